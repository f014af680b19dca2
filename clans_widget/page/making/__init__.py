"""Puts together what a browser needs to play: Python, its modules, and the page's scripts."""

from .assets import write_assets

__all__ = ["write_assets"]
