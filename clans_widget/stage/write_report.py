"""A board as a short text from which it comes back: for whoever is to see what went wrong."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from clans_widget.core.argument_types import fits
from clans_widget.core.errors import Refusal

from .write_state import write_game, write_state

if TYPE_CHECKING:
    from .scene import Scene

PACKAGES: Final = ("clans-widget", "ipywidgets", "ipycanvas")
"""Whose versions a report names."""


class Report(NamedTuple):
    """What a report tells.

    Attributes
    ----------
    board : str
        The class of the board.
    game : mapping
        As :func:`~clans_widget.stage.write_state.write_game` has it.
    options : mapping of str
        What else the board was made with.
    state : mapping
        As :func:`~clans_widget.stage.write_state.write_state` has it.
    actions : sequence of mapping
        What has happened on the board last, the oldest first.
    """

    board: str
    game: Mapping[str, Any]
    options: Mapping[str, Any]
    state: Mapping[str, Any]
    actions: Sequence[Mapping[str, Any]]


KINDS: Final = (str, dict[str, Any], dict[str, Any], dict[str, Any], list[dict[str, Any]])


def write_report(scene: Scene, board: str, options: Mapping[str, Any]) -> str:
    """A report of a board: versions, what its viewer may know of the game, state and actions.

    Examples
    --------
    >>> from clans_widget import clann
    >>> from clans_widget.clann.staging.production import ClannProduction
    >>> from clans_widget.stage.scene import Scene
    >>> scene = Scene(ClannProduction(), clann.Game.new(["Ann", "Bob"], seed=7))
    >>> text = write_report(scene, "ClannWidget", {})
    >>> read_report(text).options, read_report(text).board
    ({}, 'ClannWidget')
    """
    production, viewer = scene.production, scene.seen_by
    game = write_game(scene.game, production, viewer)
    report = Report(
        board,
        game,
        {**options, **({"seen_by": viewer} if viewer else {})},
        write_state(scene.state, production, viewer),
        [action.to_json() for action in scene.done],
    )
    parts = report._asdict().items()
    lines = (f"{name} {json.dumps(part, default=str)}" for name, part in parts)
    marked = production.drawn_anew(game, scene.voice)
    return "\n".join(filter(None, (_versions(), marked, *lines)))


def read_report(text: str) -> Report:
    """What a report tells, whatever stands around it.

    Raises
    ------
    Refusal
        If it is none.
    """
    found = {}
    for line in text.splitlines():
        name, _, part = line.strip().partition(" ")
        if name in Report._fields:
            found[name] = _plain(part)
    parts = [found.get(name) for name in Report._fields]
    if not all(fits(part, kind) for part, kind in zip(parts, KINDS, strict=True)):
        raise Refusal("widget.no_report")
    return Report._make(parts)


def _plain(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise Refusal("widget.no_report") from None


def _versions() -> str:
    packages = (f"{name} {_version(name)}" for name in PACKAGES)
    return ", ".join([*packages, f"Python {platform.python_version()}"])


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:  # a page has none
        return "-"
