"""The end of a game: cards turn one by one, chips are counted, totals race, somebody has won.

It lies over the map, with a column for each player: the clan card, a bar as high as the points,
the name, and the chips that are still to be counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from clans_widget.clans.moment import Moment
from clans_widget.clans.rules.steps import ChipsScored
from clans_widget.clans.voice import short
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path, between, box, moved, rounded_box
from clans_widget.picture.shapes import Circles, Layer, Polygons, Shape, Text
from clans_widget.words import Voice

from .columns import CHIP, STAGE, Column, chip_places, columns_of
from .emphasis import Emphasis
from .layout import Layout
from .panel.track import disc_place
from .pieces.huts import SILHOUETTES
from .theme import Theme

_BANNER: Final = (150.0, 26.0, 700.0, 84.0)
_CARD: Final = (122.0, 160.0)
_CARD_MIDDLE: Final = 200.0
_FOOT: Final = 592.0
_HIGHEST: Final = 230.0
"""Where cards lie, where bars stand, and how high the bar of the most points is."""
_NAME_LINE: Final = 638.0
_TEXT: Final = 38.0
_BAR: Final = 76.0
_LEAVES: Final = 7
_WIDE_LETTER: Final = 0.6

_LEAF: Final = ((0, -15), (6, -5), (5, 6), (0, 14), (-5, 6), (-6, -5))


def hides(place: Point, reach: float) -> bool:
    """Whether what lies around a place cannot be seen under the columns."""
    (x, y), (left, top, width, height) = place, STAGE
    across = left + reach < x < left + width - reach
    return across and top + reach < y < top + height - reach


def finale_layer(
    moment: Moment,
    emphasis: Emphasis,
    layout: Layout,
    theme: Theme,
    voice: Voice,
    progress: float = 1,
) -> Layer:
    """The columns of the players over the map; empty before the end.

    Parameters
    ----------
    moment : Moment
    emphasis : Emphasis
        Who has won.
    layout : Layout
    theme : Theme
    voice : Voice
    progress : float
        How far a card is turned over, chips are counted, or the winners are crowned.
    """
    if not emphasis.ends:
        return Layer("finale", ())
    columns, most = columns_of(moment, progress), _most(moment)
    won = [column for column in columns if column.seat in emphasis.winners]
    size = max(_TEXT, layout.told)
    shapes: list[Shape] = [
        Polygons((rounded_box(*STAGE, 18),), theme.paper, theme.chip_rim, 3, name="finale"),
        *(_frames(won, moment.position.players, theme) if won else ()),
        *_bars(columns, most, theme),
        *(shape for column in won for shape in _laurel(column.middle, theme, progress)),
        *(shape for column in columns for shape in _card(column, theme, voice, size)),
        *_written(columns, most, theme, voice, size),
        *_chips([place for column in columns for place in chip_places(column)], theme),
        *_counting(moment, columns, layout, theme, progress, size),
        *(_banner(won, moment, theme, voice, progress) if won else ()),
    ]
    return Layer("finale", tuple(shapes))


def _most(moment: Moment) -> float:
    """The points of the highest bar there can be; it tells nothing that is secret."""
    return max(1.0, max(moment.position.scores) + max(moment.position.chips))


def _height(points: float, most: float) -> float:
    return _HIGHEST * min(1.0, max(0.0, points) / most)


def _bars(columns: Sequence[Column], most: float, theme: Theme) -> list[Shape]:
    """A bar for each player, in the paint of the clan."""
    shapes: list[Shape] = [Polygons((box(STAGE[0] + 24, _FOOT, STAGE[2] - 48, 3),), theme.chip_rim)]
    for column in columns:
        high = _height(column.points, most)
        if column.clan and high:
            bar = box(column.middle - _BAR / 2, _FOOT - high, _BAR, high)
            paint = theme.paint(column.clan)
            shapes.append(Polygons((bar,), paint.base, theme.ink, 1.6, name=f"total.{column.seat}"))
    return shapes


def _written(
    columns: Sequence[Column], most: float, theme: Theme, voice: Voice, size: float
) -> list[Shape]:
    """The points on top of the bars, the names below them."""
    longest = int(STAGE[2] / len(columns) / (_WIDE_LETTER * size))
    points = [
        Text(
            str(round(column.points)),
            column.middle,
            _FOOT - _height(column.points, most) - 10,
            size * 1.15,
            theme.ink,
            bold=True,
            halo=theme.halo,
            name="told.total",
        )
        for column in columns
        if column.clan and column.turned > 1 / 2
    ]
    names = [
        Text(name, column.middle, _NAME_LINE, size, theme.ink, bold=True, name="told.player")
        for column in columns
        for name in [_shortened(voice.name(column.seat), longest)]
    ]
    return [*points, *names]


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


def _card(column: Column, theme: Theme, voice: Voice, size: float) -> list[Shape]:
    """A large clan card as it is turned over: first its back, then the clan."""
    wide, high = _CARD
    thin = max(0.02, abs(cos(pi * column.turned)))
    outline = rounded_box(-wide / 2, -high / 2, wide, high, 10)
    card = _pressed(outline, thin, column.middle)
    if column.turned <= 1 / 2:
        roof = _pressed(moved(SILHOUETTES["green"].body, 0, 0, 3.4), thin, column.middle)
        return [
            Polygons((card,), theme.chip, theme.chip_rim, 3, name="card.back"),
            Polygons((roof,), theme.chip_rim),
        ]
    paint, parts = theme.paint(column.clan), SILHOUETTES[column.clan]
    body, shade, door = (
        _pressed(moved(part, 0, -18, 3.8), thin, column.middle)
        for part in (parts.body, parts.shade, parts.door)
    )
    shapes: list[Shape] = [
        Polygons((card,), theme.lit, paint.base, 8, name=f"card.{column.clan}"),
        Polygons((body,), paint.base, theme.ink, 2),
        Polygons((shade,), paint.shade),
        Polygons((door,), theme.ink),
    ]
    if column.turned == 1:
        letters, line = short(column.clan, voice), _CARD_MIDDLE + high / 2 - 14
        ink = theme.ink
        shapes.append(Text(letters, column.middle, line, size, ink, bold=True, name="told.clan"))
    return shapes


def _pressed(path: Path, thin: float, middle: float) -> Path:
    """A part of a card that is seen from the side, where it lies."""
    return tuple((middle + thin * x, _CARD_MIDDLE + y) for x, y in path)


def _chips(places: Sequence[Point], theme: Theme) -> list[Shape]:
    if not places:
        return []
    return [
        Circles(tuple((x, y, CHIP + 1.5) for x, y in places), theme.chip_rim),
        Circles(tuple((x, y, CHIP) for x, y in places), theme.chip, name="chip"),
    ]


def _counting(
    moment: Moment,
    columns: Sequence[Column],
    layout: Layout,
    theme: Theme,
    progress: float,
    size: float,
) -> list[Shape]:
    """Chips on their way to the disc on the track, one after the other, and how many they are."""
    step = moment.step
    if not isinstance(step, ChipsScored) or not step.chips:
        return []
    column = columns[step.player - 1]
    away = Column(column.seat, column.middle, column.clan, 1.0, column.points, step.chips)
    goal = disc_place(step.clan, moment.scores, layout)
    flying = [
        between(place, goal, part)
        for k, place in enumerate(chip_places(away))
        for part in [_part(progress, k, step.chips)]
        if part < 1
    ]
    x, y = column.middle + _BAR / 2 + 8, _FOOT - 14
    told = f"+{step.chips}"
    return [
        Text(told, x, y, size, theme.alarm, "start", True, theme.halo, "told.chips"),
        *_chips(flying, theme),
    ]


def _part(progress: float, k: int, number: int) -> float:
    """How far a chip has come: each sets out a little after the one before."""
    late = 0.5 * k / number
    return min(1.0, max(0.0, (progress - late) / (1 - 0.5)))


def _frames(won: Sequence[Column], seats: int, theme: Theme) -> list[Shape]:
    """A light behind the winners' columns."""
    wide = STAGE[2] / seats - 16
    frames = tuple(
        rounded_box(column.middle - wide / 2, STAGE[1] + 12, wide, STAGE[3] - 24, 14)
        for column in won
    )
    return [Polygons(frames, theme.lit, theme.mark, 6, name="winner")]


