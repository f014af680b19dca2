"""The epoch chart (C5), and the village chips on their way from it to the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from clans_widget.clans.drawing.emphasis import Emphasis
from clans_widget.clans.drawing.land.terrain import texture
from clans_widget.clans.drawing.layout import Layout
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.moment import Moment
from clans_widget.clans.rules.epochs import (
    EPOCHS,
    TERRAINS,
    Epoch,
    chips_left,
)
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import (
    Path,
    between,
    box,
    circle,
    moved,
    rounded_box,
)
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import (
    Circles,
    Layer,
    Lines,
    Polygons,
    Shape,
    Text,
)
from clans_widget.words import Voice

from .players import chip_places, player_lines

_NUMERAL: Final = 27.0
_CHIP: Final = 10.0
_BONUS: Final = 0.82
"""Radius of the disc under a bonus, in units of the size of its font."""


def chart(layout: Layout, theme: Theme) -> list[Shape]:
    """What is printed: numerals, places for chips, bonus, favorable and unfavorable terrains."""
    rows, numeral = list(zip(EPOCHS, layout.epochs, strict=True)), max(_NUMERAL, layout.told)
    holes = tuple((x, y, _CHIP) for epoch, row in rows for x, y in _chip_places(row, epoch.chips))
    bad = [_bad(row) for epoch, row in rows if epoch.unfavorable]
    return [
        Polygons(tuple(_card(row) for row in layout.epochs), theme.cell, theme.paper_edge, 1.2),
        *(
            Text(epoch.numeral, row.x + 12, row.y + 32, numeral, theme.ink, "start", bold=True)
            for epoch, row in rows
        ),
        Circles(holes, theme.paper_edge),
        *_swatches([swatch for epoch, row in rows for swatch in _swatches_of(epoch, row)], theme),
        *_destroyed(bad, theme),
        *_bonuses(
            [(epoch, _good(row, epoch)) for epoch, row in rows], theme, max(17.0, layout.smallest)
        ),
    ]


def _swatches_of(epoch: Epoch, row: Rectangle) -> Iterator[tuple[str, Rectangle]]:
    """Each terrain that has a favor in an epoch, and where it is shown."""
    good = _good(row, epoch)
    wide = good.width / len(epoch.favorable)
    for k, terrain in enumerate(epoch.favorable):
        yield terrain, Rectangle(good.x + k * wide, good.y, wide, good.height)
    for terrain in epoch.unfavorable:
        yield terrain, _bad(row)


def _swatches(swatches: Sequence[tuple[str, Rectangle]], theme: Theme) -> list[Shape]:
    """Little pieces of land."""
    shapes: list[Shape] = []
    for terrain in TERRAINS:
        places = [place for name, place in swatches if name == terrain]
        signs = [sign for place in places for sign in _signs(place)]
        ground = theme.ground(terrain)
        shapes.append(Polygons(tuple(map(_outline, places)), ground.base))
        shapes += texture(terrain, signs, ground, plain=theme.plain)
    return [*shapes, Polygons(tuple(_outline(place) for _, place in swatches), stroke=theme.border)]


def _signs(place: Rectangle) -> Iterator[Point]:
    x, y = place.middle
    number = max(1, int(place.width / 20))
    for k in range(number):
        yield x + 18 * (k - (number - 1) / 2), y + (9 if k % 2 else -3)


def _bonuses(places: Sequence[tuple[Epoch, Rectangle]], theme: Theme, size: float) -> list[Shape]:
    """The bonus of each epoch beside its favorable terrain."""
    spots = [(place.x + place.width, place.y + 5) for _, place in places]
    return [
        Polygons(
            tuple(circle(x, y, _BONUS * size, 16) for x, y in spots), theme.mark, theme.ink, 1.2
        ),
        *(
            Text(f"+{epoch.bonus}", x, y + 0.33 * size, size, theme.ink, bold=True)
            for (epoch, _), (x, y) in zip(places, spots, strict=True)
        ),
    ]


def _destroyed(places: Sequence[Rectangle], theme: Theme) -> list[Shape]:
    """Each piece of land is crossed out."""
    bars = tuple(bar for place in places for bar in _crossed(place))
    return [
        Lines(bars, theme.halo, 5.5, 0.85),
        Lines(bars, theme.alarm, 3),
    ]


def _crossed(place: Rectangle) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
    left, right = place.x + 3, place.x + place.width - 3
    top, bottom = place.y + 3, place.y + place.height - 3
    return ((left, top), (right, bottom)), ((left, bottom), (right, top))


_ROOF: Final = ((-0.55, 0.05), (0, -0.55), (0.55, 0.05))
_WALL: Final = ((-0.35, 0.05), (0.35, 0.05), (0.35, 0.5), (-0.35, 0.5))


def _card(place: Rectangle) -> tuple[Point, ...]:
    return rounded_box(place.x, place.y, place.width, place.height, 7)


def _outline(place: Rectangle) -> tuple[Point, ...]:
    return box(place.x, place.y, place.width, place.height)


def _chip_places(place: Rectangle, number: int) -> list[Point]:
    gap = 2 * _CHIP + 5
    right = place.x + place.width - 14 - _CHIP
    return [(right - gap * (number - 1 - k), place.y + 23) for k in range(number)]


def _good(row: Rectangle, epoch: Epoch) -> Rectangle:
    """Where an epoch's favorable terrain is shown: over the whole width if no other is."""
    wide, y, high = _swatch_size(row)
    return Rectangle(row.x + 12, y, wide if epoch.unfavorable else row.width - 36, high)


