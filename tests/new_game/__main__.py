"""The command ``python -m tests.new_game NAME``, in the folder of the project."""

from __future__ import annotations

import sys

from tests.modules import PROJECT
from tests.new_game.making import NameTaken, make

NEXT = """\
{name} is there. It plays three in a row until you change that. Look at it first:

    .venv/bin/pytest clans_widget/{name} tests/{name} tests/any_game -k {name}
    .venv/bin/python docs/lessons.py --game {name}

and in a notebook:

    from clans_widget import {widget}
    {widget}("---/---/--- 1", players=["Ann", "Bob"])

CONTRIBUTING.md says how to go on.
"""


def main(arguments: list[str]) -> int:
    """Make the game that is named; the exit code is 0 if that could be done."""
    if len(arguments) != 1:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    try:
        made = make(arguments[0], PROJECT)
    except NameTaken as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write("".join(f"{path.relative_to(PROJECT)}\n" for path in made.files))
    sys.stdout.write("\n" + NEXT.format(name=made.name, widget=made.widget))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
