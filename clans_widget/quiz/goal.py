"""What a move must achieve, in any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial, wraps
from operator import and_
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.author_texts import AuthorText
from clans_widget.words import LANGUAGES, Spoken, sentence

from .errors import ExerciseError
from .texts import authored

if TYPE_CHECKING:
    from .course import Syllabus

E = TypeVar("E")
T = TypeVar("T")

GoalMaker = TypeVar("GoalMaker", bound=Callable[..., "Goal"])

Told: TypeAlias = AuthorText | Callable[[E], AuthorText]
"""Why an answer is right in an author's words, always the same or by what an event does."""


@check_arguments
@dataclass(frozen=True, repr=False)
class Goal:
    """What a move must achieve; goals are combined with ``&``.

    Attributes
    ----------
    name : str
        The call that makes it.
    ask : Spoken
        Goes on after "a move that".
    hint : Spoken
        A word that helps.
    met : callable
        Whether an event reaches it.
    tell : callable
        What an event does about it, in sentences.
    players : tuple of str
        The names of the players, if it speaks of them.
    rules : tuple of str
        Ids of the rules that decide whether it is reached.
    imagined : bool
        Whether ``met`` can be asked of an event, too, as somebody with a wrong idea imagines it.
    again : callable or None
        Makes it once more.
    about : str
        Its name without an author's words, if there are any in it.
    course : str
        The game of whose events it can be asked; empty where that is not known.

    Examples
    --------
    >>> from clans_widget.clans.exercises.goals import ends_epoch, founds
    >>> founds(2) & ends_epoch()
    goals.founds(2) & goals.ends_epoch()
    """

    name: str
    ask: Spoken
    hint: Spoken
    met: Callable[[Any], bool]
    tell: Callable[[Any], tuple[Spoken, ...]]
    players: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    imagined: bool = True
    again: Callable[[], Goal] | None = field(default=None, compare=False)
    about: str = ""
    course: str = ""

    @property
    def unworded(self) -> Goal:
        """The same under a name that stays as it is when an author corrects a word."""
        return replace(self, name=self.about or self.name)

    def __and__(self, other: Goal) -> Goal:
        """Both goals at once."""
        if not isinstance(other, Goal):
            return NotImplemented
        courses = {self.course, other.course} - {""}
        if len(courses) > 1:
            raise ExerciseError("quiz.error.goals", first=self.name, second=other.name)

        def tell(event: Any) -> tuple[Spoken, ...]:
            unmet = [goal for goal in (self, other) if not goal.met(event)] or [self, other]
            return tuple(part for goal in unmet for part in goal.tell(event))

        return Goal(
            f"{self.name} & {other.name}",
            sentence("list.and", first=self.ask, last=other.ask),
            self.hint,
            lambda event: self.met(event) and other.met(event),
            tell,
            self.players or other.players,
            tuple(dict.fromkeys((*self.rules, *other.rules))),
            self.imagined and other.imagined,
            partial(and_, self, other),
            f"{self.unworded.name} & {other.unworded.name}",
            "".join(courses),
        )

    def __reduce__(self) -> tuple[Callable[..., Goal], tuple[Any, ...]]:
        """What a pickle has of it: how it is made again, for functions can't be written down."""
        if self.again is not None:
            return self.again, ()
        return Goal, tuple(getattr(self, each.name) for each in fields(self))

    def __repr__(self) -> str:
        return self.name


def makes_goal(maker: GoalMaker, *, course: str = "") -> GoalMaker:
    """Let a function make goals that can be made again, and so be pickled.

    It has to stand in a module under its own name. The goals of a game belong to its course.

    Examples
    --------
    >>> import pickle
    >>> from clans_widget.clans.exercises import goals
    >>> pickle.loads(pickle.dumps(goals.founds(2) & goals.strife()))
    goals.founds(2) & goals.strife()
    """
    maker = check_arguments(maker)

    @wraps(maker)
    def made(*given: Any, **named: Any) -> Goal:
        goal, again = maker(*given, **named), partial(made, *given, **named)
        return replace(goal, course=course or goal.course, again=again)

    return cast(GoalMaker, made)


