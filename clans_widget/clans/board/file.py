"""Board files: JSON text from and to the parts of a board.

The format is that of ``standard_board.json``: ``aspect`` (width and height of the
map), ``territories`` (id, region, terrain, center, neighbors) and ``lakes`` (center,
shore). A file may also carry a ``note``, and the epoch chart as ``epochs``, which must
then be the one of C5.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from clans_widget.clans.errors import BoardError
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.epochs import (
    EPOCHS,
    TERRAINS,
    Epoch,
)
from clans_widget.core.planar import Point
from clans_widget.core.printable import without_mark

from .territory import Lake, Territory, as_names, as_point

MOST_TERRITORIES: Final = 26 * len(COLORS)
"""As many as there are region letters for."""

_KEYS: Final = {"aspect", "territories", "lakes", "note", "epochs"}

Parts = tuple[list[Territory], list[Lake], Point]


def read(text: str) -> Parts:
    """The territories, lakes and aspect in the text of a board file.

    Raises
    ------
    BoardError
        If the text is not JSON, or not of the format.
    """
    try:
        data = json.loads(without_mark(text))
    except json.JSONDecodeError as error:
        raise BoardError("clans.board.json_at", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError, TypeError, AttributeError):
        raise BoardError("clans.board.json") from None
    if not isinstance(data, dict) or not isinstance(data.get("territories"), list):
        raise BoardError("clans.board.format", where="territories")
    for key in data:
        if key not in _KEYS:
            raise BoardError("clans.board.entry", entry=key)
    if len(data["territories"]) > MOST_TERRITORIES:
        raise BoardError("clans.board.too_many", most=MOST_TERRITORIES)
    if "epochs" in data and data["epochs"] != [_epoch_row(epoch) for epoch in EPOCHS]:
        raise BoardError("clans.board.epochs")
    territories = [_territory(row, k) for k, row in enumerate(data["territories"])]
    rows = data.get("lakes", [])
    if not isinstance(rows, list) or len(rows) > 2 * MOST_TERRITORIES:
        raise BoardError("clans.board.format", where="lakes")
    aspect = _point(data.get("aspect", [1, 1]), "aspect")
    return territories, [_lake(row, k) for k, row in enumerate(rows)], aspect


def write(territories: Iterable[Territory], lakes: Iterable[Lake], aspect: Point) -> str:
    """The text of a board file, a territory or lake to a line."""
    land: Iterator[dict[str, object]] = (
        {
            "id": territory.id,
            "region": territory.region,
            "terrain": territory.terrain,
            "center": territory.center,
            "neighbors": territory.neighbors,
        }
        for territory in territories
    )
    water: Iterator[dict[str, object]] = (
        {"center": lake.center, "shore": lake.shore} for lake in lakes
    )
    return (
        f'{{\n "aspect": {json.dumps(aspect)},\n'
        f' "territories": [\n{_lines(land)}\n ],\n "lakes": [\n{_lines(water)}\n ]\n}}\n'
    )


def _lines(rows: Iterable[dict[str, object]]) -> str:
    return ",\n".join(f"  {json.dumps(row)}" for row in rows)


def _territory(row: Any, k: int) -> Territory:
    where = f"territories[{k}]"
    if not isinstance(row, dict):
        raise BoardError("clans.board.format", where=where)
    name, region, terrain = (_text(row.get(key), where) for key in ("id", "region", "terrain"))
    neighbors = _names(row.get("neighbors"), where)
    return Territory(name, region, terrain, _point(row.get("center"), where), neighbors)


def _lake(row: Any, k: int) -> Lake:
    where = f"lakes[{k}]"
    if not isinstance(row, dict):
        raise BoardError("clans.board.format", where=where)
    return Lake(_point(row.get("center"), where), _names(row.get("shore"), where))


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise BoardError("clans.board.format", where=where)
    return value


def _names(value: Any, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MOST_TERRITORIES:
        raise BoardError("clans.board.format", where=where)
    return as_names(value, where)


def _point(value: Any, where: str) -> Point:
    if not isinstance(value, list):
        raise BoardError("clans.board.format", where=where)
    return as_point(value, where)


def _epoch_row(epoch: Epoch) -> dict[str, object]:
    return {
        "epoch": epoch.numeral,
        "chips": epoch.chips,
        "bonus": epoch.bonus,
        "favorable": _one(epoch.favorable),
        "unfavorable": _one(epoch.unfavorable),
    }


def _one(terrains: Sequence[str]) -> str | None:
    if len(terrains) == len(TERRAINS):
        return "all"
    return terrains[0] if terrains else None
