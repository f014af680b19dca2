"""The rules of CLANN, read a second time: slow, plain, independent.

Nothing here comes from the engine: a state is a dictionary from who to the text of where they
are, walking goes cell by cell, and what a move does is a list of (step, rule). Tests compare
the engine with it position by position.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from tests.clann.engine.naive_dice import rolled, used

ARMS = "ABCD"
SEATS = {2: "AC", 3: "ABC", 4: "ABCD"}
BEATS = {1: (2, 3, 4), 2: (3, 4), 3: (4,), 4: (1,)}  # K9

Who = tuple[int, int]
"""Number of the player, and of the character from 1 (Tall) to 4 (Small)."""

Event = tuple[str, str]


@dataclass(frozen=True)
class State:
    """Where everyone is, whose turn it is to act, and the dice, all as the notation writes them."""

    where: dict[Who, str]
    knight: str
    player: int
    dice: str
    arm: int = 14
    treasure: int = 6

    @staticmethod
    def start(players: int, arm: int = 14, treasure: int = 6) -> State:
        where = {(p, c): "h" for p in range(1, players + 1) for c in (1, 2, 3, 4)}  # K3
        return State(where, "-", 1, "-", arm, treasure)

    @staticmethod
    def from_text(text: str, arm: int = 14, treasure: int = 6) -> State:
        groups, knight, player, dice = text.split(" ")
        where = {
            (p, c): place
            for p, group in enumerate(groups.split("/"), 1)
            for c, place in enumerate(group.split(","), 1)
        }
        return State(where, knight, int(player), dice, arm, treasure)

    def to_text(self) -> str:
        groups = [",".join(self.where[p, c] for c in (1, 2, 3, 4)) for p in self.numbers()]
        return f"{'/'.join(groups)} {self.knight} {self.player} {self.dice}"

    def numbers(self) -> range:
        return range(1, len(self.where) // 4 + 1)

    def ring(self) -> list[str]:
        """K2: the cells in the order in which they are walked."""
        return [f"{arm}{number}" for arm in ARMS for number in range(1, self.arm + 1)]

    def crown(self, player: int) -> str:
        return SEATS[len(self.numbers())][player - 1] + "1"

    def gate(self, player: int) -> str:
        """K2: the cell before the Crown."""
        before = {"A": "D", "B": "A", "C": "B", "D": "C"}
        return before[self.crown(player)[0]] + str(self.arm)

    def is_special(self, cell: str) -> bool:
        """K10, K11: a Crown or a Gate, whoever sits there, if anyone."""
        return cell[0] in ARMS and cell[1:] in ("1", str(self.arm))

    def partners(self, one: int, other: int) -> bool:
        return len(self.numbers()) == 4 and {one, other} in ({1, 3}, {2, 4})

    def on(self, cell: str) -> Who | None:
        """Who is on a cell of the ring, but for the Knight."""
        return next((who for who, place in self.where.items() if place == cell), None)

    def free(self) -> list[str]:
        taken = {*self.where.values(), self.knight}
        return [cell for cell in self.ring() if cell not in taken]

    def moved(self, who: Who, place: str) -> State:
        return replace(self, where=self.where | {who: place})

    def winner(self) -> int:
        """K14: the player who has four at the Arrival; 0 if nobody has."""
        full = [p for p in self.numbers() if all(self.where[p, c] == "x" for c in (1, 2, 3, 4))]
        return full[0] if full else 0

    def phase(self) -> str:
        if self.knight == "-":
            return "choose" if self.choosing() else "knight"  # K3
        if self.winner():
            return "over"
        return "use" if self.digits() else "roll"

    def choosing(self) -> bool:
        """K3: whether the player to act still has everyone at home before the Knight is there."""
        return all(self.where[self.player, c] == "h" for c in (1, 2, 3, 4))

    def to_roll(self) -> str:
        """K4, K8: which dice are to be rolled; empty unless that is what comes next."""
        if self.phase() != "roll":
            return ""
        return "oos" if self.dice == "-" else self.dice[1:]

    def digits(self) -> str:
        return "".join(re.findall("[1-6]", self.dice))

    def black(self) -> str:
        """K6: k for a black face by which the Knight has not moved, K for one by which it has."""
        return "".join(re.findall("[kK]", self.dice))


def after(state: State, cell: str) -> str:
    """K2: the next cell, clockwise."""
    if cell[1:] != str(state.arm):
        return f"{cell[0]}{int(cell[1:]) + 1}"
    return {"A": "B", "B": "C", "C": "D", "D": "A"}[cell[0]] + "1"


def walk(state: State, who: Who, points: int) -> tuple[str, str]:
    """Where so many cells bring a character, or nothing and why it cannot go there (K13, K14)."""
    place = state.where[who]
    if place == "h":  # K7
        return (state.crown(who[0]), "") if points == 6 else ("", "home_needs_six")
    gate = state.gate(who[0])
    starts_at_gate = place == gate
    for _ in range(points):
        if place == "x":
            return "", "past_arrival"
        if place == gate and not starts_at_gate:
            return "", "past_gate"
        if place == gate:
            place = "t1"
        elif place[0] == "t":
            place = "x" if place == f"t{state.treasure}" else f"t{int(place[1:]) + 1}"
        else:
            place = after(state, place)
    return place, ""


def refused(state: State, who: Who, points: int) -> str:
    """Why a character cannot use a die; empty if it can."""
    place, why = walk(state, who, points)
    if why or place == "x":
        return why
    if place[0] == "t":
        own = [state.where[who[0], c] for c in (1, 2, 3, 4)]
        return "own_character" if place in own else ""  # K4
    other = state.on(place)
    if other is None:
        return ""
    if state.where[who] == "h" and (other[0] == who[0] or state.partners(other[0], who[0])):
        return "crown_taken"  # K7
    if other[0] == who[0]:
        return "own_character"  # K9
    if state.partners(other[0], who[0]):
        return "partner"  # K9
    if loses_rank(state, other) or other[1] in BEATS[who[1]]:
        return ""
    return "higher_rank"  # K9


def loses_rank(state: State, who: Who) -> bool:
    """K10: on a Crown or Gate that is not the own clan's."""
    place = state.where[who]
    own = (state.crown(who[0]), state.gate(who[0]))
    return state.is_special(place) and place not in own


