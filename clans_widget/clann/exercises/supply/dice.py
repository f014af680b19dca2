"""Makes exercises about the use of dice: movers, where they lead, who may land, what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.exercises.choices.lands import Lands
from clans_widget.clann.exercises.places.carried import Carried
from clans_widget.clann.exercises.places.enters import Enters
from clans_widget.clann.exercises.places.may_land import MayLand
from clans_widget.clann.exercises.places.movers import Movers
from clans_widget.clann.exercises.places.struck import Struck
from clans_widget.clann.exercises.reason import WhyNot
from clans_widget.clann.exercises.standing import everybody
from clans_widget.clann.exercises.uses import CLANS, landing_of, refused, waits
from clans_widget.clann.exercises.who import EVERYBODY
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.dice import ENTRY
from clans_widget.clann.staging.places import ARRIVAL, place_of
from clans_widget.core.chance import shuffled
from clans_widget.quiz import ExerciseError
from clans_widget.quiz.fresh import Maker
from clans_widget.quiz.wish import Wish, drawn

FEW: Final = 6
"""More places than that are not asked for at once."""


def make_movers(position: Position, wish: Wish) -> Movers | None:
    """An exercise: who can move by a die.

    Easy: some can and some cannot. Medium: nobody can, so the Knight does (K5), or a 6 (K7). Hard:
    there is a black face (K6).
    """
    if position.phase != "use" or bool(position.dice.black) != (wish.difficulty == "hard"):
        return None
    exercise = Movers(position, drawn(position.dice.left, wish.chance))
    by_knight = any(way.who == KNIGHT for way in exercise.ways)
    if wish.difficulty == "easy":
        return exercise if not by_knight and exercise.die != ENTRY else None
    if wish.difficulty == "medium":
        wanted = exercise.die == ENTRY if wish.number % 2 else by_knight
        return exercise if wanted and len(_out(position)) > 0 else None
    return exercise


def make_carried(position: Position, wish: Wish) -> Carried | None:
    """An exercise: where can the dice carry somebody.

    Easy: one who walks the ring. Medium: one near the Gate, or beyond it (K13, K14). Hard: all of
    them, with a few places.
    """
    if position.phase != "use":
        return None
    if wish.difficulty == "hard":
        exercise = Carried(position)
        return exercise if 1 < len({way.place for way in exercise.ways}) <= FEW else None
    for who in shuffled(list(_out(position)), wish.chance):
        near = _near_the_end(position, who)
        if near != (wish.difficulty == "medium"):
            continue
        made = _carried(position, who)
        if made and (wish.difficulty == "easy" or not {"K13", "K14"}.isdisjoint(made.rules)):
            return made
    return None


def _carried(position: Position, who: str) -> Carried | None:
    name = next(name for name, part in EVERYBODY.items() if part == who)
    try:
        return Carried(position, who=name)
    except ExerciseError:
        return None


def _near_the_end(position: Position, who: str) -> bool:
    farthest = max(position.dice.left)
    return position.clan[int(who) - 1] + farthest >= position.course.gate


def _out(position: Position) -> tuple[str, ...]:
    """Those of the player to act who are on the ring or in the Treasure."""
    return tuple(
        who for who in CLANS if not waits(position, who) and place_of(position, who) != ARRIVAL
    )


def make_may_land(position: Position, wish: Wish) -> MayLand | None:
    """An exercise: who may land on a cell.

    Easy: one that is free. Medium: one where somebody stands (K9). Hard: a Crown or a Gate where
    somebody stands (K10), or where the Knight does (K12).
    """
    fits = _LANDINGS[wish.difficulty]
    for die, who in shuffled(list(_all_uses(position)), wish.chance):
        cell = landing_of(position, die, who)
        if cell in position.course.places and fits(position, cell, who):
            return MayLand(position, cell)
    return None


def _all_uses(position: Position) -> Iterator[tuple[str, str]]:
    """Each die with each of those who might move by it."""
    if position.phase == "use":
        yield from (
            (str(die), who)
            for die in sorted(set(position.dice.left))
            for who in (*CLANS, KNIGHT)
            if not (who != KNIGHT and waits(position, who) and die != ENTRY)
            and not (who != KNIGHT and place_of(position, who) == ARRIVAL)
        )


def _is_taken(position: Position, cell: str) -> bool:
    return cell in everybody(position)


def _is_marked(position: Position, cell: str) -> bool:
    return position.course.places[cell] in position.course.marked


def _is_free(position: Position, cell: str, who: str) -> bool:
    is_knights = cell == place_of(position, KNIGHT)
    return who != KNIGHT and not _is_taken(position, cell) and not is_knights


def _is_plainly_taken(position: Position, cell: str, who: str) -> bool:
    return who != KNIGHT and _is_taken(position, cell) and not _is_marked(position, cell)


def _is_special(position: Position, cell: str, who: str) -> bool:
    is_knights = cell == place_of(position, KNIGHT) and who != KNIGHT
    return is_knights or (_is_taken(position, cell) and _is_marked(position, cell))


_LANDINGS: Final[dict[str, Callable[[Position, str, str], bool]]] = {
    "easy": _is_free,
    "medium": _is_plainly_taken,
    "hard": _is_special,
}


def make_lands(position: Position, wish: Wish) -> Lands | None:
    """An exercise: what happens when somebody lands where somebody stands.

    Easy: by rank (K9), or on the Knight (K12). Medium: the Knight lands (K11, K5, K6). Hard: on a
    Crown or a Gate, or coming in (K7, K10).
    """
    fits = _MEETINGS[wish.difficulty]
    if wish.difficulty == "easy" and wish.number % 2:
        fits = _is_onto_knight
    for die, who in shuffled(list(_all_uses(position)), wish.chance):
        cell = landing_of(position, die, who)
        knights = who != KNIGHT and cell == place_of(position, KNIGHT)
        meets = cell in position.course.places and (knights or _is_taken(position, cell))
        if meets and fits(position, cell, who):
            return Lands(position, f"{die}-{who}")
    return None


def _is_plain(position: Position, cell: str, who: str) -> bool:
    return who != KNIGHT and not _is_marked(position, cell)


def _is_onto_knight(position: Position, cell: str, who: str) -> bool:
    return who != KNIGHT and cell == place_of(position, KNIGHT)


def _is_by_knight(position: Position, cell: str, who: str) -> bool:
    return who == KNIGHT and cell in position.course.places


def _is_on_mark(position: Position, cell: str, who: str) -> bool:
    return who != KNIGHT and _is_marked(position, cell)


_MEETINGS: Final[dict[str, Callable[[Position, str, str], bool]]] = {
    "easy": _is_plain,
    "medium": _is_by_knight,
    "hard": _is_on_mark,
}


def make_struck(position: Position, wish: Wish) -> Struck | None:
    """An exercise: whom can the dice send home, or drive away.

    Easy: some characters by rank. Medium: some by the Knight (K11). Hard: by characters, on Crowns
    or Gates (K10), or nobody although somebody is near.
    """
    if position.phase != "use":
        return None
    exercise = Struck(position, "knight" if wish.difficulty == "medium" else "characters")
    if wish.difficulty != "hard":
        return exercise if exercise.ways else None
    is_marked = any(_is_marked(position, way.place) for way in exercise.ways)
    near = not exercise.ways and "K9" in exercise.rules[:1]
    return exercise if is_marked or (near and wish.number % 3 == 0) else None


def make_enters(position: Position, wish: Wish) -> Enters | None:
    """An exercise: whom can the dice bring in.

    Easy: a 6, and a Crown that is free. Medium: no 6, perhaps a black face, or one's own on the
    Crown. Hard: somebody else on the Crown, or a black face.
    """
    home = [who for who in CLANS if waits(position, who)]
    if position.phase != "use" or not home or len(home) == len(CLANS):
        return None
    has_six = ENTRY in position.dice.left
    crown = position.course.name(position.course.crowns[position.arm])
    there = everybody(position).get(crown)
    own = there is not None and there.player == position.player
    other = (there is not None and not own) or place_of(position, KNIGHT) == crown
    is_wished = bool(wish.number % 4) != bool(position.dice.black)
    fits = {
        "easy": has_six and there is None and not other and not position.dice.black,
        "medium": (own and has_six) if wish.number % 2 else not has_six and is_wished,
        "hard": has_six and (other or bool(position.dice.black)),
    }
    return Enters(position) if fits[wish.difficulty] else None


def make_reason(position: Position, wish: Wish) -> WhyNot | None:
    """An exercise: why can somebody not move.

    Easy: at home, past the Gate or the Arrival, one's own in the way. Medium: rank, the Crown, the
    Knight while a character can. Hard: a black face, a partner, and rank again.
    """
    return because_of(*_REASONS[wish.difficulty])(position, wish)


def because_of(*reasons: str) -> Maker[WhyNot]:
    """Makes exercises whose answer is one of some reasons."""

    def make(position: Position, wish: Wish) -> WhyNot | None:
        wanted = wish.of(reasons)
        for die, who in shuffled(list(_tried(position)), wish.chance):
            error = refused(position, die, who)
            if error and error.reason == wanted:
                return WhyNot(position, f"{die}-{who}")
        return None

    return make


def _tried(position: Position) -> Iterator[tuple[str, str]]:
    if position.phase == "use":
        yield from (
            (str(die), who) for die in sorted(set(position.dice.left)) for who in (*CLANS, KNIGHT)
        )


_REASONS: Final = {
    "easy": ("home_needs_six", "past_gate", "own_character", "past_arrival"),
    "medium": ("higher_rank", "crown_taken", "character_can_move"),
    "hard": ("knight_must_move", "partner", "higher_rank"),
}
"""Why somebody cannot move, by how difficult it is to see."""
