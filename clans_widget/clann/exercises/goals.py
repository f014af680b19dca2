"""What a move must achieve: the goals of :class:`~clans_widget.clann.exercises.FindMove`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from clans_widget.clann.rules.steps import (
    CharacterArrived,
    CharacterEntered,
    CharacterMoved,
    CharacterSentHome,
    CharacterTaken,
    KnightPushed,
)
from clans_widget.clann.rules.turn import Event
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.goal import Goal, GoalMaker, Told, makes_goal, own_goal
from clans_widget.quiz.texts import known_rules
from clans_widget.words import Spoken, sentence

from .course import COURSE
from .texts import Called, named, starting, told
from .who import character_of

Test = Callable[[Any], bool]

_RULES: Final = {
    "sends_home": ("K9", "K10"),
    "knight_strikes": ("K11",),
    "brings_in": ("K7",),
    "pushes_knight": ("K12",),
    "reaches_gate": ("K13",),
    "arrives": ("K14",),
}
"""What decides whether each is reached."""


def _makes_goal(maker: GoalMaker) -> GoalMaker:
    return makes_goal(maker, course=COURSE.course)


@_makes_goal
def sends_home(whom: str | None = None) -> Goal:
    """Sends a character home (K9, K10): any, or the one of this name.

    Examples
    --------
    >>> sends_home("tall")
    goals.sends_home('tall')
    """
    return _step("sends_home", CharacterSentHome, whom)


@_makes_goal
def knight_strikes(whom: str | None = None) -> Goal:
    """Has the Knight drive a character away (K11): any, or the one of this name."""
    return _step("knight_strikes", CharacterTaken, whom)


@_makes_goal
def brings_in() -> Goal:
    """Brings a character in from home (K7)."""
    return _step("brings_in", CharacterEntered)


@_makes_goal
def pushes_knight() -> Goal:
    """Takes the Knight's place with a character (K12)."""
    return _step("pushes_knight", KnightPushed)


@_makes_goal
def reaches_gate() -> Goal:
    """Brings a character onto its own Gate (K13)."""
    return _goal("reaches_gate", lambda step: isinstance(step, CharacterMoved) and step.to_gate)


@_makes_goal
def arrives() -> Goal:
    """Brings a character to the Arrival (K14)."""
    return _step("arrives", CharacterArrived)


@_makes_goal
def that(
    predicate: Callable[[Event], bool],
    *,
    ask: AuthorText,
    tell: Told[Event] = None,
    rules: Sequence[str] = (),
) -> Goal:
    """A goal of the author's own.

    Parameters
    ----------
    predicate : callable
        Whether an event reaches it.
    ask : str or mapping of str to str
        Goes on after "Find a move that": ``"leaves the Crown free"``.
    tell : str, mapping of str to str, or callable, optional
        Why an answer is right. A function is called with the event of any answer, right or
        wrong, and gives the text for it, or ``None`` for nothing.
    rules : sequence of str, optional
        Ids of the rules that decide whether it is reached.

    Raises
    ------
    ExerciseError
        If a text is neither a text nor texts by language, or the game has no such rule.

    Examples
    --------
    >>> from clans_widget.clann.exercises import FindMove
    >>> def keeps_rank(event):
    ...     return event.position.where(1, 3) not in ("A12", "A14")
    >>> def tell(event):
    ...     if event.position.where(1, 3) == "A14":
    ...         return "On that Gate anybody can send Small home (K10)."
    >>> goal = that(keeps_rank, ask="brings Small past the Gate A14", tell=tell, rules=["K10"])
    >>> exercise = FindMove("h,h,h,A12/A9,h,h,C3 D2 1 245", goal)
    >>> exercise.question("en"), exercise.rules, exercise.solutions()
    ('Find a move that brings Small past the Gate A14.', ('K10',), ('4-4', '5-4'))
    >>> print(exercise.check("2-4"))
    Not yet. You may play 2 for Small, but it is not a move that brings Small past the Gate A14. \
On that Gate anybody can send Small home (K10).
    """
    return own_goal(
        predicate,
        ask=ask,
        tell=tell,
        rules=known_rules(rules, COURSE),
        hint=sentence("clann.goal.that.hint"),
        missed=_missed,
    )


def _missed(event: Event, goal: Spoken) -> Spoken:
    """What is said to a legal move that misses an author's goal."""
    return sentence("clann.goal.that.no", move=Called(event.move), goal=goal)


def _step(name: str, kind: type[Any], whom: str | None = None) -> Goal:
    """A goal that is reached when a step happens, perhaps to somebody in particular."""
    character = None if whom is None else int(character_of(whom)) - 1

    def happened(step: Any) -> bool:
        return isinstance(step, kind) and (character is None or step.character == character)

    return _goal(name, happened, whom)


def _goal(name: str, happened: Test, whom: str | None = None) -> Goal:
    key = f"clann.goal.{name}"
    said = ("ask", "none") if whom is None else ("ask_whom", "none_whom")
    asked, none = (_about(f"{key}.{which}", whom) for which in said)

    def met(event: Event) -> bool:
        return any(map(happened, event.steps))

    def tell(event: Event) -> tuple[Spoken, ...]:
        steps = tuple(told(step) for step in event.steps if happened(step))
        return steps or (none, told(event.steps[0]))

    call = f"goals.{name}({'' if whom is None else repr(whom)})"
    rules = _RULES[name]
    return Goal(call, asked, sentence(f"{key}.hint"), met, tell, rules=rules)


def _about(key: str, whom: str | None) -> Spoken:
    """What is said of anybody, or of one character."""
    if whom is None:
        return sentence(key)
    who = character_of(whom)
    return sentence(key, who=named(who), starting=starting(who))
