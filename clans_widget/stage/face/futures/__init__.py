"""Two futures side by side, as widgets: alone in a notebook, or in a panel of a game."""
