"""A picture after the live widget, for a saved notebook whose kernel is gone.

A front end shows of each output the one form that it ranks highest. JupyterLab ranks a widget
above its picture, and says "model not found" when the kernel has forgotten the widget. So the
picture stands in an output of its own there, which the style hides while the widget lives.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final

from IPython import get_ipython
from IPython.display import display

from clans_widget.core.session import SESSION

OF_CODE: Final = "__vsc_ipynb_file__"
"""VS Code, which would not hide the picture, gives its kernels this global variable."""

_TEXT: Final = "text/plain"


def is_apart() -> bool:
    """Whether the front end shows the still in an output of its own, and hides it.

    True for notebooks of a Jupyter server: in JupyterLab and Notebook 7. Programs that run
    notebooks, VS Code and Voilà get all forms in one output.

    Examples
    --------
    >>> is_apart()
    False
    """
    shell = get_ipython()
    return SESSION in os.environ and shell is not None and OF_CODE not in shell.user_ns


def apart(bundle: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The live form, and the still with its text: together they hold what the bundle holds.

    A page that knows no widgets would show a text beside the live form, above the still.

    Parameters
    ----------
    bundle : mapping
        From MIME type to content.

    Examples
    --------
    >>> live = "application/vnd.jupyter.widget-view+json"
    >>> apart({live: {}, "text/plain": "Clans", "image/svg+xml": "<svg/>"})
    ({'application/vnd.jupyter.widget-view+json': {}}, \
{'text/plain': 'Clans', 'image/svg+xml': '<svg/>'})
    """
    pictures = {kind for kind in bundle if kind.startswith("image/")}
    kinds = {*pictures, _TEXT} if pictures else set()
    still = {kind: content for kind, content in bundle.items() if kind in kinds}
    return {kind: content for kind, content in bundle.items() if kind not in kinds}, still


def show_apart(bundle: Mapping[str, Any]) -> None:
    """Show the live form, and right after it the still."""
    for output in apart(bundle):
        display(output, raw=True)