def _bad(row: Rectangle) -> Rectangle:
    wide, y, high = _swatch_size(row)
    return Rectangle(row.x + row.width - wide - 12, y, wide, high)


def _swatch_size(row: Rectangle) -> tuple[float, float, float]:
    high = row.height - 60
    return (row.width - 52) / 2, row.y + 48, high


def chart_layer(
    moment: Moment,
    emphasis: Emphasis,
    layout: Layout,
    theme: Theme,
    voice: Voice,
    progress: float = 1,
) -> Layer:
    """Chips on the chart, the epoch that runs, and a line for each player.

    Parameters
    ----------
    moment : Moment
    emphasis : Emphasis
        Which epochs are bright, who has just taken a chip or turned over a card, who has won.
    layout : Layout
    theme : Theme
    voice : Voice
        Knows the players' names.
    progress : float
        How far a chip is on its way to the player, a card turned over, or the emphasis
        on its way to the next epoch.
    """
    rows = list(zip(EPOCHS, layout.epochs, strict=True))
    villages = sum(moment.position.chips)
    chips = [
        place
        for epoch, row in rows
        for place in _chip_places(row, epoch.chips)[epoch.chips - chips_left(epoch, villages) :]
    ]
    bright = _bright([row for epoch, row in rows if epoch.numeral in emphasis.epochs], progress)
    held = [
        chip_places(number, voice.name(seat), place, layout)
        for seat, (number, place) in enumerate(
            zip(moment.position.chips, layout.players, strict=False), start=1
        )
    ]
    hole, taken_by = _taken_from(rows, villages), emphasis.taken_by
    taken = held[taken_by - 1].pop() if taken_by else hole
    shapes = [
        Polygons(bright, stroke=theme.mark, stroke_width=4, name="epoch"),
        *_chips(chips, _CHIP, theme),
        *(_ring(hole, _CHIP, 3, theme) if taken_by else ()),
        *player_lines(moment, emphasis, layout, theme, voice, progress),
        *_chips([place for places in held for place in places], layout.chip, theme),
        *(_on_its_way(hole, taken, layout.chip, progress, theme) if taken_by else ()),
    ]
    return Layer("chart", tuple(shapes))


def _chips(places: Sequence[Point], r: float, theme: Theme) -> list[Shape]:
    """Wooden chips with a little roof on them."""
    roofs = tuple(moved(_ROOF, x, y, r) for x, y in places)
    walls = tuple(moved(_WALL, x, y, r) for x, y in places)
    return [
        Circles(tuple((x, y, r + 1.2) for x, y in places), theme.chip_rim),
        Circles(tuple((x, y, r) for x, y in places), theme.chip, name="chip"),
        Polygons(roofs + walls, theme.chip_rim),
    ]


def _bright(rows: Sequence[Rectangle], progress: float) -> tuple[Path, ...]:
    """The frame of the current epoch; where two are, the second comes from the first."""
    first = rows[0]
    return tuple(
        _card(
            Rectangle(
                first.x + progress * (row.x - first.x),
                first.y + progress * (row.y - first.y),
                row.width,
                row.height,
            )
        )
        for row in rows
    )


def _taken_from(rows: Sequence[tuple[Epoch, Rectangle]], villages: int) -> Point:
    """Where the chip lay that was taken last."""
    places = [place for epoch, row in rows for place in _chip_places(row, epoch.chips)]
    return places[villages - 1]


def _on_its_way(
    hole: Point, goal: Point, held: float, progress: float, theme: Theme
) -> list[Shape]:
    """The chip between the chart and the player who takes it, where chips have another size."""
    size = _CHIP + progress * (held - _CHIP)
    chip = _chips([between(hole, goal, progress)], size, theme)
    return [*chip, *(_ring(goal, held, 2, theme) if progress == 1 else ())]


def _ring(place: Point, r: float, width: float, theme: Theme) -> list[Shape]:
    return [Circles(((*place, r + 2.5),), stroke=theme.alarm, stroke_width=width, name="taken")]
