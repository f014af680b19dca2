"""Beliefs as a picture, with matplotlib, which is imported when a picture is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from clans_widget.clans import COLORS, Game
from clans_widget.clans.drawing.theme import DEFAULT_THEME
from clans_widget.clans.voice import Fifth, short, voice_of
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.extras import extra
from clans_widget.words import IN_USE, Words, name_in, words

from .beliefs import NORMAL, Conduct
from .inference import Inference

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

DASHES: Final = ("-", "--", "-.", ":", (0, (6, 2, 1, 2, 1, 2)))
"""Of the lines, so that they differ without colors too."""

TICKS: Final = (0, 50, 100)

SIZE: Final = (8.0, 2.2)
"""Of the picture for one player, in inches."""


@check_arguments
def belief_plot(
    game: Game,
    *,
    about: Sequence[str] = (),
    seen_by: str | None = None,
    clans: Sequence[str] = COLORS,
    conduct: Conduct = NORMAL,
    language: str = IN_USE,
    fifth: Fifth = "black",
) -> Figure:
    """How beliefs about secret clans have developed, move by move.

    Parameters
    ----------
    game : Game
        Its cards play no part, but for the card of ``seen_by``.
    about : sequence of str, optional
        The players in question; all by default.
    seen_by : str, optional
        Who believes: a player who knows their own card; by default an onlooker.
    clans : sequence of str
        Whose lines are drawn.
    conduct : Conduct
        How players are taken to choose.
    language : str
    fifth : {"black", "white"}
        The color of the fifth clan (C3).

    Returns
    -------
    matplotlib.figure.Figure
        A diagram for each player, one below the other: a line for each clan, and a gray one
        where a village was founded.

    Raises
    ------
    GameError
        If somebody does not play.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> turn = game.play("A1-A2")
    >>> [len(diagram.lines) for diagram in belief_plot(game).axes]
    [5, 5]
    """
    with extra("lab", "matplotlib"):
        import matplotlib.pyplot as plt

    names = tuple(about) or game.players
    for name in names:
        game.clans(seen_by=name)  # says who plays, if this one doesn't
    known = {
        game.players.index(name) + 1: clan
        for name, clan in game.clans(seen_by=seen_by).items()
        if name == seen_by and clan in COLORS
    }
    inference, turns = Inference(conduct), game.turns
    beliefs = [inference.at(game.start, turns[:ply], known) for ply in range(len(turns) + 1)]
    width, height = SIZE
    figure = plt.figure(figsize=(width, 0.8 + height * len(names)), layout="constrained")
    plt.close(figure)  # a notebook shows it as the value of its cell, and not twice
    diagrams = figure.subplots(len(names), sharex=True, sharey=True, squeeze=False)[:, 0]
    voice, theme = voice_of(language, fifth=fifth), DEFAULT_THEME.with_fifth(fifth)
    speak = words(language)
    for diagram, name in zip(diagrams, names, strict=True):
        seat = game.players.index(name) + 1
        for clan in clans:
            chances = [100 * belief.about(seat)[clan] for belief in beliefs]
            label = f"{short(clan, voice)}  {voice.say(f'clans.color.{clan}')}"
            style, color = DASHES[COLORS.index(clan)], theme.paint(clan).base
            diagram.plot(chances, label=label, color=color, linestyle=style, linewidth=2)
        _dress(diagram, name_in(name, speak.language), game, speak)
    diagrams[-1].set_xlabel(speak.say("clans.plot.moves"))
    handles, labels = diagrams[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside upper center", ncols=len(labels), frameon=False)
    return figure


def _dress(diagram: Axes, name: str, game: Game, speak: Words) -> None:
    diagram.set_title(name, loc="left", fontweight="bold", fontsize="medium")
    diagram.set_ylim(-3, 103)
    diagram.set_yticks(TICKS, [speak.say("percent", number=number) for number in TICKS])
    diagram.margins(x=0.01)
    founded = [ply for ply, turn in enumerate(game.turns, start=1) if turn.founded]
    diagram.vlines(founded, 0, 100, color="#999", linewidth=0.8, zorder=0)
    for side in ("top", "right"):
        diagram.spines[side].set_visible(False)
