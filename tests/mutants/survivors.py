"""The mutants that no test can notice, each with the reason why."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from .changed.making import Key

FOLDER: Final = Path(__file__).parent

USUAL: Final = "survivors.toml"


@cache
def survivors(file: str = USUAL) -> dict[Key, str]:
    """The reason why no test can notice a mutant, by the mutant's key."""
    reasons: dict[Key, str] = {}
    for entry in tomllib.loads((FOLDER / file).read_text("utf-8")).get("survivor", ()):
        for now in entry["now"]:
            for nth in entry.get("nth", [0]):
                key = entry["module"], entry.get("function", ""), entry["was"], now, nth
                if key in reasons:
                    raise ValueError(f"{file} has this twice: {key}")
                reasons[key] = entry["because"]
    return reasons


def entry(key: Key) -> str:
    """What to write into the file for a mutant, but for the reason."""
    module, function, was, now, nth = key
    lines = ["[[survivor]]", f'module = "{module}"', f'function = "{function}"']
    lines += [f"was = {_quoted(was)}", f"now = [{_quoted(now)}]"]
    return "\n".join([*lines, *([f"nth = [{nth}]"] if nth else []), 'because = ""'])


def _quoted(text: str) -> str:
    return f"'{text}'" if "'" not in text else f"'''{text}'''"
