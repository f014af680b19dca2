"""The look ahead: its dice are exact, its answers legal and good, and it changes what is played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from clans_widget.arena import OpenView
from clans_widget.clann import Position
from clans_widget.clann.chances.dice import hits
from clans_widget.clann.chances.rolls import all_shown
from clans_widget.clann.course import HOME
from clans_widget.clann.players import GreedyPlayer, SearchPlayer, TacticalPlayer, Thinker
from clans_widget.clann.players.ahead import expected
from clans_widget.clann.players.answering import WON, Answering
from clans_widget.clann.players.race import lead
from clans_widget.clann.players.tactics import USUAL_WEIGHTS, waiting
from clans_widget.clann.rules.dice import FIRST
from tests.clann.positions import on_the_way

NOTHING = dict.fromkeys(USUAL_WEIGHTS, 0.0)
"""Weights with which only who wins counts."""


def best(text: str, bot: Thinker) -> str:
    position = Position.from_text(text)
    return str(bot.candidates(OpenView(position, position.player))[0].move)


def ends_of_turn(position: Position) -> Iterator[Position]:
    """All that the dice on the table can lead to, by the engine."""
    if position.phase != "use":
        yield position
        return
    for move in position.legal_moves():
        yield from ends_of_turn(position.play(move).position)


def ways_home(text: str, player: int, character: int) -> int:
    """In how many of the 216 falls of three dice the next player can send somebody home."""
    position = Position.from_text(text)
    return sum(
        shown.ways
        for shown in all_shown(FIRST)
        if any(
            end.characters[player - 1][character] == HOME
            for end in ends_of_turn(position.roll(shown.ordinary, shown.black).position)
        )
    )


def at_hand(position: Position, player: int) -> float:
    if position.is_over:
        return WON if position.player == player else -WON
    return lead(position, player) + 8 * waiting(position, player)


def test_with_one_cell_to_go_a_win_is_as_likely_as_the_dice_say() -> None:
    # The other player needs a one, and nobody else of theirs can use a die.
    position = Position.from_text("A9,h,h,h/x,x,x,t6 B7 2 -")
    assert expected(position, 2, NOTHING) == pytest.approx(WON * hits()[1])
    assert expected(position, 1, NOTHING) == pytest.approx(-WON * hits()[1])


def test_of_dice_rolled_again_there_are_fewer() -> None:
    # Two ordinary dice: a one is among them in 11 of 36 falls.
    position = Position.from_text("A9,h,h,h/x,x,x,t6 B7 2 +oo")
    assert expected(position, 2, NOTHING) == pytest.approx(WON * 11 / 36)


@pytest.mark.parametrize("number", range(40))
def test_no_answer_is_better_than_the_one_that_is_found(number: int) -> None:
    """Of all that the engine allows; but where somebody is put down, it may be put better."""
    position = positions()[number]
    answer = Answering(USUAL_WEIGHTS).best(position)
    allowed = [at_hand(end, position.player) for end in ends_of_turn(position)]
    assert answer.worth in allowed
    if not puts_somebody_down(position):
        assert answer.worth == max(allowed)
        assert answer.position in ends_of_turn(position)


def test_the_positions_have_both_kinds() -> None:
    plain = sum(not puts_somebody_down(position) for position in positions())
    assert 10 <= plain < len(positions())


def puts_somebody_down(position: Position) -> bool:
    if position.phase != "use":
        return False
    return any(
        move.put or puts_somebody_down(position.play(move).position)
        for move in position.legal_moves()
    )


@cache
def positions() -> tuple[Position, ...]:
    """With two dice to use, so that all can be tried."""
    found = [at for at in on_the_way("ahead", games=4) if len(at.dice.left) == 2]
    return tuple(found[:: len(found) // 40][:40])


RISKY = "A6,A12,A1,h/D14,D10,h,h C7 2 1"
"""With a one, Tall can send Slim home, on the Crown of the other player, where a six of Small takes
it in turn; or Stout goes one on."""


def test_what_is_best_at_once_is_not_played_if_many_rolls_punish_it() -> None:
    struck, safe = ("A6,A12,h,h/A1,D10,h,h C7 1 -", "A6,A12,A1,h/D14,D11,h,h C7 1 -")
    assert ways_home(struck, 2, 0) > ways_home(safe, 2, 0)
    assert best(RISKY, GreedyPlayer(1)) == "1-1"
    assert best(RISKY, SearchPlayer(1)) == "1-2"


def test_who_rolls_again_may_take_the_risk_and_run() -> None:
    # The same, but these dice are rolled again first: the hints see no difference.
    again = f"{RISKY}+oo"
    assert best(again, TacticalPlayer(1)) == best(again, SearchPlayer(1, ends=0)) == "1-2"
    assert best(again, SearchPlayer(1)) == "1-1"


GUARDED = "A14,B7,x,x/x,B4,B11,x/x,x,x,{small}/x,x,x,D9 D5 1 4"
"""With a four the first player sends home Slim of the second, who has come far, or Stout, who
stands behind Small of the partner."""


def test_it_sends_home_who_stands_behind_its_partner() -> None:
    threatened = GUARDED.format(small="B9")
    assert best(threatened, GreedyPlayer(1)) == "4-2"
    assert best(threatened, SearchPlayer(1)) == "4-1"


def test_for_a_partner_in_the_treasure_it_has_nothing_to_fear() -> None:
    assert best(GUARDED.format(small="t1"), SearchPlayer(1)) == "4-2"


def test_a_partner_who_may_win_is_worth_a_win_of_its_own() -> None:
    # Player 3 rolls, and needs a one; player 1 is the partner.
    position = Position.from_text("A9,h,h,h/B3,h,h,h/x,x,x,t6/D2,h,h,h B7 3 -")
    worths = [expected(position, seat, NOTHING) for seat in (1, 2, 3, 4)]
    assert worths[0] == worths[2] == pytest.approx(WON * hits()[1])
    assert worths[1] == worths[3] == -worths[0]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(0, 40, 4))
def test_the_same_position_has_the_same_move(number: int) -> None:
    position = positions()[number]
    view = OpenView(position, position.player)
    first = SearchPlayer(7).choose(view)
    expected.__globals__["_expected"].cache_clear()
    assert SearchPlayer(7).choose(view) == first
    assert first in position.legal_moves()
