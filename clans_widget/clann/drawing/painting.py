"""CLANN as a picture: the course in its land, who stands on it, the dice and the players."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from clans_widget.clann import Position
from clans_widget.clann.rules.seats import arm_of
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.moment import Moment
from clans_widget.picture import Layer, Picture, Places, Polygons
from clans_widget.picture.marking.arrows import Manner, outlines
from clans_widget.picture.plane.geometry import Path
from clans_widget.picture.shapes import Lines, Shape
from clans_widget.words import Voice

from .describe import description, title
from .emphasis import NOTHING, Emphasis, before, emphasis_of
from .finale import finale_layer
from .land.atlas import Atlas, atlas_of
from .land.landscape import cell_names, land_layer, way_layer
from .layout import LAYOUTS, LayoutName
from .look import DEFAULT_LOOK, Look
from .panel.dice import dice_layer, dice_of, dice_places, tumbling
from .panel.players import players_layer
from .panel.ranks import ranks_shapes
from .pieces.standing import everybody, figures_layer, place_of, stands_of
from .pieces.walking import stands_between
from .pointing.ground import die_glow, ground_layer
from .pointing.marks import marks_layer, ways_of
from .pointing.reach import Reach, reach_layer
from .pointing.told import body_of, hidden_by_arrows, names_layer, told_layer
from .theme import Theme


def draw(
    shown: Moment | Position,
    look: Look = DEFAULT_LOOK,
    *,
    marks: Marks = NO_MARKS,
    choosing: bool = False,
    arrows: Manner = "author",
    movable: Collection[str] = (),
    reach: Sequence[Reach] = (),
    progress: float = 1.0,
) -> Picture:
    """A moment of a game as a picture.

    Its places are the cells of the ring by their names, and of each clan that plays the cells of
    its Treasure, ``A-t1`` and so on, and where its characters wait, ``A-h1`` for Tall to ``A-h4``;
    ``arrival``; the dice that are left to use, ``die-1`` and so on, in the order in which
    ``position.dice`` has them with a black face last; ``tray`` when dice are to be rolled.

    Parameters
    ----------
    shown : Moment or Position
        What has just happened at a moment is emphasized; at a position nothing is.
    look : Look
        Words and paints, and what goes where.
    marks : Marks
        What is pointed at.
    choosing : bool
        Whether a move is being chosen: then what has just happened is not emphasized.
    arrows : {"author", "choosing", "hint", "moved"}
        What the arrows of the marks are.
    movable : collection of str
        The places of those who may move, and dice that may be used, where that is shown.
    reach : sequence of Reach
        Where dice would land somebody.
    progress : float
        How far the step has happened: at 0 all still is as before it, at 1 it is done.

    Raises
    ------
    KeyError
        If a mark names a place that is not there.

    Examples
    --------
    >>> picture = draw(Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 25k"))
    >>> [layer.name for layer in picture.layers][:6]
    ['land', 'way', 'panel', 'ground', 'names', 'figures']
    >>> [layer.name for layer in picture.layers][6:]
    ['dice', 'players', 'marks', 'reach', 'told', 'finale']
    >>> picture.width, picture.height, picture.place_at(*picture.center("A9"))
    (1330, 790, 'A9')
    """
    moment = shown if isinstance(shown, Moment) else Moment(shown)
    position, voice, theme, layout = moment.position, look.voice, look.theme, look.places
    emphasis = NOTHING if choosing else emphasis_of(moment)
    moving = progress < 1 and emphasis != NOTHING
    old = before(moment) if moving else position
    arms = tuple(arm_of(player, position.players) for player in range(1, position.players + 1))
    atlas = atlas_of(position.course, layout)
    places = places_of(moment, atlas, arms)
    stands = stands_between(old, position, emphasis, atlas, progress)
    bodies = [body_of(*each) for each in stands.items()]
    names = cell_names(position.course, look.layout, theme, arms) if look.labels else ()
    ways = ways_of(marks.arrows, atlas, places) if arrows != "choosing" else ()
    over = outlines(ways, arrows)
    named = [name for name in emphasis.told if name in position.course.places]
    named += hidden_by_arrows(sorted(marks.places), names, bodies, over, atlas)
    told = tuple(dict.fromkeys(named)) if look.labels else ()
    flying = (emphasis.who,) if emphasis.flight and emphasis.who and 0 < progress < 1 else ()
    layers = (
        land_layer(position.course, look.layout, theme, arms),
        way_layer(position.course, look.layout, theme, arms),
        panel_layer(look.layout, theme, voice),
        ground_layer(position, marks, movable, emphasis, atlas, places, theme, progress),
        names_layer(names, bodies, over),
        figures_layer(stands, atlas, theme, voice, flying),
        _dice(moment, old, emphasis, die_glow(movable, places, theme), look, progress),
        players_layer(old, layout, theme, voice),
        marks_layer(marks, arrows, atlas, places, layout, theme),
        reach_layer(reach, _taken(position), atlas, places, theme, voice),
        told_layer(told, stands_of(position, atlas), atlas, layout, theme, over),
        finale_layer(position, emphasis.winners, layout, theme, voice, progress),
    )
    words = title(position, voice), description(moment, voice)
    return Picture(layout.width, layout.height, layers, *words, voice.code, places)


def places_of(moment: Moment, atlas: Atlas, arms: tuple[int, ...]) -> Places:
    """The places of a picture; those of the land are the same in all pictures of a course."""
    dice = dice_places(moment.position, atlas.layout, busy=bool(moment.to_come))
    return _places(atlas, arms, tuple(dice.items()))


@lru_cache(maxsize=64)
def _places(atlas: Atlas, arms: tuple[int, ...], dice: tuple[tuple[str, Path], ...]) -> Places:
    outlines: Mapping[str, Path] = {**atlas.outlines(arms), **dict(dice)}
    return Places(outlines, {name: atlas.cell(name).center for name in outlines if atlas.has(name)})


def _taken(position: Position) -> frozenset[str]:
    """The cells on which somebody stands."""
    return frozenset(place_of(position, who) for who in everybody(position))


def _dice(
    moment: Moment,
    old: Position,
    emphasis: Emphasis,
    glow: Sequence[Shape],
    look: Look,
    progress: float,
) -> Layer:
    """The dice as they lie, or tumble."""
    layout, rolls = look.places, emphasis.rolled and 0 < progress < 1
    is_old = old is not moment.position
    busy = len(moment.events[-1].steps) > 1 if is_old else bool(moment.to_come)
    dice = tumbling(moment.position, layout, progress) if rolls else dice_of(old, layout, busy=busy)
    rolled = emphasis.rolled if progress >= 1 else 0
    return dice_layer(old, dice, rolled, glow, layout, look.theme, look.voice, busy=busy)


def panel_layer(name: LayoutName, theme: Theme, voice: Voice) -> Layer:
    """The paper beside the land, the tray for the dice, and who sends whom home."""
    return _panel(name, theme, Voice(voice.code, (), voice.instead))


@lru_cache(maxsize=16)
def _panel(name: LayoutName, theme: Theme, voice: Voice) -> Layer:
    layout = LAYOUTS[name]
    tray, panel = layout.dice, layout.panel
    wide = panel.height > panel.width
    edge = ((panel.x, panel.y), (panel.x, panel.height) if wide else (panel.width, panel.y))
    shapes: list[Shape] = [
        Polygons((panel.ring,), theme.paper),
        Lines((edge,), theme.paper_edge, 3),
        Polygons((tray.rounded(14),), theme.wood, theme.wood_dark, 2),
        Polygons((tray.inset(9).rounded(9),), theme.felt.base, theme.felt.shade, 3),
        *ranks_shapes(layout, theme, voice),
    ]
    return Layer("panel", tuple(shapes), static=True)
