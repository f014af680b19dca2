"""Makes exercises about the course and who stands there: Crowns and Gates, ranks, putting down."""

from __future__ import annotations

from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.exercises.places.beats import Beats
from clans_widget.clann.exercises.places.on_course import OnCourse
from clans_widget.clann.exercises.places.put_down import PutDown
from clans_widget.clann.exercises.standing import everybody
from clans_widget.clann.exercises.uses import waits
from clans_widget.clann.exercises.who import EVERYBODY
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.legal import moves_of
from clans_widget.clann.rules.using import puts_down, uses
from clans_widget.clann.staging.places import place_of
from clans_widget.core.chance import below, shuffled
from clans_widget.quiz.wish import Wish, drawn

FEW: Final = 6
"""So many cells are asked about."""

ASKED: Final = {"easy": ("crown",), "medium": ("gate",), "hard": ("no_rank",)}


def make_on_course(position: Position, wish: Wish) -> OnCourse | None:
    """An exercise: where is a Crown, a Gate, where is rank lost.

    Easy: a Crown. Medium: a Gate. Hard: the six cells without rank (K10).
    """
    if not position.can_roll:
        return None
    player = 1 + below(position.players, wish.chance)
    return OnCourse(position, wish.of(ASKED[wish.difficulty]), player)


def make_beats(position: Position, wish: Wish) -> Beats | None:
    """An exercise: whom does somebody send home.

    Easy: others on plain cells alone (K9). Medium: somebody stands in a Treasure (K13) as well.
    Hard: somebody stands on a Crown or a Gate (K10).
    """
    for name in shuffled(list(EVERYBODY)[:-1], wish.chance):
        part = EVERYBODY[name]
        if waits(position, part) or place_of(position, part) not in position.course.places:
            continue
        others = [p for p, (player, _) in everybody(position).items() if player != position.player]
        if len(others) < 2 or not position.can_roll:
            return None
        exercise = Beats(position, name)
        first = {"easy": "K9", "medium": "K13", "hard": "K10"}[wish.difficulty]
        if exercise.rules[0] == first:
            return exercise
    return None


def make_put_down(position: Position, wish: Wish) -> PutDown | None:
    """An exercise: where may somebody be put down.

    Easy: the Knight in the set-up (K3). Medium: whom the Knight takes (K11). Hard: the Knight whose
    place somebody takes (K12).
    """
    if wish.difficulty == "easy":
        return PutDown(position, _cells(position, wish)) if position.phase == "knight" else None
    if position.phase != "use":
        return None
    whom = {"medium": "character", "hard": "knight"}[wish.difficulty]
    for use in uses(position):
        if puts_down(position, use) == whom:
            begun = str(moves_of(position, use)[0]).partition(">")[0]
            return PutDown(position, _cells(position, wish), begun)
    return None


def _cells(position: Position, wish: Wish) -> tuple[str, ...]:
    """Some cells of each sort: Crowns and Gates, cells where somebody stands, and others."""
    course, chance = position.course, wish.chance
    marked = [course.name(cell) for cell in sorted(course.marked)]
    stands = [place for place in everybody(position) if place in course.places]
    if position.knight >= 0:
        stands.append(place_of(position, KNIGHT))
    plain = [cell for cell in course.cells if cell not in (*marked, *stands)]
    found = (
        *shuffled(marked, chance)[:2],
        *shuffled(stands, chance)[:2],
        drawn(plain, chance),
        drawn(plain, chance),
    )
    return tuple(sorted({*found}, key=course.cells.index))
