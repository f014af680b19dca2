"""The commands that stand behind ``clans-widget``: ``clans-widget print``, for instance.

Each is a module of this package with a function ``main``, which takes the command line behind the
name and the language to speak, and gives the exit code. To add one is to add a line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

COMMANDS: Final = {"class": "classroom", "page": "paging", "print": "printing", "site": "site"}
"""The module of each command, by name; it is loaded when the command is given."""

Command = Callable[[Sequence[str], str], int]


def command(name: str) -> Command:
    """What a command does.

    Raises
    ------
    KeyError
        If there is no such command.

    Examples
    --------
    >>> command("print").__module__
    'clans_widget.cli.printing'
    """
    main: Command = import_module(f"{__package__}.{COMMANDS[name]}").main
    return main
