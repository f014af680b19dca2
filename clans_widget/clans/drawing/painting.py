"""Clans as a picture: the map with its huts, the epoch chart, the scoring track, marks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from clans_widget.clans import Board, Position
from clans_widget.clans.moment import Moment
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.picture import Layer, Picture, Polygons, Text
from clans_widget.picture.marking.arrows import Manner, outlines
from clans_widget.picture.plane.geometry import Path, box

from .describe import describe_board, description, title
from .emphasis import Emphasis, emphasis_in
from .finale import finale_layer, hides
from .ground import ground_layer, rings_of
from .land.atlas import (
    HEIGHT,
    WIDTH,
    Atlas,
    atlas_of,
)
from .land.clear_names import clear_names
from .land.landscape import map_layer
from .land.names import names_layer, told_layer, told_names
from .land.obstacles import Obstacles
from .layout import LAYOUTS, Layout, LayoutName
from .look import DEFAULT_LOOK, Look
from .marks import marks_layer, taken_up, ways_of
from .panel.chart import (
    chart,
    chart_layer,
)
from .panel.track import (
    spaces,
    track_layer,
)
from .pieces.camps import (
    Camp,
    camps_of,
)
from .pieces.fences import fenced
from .pieces.flight import (
    before,
    in_flight,
)
from .pieces.groups import huts_layer
from .theme import Theme

_AROUND: Final = 75.0
_NAME: Final = 40.0
"""How far huts with their signs, and a name, reach around their place at most."""


def draw(
    shown: Moment | Position,
    look: Look = DEFAULT_LOOK,
    *,
    marks: Marks = NO_MARKS,
    across: tuple[str, str] | None = None,
    choosing: bool = False,
    arrows: Manner = "author",
    movable: Collection[str] = (),
    progress: float = 1.0,
) -> Picture:
    """A moment of a game as a picture, with the territories as its places.

    Parameters
    ----------
    shown : Moment or Position
        What has just happened at a moment is emphasized; at a position nothing is.
    look : Look
        Words and paints, and what goes where.
    marks : Marks
        What is pointed at.
    across : (str, str), optional
        Two territories: the lake between them is pointed at, over which no hut goes (C2).
    choosing : bool
        Whether a move is being chosen: then what has just happened is not emphasized.
    arrows : {"author", "choosing", "hint", "moved"}
        What the arrows of the marks are.
    movable : collection of str
        Groups that may move, where that is shown.
    progress : float
        How far the step has happened: at 0 all still is as before it, at 1 it is done.

    Raises
    ------
    KeyError
        If a mark names a territory that the board does not have.

    Examples
    --------
    >>> turn = Position.start(players=3, seed=7).play("A1-A2")
    >>> picture = draw(Moment.after(turn))
    >>> [layer.name for layer in picture.layers]
    ['map', 'panel', 'ground', 'huts', 'names', 'chart', 'track', 'marks', 'told', 'finale']
    >>> picture.width, picture.height, picture.place_at(*picture.center("A2"))
    (1330, 790, 'A2')
    """
    moment = shown if isinstance(shown, Moment) else Moment(shown)
    position, voice, theme, layout = moment.position, look.voice, look.theme, LAYOUTS[look.layout]
    atlas = atlas_of(position.board)
    emphasis = emphasis_in(moment, choosing=choosing)
    camps = camps_of(position, atlas, emphasis.lost, _focus(emphasis, layout))
    if emphasis.ends:
        camps = {name: camp for name, camp in camps.items() if not hides(camp.center, _AROUND)}
    villages = set(moment.villages) & camps.keys()
    rings = rings_of(marks, emphasis, atlas, camps)
    lines = [path for paths in rings.values() for path in paths]
    taken = taken_up(marks, emphasis, atlas, camps, villages, lines, layout, arrows)
    told = told_names(emphasis.told, atlas, theme, layout, taken) if look.labels else ()
    large = _large(emphasis, camps, lines) if look.labels else Obstacles()
    names = names_layer(atlas, theme, camps, villages, told, large, layout)
    ways = ways_of(marks.arrows, atlas, camps) if arrows != "choosing" else ()
    names = clear_names(names, outlines(ways, arrows), lines, told, atlas, camps, villages, theme)
    layers = (
        map_layer(position.board, theme),
        panel_layer(look.layout, theme),
        ground_layer(rings, theme, camps, movable),
        _huts(moment, emphasis, camps, atlas, look, progress),
        _seen(names, emphasis, look),
        chart_layer(moment, emphasis, layout, theme, voice, progress),
        track_layer(moment, emphasis, layout, theme, voice, progress),
        marks_layer(marks, emphasis, atlas, theme, camps, layout, arrows, progress, across),
        told_layer(told, atlas, camps, theme),
        finale_layer(moment, emphasis, layout, theme, voice, progress),
    )
    return Picture(
        layout.width,
        layout.height,
        layers,
        title(moment, emphasis, voice),
        description(moment, emphasis, voice),
        voice.code,
        atlas.outlines,
    )


def _seen(names: Layer, emphasis: Emphasis, look: Look) -> Layer:
    """The names, if they are shown at all, without those that the end of the game hides."""
    texts = names.shapes if look.labels else ()
    return Layer(
        names.name,
        tuple(
            text
            for text in texts
            if not (emphasis.ends and isinstance(text, Text) and hides((text.x, text.y), _NAME))
        ),
    )


def _focus(emphasis: Emphasis, layout: Layout, progress: float = 1.0) -> dict[str, float]:
    """How much larger the village is drawn that is dealt with; it grows as it is founded."""
    if not emphasis.focus:
        return {}
    grown = progress if emphasis.rising else 1.0
    return {emphasis.focus: 1 + (layout.focus - 1) * grown}


def _large(emphasis: Emphasis, camps: Mapping[str, Camp], rings: Sequence[Path]) -> Obstacles:
    """What a step draws larger than it is otherwise: names around it give way."""
    camp = camps.get(emphasis.focus or "")
    return Obstacles(fenced(camp), tuple(rings)) if camp else Obstacles()


def _huts(
    moment: Moment,
    emphasis: Emphasis,
    camps: Mapping[str, Camp],
    atlas: Atlas,
    look: Look,
    progress: float,
) -> Layer:
    """The huts: where they stand, or on their way there."""
    position, layout = moment.position, LAYOUTS[look.layout]
    if emphasis.rising and progress < 1:
        camps = camps_of(position, atlas, emphasis.lost, _focus(emphasis, layout, progress))
    if emphasis.arrow and progress < 1:
        position = before(moment.step)
        camps = {**camps_of(position, atlas, {}), **in_flight(moment.step, atlas, progress)}
    return huts_layer(
        position,
        camps,
        look.theme,
        smallest=layout.smallest,
        emphasis=emphasis,
        unfounded=moment.unfounded,
        progress=progress,
    )


def draw_board(board: Board, look: Look = DEFAULT_LOOK, *, marks: Marks = NO_MARKS) -> Picture:
    """The map alone, with the territories as its places.

    Examples
    --------
    >>> draw_board(Board.standard(), Look(labels=False)).title
    'The board of Clans'
    """
    atlas, theme, layout, nothing = atlas_of(board), look.theme, LAYOUTS["wide"], Emphasis(())
    rings = rings_of(marks, nothing, atlas, {})
    lines = [path for paths in rings.values() for path in paths]
    names = names_layer(atlas, theme, {}, (), (), Obstacles(), layout, labels=look.labels)
    arrows = outlines(ways_of(marks.arrows, atlas, {}), "author")
    layers = (
        map_layer(board, theme),
        ground_layer(rings, theme, {}),
        clear_names(names, arrows, lines, (), atlas, {}, (), theme),
        marks_layer(marks, nothing, atlas, theme, {}, layout),
    )
    words = describe_board(board, look.voice)
    return Picture(WIDTH, HEIGHT, layers, *words, look.voice.code, atlas.outlines)


@lru_cache(maxsize=8)
def panel_layer(layout: LayoutName, theme: Theme) -> Layer:
    """Scoring track and epoch chart as they are printed."""
    places = LAYOUTS[layout]
    areas = tuple(box(area.x, area.y, area.width, area.height) for area in places.panel)
    paper = Polygons(areas, theme.paper)
    return Layer("panel", (paper, *spaces(places, theme), *chart(places, theme)), static=True)
