"""The games that the package has and what each has, read from their folders.

A test of what every game promises is run on all of these. What a game does not have is not asked
of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any, Final

from clans_widget.core.display import productions_of
from clans_widget.core.games import PACKAGE, game_folders, load_all
from clans_widget.stage.production import Production
from clans_widget.words import LANGUAGES, keys
from tests.modules import PROJECT

FOLDER: Final = PROJECT / PACKAGE

GAMES: Final = tuple(game_folders())
"""The names of their packages."""

load_all()  # their words, too

NAMES: Final = ("Ann", "Bob", "Cas", "Dan")
"""Who plays, as many as a game needs."""


@cache
def has(game: str, part: str) -> bool:
    """Whether a game has a part: a module or a package, such as ``"players.tables"``."""
    place = FOLDER.joinpath(game, *part.split("."))
    return (place / "__init__.py").is_file() or place.with_name(f"{place.name}.py").is_file()


def with_part(part: str) -> tuple[str, ...]:
    """The games that have a part."""
    return tuple(game for game in GAMES if has(game, part))


def part_of(game: str, part: str = "") -> Any:
    """A part of a game; the rules without a name."""
    return import_module(".".join(filter(None, (PACKAGE, game, part))))


@cache
def production_of(game: str) -> Production:
    """What a game brings to the stage."""
    kind = part_of(game).Game
    (make,) = productions_of(kind.__new__(kind))  # by its class: how many play is not known yet
    production: Production = make()
    return production


def new_game(game: str, players: Sequence[str] = (), **options: Any) -> Any:
    """A new game.

    Parameters
    ----------
    game : str
    players : sequence of str, optional
        Their names; without any, of as many players as can play it at least.
    **options
        As its ``new`` knows them. A game without chance knows no ``seed``.
    """
    make = part_of(game).Game.new
    known = signature(make).parameters
    names = list(players or NAMES[: production_of(game).seats[0]])
    return make(names, **{name: options[name] for name in options if name in known})


@cache
def languages_of(game: str) -> tuple[str, ...]:
    """The languages that a game speaks; in the others it speaks English."""
    words = {path.stem for path in (FOLDER / game).rglob("words/*.toml")}
    return tuple(language for language in LANGUAGES if language in words)


@cache
def rules_of(game: str) -> tuple[str, ...]:
    """The ids of the rules of a game: what its words tell of."""
    section = f"{game}.rule."
    return tuple(key.removeprefix(section) for key in keys() if key.startswith(section))


@cache
def examples_of(game: str) -> tuple[str, ...]:
    """The ids of the examples in the rulebooks of a game, where its tests name any."""
    module = f"tests.{game}.rules.rulebook.test_rule_ids"
    there = all(find_spec(module.rsplit(".", count)[0]) for count in (3, 2, 1))
    named = import_module(module) if there and find_spec(module) else None
    return tuple(getattr(named, "EXAMPLES", ()))
