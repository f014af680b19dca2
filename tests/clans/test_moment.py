"""What is true at each step of a game of Clans."""

from __future__ import annotations

import pytest

from clans_widget.clans import Game, GameError, Position
from clans_widget.clans.moment import Moment
from clans_widget.clans.rules import steps
from clans_widget.clans.rules.colors import COLORS
from tests.clans.games import last_move_game, random_game, unfinished_game

SEEDS = range(6)


def moments(game: Game, seen_by: str | None = None) -> list[Moment]:
    return [Moment.of(game, k, seen_by=seen_by) for k in range(len(game.steps) + 1)]


def last_move() -> Game:
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_a_village_stands_from_its_founding_on(seed: int) -> None:
    standing: set[str] = set()
    for moment in moments(random_game(seed)):
        match moment.step:
            case steps.VillageFounded(_, territory):
                standing.add(territory)
            case steps.VillageDestroyed(_, territory):
                standing.discard(territory)
            case steps.StrifeBroke(position, territory) if not position.size(territory):
                standing.discard(territory)
        assert set(moment.villages) == standing
        assert moment.unfounded == set(moment.position.villages) - standing


def test_a_group_that_is_passed_over_is_never_a_village() -> None:
    position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 5))
    turn = position.play("B5-C4:B2")
    seen = [Moment.after(turn, number) for number in range(1, len(turn.steps) + 1)]
    assert {step.territory for step in turn.steps if isinstance(step, steps.VillageIgnored)} == {
        "C4"
    }
    assert all("C4" in moment.unfounded for moment in seen)
    game = Game.new(["Ann", "Bob"], clans={}, position=position)
    game.play(turn.move)
    assert Moment.of(game).villages == seen[-1].villages == ("B2",)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_turn_is_its_players_until_it_is_over(seed: int) -> None:
    game = random_game(seed)
    movers = [game.start.mover]
    for turn in game.turns:
        movers += [turn.player] * (len(turn.steps) - 1) + [turn.position.mover]
    assert [moment.mover for moment in moments(game)] == movers


@pytest.mark.parametrize("seed", SEEDS)
def test_the_epoch_is_that_of_the_village_and_then_the_next(seed: int) -> None:
    for moment in moments(random_game(seed)):
        step = moment.step
        if isinstance(step, steps.EpochEnded):
            assert moment.epoch == (step.following or "V") == moment.position.epoch
        elif isinstance(step, steps.ClansScored):
            assert moment.epoch == step.epoch
        elif not hasattr(step, "epoch"):
            assert moment.epoch == moment.position.epoch


@pytest.mark.parametrize("seed", SEEDS)
def test_chips_count_one_player_after_the_other(seed: int) -> None:
    game = random_game(seed)
    for moment in moments(game):
        points = dict(zip(COLORS, moment.position.scores, strict=True))
        gained = {clan: moment.scores[clan] - points[clan] for clan in COLORS}
        counted = [s for s in moment.past if isinstance(s, steps.ChipsScored)]
        assert {step.clan: step.total for step in counted} == {
            step.clan: moment.scores[step.clan] for step in counted
        }
        assert sum(gained.values()) == sum(moment.chip_points.values())
    assert sum(moment.chip_points.values()) == sum(game.position.chips)


def test_cards_are_known_to_their_holder_and_to_all_once_they_are_turned_over() -> None:
    game = random_game(5)
    clans = dict(enumerate(game.clans().values(), start=1))
    for name in (None, *game.players):
        own = set() if name is None else {game.players.index(name) + 1}
        for moment in moments(game, name):
            turned = {s.player for s in moment.past if isinstance(s, steps.ClanRevealed)}
            assert set(moment.revealed) == turned
            assert moment.known == {seat: clans[seat] for seat in own | turned}


def test_while_a_game_runs_a_viewer_knows_the_own_card_alone() -> None:
    game = unfinished_game(3)
    assert Moment.of(game).known == {}
    for seat, name in enumerate(game.players, start=1):
        assert Moment.of(game, seen_by=name).known == {seat: game.clans(seen_by=name)[name]}
    with pytest.raises(GameError, match="Zoe"):
        Moment.of(game, seen_by="Zoe")


def test_of_a_game_that_is_over_without_a_reveal_everybody_knows_the_cards() -> None:
    over = last_move().position
    game = Game.new(["Ann", "Bob"], clans={"Ann": "red"}, position=over)
    assert Moment.of(game).known == {1: "red"}
    assert Moment.of(game).revealed == {}


def test_a_turn_and_a_game_of_this_turn_are_the_same_moments() -> None:
    game = last_move()
    for number in range(len(game.steps) + 1):
        one, other = Moment.after(game.turns[0], number), Moment.of(game, number)
        for name in ("position", "step", "mover", "unfounded", "villages", "revealed", "scores"):
            assert getattr(one, name) == getattr(other, name), (number, name)
        assert (one.number, one.count) == (other.number, other.count)


def test_a_bare_position_is_a_moment() -> None:
    here = Position.of({"A1": "2r", "L5": "k"}, chips=(1, 1), mover=2)
    moment = Moment(here)
    assert (moment.step, moment.mover, moment.epoch) == (None, 2, "I")
    assert moment.villages == ("A1", "L5")
    assert (moment.known, moment.past) == ({}, ())
