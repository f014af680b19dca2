"""Who stands where in a position that is put together, and whether somebody else may."""

from __future__ import annotations

from typing import Any

from clans_widget.clann.course import HOME
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.notation import ARRIVED, AT_HOME, TREASURE
from clans_widget.clann.rules.dice import NO_DICE
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.rules.state import NOWHERE, State
from clans_widget.stage.editing import EditorError
from clans_widget.words import sentence

CLAN = range(len(CHARACTERS))


def character_of(who: Any) -> int:
    """A character's place in the clan, by its number in moves.

    Raises
    ------
    EditorError
        If it is none.
    """
    if isinstance(who, str) and who in map(str, range(1, len(CHARACTERS) + 1)):
        return int(who) - 1
    raise EditorError("clann.editor.who", given=who)


def cell_at(state: State, place: Any) -> int:
    """The cell of the ring by its name, for the Knight.

    Raises
    ------
    EditorError
        If it is none.
    """
    cell = state.course.place(place) if isinstance(place, str) else None
    if cell is None:
        raise EditorError("clann.editor.knight", last=state.course.cells[-1])
    return cell


def progress_at(state: State, place: Any, player: int) -> int:
    """How far a player's character has come that stands at a place.

    Raises
    ------
    EditorError
        If there is no such place.
    """
    course = state.course
    cells = {f"{TREASURE}{k}": course.gate + k for k in range(1, course.treasure + 1)}
    places = {AT_HOME: HOME, **cells, ARRIVED: course.arrival}
    if isinstance(place, str):
        if place in places:
            return places[place]
        if place in course.places:
            return course.progress(arm_of(player, state.players), course.places[place])
    raise EditorError(
        "clann.editor.where", given=place, last=course.cells[-1], most=course.treasure
    )


def check_free(state: State, place: str, who: str, player: int = 1) -> None:
    """Raise if somebody else stands at a place of the ring or of a player's Treasure (K4).

    Raises
    ------
    EditorError
        If so.
    """
    cell = state.course.place(place)
    if cell is None:
        if progress_at(state, place, player) in state.characters[player - 1]:
            raise EditorError("clann.editor.taken_treasure")
        return
    if cell == state.knight:
        if who != KNIGHT:
            raise EditorError("clann.editor.taken", cell=place, who=_named("knight"))
    elif standing := state.on_ring().get(cell):
        other = _named(CHARACTERS[standing.character])
        raise EditorError("clann.editor.taken", cell=place, who=other)


def emptied(state: State, place: Any, player: int) -> State:
    """Without whoever stands at a place: the Knight, or characters, who are at home then.

    Raises
    ------
    EditorError
        If there is no such place.
    """
    progress = progress_at(state, place, player)
    cell = state.course.place(place)
    if cell is not None and cell == state.knight:
        return state._replace(knight=NOWHERE)
    if cell is not None:
        standing = state.on_ring().get(cell)
        return state.with_character(*standing, HOME) if standing else state
    for character in CLAN:
        if state.characters[player - 1][character] == progress:
            state = state.with_character(player, character, HOME)
    return state


def is_set_up(state: State) -> bool:
    """K3: whether players have chosen in their order, each one character for its own Crown."""
    on_crown = sorted([*[HOME] * (len(CHARACTERS) - 1), 0])
    clans = [sorted(clan) for clan in state.characters]
    chosen, rest = clans[: state.chosen], clans[state.chosen :]
    return all(clan == on_crown for clan in chosen) and all(set(clan) == {HOME} for clan in rest)


def first_chosen(state: State) -> State:
    """The set-up when all have chosen: those who stand on their Crowns, or else Tall (K3)."""
    clans = []
    for clan in state.characters:
        first = clan.index(0) if 0 in clan else 0
        clans.append(tuple(0 if character == first else HOME for character in CLAN))
    return state._replace(characters=tuple(clans), knight=NOWHERE, player=1, dice=NO_DICE)


def _named(who: str) -> object:
    return sentence(f"clann.character.{who}")
