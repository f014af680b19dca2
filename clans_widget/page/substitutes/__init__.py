"""What stands on a page in the place of packages that a browser's Python does without."""
