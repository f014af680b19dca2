"""What somebody with certain beliefs answers to an exercise, kind by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from clans_widget.clann import Position
from clans_widget.clann.exercises.standing import everybody
from clans_widget.clann.exercises.uses import CLANS, use_of, waits
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.using import moved
from clans_widget.clann.staging.places import place_of

from .beliefs import Beliefs
from .playing import Believer, Way

Answers: TypeAlias = Iterable[str]
"""All answers that are as good, as text."""


def all_believed(exercise: Any, beliefs: Beliefs) -> tuple[str, ...]:
    """All answers that are as good by these beliefs; with the true ones the right answers.

    There is none for a kind of exercise that no belief decides, nor where the question makes no
    sense by these beliefs.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from clans_widget.clann.exercises import Carried
    >>> from .beliefs import TRUE
    >>> exercise = Carried("D11,h,h,h/h,h,h,C1 C7 1 345", who="tall")
    >>> all_believed(exercise, TRUE), all_believed(exercise, replace(TRUE, past_gate=True))
    (('D14',), ('A-t1,A-t2,D14',))
    """
    answers = ANSWERS.get(exercise.kind)
    return tuple(answers(exercise, beliefs)) if answers else ()


def _ways(exercise: Any, beliefs: Beliefs) -> list[Way]:
    return list(Believer(beliefs).ways(exercise.position))


def _written(exercise: Any, places: Iterable[str]) -> Answers:
    found = frozenset(places)
    may_be_none = exercise.none_said is not None
    return [exercise.write(found)] if found or may_be_none else []


def _movers(exercise: Any, beliefs: Beliefs) -> Answers:
    ways = (way for way in _ways(exercise, beliefs) if way.die == str(exercise.die))
    return _written(exercise, (place_of(exercise.position, way.who) for way in ways))


def _carried(exercise: Any, beliefs: Beliefs) -> Answers:
    whom = {way.who for way in exercise.ways} if exercise.who else {*CLANS, KNIGHT}
    ways = (way for way in _ways(exercise, beliefs) if way.who in whom)
    fits = (way.place for way in ways if exercise.die in (None, int(way.die)))
    return _written(exercise, fits)


def _may_land(exercise: Any, beliefs: Beliefs) -> Answers:
    ways = (way for way in _ways(exercise, beliefs) if way.place == exercise.cell)
    fits = (way for way in ways if exercise.die in (None, int(way.die)))
    return _written(exercise, (place_of(exercise.position, way.who) for way in fits))


def _enters(exercise: Any, beliefs: Beliefs) -> Answers:
    position = exercise.position
    ways = (way for way in _ways(exercise, beliefs) if waits(position, way.who))
    return _written(exercise, (place_of(position, way.who) for way in ways))


def _struck(exercise: Any, beliefs: Beliefs) -> Answers:
    position = exercise.position
    there, by_knight = everybody(position), exercise.by == "knight"
    ways = (way for way in _ways(exercise, beliefs) if (way.who == KNIGHT) == by_knight)
    hit = (way.place for way in ways if way.place in there)
    return _written(
        exercise,
        (place for place in hit if by_knight or there[place].player != position.player),
    )


def _beats(exercise: Any, beliefs: Beliefs) -> Answers:
    position, believer = exercise.position, Believer(beliefs)
    mine = int(exercise.part) - 1
    found = []
    for place, (player, character) in everybody(position).items():
        if player == position.player or position.is_partner(player):
            continue
        cell = position.course.places.get(place)
        if cell is None:
            is_sent = not beliefs.treasure_safe and beliefs.sends(mine, character)
        else:
            is_sent = believer.sent_from(position, mine, player, character, cell)
        if is_sent:
            found.append(place)
    return _written(exercise, found)


def _lands(exercise: Any, beliefs: Beliefs) -> Answers:
    position, use = exercise.position, (exercise.die, exercise.who)
    if use not in {(way.die, way.who) for way in _ways(exercise, beliefs)}:
        return ["not_allowed"]
    there = everybody(position).get(exercise.cell)
    if exercise.who == KNIGHT:
        return [beliefs.knight_does]
    if there is None:
        return [beliefs.on_knight]
    return ["together" if there.player == position.player else "sent_home"]


def _on_course(exercise: Any, beliefs: Beliefs) -> Answers:
    course, arm = exercise.position.course, exercise.arm
    if exercise.what in ("crown", "gate"):
        cell = getattr(beliefs, exercise.what)(course, arm)
        return _written(exercise, [course.name(cell)])
    cells = [
        course.name(cell)
        for mark, marked in (("crown", course.crowns), ("gate", course.gates))
        for number, cell in enumerate(marked)
        if beliefs.rank_lost(mark, number == arm)
    ]
    return _written(exercise, cells)


def _put_down(exercise: Any, beliefs: Beliefs) -> Answers:
    position: Position = exercise.position
    after = position
    if exercise.move is not None:
        after = moved(position, use_of(*exercise.parts))
    put = beliefs.puts[exercise.whom]
    taken = {after.course.name(cell) for cell in after.on_ring()}
    if after.knight >= 0:
        taken.add(place_of(after, KNIGHT))
    marked = {after.course.name(cell) for cell in after.course.marked}
    fits = (cell for cell in exercise.among if put.on_taken or cell not in taken)
    return _written(exercise, (cell for cell in fits if put.on_marked or cell not in marked))


def _again(exercise: Any, beliefs: Beliefs) -> Answers:
    kind = exercise.position.dice_to_roll
    said = beliefs.again(kind, exercise.ordinary, exercise.black)
    return [said] if said in exercise.options else []


def _can_win(exercise: Any, beliefs: Beliefs) -> Answers:
    if beliefs.one_wins:
        return ["first_one"]
    if _wins(exercise.position, Believer(beliefs)):
        return ["now"]
    return ["again" if exercise.position.dice.again else "no"]


def _wins(position: Position, believer: Believer) -> bool:
    """Whether the dice that are left lead all four to the Arrival."""
    if all(at == position.course.arrival for at in position.clan):
        return True
    if not position.dice.left:
        return False
    return any(_wins(_after(position, way), believer) for way in believer.ways(position))


def _after(position: Position, way: Way) -> Position:
    """The position when a die has been used; who stood there does not matter for winning."""
    die, by_knight = int(way.die), way.who == KNIGHT
    left = position.dice.left
    if die not in left:
        return position._replace(dice=position.dice._replace(left=()))
    dice = position.dice.without(die, by_knight=by_knight)
    if by_knight:
        return position._replace(dice=dice, knight=way.to)
    after = position.with_character(position.player, int(way.who) - 1, way.to)
    return after._replace(dice=dice)


ANSWERS: Final[Mapping[str, Callable[[Any, Beliefs], Answers]]] = {
    "movers": _movers,
    "carried": _carried,
    "may_land": _may_land,
    "enters": _enters,
    "struck": _struck,
    "beats": _beats,
    "lands": _lands,
    "on_course": _on_course,
    "put_down": _put_down,
    "again": _again,
    "can_win": _can_win,
}
"""How each kind of exercise is answered."""
