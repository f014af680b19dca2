"""In place of the modules of ipywidgets."""
