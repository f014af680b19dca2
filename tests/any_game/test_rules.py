"""What the rules and the record of every game promise."""

from __future__ import annotations

import pytest

from clans_widget.core.errors import IllegalMove, NotationError, Refusal
from tests.any_game.playing import random_game, some
from tests.games import (
    GAMES,
    languages_of,
    new_game,
    part_of,
    production_of,
    rules_of,
)

every_game = pytest.mark.parametrize("game", GAMES)

every_size = pytest.mark.parametrize(
    ("game", "players"), [(game, count) for game in GAMES for count in production_of(game).seats]
)


@every_size
def test_a_game_goes_on_to_its_end_or_for_long(game: str, players: int) -> None:
    played = random_game(game, players)
    assert len(played.events) > 3
    if played.position.is_over:
        assert played.position.legal_moves() == ()
        assert not played.position.can_roll
        with pytest.raises(Refusal):
            played.imagine(played.moves[-1])


@every_size
def test_a_step_leads_to_the_next_and_names_a_rule_that_is_told(game: str, players: int) -> None:
    for event in random_game(game, players).events:
        assert event.steps, event
        assert event.steps[-1].position == event.position
        assert {step.rule for step in event.steps} <= {*rules_of(game)}
        assert 1 <= event.player <= players


@every_size
def test_records_and_positions_come_back_from_text(game: str, players: int) -> None:
    played = random_game(game, players)
    again = part_of(game).Game.from_text(played.to_text())
    assert (again.events, again.moves) == (played.events, played.moves)
    assert again.to_text() == played.to_text()
    for event in some(played.events, 20):
        text = event.position.to_text()
        assert type(played)._read_position(text).to_text() == text


@every_size
def test_what_is_undone_can_be_done_again(game: str, players: int) -> None:
    played = part_of(game).Game.from_text(random_game(game, players).to_text())
    undone = [played.undo() for _ in played.events]
    assert played.position == played.start
    assert [played.redo() for _ in undone] == undone[::-1]


@every_size
def test_legal_moves_are_in_order_and_each_can_be_chosen_and_made(game: str, players: int) -> None:
    for event in some(random_game(game, players).events, 20):
        moves = event.before.legal_moves()
        assert [*map(str, moves)] == sorted(map(str, moves))
        for move in some(moves, 4):
            assert event.before.play(move).before == event.before


@every_game
@pytest.mark.parametrize("given", [7, None, ["A1"]], ids=repr)
def test_what_is_no_move_is_refused_in_words(game: str, given: object) -> None:
    begun = new_game(game, seed=7)
    while begun.position.can_roll:
        begun.roll()
    with pytest.raises(Refusal) as refused:
        begun.play(given)
    told = {refused.value.in_language(language) for language in languages_of(game)}
    assert len(told) == len(languages_of(game))


@every_game
def test_text_that_says_nothing_is_refused_in_words(game: str) -> None:
    for text in ("", "nothing", "7 7"):
        with pytest.raises((NotationError, IllegalMove)) as refused:
            part_of(game).Game._read_position(text)
        told = {refused.value.in_language(language) for language in languages_of(game)}
        assert len(told) == len(languages_of(game))


@every_game
def test_as_many_play_as_the_production_says(game: str) -> None:
    seats = production_of(game).seats
    for count in {1, 5} - {*seats}:
        with pytest.raises(Refusal):
            new_game(game, ["Ann", "Bob", "Cas", "Dan", "Eve"][:count])
