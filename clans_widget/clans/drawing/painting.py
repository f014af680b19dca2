"""Clans as a picture: the map with its huts, the epoch chart, the scoring track, marks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from clans_widget.clans import Board, Position
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.steps import (
    ChipsScored,
    ClanRevealed,
    HutsMoved,
    Step,
)
from clans_widget.core.marks import Marks
from clans_widget.picture.geometry import box
from clans_widget.picture.shapes import (
    Layer,
    Picture,
    Polygons,
)
from clans_widget.words import IN_USE, player_name, words

from .describe import describe_board, description, title
from .emphasis import Emphasis, emphasis_of
from .land.atlas import (
    HEIGHT,
    WIDTH,
    Atlas,
    atlas_of,
)
from .land.landscape import map_layer
from .land.names import names_layer
from .layout import LAYOUTS, LayoutName
from .marks import marks_layer
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
from .pieces.flight import (
    before,
    in_flight,
)
from .pieces.groups import huts_layer
from .theme import DEFAULT_THEME, Theme


def draw(
    position: Position,
    *,
    step: Step | None = None,
    marks: Marks = Marks(),
    language: str = IN_USE,
    theme: Theme = DEFAULT_THEME,
    labels: bool = True,
    layout: LayoutName = "wide",
    players: Sequence[str] = (),
    progress: float = 1,
    unfounded: Collection[str] = (),
    chip_points: Mapping[str, int] = {},
    revealed: Mapping[int, str] = {},
    across: tuple[str, str] | None = None,
) -> Picture:
    """A position as a picture.

    Parameters
    ----------
    position : Position
    step : Step, optional
        What has just happened: it is emphasized. Its position should be ``position``.
    marks : Marks
        What is pointed at.
    language : str
        Of the words in the picture and of its description.
    theme : Theme
        The paints.
    labels : bool
        Whether the territories carry their names.
    layout : {"wide", "tall"}
        Epoch chart and scoring track beside the map or below it.
    players : sequence of str
        Their names; without them they are called player 1, player 2, ...
    progress : float
        How far the step has happened: at 0 all still is as before it, at 1 it is done.
    unfounded : collection of str
        Groups that stand alone, but whose founding is a later step: they have no fence yet.
    chip_points : mapping of str to int
        Points that clans have got for chips at the end, beside those of the position (F3).
    revealed : mapping of int to str
        Clans of the players whose cards lie open, by the player's number (F3).
    across : (str, str), optional
        Two territories: the lake between them is pointed at, over which no hut goes (C2).

    Raises
    ------
    KeyError
        If a mark names a territory that the board does not have.

    Examples
    --------
    >>> picture = draw(Position.start(players=3, seed=7))
    >>> [layer.name for layer in picture.layers]
    ['map', 'panel', 'huts', 'names', 'chart', 'track', 'marks']
    >>> picture.width, picture.height
    (1330, 790)
    """
    atlas, places = atlas_of(position.board), LAYOUTS[layout]
    language = words(language).language
    emphasis = emphasis_of(step, position.epoch)
    names = [player_name(k + 1, language, players) for k in range(position.players)]
    camps = camps_of(position, atlas, emphasis.lost)
    fenced = set(position.villages).difference(unfounded)
    scores = final_scores(position, step, chip_points)
    cards = open_cards(step, revealed)
    scoring = emphasis.scoring or tuple(cards[k] for k in emphasis.winners if k in cards)
    layers = (
        map_layer(position.board, theme),
        panel_layer(layout, theme),
        _huts(position, step, camps, atlas, theme, emphasis, unfounded, progress),
        names_layer(atlas, theme, camps, fenced) if labels else Layer("names", ()),
        chart_layer(position, places, theme, emphasis, names, cards, progress),
        track_layer(scores, places, theme, scoring, emphasis.points, progress),
        marks_layer(marks, emphasis, atlas, theme, camps, progress, across),
    )
    return Picture(
        places.width,
        places.height,
        layers,
        title(position, emphasis, language, names),
        description(position, emphasis, theme, language, names, unfounded),
        language,
    )


def _huts(
    position: Position,
    step: Step | None,
    camps: Mapping[str, Camp],
    atlas: Atlas,
    theme: Theme,
    emphasis: Emphasis,
    unfounded: Collection[str],
    progress: float,
) -> Layer:
    """The huts: where they stand, or on their way there."""
    if isinstance(step, HutsMoved) and progress < 1:
        position = before(step)
        flying = in_flight(step, atlas, progress)
        camps = {**camps_of(position, atlas, {}), **flying}
    elif isinstance(step, HutsMoved):
        unfounded = {*unfounded, *position.board[step.source].neighbors}
    return huts_layer(
        position,
        camps,
        theme,
        scale=atlas.scale,
        emphasis=emphasis,
        unfounded=unfounded,
        progress=progress,
    )


def final_scores(
    position: Position, step: Step | None, chip_points: Mapping[str, int]
) -> dict[str, int]:
    """The points of each clan by color, with those for chips as far as they are counted."""
    scores = dict(zip(COLORS, position.scores, strict=True))
    for color, points in chip_points.items():
        scores[color] += points
    if isinstance(step, ChipsScored):
        scores[step.clan] = step.total
    return scores


def open_cards(step: Step | None, revealed: Mapping[int, str]) -> dict[int, str]:
    """The clans of the players whose cards lie open, that of this step among them."""
    own = {step.player: step.clan} if isinstance(step, ClanRevealed | ChipsScored) else {}
    return {**revealed, **own}


def draw_board(
    board: Board,
    *,
    marks: Marks = Marks(),
    language: str = IN_USE,
    theme: Theme = DEFAULT_THEME,
    labels: bool = True,
) -> Picture:
    """The map alone.

    Examples
    --------
    >>> draw_board(Board.standard(), labels=False).title
    'The board of Clans'
    """
    atlas, language = atlas_of(board), words(language).language
    layers = (
        map_layer(board, theme),
        names_layer(atlas, theme, {}) if labels else Layer("names", ()),
        marks_layer(marks, Emphasis(()), atlas, theme, {}),
    )
    return Picture(WIDTH, HEIGHT, layers, *describe_board(board, language), language)


@lru_cache(maxsize=8)
def panel_layer(layout: LayoutName, theme: Theme) -> Layer:
    """Scoring track and epoch chart as they are printed."""
    places = LAYOUTS[layout]
    area = places.panel
    paper = Polygons((box(area.x, area.y, area.width, area.height),), theme.paper)
    return Layer("panel", (paper, *spaces(places, theme), *chart(places, theme)), static=True)