def goal_in(course: Syllabus, goal: Goal) -> Goal:
    """A goal, if moves of the game of a course can reach it.

    Raises
    ------
    ExerciseError
        If it is a goal of another game.

    Examples
    --------
    >>> from clans_widget.clann.exercises import goals
    >>> from clans_widget.clans.exercises.course import COURSE
    >>> goal_in(COURSE, goals.brings_in())
    Traceback (most recent call last):
    ...
    clans_widget.quiz.errors.ExerciseError: “goals.brings_in()” is a goal of another game. \
The goals for this position are in clans_widget.clans.exercises.goals.
    """
    if goal.course not in {"", course.course}:
        offered = f"{course.package}.goals"
        raise ExerciseError("quiz.error.goal", goal=goal.name, goals=offered)
    return goal


def own_goal(
    predicate: Callable[[E], bool],
    *,
    ask: AuthorText,
    tell: Told[E],
    rules: Sequence[str],
    hint: Spoken,
    missed: Callable[[E, Spoken], Spoken],
    imagined: bool = False,
) -> Goal:
    """A goal of an author's own; a game offers it as ``goals.that``.

    Parameters
    ----------
    predicate : callable
        Whether an event reaches it.
    ask : str or mapping of str to str
        Goes on after "Find a move that".
    tell : str, mapping of str to str, callable, or None
        Why an answer is right. A function is called with the event of any answer, right or
        wrong, and gives the text for it, or ``None`` for nothing.
    rules : sequence of str
        Ids of the rules that decide whether it is reached.
    hint : Spoken
        A word that helps.
    missed : callable
        What is said to an event that misses the goal: it is told the event and ``ask``.
    imagined : bool
        Whether ``predicate`` can be asked of an event that somebody imagines.

    Raises
    ------
    ExerciseError
        If a text is neither a text nor texts by language; later, if a function fails.

    Examples
    --------
    >>> from clans_widget.words import Voice
    >>> even = own_goal(
    ...     lambda number: number % 2 == 0,
    ...     ask="is even",
    ...     tell="Two divide it.",
    ...     rules=(),
    ...     hint=sentence("list.and", first="2", last="4"),
    ...     missed=lambda number, goal: sentence("list.and", first=str(number), last=goal),
    ... )
    >>> [said.in_voice(Voice("en")) for number in (4, 5) for said in even.tell(number)]
    ['Two divide it.', '5 and is even']
    """
    asked = authored(ask)
    if asked is None:
        raise ExerciseError("exercise.error.text", name="ask", languages=", ".join(LANGUAGES))
    always = None if callable(tell) else authored(tell, "tell")

    def met_by(event: E) -> bool:
        return bool(_result(predicate, event, "exercise.error.goal", asked))

    def said(event: E) -> tuple[Spoken, ...]:
        met, why = met_by(event), None
        if callable(tell):
            why = authored(_result(tell, event, "exercise.error.tell", asked), "tell")
        elif met:
            why = always
        return tuple(part for part in (None if met else missed(event, asked), why) if part)

    text = ask if isinstance(ask, str) else next(iter((ask or {}).values()))
    return Goal(
        f"goals.that(..., ask={text!r})",
        asked,
        hint,
        met_by,
        said,
        rules=tuple(rules),
        imagined=imagined,
        about="goals.that(...)",
    )


def _result(function: Callable[[E], T], event: E, failed: str, goal: Spoken) -> T:
    """What an author's function says of an event; of one that fails, that it does, and how."""
    try:
        return function(event)
    except Exception as error:  # an author's function may fail in any way
        how = f"{type(error).__name__}: {error}"
        raise ExerciseError(failed, name="tell", goal=goal, error=how) from error
