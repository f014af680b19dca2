"""In place of IPython on a page: there is a shell, and what is displayed goes to the page."""

from __future__ import annotations

from clans_widget.page.shell import Shell, shell


def get_ipython() -> Shell:
    """The shell of the page."""
    return shell
