"""The wrong ideas about CLANN that people have, in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from clans_widget.clann import Course
from clans_widget.quiz.ideas import Ideas

from .beliefs import PUTS, SMALL, Put, by_rank, identical, own_crown
from .idea import Idea


def ranked(*order: int) -> Callable[[int, int], bool]:
    """The characters rank in another order; Small beats Tall all the same."""

    def sends(one: int, other: int) -> bool:
        return order.index(one) < order.index(other) or (one, other) == (SMALL, 0)

    return sends


def everything_matches(kind: str, ordinary: Sequence[int], black: int | str | None) -> str:
    """Whatever matches, all dice are rolled again."""
    again = identical(kind, ordinary, black)
    return again if again == "none" else kind


def ordinary_only(kind: str, ordinary: Sequence[int], black: int | str | None) -> str:
    """The black die matches nothing."""
    return identical(kind, ordinary, None)


def three_only(kind: str, ordinary: Sequence[int], black: int | str | None) -> str:
    """Only three dice that match are rolled again."""
    return "oos" if identical(kind, ordinary, black) == "oos" else "none"


def face_matches(kind: str, ordinary: Sequence[int], black: int | str | None) -> str:
    """A black face stands for any number."""
    if black != "k":
        return identical(kind, ordinary, black)
    return "oos" if len(ordinary) == 2 and ordinary[0] == ordinary[1] else "os"


def behind_the_crown(course: Course, arm: int) -> int:
    """The Gate is the cell behind the Crown."""
    return (own_crown(course, arm) + 1) % course.ring


def last_of_the_arm(course: Course, arm: int) -> int:
    """The Gate is the last cell of a player's own arm."""
    return own_crown(course, arm) + course.arm - 1


