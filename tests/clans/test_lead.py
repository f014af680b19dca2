"""When the lead has changed for the last time (F3)."""

from __future__ import annotations

import pytest

from clans_widget.clans import Game, Position
from clans_widget.clans.lead import last_change_of_lead, lead_after
from clans_widget.clans.staging.open_cards import lead_told
from clans_widget.words import Voice
from tests.clans.games import LAST_MOVE, last_move_game, random_game

CARDS = {"Ann": "yellow", "Bob": "black"}


def leaders(game: Game, count: int) -> set[str]:
    """Who is ahead after so many steps, by the cards that lie open in the end."""
    position = game.steps[count - 1].position if count else game.start
    points = {
        color: getattr(position.scores, color)
        for color in ("red", "blue", "green", "yellow", "black")
    }
    totals = {
        name: points[clan] + chips
        for (name, clan), chips in zip(game.clans().items(), position.chips, strict=True)
    }
    return {name for name, total in totals.items() if total == max(totals.values())}


def test_the_step_that_decides_the_game_of_the_quick_tour() -> None:
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    step = last_change_of_lead(game)
    assert step is not None
    assert leaders(game, step) != leaders(game, step - 1)
    assert all(leaders(game, later) == leaders(game, step) for later in range(step, 13))


def test_who_is_ahead_is_said_there_and_by_how_much() -> None:
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    step = last_change_of_lead(game)
    assert step is not None
    (leader,) = leaders(game, step)
    told = lead_told(game, step, Voice("en", game.players))
    assert told.startswith(f"From here on {leader} is ahead")
    (seat,), by = lead_after(game, step)
    assert (game.players[seat - 1], by > 0) == (leader, True)


def test_a_lead_that_is_shared() -> None:
    start = Position.of({}, chips=(5, 7), scores=(30, 28, 9, 9, 9))
    game = Game.new(["Ann", "Bob"], clans={"Ann": "red", "Bob": "blue"}, position=start)
    assert lead_after(game, 0) == ((1, 2), 0)
    assert "Ann and Bob share the lead" in lead_told(game, 0, Voice("en", game.players))


def test_who_is_ahead_from_the_beginning_has_no_such_step() -> None:
    game = last_move_game()
    game.play("B5-C4:C4,B2")
    assert last_change_of_lead(game) is None


@pytest.mark.parametrize("seed", range(8))
def test_in_whole_games(seed: int) -> None:
    game = random_game(seed, 2 + seed % 3)
    changes = [k for k in range(1, len(game.steps) + 1) if leaders(game, k) != leaders(game, k - 1)]
    assert last_change_of_lead(game) == (changes[-1] if changes else None)


def test_while_a_card_is_secret_there_is_none() -> None:
    position = Position.from_text(LAST_MOVE)
    game = Game.new(["Ann", "Bob"], clans={"Ann": "yellow"}, position=position)
    game.play("B5-C4:B2,C4")
    assert last_change_of_lead(game) is None
    running = Game.new(["Ann", "Bob"], clans=CARDS, position=position)
    assert last_change_of_lead(running) is None
