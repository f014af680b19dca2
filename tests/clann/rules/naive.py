"""The rules of CLANN, read a second time: slow, plain, independent.

Nothing here comes from the engine: a state is a dictionary from who to the text of where they
are, walking goes cell by cell, and what a move does is a list of (step, rule, position after
it). Tests compare the engine with it position by position.
"""

from __future__ import annotations

from dataclasses import replace

from tests.clann.rules.naive_dice import rolled, used
from tests.clann.rules.naive_state import ARMS, State, Who
from tests.clann.rules.naive_walking import able, knight_walks, loses_rank, refused, walk

Event = tuple[str, str, str]
"""Name of the step, its rule, and the text of the position after it."""


def legal_moves(state: State) -> list[str]:
    """Texts of all legal moves, sorted."""
    phase = state.phase()
    if phase == "choose":
        return ["+1", "+2", "+3", "+4"]  # K3
    if phase == "knight":
        return sorted(f"N>{cell}" for cell in state.free())  # K3
    if phase != "use":
        return []
    moves = []
    for die in sorted(set(state.digits())):
        for user in users(state, int(die)):
            moves += [f"{die}-{user}{put}" for put in puttings(state, user, int(die))]
    return sorted(moves)


def users(state: State, points: int) -> list[str]:
    """K5, K6: who may use a die."""
    characters = [str(c) for c in able(state, points)]
    if state.black() == "":
        return characters or ["N"]  # K5
    if state.black() == "k" and len(state.digits()) == 1:
        return ["N"]  # K6: the last die by which the Knight can move at all
    return [*characters, "N"]


def puttings(state: State, user: str, points: int) -> list[str]:
    """K11, K12: what is put down elsewhere, and where it can be; judged after the movement."""
    if user == "N":
        cell = knight_walks(state, points)
        if state.on(cell) is None:
            return [""]
        free = replace(state, knight=cell).free()
        return [f">{other}" for other in free if not state.is_special(other)]
    who = (state.player, int(user))
    place, _ = walk(state, who, points)
    if place != state.knight:
        return [""]
    return [f">{other}" for other in state.moved(who, place).free()]


def play(state: State, move: str) -> tuple[list[Event], State]:
    """What a legal move does, step by step, and the state after it."""
    if move[0] == "+":
        return choose(state, int(move[1]))
    if move[0] == "N":
        now = replace(state, knight=move[2:])
        return [said("KnightPlaced", "K3", now)], now  # K3
    how, _, put = move.partition(">")
    die, user = how.split("-")
    left = used(state.dice, die, user == "N") or "-"
    if user == "N":
        events, now = move_knight(state, replace(state, dice=left), int(die), put)
    else:
        who = (state.player, int(user))
        events, now = move_character(state, replace(state, dice=left), who, int(die), put)
    ending, now = end(now)
    return events + ending, now


def said(step: str, rule: str, now: State) -> Event:
    return step, rule, now.to_text()


def choose(state: State, character: int) -> tuple[list[Event], State]:
    """K3: players choose in order; then the first one puts the Knight down."""
    now = state.moved((state.player, character), state.crown(state.player))
    now = replace(now, player=following(state))
    return [said("CharacterChosen", "K3", now)], now


def following(state: State) -> int:
    """K2: the next player, clockwise."""
    return 1 if state.player == len(state.numbers()) else state.player + 1


def move_knight(before: State, now: State, points: int, put: str) -> tuple[list[Event], State]:
    """K5, K6, K11."""
    cell = knight_walks(before, points)
    taken = before.on(cell)
    now = replace(now, knight=cell)
    events = [said("KnightMoved", "K6" if before.black() else "K5", now)]
    if taken is not None:
        events.append(said("CharacterTaken", "K11", now))
        now = now.moved(taken, put)
        events.append(said("CharacterPlaced", "K11", now))
    return events, now


def move_character(
    before: State, now: State, who: Who, points: int, put: str
) -> tuple[list[Event], State]:
    """K7, K9, K10, K12 to K14."""
    place, _ = walk(before, who, points)
    other = before.on(place) if place[0] in ARMS else None
    now = now.moved(who, place)
    events = [said(*walked(before, who, place), now)]
    if other is not None:
        now = now.moved(other, "h")
        events.append(said("CharacterSentHome", "K10" if loses_rank(before, other) else "K9", now))
    if place == before.knight:
        now = replace(now, knight=put)
        events.append(said("KnightPushed", "K12", now))
    return events, now


def walked(before: State, who: Who, place: str) -> tuple[str, str]:
    """Name and rule of what a character does that reaches a place."""
    if before.where[who] == "h":
        return "CharacterEntered", "K7"
    if place == "x":
        return "CharacterArrived", "K14"
    by_gate = place[0] == "t" or place == before.gate(who[0])
    return "CharacterMoved", "K13" if by_gate else "K4"


def end(state: State) -> tuple[list[Event], State]:
    """K14: the game ends at once. K4, K8: the turn ends when nothing is left, nor rolled again."""
    if state.winner():
        now = replace(state, player=state.winner(), dice="-")
        return [said("GameEnded", "K14", now)], now
    if state.dice != "-":
        return [], state
    now = replace(state, player=following(state))
    return [said("TurnEnded", "K4", now)], now


def roll(state: State, ordinary: str, black: str) -> tuple[list[Event], State]:
    """K4; K8 for dice that are rolled again; K6 explains a black face."""
    rule = "K6" if black == "k" else "K4" if state.dice == "-" else "K8"
    now = replace(state, dice=rolled(ordinary, black))
    return [said("DiceRolled", rule, now)], now


def objections(state: State, move: str) -> set[str]:
    """Every reason why a move written as one is illegal; none if it is legal."""
    kind = {"+": "choose", "N": "knight"}.get(move[0], "use")
    if state.phase() != kind:
        return {"game_over" if state.phase() == "over" else "wrong_phase"}
    how, _, put = move.partition(">")
    if kind == "use":
        die, user = how.split("-")
        found = objections_to_use(state, die, user)
        return found or objections_to_put(state, put, puttings(state, user, int(die)))
    return objections_to_put(state, put, state.free()) if kind == "knight" else set()


def objections_to_use(state: State, die: str, user: str) -> set[str]:
    """K4 to K7, K9, K10, K13, K14."""
    found = set() if die in state.digits() else {"wrong_die"}
    if user == "N":
        if state.black() == "" and able(state, int(die)):
            found.add("character_can_move")
        return found
    if state.black() == "k" and len(state.digits()) == 1:
        found.add("knight_must_move")
    return found | ({refused(state, (state.player, int(user)), int(die))} - {""})


def objections_to_put(state: State, put: str, allowed: list[str]) -> set[str]:
    """K3, K11, K12: ``allowed`` has an empty text where nobody is put down."""
    if ("" if not put else f">{put}") in allowed or put in allowed:
        return set()
    if not put:
        return {"put_down_needed"}
    return {"put_down_wrong"} if put in state.ring() else {"unknown_cell"}