def _laurel(middle: float, theme: Theme, progress: float) -> list[Shape]:
    """A wreath around a winner's card, that closes from below."""
    number = max(1, round(_LEAVES * progress))
    leaves = []
    for side in (-1, 1):
        for k in range(number):
            turn = pi / 2 - side * (0.28 + 2.2 * k / _LEAVES)
            x, y = middle + 96 * cos(turn), _CARD_MIDDLE + 104 * sin(turn)
            leaves.append(_turned(_LEAF, x, y, turn + side * 0.5))
    green = theme.ground("forest")
    return [Polygons(tuple(leaves), green.mid, green.dark, 1.5, name="laurel")]


def _turned(path: Path, x: float, y: float, turn: float) -> Path:
    return tuple(
        (x + px * cos(turn) - py * sin(turn), y + px * sin(turn) + py * cos(turn))
        for px, py in path
    )


def _banner(
    won: Sequence[Column], moment: Moment, theme: Theme, voice: Voice, progress: float
) -> list[Shape]:
    """A ribbon with the names of who has won, and their points."""
    left, top, width, height = _BANNER
    names = voice.join([voice.name(column.seat) for column in won])
    told = f"{names}: {moment.step.total}"
    size = min(46.0, width / (_WIDE_LETTER * len(told)))
    shown = width * (0.3 + 0.7 * progress)
    left, right = left + (width - shown) / 2, left + (width + shown) / 2
    ribbon = (
        (left, top),
        (right, top),
        (right - 26, top + height / 2),
        (right, top + height),
        (left, top + height),
        (left + 26, top + height / 2),
    )
    line = top + height / 2 + size / 3
    return [
        Polygons((ribbon,), theme.mark, theme.ink, 3, name="banner"),
        Text(told, left + shown / 2, line, size, theme.ink, bold=True, name="told.winner"),
    ]
