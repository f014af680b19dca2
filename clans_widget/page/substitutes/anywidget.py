"""In place of anywidget on a page: its widgets name their script, which the page has already."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, ClassVar

from ipywidgets import DOMWidget
from traitlets import Unicode


class AnyWidget(DOMWidget):
    """A widget with a script and a style of its own."""

    _model_name = Unicode("AnyModel").tag(sync=True)
    _view_name = Unicode("AnyView").tag(sync=True)
    _script = Unicode().tag(sync=True)

    _esm: ClassVar[str] = ""
    _css: ClassVar[str] = ""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, _script=script_name(self._esm), **options)


def script_name(text: str) -> str:
    """What a script is called on a page: its name comes from what is in it."""
    return f"{sha256(text.encode()).hexdigest()[:12]}.js"
