"""In place of IPython's shell, which ipywidgets knows by name."""

from __future__ import annotations

from clans_widget.page.shell import Shell as InteractiveShell

__all__ = ["InteractiveShell"]
