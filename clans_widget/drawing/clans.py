"""Clans as a picture: the map with its huts, the epoch chart, the scoring track, marks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from clans_widget.clans import Board, Position
from clans_widget.clans.marks import Marks
from clans_widget.clans.steps import Step
from clans_widget.words import DEFAULT_LANGUAGE

from .atlas import HEIGHT, WIDTH, atlas_of
from .camps import camps_of
from .chart import chart, chart_layer
from .describe import describe_board, description, player_name, title
from .geometry import box
from .groups import huts_layer
from .landscape import map_layer
from .layout import LAYOUTS, LayoutName
from .marks import Emphasis, emphasis_of, marks_layer
from .names import names_layer
from .picture import Layer, Picture, Polygons
from .theme import DEFAULT_THEME, Theme
from .track import spaces, track_layer


def draw(
    position: Position,
    *,
    step: Step | None = None,
    marks: Marks = Marks(),
    language: str = DEFAULT_LANGUAGE,
    theme: Theme = DEFAULT_THEME,
    labels: bool = True,
    layout: LayoutName = "wide",
    players: Sequence[str] = (),
    progress: float = 1,
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
    emphasis = emphasis_of(step, position.epoch)
    names = [player_name(k + 1, players, language) for k in range(position.players)]
    camps = camps_of(position, atlas, emphasis.lost)
    layers = (
        map_layer(position.board, theme),
        panel_layer(layout, theme),
        huts_layer(position, camps, theme, scale=atlas.scale, lost=emphasis.lost),
        names_layer(atlas, theme, camps) if labels else Layer("names", ()),
        chart_layer(position, places, theme, emphasis.epochs, emphasis.taken_by, names),
        track_layer(position, places, theme, emphasis.scoring),
        marks_layer(marks, emphasis, atlas, theme, camps),
    )
    return Picture(
        places.width,
        places.height,
        layers,
        title(position, language, names),
        description(position, theme, language, names),
        language,
    )


def draw_board(
    board: Board,
    *,
    marks: Marks = Marks(),
    language: str = DEFAULT_LANGUAGE,
    theme: Theme = DEFAULT_THEME,
    labels: bool = True,
) -> Picture:
    """The map alone.

    Examples
    --------
    >>> draw_board(Board.standard(), labels=False).title
    'The board of Clans'
    """
    atlas = atlas_of(board)
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
