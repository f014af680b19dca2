"""Scripts of the pages of JupyterLab, as the command ``clans-widget`` runs it."""
