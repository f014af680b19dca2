"""The picture of beliefs shows what the beliefs are, in words of the language asked for."""

from __future__ import annotations

import numpy as np
import pytest

from clans_widget.clans import COLORS, GameError
from clans_widget.clans.players import View
from clans_widget.clans.players.plots import belief_plot
from clans_widget.clans.players.tables import belief_history
from clans_widget.words import LANGUAGES, say
from tests.clans.players.situations import game_after


@pytest.mark.parametrize("seen_by", ["Ann", None])
def test_the_lines_are_the_beliefs_after_each_move(seen_by: str | None) -> None:
    game = game_after(12, seed=4)
    figure = belief_plot(game, seen_by=seen_by)
    assert len(figure.axes) == len(game.players)
    for seat, diagram in enumerate(figure.axes, start=1):
        view = View.of(game, seen_by or "Ann")
        history = 100 * belief_history(view, seat, onlooker=seen_by is None)
        for clan, line in zip(COLORS, diagram.lines, strict=True):
            drawn = np.asarray(line.get_ydata(), dtype=float).tolist()
            assert drawn == pytest.approx(history[clan].to_list(), abs=1e-9)


def test_lines_differ_without_colors_too() -> None:
    figure = belief_plot(game_after(3))
    assert len({str(line.get_linestyle()) for line in figure.axes[0].lines}) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_clans_and_axis_are_named_in_the_language(language: str) -> None:
    figure = belief_plot(game_after(3), about=["Bob"], language=language, fifth="white")
    (diagram,) = figure.axes
    labels = [str(line.get_label()) for line in diagram.lines]
    for label, clan in zip(labels, (*COLORS[:-1], "white"), strict=True):
        assert say(f"clans.color.{clan}", language) in label
    assert diagram.get_xlabel() == say("clans.plot.moves", language)


def test_who_does_not_play_cannot_be_asked_about() -> None:
    with pytest.raises(GameError, match="Zoe"):
        belief_plot(game_after(3), about=["Zoe"])
    with pytest.raises(GameError, match="Zoe"):
        belief_plot(game_after(3), seen_by="Zoe")
