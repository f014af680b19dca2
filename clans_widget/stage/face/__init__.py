"""The face of a scene in a notebook: ipywidgets around an ipycanvas. It shows, and passes on."""
