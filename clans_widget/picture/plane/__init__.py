"""The plane that pictures lie in: points, rectangles, and chance that is the same everywhere."""
