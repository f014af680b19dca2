"""Reviews as pictures, with matplotlib, which is imported when a picture is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from clans_widget.core.extras import extra
from clans_widget.words import IN_USE, Words, name_in, signed_in, words

from .reviewed import Reviewed

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SIZE: Final = (8.0, 1.9)
"""Of the picture for one player, in inches."""

TICKS: Final = (0, 50, 100)

GIVEN_AWAY: Final = "#222222"
"""What a choice has cost stands in black, beside luck in the color of the player."""

LEAST: Final = 0.005
"""What a choice has cost is drawn from half a percent on."""


def review_plot(
    reviewed: Sequence[Reviewed],
    players: Sequence[str],
    *,
    colors: Mapping[str, str] | None = None,
    language: str = IN_USE,
) -> Figure:
    """What the dice did and what players did, over a game.

    Parameters
    ----------
    reviewed : sequence of Reviewed
    players : sequence of str
        Names.
    colors : mapping of str to str, optional
        Of the players, by name.
    language : str

    Returns
    -------
    matplotlib.figure.Figure
        A diagram for each player, one below the other. At each roll of the player a bar goes from
        the chance to win before it to that after it: a filled one if it rose, a hollow one if it
        fell. A black bar is what the choice gave away.

    Examples
    --------
    >>> from clans_widget.core.chance import Roll
    >>> seen = Reviewed(4, 5, 1, Roll(("6",)), ("6-1",), 0.5, 0.625, 0.5)
    >>> [len(diagram.patches) for diagram in review_plot([seen], ["Ann", "Bob"]).axes]
    [2, 0]
    """
    with extra("lab", "matplotlib"):
        import matplotlib.pyplot as plt

    speak = words(language)
    width, height = SIZE
    figure = plt.figure(figsize=(width, 0.7 + height * len(players)), layout="constrained")
    plt.close(figure)  # a notebook shows it as the value of its cell, and not twice
    diagrams = figure.subplots(len(players), sharex=True, sharey=True, squeeze=False)[:, 0]
    for seat, (diagram, name) in enumerate(zip(diagrams, players, strict=True), start=1):
        own = [each for each in reviewed if each.player == seat]
        _draw(diagram, own, (colors or {}).get(name, "#5b7fa6"))
        _dress(diagram, _title(own, name_in(name, speak.language), speak), speak)
    diagrams[-1].set_xlabel(speak.say("review.ply"))
    return figure


def _draw(diagram: Axes, own: Sequence[Reviewed], color: str) -> None:
    plies = [each.first for each in own]
    wide = 0.8 * min((after - ply for ply, after in pairwise(plies)), default=1)
    for each in own:
        rose = each.luck >= 0
        diagram.bar(
            each.first,
            100 * each.luck,
            wide,
            100 * each.before,
            color=color if rose else "none",
            edgecolor=color,
            linewidth=1.2,
        )
        if each.choice <= -LEAST:
            diagram.bar(each.first, 100 * each.choice, wide, 100 * each.best, color=GIVEN_AWAY)
    diagram.plot(plies, [100 * each.after for each in own], color=color, linewidth=0.8, zorder=0)


def _title(own: Sequence[Reviewed], name: str, speak: Words) -> str:
    luck = signed_in(100 * sum(each.luck for each in own), speak.language)
    choice = signed_in(100 * sum(each.choice for each in own), speak.language)
    return speak.say("review.title", player=name, luck=luck, choice=choice)


def _dress(diagram: Axes, title: str, speak: Words) -> None:
    diagram.set_title(title, loc="left", fontsize="medium")
    diagram.set_ylim(-3, 103)
    diagram.set_yticks(TICKS, [speak.say("percent", number=number) for number in TICKS])
    diagram.axhline(50, color="#999", linewidth=0.8, zorder=0)
    diagram.margins(x=0.01)
    for side in ("top", "right"):
        diagram.spines[side].set_visible(False)
