"""A new game from the template: the same files under another name."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase
from typing import Final, NamedTuple

TEMPLATE: Final = Path(__file__).parent / "template"

FOLDERS: Final[Mapping[str, str]] = {
    "game": "clans_widget/{name}",
    "course": "docs/course/{name}",
    "tests": "tests/{name}",
    "handbook/en": "docs/handbook/{name}",
    "handbook/fr": "docs/handbook/fr/{name}",
    "handbook/nl": "docs/handbook/nl/{name}",
}
"""Where each folder of the template goes."""

RULE: Final = re.compile(r"\b[Qq](?=\d)|(?<=\")Q(?=\")|(?<=test_)q(?=\d)")
"""The letter of the template's rules."""


class NameTaken(ValueError):
    """No game can have this name."""


class Made(NamedTuple):
    """A game that has been made."""

    name: str
    widget: str
    files: tuple[Path, ...]


def make(name: str, project: Path) -> Made:
    """Make a game.

    Parameters
    ----------
    name : str
        Of its package: small letters, with low lines between words.
    project : Path
        The folder of the project.

    Raises
    ------
    NameTaken
        If something is called so, or nothing can be.
    """
    _check(name, project)
    words = {
        "newgame": name,
        "new-game": name.replace("_", "-"),
        "NewGame": class_name(name),
        "NEWTITLE": title(name),
    }
    letter = free_letter(name, project)
    files = []
    for folder, place in FOLDERS.items():
        target = project / place.format(name=name)
        for source in sorted((TEMPLATE / folder).rglob("*")):
            if source.is_file() and source.suffix != ".pyc":
                path = target / _put(str(source.relative_to(TEMPLATE / folder)), words)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(_written(source.read_text("utf-8"), words, letter), "utf-8")
                files.append(path)
    _tidy([path for path in files if path.suffix == ".py"], project)
    return Made(name, f"{class_name(name)}Widget", tuple(files))


def class_name(name: str) -> str:
    """How the names of its classes begin.

    Examples
    --------
    >>> class_name("nine_mens"), title("nine_mens")
    ('NineMens', 'Nine mens')
    """
    return "".join(word.capitalize() for word in name.split("_"))


def title(name: str) -> str:
    """What the game is called, until somebody changes that."""
    return name.replace("_", " ").capitalize()


def free_letter(name: str, project: Path) -> str:
    """A letter that begins the ids of no other game's rules: of the name, if it can be."""
    courses = project.glob("docs/course/*/course.toml")
    told = (tomllib.loads(path.read_text("utf-8")) for path in courses)
    taken = {letter for each in told for letter in each["rules"] + each["examples"]}
    wanted = [letter for letter in name.upper() + ascii_uppercase if letter in ascii_uppercase]
    return next(letter for letter in wanted if letter not in taken)


def _check(name: str, project: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or iskeyword(name):
        raise NameTaken(f"A game cannot be called “{name}”: small letters, as in nine_mens.")
    if name in sys.stdlib_module_names:
        raise NameTaken(f"A module of Python is called “{name}”.")
    for place in FOLDERS.values():
        if (project / place.format(name=name)).exists():
            raise NameTaken(f"There is {place.format(name=name)} already.")


def _written(text: str, words: Mapping[str, str], letter: str) -> str:
    own = RULE.sub(lambda found: letter if found[0].isupper() else letter.lower(), text)
    return _put(own, words)


def _tidy(files: Sequence[Path], project: Path) -> None:
    """Put imports in order and break lines: a name has its own place and its own length."""
    for command in (["check", "--select=I", "--fix"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--quiet", *map(str, files)]
        subprocess.run(ruff, cwd=project, check=True)


def _put(text: str, words: Mapping[str, str]) -> str:
    for word, own in words.items():
        text = text.replace(word, own)
    return text