def knight_walks(state: State, points: int) -> str:
    cell = state.knight
    for _ in range(points):
        cell = after(state, cell)
    return cell


def able(state: State, points: int) -> list[int]:
    """The characters of the player to act that can use a die (K5)."""
    return [c for c in (1, 2, 3, 4) if not refused(state, (state.player, c), points)]


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
        return [("KnightPlaced", "K3")], replace(state, knight=move[2:])
    how, _, put = move.partition(">")
    die, user = how.split("-")
    if user == "N":
        events, now = move_knight(state, int(die), put)
    else:
        events, now = move_character(state, (state.player, int(user)), int(die), put)
    more, now = use_up(now, die, user)
    return events + more, now


def choose(state: State, character: int) -> tuple[list[Event], State]:
    """K3: players choose in order; then the first one puts the Knight down."""
    now = state.moved((state.player, character), state.crown(state.player))
    return [("CharacterChosen", "K3")], replace(now, player=following(state))


def following(state: State) -> int:
    """K2: the next player, clockwise."""
    return 1 if state.player == len(state.numbers()) else state.player + 1


def move_knight(state: State, points: int, put: str) -> tuple[list[Event], State]:
    """K5, K6, K11."""
    cell = knight_walks(state, points)
    taken = state.on(cell)
    events = [("KnightMoved", "K6" if state.black() else "K5")]
    now = replace(state, knight=cell)
    if taken is None:
        return events, now
    return [*events, ("CharacterTaken", "K11"), ("CharacterPlaced", "K11")], now.moved(taken, put)


def move_character(state: State, who: Who, points: int, put: str) -> tuple[list[Event], State]:
    """K7, K9, K10, K12 to K14."""
    place, _ = walk(state, who, points)
    other = state.on(place) if place[0] in ARMS else None
    enters = state.where[who] == "h"
    events = [("CharacterEntered", "K7") if enters else ("CharacterMoved", "K4")]
    now = state.moved(who, place)
    if other is not None:
        events.append(("CharacterSentHome", "K10" if loses_rank(state, other) else "K9"))
        now = now.moved(other, "h")
    if place == state.knight:
        events.append(("KnightPushed", "K12"))
        now = replace(now, knight=put)
    if place == "x":
        events.append(("CharacterArrived", "K14"))
    return events, now


def use_up(state: State, die: str, user: str) -> tuple[list[Event], State]:
    """K4, K8, K14: one die fewer; then who acts, and with what."""
    if state.winner():
        return [("GameEnded", "K14")], replace(state, player=state.winner(), dice="-")
    dice = used(state.dice, die, user == "N")
    if dice:
        return [], replace(state, dice=dice)
    return [("TurnEnded", "K4")], replace(state, player=following(state), dice="-")


def roll(state: State, ordinary: str, black: str) -> tuple[list[Event], State]:
    """K4; K8 for dice that are rolled again."""
    rule = "K4" if state.dice == "-" else "K8"
    return [("DiceRolled", rule)], replace(state, dice=rolled(ordinary, black))
