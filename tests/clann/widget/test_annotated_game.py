"""A game with comments and variations on the stage of CLANN."""

from __future__ import annotations

import pytest

from clans_widget import ClannWidget
from clans_widget.clann.samples import annotated_game
from clans_widget.words import LANGUAGES, say
from tests.stage.hands import caption, press


@pytest.mark.parametrize("language", LANGUAGES)
def test_comments_are_shown_with_the_steps_they_tell(language: str) -> None:
    game = annotated_game(language)
    widget = ClannWidget(game, language)
    widget.go_to(0)
    assert say("clann.sample.opening", language) in caption(widget, "clann")
    ends = 0
    for ply, event in enumerate(game.events, start=1):
        ends += len(event.steps)
        if ply in (8, 76, 171):
            widget.go_to(ends)
            assert game.notes[ply].comment
            assert game.notes[ply].comment in caption(widget, "clann")


def test_a_variation_is_entered_and_left() -> None:
    game = annotated_game("en")
    widget = ClannWidget(game, "en")
    widget.go_to(sum(len(event.steps) for event in game.events[:66]))
    press(widget, "clann-variation")
    assert [str(move) for move in widget.game.moves[65:]] == ["4-N", "1-N>D12"]
    widget.go_to(len(widget.game.steps))
    assert say("clann.sample.other_order", "en") in caption(widget, "clann")
    press(widget, "clann-leave")
    assert widget.game.moves == game.moves
