"""In place of the module in which ipywidgets keeps all widgets."""

from __future__ import annotations

from clans_widget.page.widgets import instances as _instances

__all__ = ["_instances"]
