"""The solo race: the table against the engine, roll by roll, and against races that are run."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean, stdev
from typing import Final

import pytest

from clans_widget.clann import Course, Position
from clans_widget.clann.chances.dice import FARTHEST
from clans_widget.clann.chances.rolls import all_shown
from clans_widget.clann.chances.solo import BETWEEN, alone, rank, turns_alone
from clans_widget.clann.course import HOME
from clans_widget.clann.errors import GameError
from clans_widget.clann.rules.dice import ENTRY

ARRIVAL = Course.standard().arrival
GATE = Course.standard().gate

Clan = tuple[int, ...]


def some_clans(count: int, seed: int = 1) -> list[Clan]:
    """States at random: of each number of those who wait and have arrived about as many."""
    chance = Random(seed)
    found: list[Clan] = []
    while len(found) < count:
        waiting, arrived = chance.randrange(4), chance.randrange(4)
        if waiting + arrived < 4:
            between = chance.sample(range(ARRIVAL), 4 - waiting - arrived)
            found.append(tuple(sorted([HOME] * waiting + between + [ARRIVAL] * arrived)))
    return found


def knight_far_from(clan: Clan) -> int | None:
    """A cell from which the Knight meets none of them in a roll, whoever walks first.

    He would take his mover's own character, to be put down close to its Gate: in a game that is
    a trick, but here nobody is met.
    """
    ring = Course.standard().ring
    walked = {
        cell
        for at in clan
        if at < ring
        for cell in range(max(at, 0), min(at + (FARTHEST if at >= 0 else 2 * ENTRY + 1), GATE) + 1)
    }
    for cell in range(ring):
        if not walked & {(cell + ahead) % ring for ahead in range(FARTHEST + 1)}:
            return cell
    return None


@cache
def ends(position: Position) -> frozenset[tuple[Clan, str]]:
    """All that a roll can come to by the engine's own moves, and which dice are rolled again."""
    clan = tuple(sorted(position.characters[0]))
    if position.is_over:
        return frozenset({(clan, "over")})
    if position.phase != "use":
        again = position.dice_to_roll if position.player == 1 else ""
        return frozenset({(clan, again)})
    found: frozenset[tuple[Clan, str]] = frozenset()
    for move in position.legal_moves():
        found |= ends(position.play(move).position)
    return found


def waits(clan: Clan) -> Position | None:
    """A position in which these roll, and a rival who is not in their way waits at home."""
    knight = knight_far_from(clan)
    if knight is None:
        return None
    text = Position.from_text("x,x,x,h/h,h,h,h C7 1 -")
    return text._replace(characters=(clan, (HOME,) * 4), knight=knight)


@cache
def outcomes(clan: Clan, kind: str) -> tuple[tuple[float, frozenset[tuple[Clan, str]]], ...]:
    """All that some dice can come to, each with its chance."""
    start = waits(clan)
    assert start is not None
    position = start._replace(dice=start.dice._replace(again=kind if kind != "oos" else ""))
    return tuple(
        (shown.chance, ends(position.roll(shown.ordinary, shown.black).position))
        for shown in all_shown(kind)
    )


def reached(clan: Clan) -> set[tuple[Clan, str]]:
    """The moments of one turn at which some of the dice are rolled again."""
    found: set[tuple[Clan, str]] = set()
    new = {(clan, "oos")}
    while new:
        found |= new
        after = {end for moment in new for _, roll in outcomes(*moment) for end in roll}
        new = {(then, again) for then, again in after if again in ("oo", "os")} - found
    return found


def expected_turns(clan: Clan) -> float:
    """A turn worked out from the engine's moves, and what the table says of what is left then."""
    turns = dict.fromkeys(reached(clan), 0.0)

    def after(end: tuple[Clan, str]) -> float:
        then, again = end
        if again in ("oo", "os"):
            return turns[end]
        return turns_alone(then) - (again == "oos")

    for _ in range(12):  # a double comes once in six rolls: what is left out is far below 0.001
        for moment in turns:
            rolls = outcomes(*moment)
            turns[moment] = sum(chance * min(map(after, roll)) for chance, roll in rolls)
    return 1 + turns[clan, "oos"]


NEAR: Final = (
    (ARRIVAL - 1, ARRIVAL, ARRIVAL, ARRIVAL),
    (ARRIVAL - 4, ARRIVAL, ARRIVAL, ARRIVAL),
    (ARRIVAL - 2, ARRIVAL - 3, ARRIVAL, ARRIVAL),
    (GATE, ARRIVAL - 1, ARRIVAL, ARRIVAL),
    (GATE - 1, ARRIVAL, ARRIVAL, ARRIVAL),
    (GATE - 9, ARRIVAL, ARRIVAL, ARRIVAL),
    (GATE - 2, GATE - 5, ARRIVAL, ARRIVAL),
    (0, ARRIVAL, ARRIVAL, ARRIVAL),
    (HOME, ARRIVAL, ARRIVAL, ARRIVAL),
    (HOME, ARRIVAL - 2, ARRIVAL, ARRIVAL),
)


@pytest.mark.slow
@pytest.mark.parametrize("clan", NEAR)
def test_a_turn_by_the_engine_and_the_table_after_it_are_what_the_table_says(clan: Clan) -> None:
    assert expected_turns(clan) == pytest.approx(turns_alone(clan), abs=0.0015)


@pytest.mark.slow
def test_races_that_are_run_take_so_many_turns() -> None:
    clan, races, chance = (GATE - 3, GATE - 1, ARRIVAL, ARRIVAL), 400, Random(1)
    lengths = [run(clan, chance) for _ in range(races)]
    error = stdev(lengths) / races**0.5
    assert abs(fmean(lengths) - turns_alone(clan)) < 4 * error


def run(clan: Clan, chance: Random) -> int:
    """How many turns a race takes in which each roll is used as the table likes best."""
    turns, kind = 1, "oos"
    while clan != (ARRIVAL,) * 4:
        rolls = outcomes(tuple(sorted(clan)), kind)
        (roll,) = chance.choices([roll for _, roll in rolls], [share for share, _ in rolls])
        clan, again = min(sorted(roll), key=lambda end: turns_alone(end[0]))
        turns, kind = (turns, again) if again in ("oo", "os", "oos") else (turns + 1, "oos")
        turns -= again == "over"
    return turns


def test_every_state_has_a_place_of_its_own() -> None:
    clans = set(some_clans(3000))
    assert len({rank(clan) for clan in clans}) == len(clans)
    assert rank((ARRIVAL,) * 4) < 639_411
    assert rank((HOME,) * 4) == 639_410
    assert BETWEEN == 62


@pytest.mark.parametrize(
    "clan", [(0, 0, 1, 2), (0, 1, 2), (0, 1, 2, ARRIVAL + 1), (HOME - 1, 0, 1, 2)]
)
def test_what_is_no_clan_is_refused(clan: Clan) -> None:
    with pytest.raises(GameError, match=str(clan[0])):
        turns_alone(clan)


def test_another_course_has_no_table() -> None:
    assert alone(Position.start(Course(arm=7, treasure=2))) is None


def test_it_is_a_matter_of_where_they_are_not_who() -> None:
    for clan in some_clans(50):
        assert turns_alone(clan) == turns_alone(clan[::-1])
