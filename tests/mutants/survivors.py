"""The mutants that no test can notice, each with the reason why."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from .changed.making import Key

FOLDER: Final = Path(__file__).parent

USUAL: Final = "survivors.toml"

InGroup: TypeAlias = tuple[str, str, str, str, int]
"""The group of a mutant, and its key. In a file that is about one group alone, no group."""


@cache
def survivors(file: str = USUAL) -> dict[InGroup, str]:
    """The reason why no test can notice a mutant."""
    reasons: dict[InGroup, str] = {}
    for entry in tomllib.loads((FOLDER / file).read_text("utf-8")).get("survivor", ()):
        for now in entry["now"]:
            for nth in entry.get("nth", [0]):
                key = entry.get("group", ""), entry["piece"], entry["was"], now, nth
                if key in reasons:
                    raise ValueError(f"{file} has this twice: {key}")
                reasons[key] = entry["because"]
    return reasons


def entry(group: str, key: Key) -> str:
    """What to write into the file for a mutant, but for the reason."""
    piece, was, now, nth = key
    lines = ["[[survivor]]", f'group = "{group}"', f'piece = "{piece}"']
    lines += [f"was = {_quoted(was)}", f"now = [{_quoted(now)}]"]
    return "\n".join([*lines, *([f"nth = [{nth}]"] if nth else []), 'because = ""'])


def _quoted(text: str) -> str:
    return f"'{text}'" if "'" not in text else f"'''{text}'''"