IDEAS: Final[Ideas[Idea]] = Ideas(
    (
        Idea(
            "slim-above-stout",
            "K1",
            "K9",
            sends=ranked(0, 2, 1, 3),
            knows={"rank_order": "slim_second", "middle_ranks": "slim"},
        ),
        Idea(
            "stout-above-tall",
            "K1",
            "K9",
            sends=ranked(1, 0, 2, 3),
            knows={"rank_order": "stout_first"},
        ),
        Idea(
            "small-is-first",
            "K1",
            "K9",
            sends=ranked(3, 0, 1, 2),
            knows={"rank_order": "small_first"},
        ),
        Idea(
            "laps-begin-at-a1",
            "K2",
            crown=lambda course, arm: 0,
            gate=lambda course, arm: course.ring - 1,
            knows={"crown_of_c": "first_crown"},
        ),
        Idea("gate-behind-crown", "K2", gate=behind_the_crown, knows={"own_gate": "a_second"}),
        Idea("gate-on-own-arm", "K2", gate=last_of_the_arm, knows={"own_gate": "a_last"}),
        Idea("counterclockwise", "K2", forward=False, knows={"direction": "counterclockwise"}),
        Idea(
            "knight-begins-off-crowns",
            "K3",
            puts={**PUTS, "setup": Put(False, False)},
            knows={"where_knight_starts": "no_crown"},
        ),
        Idea(
            "knight-begins-anywhere",
            "K3",
            puts={**PUTS, "setup": Put(True, True)},
            knows={"where_knight_starts": "anywhere"},
        ),
        Idea("no-overtaking", "K4", passes=False, knows={"overtaking": "blocked"}),
        Idea(
            "own-share-a-cell",
            "K4",
            "K7",
            "K9",
            shares=True,
            knows={"one_on_a_cell": "own_clan", "own_on_crown": "both"},
        ),
        Idea(
            "knight-if-you-like",
            "K5",
            knight_walks=lambda has_face, movable: True,
            knows={"useful_die": "yes", "other_use": "knight_too"},
        ),
        Idea(
            "useless-die-is-lost",
            "K5",
            "K11",
            knight_walks=lambda has_face, movable: has_face,
            knows={"useless_die": "lost"},
        ),
        Idea(
            "black-for-the-knight-alone",
            "K6",
            character_walks=lambda black, left: not black,
            knows={"black_with_two": "both"},
        ),
        Idea(
            "black-if-you-like",
            "K6",
            character_walks=lambda black, left: True,
            knows={"black_with_two": "if_you_like"},
        ),
        Idea(
            "black-is-six",
            "K6",
            "K7",
            "K8",
            face_is_six=True,
            knows={"black_points": "six", "black_matches": "six_and_black"},
        ),
        Idea("six-must-enter", "K7", six_walks=False, knows={"six_may": "must_enter"}),
        Idea(
            "five-enters",
            "K7",
            enters=lambda die: die >= 5,
            knows={"which_number_enters": "five_or_six"},
        ),
        Idea(
            "one-enters",
            "K7",
            enters=lambda die: die in (1, 6),
            knows={"which_number_enters": "one_or_six"},
        ),
        Idea(
            "opponent-bars-crown",
            "K7",
            "K10",
            opponent_bars=True,
            knows={"opponent_on_crown": "blocked"},
        ),
        Idea(
            "whole-roll-again",
            "K8",
            again=everything_matches,
            knows={"double": "all", "double_with_black": "all"},
        ),
        Idea(
            "black-die-never-matches",
            "K8",
            again=ordinary_only,
            knows={"double_with_black": "none"},
        ),
        Idea("three-only", "K8", again=three_only, knows={"double": "none"}),
        Idea("face-matches-all", "K8", again=face_matches, knows={"black_matches": "all"}),
        Idea(
            "small-beats-nobody",
            "K9",
            sends=lambda one, other: one < other,
            knows={"small_sends": "nobody"},
        ),
        Idea(
            "small-beats-all",
            "K9",
            sends=lambda one, other: one < other or one == SMALL,
            knows={"small_sends": "everybody"},
        ),
        Idea(
            "equal-goes-home",
            "K9",
            sends=lambda one, other: by_rank(one, other) or one == other,
            knows={"equal_rank": "bob_goes"},
        ),
        Idea(
            "everybody-goes-home",
            "K9",
            sends=lambda one, other: True,
            knows={"higher_rank": "stout_goes", "equal_rank": "bob_goes"},
        ),
        Idea(
            "rank-holds-everywhere",
            "K10",
            rank_lost=lambda mark, own: False,
            knows={"foreign_crown": "not_allowed", "empty_arm": "ordinary"},
        ),
        Idea(
            "own-crown-is-dangerous",
            "K10",
            rank_lost=lambda mark, own: bool(mark),
            knows={"own_crown": "all", "gates_too": "all_eight"},
        ),
        Idea(
            "gates-are-harmless",
            "K10",
            rank_lost=lambda mark, own: mark == "crown" and not own,
            knows={"gates_too": "crowns"},
        ),
        Idea(
            "crowns-are-safe",
            "K10",
            rank_lost=lambda mark, own: None if mark else False,
            knows={"foreign_crown": "safe", "empty_arm": "safe", "own_crown": "none"},
        ),
        Idea(
            "knight-sends-home",
            "K11",
            knight_does="sent_home",
            knows={"knight_lands": "goes_home", "knight_on_own": "goes_home"},
        ),
        Idea(
            "knight-spares-own",
            "K11",
            spares=lambda own, character: own,
            knows={"knight_on_own": "spared"},
        ),
        Idea(
            "knight-spares-tall",
            "K11",
            spares=lambda own, character: character == 0,
            knows={"knight_lands": "nothing"},
        ),
        Idea(
            "taken-onto-crowns",
            "K11",
            puts={**PUTS, "character": Put(True, False)},
            knows={"where_taken_goes": "any_free"},
        ),
        Idea(
            "nobody-lands-on-the-knight",
            "K12",
            on_knight="not_allowed",
            knows={"landing_on_knight": "not_allowed"},
        ),
        Idea(
            "knight-strikes-who-comes",
            "K12",
            on_knight="mover_home",
            knows={"landing_on_knight": "small_goes"},
        ),
        Idea(
            "pushed-off-crowns",
            "K12",
            puts={**PUTS, "knight": Put(False, False)},
            knows={"where_pushed": "no_crown"},
        ),
        Idea("past-the-gate", "K13", past_gate=True, knows={"before_gate": "into_treasure"}),
        Idea(
            "sent-home-in-treasure",
            "K13",
            treasure_safe=False,
            knows={"in_treasure": "higher"},
        ),
        Idea("past-the-arrival", "K14", past_arrival=True, knows={"overshooting": "arrives"}),
        Idea(
            "first-one-wins",
            "K14",
            one_wins=True,
            knows={"who_wins": "first_one", "three_and_one": "first"},
        ),
    )
)
"""All ideas, in the order of the rules."""
