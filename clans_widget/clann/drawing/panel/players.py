"""A plate for each player: the clan's sign, the name, the four characters, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.course import HOME
from clans_widget.clann.drawing.layout import Layout
from clans_widget.clann.drawing.pieces.emblems import emblem
from clans_widget.clann.drawing.pieces.figures import figure_shapes, ghost_shapes
from clans_widget.clann.drawing.theme import Theme
from clans_widget.clann.rules.seats import arm_of, partner_of
from clans_widget.picture.plane.geometry import circle, pairs, resample
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import Layer, Polygons, Shape, Text
from clans_widget.picture.written.still import width_of
from clans_widget.words import Voice

_TALLEST: Final = 56.0
_WIDEST: Final = 44.0
"""How high and how wide a character is at most, with its shield, at size 1."""
_STEP: Final = 30.0
"""A frame has points so close together that little else is painted again with it."""


@lru_cache(maxsize=64)
def players_layer(position: Position, layout: Layout, theme: Theme, voice: Voice) -> Layer:
    """The plates of all players."""
    shapes: list[Shape] = []
    for player, plate in enumerate(layout.plates(position.players), start=1):
        shapes += _plate(position, player, plate, theme)
        shapes += _name(position, player, plate, layout, theme, voice)
        shapes += _clan(position, player, plate, layout, theme, voice)
    return Layer("players", tuple(shapes))


def _plate(position: Position, player: int, plate: Rectangle, theme: Theme) -> Iterator[Shape]:
    acts = player == position.player
    won = position.is_over and player in (
        position.player,
        partner_of(position.player, position.players),
    )
    arm, (x, y) = arm_of(player, position.players), (plate.x, plate.y)
    ring = plate.rounded(9)
    yield Polygons((ring,), theme.plate, theme.paper_edge, 1.5)
    if acts or won:
        frame = tuple(
            point for side in pairs(ring, closed=True) for point in resample(side, _STEP)[:-1]
        )
        name = "winner" if won else "turn"
        yield Polygons((frame,), stroke=theme.mark, stroke_width=4.4, name=name)
    edge = Rectangle(x + 5, y + 6, 8, plate.height - 12)
    yield Polygons((edge.rounded(3.5),), theme.clans[arm].base, theme.clans[arm].shade, 1)


def _name(
    position: Position, player: int, plate: Rectangle, layout: Layout, theme: Theme, voice: Voice
) -> Iterator[Shape]:
    """Sign and name; of four players, each has the partner's sign behind the name."""
    arm, size = arm_of(player, position.players), layout.name
    x, y, paint = plate.x + 18 + 0.84 * size, plate.y + 0.95 * size, theme.clans[arm]
    acts = player == position.player
    yield Polygons((emblem(arm, x, y, 0.56 * size),), paint.base, paint.shade, 1.4, name="sign")
    partner = partner_of(player, position.players)
    room = plate.width - 24 - (3.9 if partner else 1.8) * size - (size if acts else 0)
    text = shortened(voice.name(player), room / size)
    left, low = x + 0.95 * size, y + 0.34 * size
    yield Text(text, left, low, size, theme.text, "start", bold=acts, name="player")
    right = plate.x + plate.width - 0.9 * size
    if partner:
        other = arm_of(partner, position.players)
        signs = theme.clans[other]
        yield Polygons((emblem(other, right, y, 0.42 * size),), signs.base, signs.shade, 1.2)
        yield Text("+", right - 0.95 * size, low, 0.9 * size, theme.quiet_ink)


def shortened(name: str, room: float) -> str:
    """As much of a name as there is room for, in units of the size of its letters.

    Examples
    --------
    >>> shortened("Ann", 9), shortened("Maximiliane", 4)
    ('Ann', 'Maxi…')
    """
    if width_of(name) <= room:
        return name
    while name and width_of(name + "…") > room + 0.4:
        name = name[:-1]
    return name + "…"


def _clan(
    position: Position, player: int, plate: Rectangle, layout: Layout, theme: Theme, voice: Voice
) -> Iterator[Shape]:
    """The four characters: faint at home, on a gold disc at the Arrival."""
    arm, top = arm_of(player, position.players), plate.y + 1.75 * layout.name
    room = plate.y + plate.height - 7 - top
    step = (plate.width - 34) / 4
    size = min(step / _WIDEST, room / _TALLEST)
    for character, at in enumerate(position.characters[player - 1]):
        place = plate.x + 20 + step * (character + 0.5), plate.y + plate.height - 9
        if at == position.course.arrival:
            glow = circle(place[0], place[1] - 22 * size, min(25 * size, 0.48 * step), 24)
            yield Polygons((glow,), theme.gold.base, theme.gold.shade, 1.4, name="arrived")
        if at == HOME:
            yield from ghost_shapes(character, place, size, theme.quiet_ink)
        else:
            yield from figure_shapes(
                arm, character, place, size, theme, voice, smallest=layout.smallest
            )
