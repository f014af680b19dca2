"""Questions that are answered by choosing one of a few answers."""
