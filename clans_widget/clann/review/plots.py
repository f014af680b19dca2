"""The map of the next roll, and a review in the colors of the clans, with matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from clans_widget.arena.review import NextRoll, Reviewed, plots
from clans_widget.clann import Game
from clans_widget.clann.drawing.theme import DEFAULT_THEME
from clans_widget.clann.rules.dice import BLACK, BLACK_FACES, FACES
from clans_widget.clann.rules.seats import arm_of
from clans_widget.words import IN_USE, Words, words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SIZE: Final = (10.0, 2.6)
"""Of the map, in inches."""

SHADES: Final = "RdBu"
"""Red for bad luck, white for none, blue for good luck, which the color-blind tell apart."""

LEAST: Final = 5.0
"""A roll that changes the chance to win by so many points of a hundred has its full shade, if
none changes it by more."""


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
    import matplotlib.pyplot as plt

    speak = words(language)
    figure = plt.figure(figsize=SIZE, layout="constrained")
    plt.close(figure)
    squares = figure.subplots(1, len(BLACK_FACES), sharex=True, sharey=True)
    luck = {each.faces: 100 * each.luck for each in rolls}
    most = max(LEAST, *map(abs, luck.values()))
    for square, face in zip(squares, BLACK_FACES, strict=True):
        _paint(square, luck, str(face), most)
        share = 2 if face == BLACK else 1
        name = speak.say("clann.review.black") if face == BLACK else str(face)
        square.set_title(speak.say("clann.review.face", face=name, ways=share), fontsize="medium")
    squares[0].set_ylabel(speak.say("clann.review.ordinary"))
    figure.supxlabel(_told(rolls, speak), fontsize="medium")
    return figure


def _paint(square: Axes, luck: dict[tuple[str, ...], float], face: str, most: float) -> None:
    numbers = [[luck[(*sorted((str(a), str(b))), face)] for b in FACES] for a in FACES]
    square.imshow(numbers, cmap=SHADES, vmin=-most, vmax=most)
    square.set_xticks(range(len(FACES)), list(map(str, FACES)))
    square.set_yticks(range(len(FACES)), list(map(str, FACES)))
    square.tick_params(length=0)
    for row, line in enumerate(numbers):
        for column, number in enumerate(line):
            told = f"{number:+.0f}".replace("-", "\N{MINUS SIGN}").replace("+0", "0")
            ink = "white" if abs(number) > 0.65 * most else "black"
            square.text(
                column,
                row,
                told.replace("\N{MINUS SIGN}0", "0"),
                ha="center",
                va="center",
                fontsize=7,
                color=ink,
            )


def _told(rolls: Sequence[NextRoll], speak: Words) -> str:
    good = sum(each.ways for each in rolls if each.luck > 0)
    return speak.say("clann.review.good", good=good, of=sum(each.ways for each in rolls))
