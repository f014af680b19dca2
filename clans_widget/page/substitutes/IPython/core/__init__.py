"""In place of IPython's core."""
