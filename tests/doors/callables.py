"""What authors can call: found by looking, so that nothing new is forgotten."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from tests import games
from tests.games import has
from tests.modules import PROJECT

GAMES: Final = tuple(game for game in games.GAMES if (PROJECT / f"tests/{game}/doors.py").exists())
"""The games whose tests say what is right at their doors."""

OF_A_GAME: Final = (
    *("exercises", "exercises.goals", "tables", "players", "players.tables", "players.plots"),
    *("simulate", "environments", "review", "review.plots"),
)

MODULES: Final = (
    "clans_widget",
    *(f"clans_widget.{game}" for game in GAMES),
    *(f"clans_widget.{game}.{part}" for game in GAMES for part in OF_A_GAME if has(game, part)),
)


class Door(NamedTuple):
    """Something that can be called.

    Attributes
    ----------
    game : str
        Of which game it is, or empty.
    owner : type or None
        The class whose method it is.
    name : str
    """

    game: str
    owner: type | None
    name: str
    call: Callable[..., Any]

    @property
    def id(self) -> str:
        """Its name in full."""
        owner = f"{self.owner.__name__}." if self.owner else ""
        return f"{self.game}.{owner}{self.name}".lstrip(".")

    @property
    def parameters(self) -> tuple[inspect.Parameter, ...]:
        """What it is given, without the object whose method it is."""
        found = tuple(inspect.signature(self.call).parameters.values())
        return found[1:] if found and found[0].name in ("self", "cls") else found


@cache
def doors() -> tuple[Door, ...]:
    """All of them, each once."""
    found = {(door.owner, door.call): door for name in MODULES for door in _in_module(name)}
    return tuple(sorted(found.values(), key=lambda door: door.id))


def _in_module(name: str) -> Iterator[Door]:
    module = import_module(name)
    _, _, rest = name.partition(".")
    game = rest.partition(".")[0]
    for each in getattr(module, "__all__", None) or _own(module):
        thing = getattr(module, each)
        if inspect.isclass(thing):
            if not issubclass(thing, Exception):
                yield from _of_class(game or _game_of(thing), thing)
        elif inspect.isfunction(thing):
            yield Door(game, None, each, thing)


def _own(module: Any) -> list[str]:
    """What a module without ``__all__`` defines."""
    names = (name for name in vars(module) if not name.startswith("_"))
    return [n for n in names if getattr(vars(module)[n], "__module__", "") == module.__name__]


def _game_of(kind: type) -> str:
    return next((game for game in GAMES if f".{game}." in f"{kind.__module__}."), "")


def _of_class(game: str, kind: type) -> Iterator[Door]:
    made = getattr(kind, "__init__", None)
    if inspect.isfunction(made):
        yield Door(game, kind, "__init__", made)
    for name in sorted(dir(kind)):
        method = inspect.getattr_static(kind, name)
        method = getattr(method, "__func__", method)
        if not name.startswith("_") and inspect.isfunction(method) and _is_ours(method):
            yield Door(game, kind, name, method)


def _is_ours(method: Any) -> bool:
    return bool(method.__module__.startswith("clans_widget."))
