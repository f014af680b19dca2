"""What can be done in a scene: each action is plain data, and can be written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a reader does, or that reaches the scene from outside."""

    def to_json(self) -> dict[str, Any]:
        """The action as JSON knows it; :func:`action_from` reads it back.

        Examples
        --------
        >>> GoTo(3).to_json()
        {'action': 'GoTo', 'step': 3}
        """
        return {"action": type(self).__name__, **asdict(self)}

    def without_answer(self) -> Action:
        """The action as it may be told of later: without what a bot knows and nobody has seen."""
        return self


NOTHING: Final = Action()


# Walking through the steps


@dataclass(frozen=True, slots=True)
class GoTo(Action):
    """Show any step; beyond either end, the end."""

    step: int


@dataclass(frozen=True, slots=True)
class Next(Action):
    """Show the next step."""


@dataclass(frozen=True, slots=True)
class Back(Action):
    """Show the step before."""


@dataclass(frozen=True, slots=True)
class Last(Action):
    """Show the last step of all."""


@dataclass(frozen=True, slots=True)
class Autoplay(Action):
    """Let the steps be played by themselves, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class Follow(Action):
    """Let what follows in the turn be shown by itself; quicker if it is; then the turn's end."""


@dataclass(frozen=True, slots=True)
class Forward(Action):
    """Go on, as with a clicker: the next step, or quicker what follows from a move.

    Whoever presses it while all steps are played takes over, with the next one.
    """


@dataclass(frozen=True, slots=True)
class Ticked(Action):
    """The time has passed that a request asked for."""

    request: int


@dataclass(frozen=True, slots=True)
class GoToTurningPoint(Action):
    """Show the last step that has decided who is ahead."""


@dataclass(frozen=True, slots=True)
class CatchUp(Action):
    """See what has happened to the game outside: in a cell, or in another widget."""


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Change settings: language, motion, pace, theater, what is unfolded."""

    settings: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Prefer(Action):
    """Choose one of the settings, as a reader does."""

    setting: str
    value: str | bool


@dataclass(frozen=True, slots=True)
class Suggest(Action):
    """Change settings as a reader's page asks for, but for those that the reader has chosen."""

    settings: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Arrange(Action):
    """Lay the picture out in another way: ``""`` is that of the author."""

    layout: str


# Choosing and playing


@dataclass(frozen=True, slots=True)
class Click(Action):
    """Click on a place of the picture; ``None`` is where there is none."""

    place: str | None


@dataclass(frozen=True, slots=True)
class Point(Action):
    """The mouse is over a place."""

    place: str | None


@dataclass(frozen=True, slots=True)
class Survey(Action):
    """See all places that a move may begin with, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose these parts of a move, without making it."""

    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChooseAt(Action):
    """Choose a part where one of its kind is or may be chosen; none takes back what was."""

    stage: str
    part: str


@dataclass(frozen=True, slots=True)
class ChooseNext(Action):
    """Choose the next part of a move; a complete one is made."""

    part: str


@dataclass(frozen=True, slots=True)
class ChooseAnyOrder(Action):
    """Choose what is left in any order, where that changes nothing."""


@dataclass(frozen=True, slots=True)
class Cancel(Action):
    """Choose nothing: take back what has been chosen of a move."""


@dataclass(frozen=True, slots=True)
class PlayChosen(Action):
    """Make the move that has been chosen."""


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the dice."""


@dataclass(frozen=True, slots=True)
class Undo(Action):
    """Take the last decision of a person back, with all that bots and dice did after it."""


@dataclass(frozen=True, slots=True)
class Redo(Action):
    """Let happen again what was taken back last."""


@dataclass(frozen=True, slots=True)
class Compare(Action):
    """See the futures of these two moves side by side, of those that can be completed now."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class CompareInstead(Action):
    """See another move on one side, 0 or 1; who names that of the other side exchanges them."""

    side: int
    move: str


@dataclass(frozen=True, slots=True)
class InFutures(Action):
    """Let something happen in the two futures that are compared: the game does not notice."""

    what: Action = NOTHING

    def to_json(self) -> dict[str, Any]:
        """The action, with the other one in it."""
        return {"action": type(self).__name__, "what": self.what.to_json()}


# Around the game


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Go into a variation of the event that is shown."""

    variation: int


@dataclass(frozen=True, slots=True)
class TryHere(Action):
    """Try another move where the step that is shown was decided, beside the game."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Go back to where the variation began."""


@dataclass(frozen=True, slots=True)
class Plan(Action):
    """Say how many are to play in another game."""

    seats: int


@dataclass(frozen=True, slots=True)
class NewGame(Action):
    """Begin another game with so many players; who is not sure is asked first.

    Nobody is asked where nothing has been played, and the new game can be taken back.
    """

    seats: int
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Seat(Action):
    """Give a seat to a person, or to a bot of a level."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Toggle(Action):
    """Open or close a panel: a card, beliefs. Of each kind one is open at a time."""

    panel: str


@dataclass(frozen=True, slots=True)
class AskRule(Action):
    """Open what a rule says, or close it."""

    rule: str


@dataclass(frozen=True, slots=True)
class AskForHint(Action):
    """Look for good moves; while they are shown or looked for, take them away."""


@dataclass(frozen=True, slots=True)
class Answered(Action):
    """What somebody has found who was asked: a bot, or the search for a hint.

    As JSON it names what was found as text.
    """

    request: int
    outcome: Any

    def to_json(self) -> dict[str, Any]:
        """The action, with the answer as text."""
        answer = getattr(self.outcome, "answer", None)
        return {
            "action": "Answered",
            "request": self.request,
            "outcome": None if answer is None else str(answer),
        }

    def without_answer(self) -> Answered:
        """That an answer has come, and to what."""
        return Answered(self.request, None)


_KINDS: Final[dict[str, type[Action]]] = {
    name: kind
    for name, kind in list(globals().items())
    if isinstance(kind, type) and issubclass(kind, Action)
}


def action_from(data: Mapping[str, Any]) -> Action:
    """The action that JSON tells.

    Raises
    ------
    KeyError
        If there is no such action.

    Examples
    --------
    >>> action_from({"action": "Choose", "parts": ["A1", "A2"]})
    Choose(parts=('A1', 'A2'))
    """
    kind = _KINDS[data["action"]]
    given = {field.name: data[field.name] for field in fields(kind)}
    values = {name: _value(told) for name, told in given.items()}
    made: Action = kind(**values)
    return made


def _value(told: Any) -> Any:
    """What an attribute of an action is."""
    if isinstance(told, Mapping) and "action" in told:
        return action_from(told)
    return tuple(told) if isinstance(told, list) else told
