"""The map of the next roll, and a review in the colors of the clans, with matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from clans_widget.arena.review import NextRoll, Reviewed, plots
from clans_widget.clann import Game
from clans_widget.clann.drawing.theme import DEFAULT_THEME
from clans_widget.clann.rules.dice import BLACK, FACES
from clans_widget.clann.rules.seats import arm_of
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.extras import extra
from clans_widget.words import IN_USE, Words, signed_in, words

from .squares import Square, darkest, good_ways, squares

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SIZE: Final = (10.0, 2.6)
"""Of the map, in inches."""

SHADES: Final = "RdBu"
"""Red for bad luck, white for none, blue for good luck, which the color-blind tell apart."""


@check_arguments
def review_plot(reviewed: Sequence[Reviewed], game: Game, *, language: str = IN_USE) -> Figure:
    """A review as a picture: :func:`clans_widget.arena.review.plots.review_plot`.

    Parameters
    ----------
    reviewed : sequence of Reviewed
    game : Game
    language : str
    """
    count = len(game.players)
    colors = {
        name: DEFAULT_THEME.clans[arm_of(seat, count)].base
        for seat, name in enumerate(game.players, start=1)
    }
    return plots.review_plot(reviewed, game.players, colors=colors, language=language)


@check_arguments
def next_roll_map(rolls: Sequence[NextRoll], *, language: str = IN_USE) -> Figure:
    """The map of the next roll: which of the 105 rolls are good for the player, and how good.

    Parameters
    ----------
    rolls : sequence of NextRoll
        Of a first roll, with all three dice.
    language : str

    Returns
    -------
    matplotlib.figure.Figure
        A square for each face of the black die, in which the ordinary dice are row and column.
        A number is what the roll adds to the chance to win, in points of a hundred. Below each
        face stands how often it comes.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> from clans_widget.clann.review import next_rolls
    >>> rolls = next_rolls(Position.from_text("x,x,x,t4/x,x,x,t4 C7 1 -"))
    >>> len(next_roll_map(rolls).axes)
    5
    """
    with extra("lab", "matplotlib"):
        import matplotlib.pyplot as plt

    speak = words(language)
    figure = plt.figure(figsize=SIZE, layout="constrained")
    plt.close(figure)
    map_ = squares(rolls)
    diagrams = figure.subplots(1, len(map_), sharex=True, sharey=True)
    most = darkest(map_)
    for diagram, square in zip(diagrams, map_, strict=True):
        _paint(diagram, square, most, speak)
    diagrams[0].set_ylabel(speak.say("clann.review.ordinary"))
    good, ways = good_ways(rolls)
    figure.supxlabel(speak.say("clann.review.good", good=good, of=ways), fontsize="medium")
    return figure


def _paint(diagram: Axes, square: Square, most: float, speak: Words) -> None:
    diagram.imshow(square.points, cmap=SHADES, vmin=-most, vmax=most)
    diagram.set_xticks(range(len(FACES)), list(map(str, FACES)))
    diagram.set_yticks(range(len(FACES)), list(map(str, FACES)))
    diagram.tick_params(length=0)
    name = speak.say("clann.review.black") if square.face == BLACK else square.face
    title = speak.say("clann.review.face", face=name, ways=square.ways)
    diagram.set_title(title, fontsize="medium")
    centered: dict[str, Any] = {"ha": "center", "va": "center", "fontsize": 7}
    for row, line in enumerate(square.points):
        for column, number in enumerate(line):
            told, ink = signed_in(number, speak.language), "black"
            if abs(number) > 0.65 * most:
                ink = "white"
            diagram.text(column, row, told, color=ink, **centered)
