"""Asks whether the player to act can win with these dice (K8, K14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar, Final

from clans_widget.clann import Event, Marks, Position
from clans_widget.clann.exercises.exercise import Exercise, Source
from clans_widget.clann.exercises.texts import told
from clans_widget.clann.rules.dice import all_rolls
from clans_widget.clann.rules.legal import moves_of
from clans_widget.clann.rules.using import uses
from clans_widget.clann.staging.places import place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.asked import Chosen
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

ANSWERS: Final = ("now", "again", "no", "first_one")
"""All answers; that the first one at the Arrival wins is never right."""


class CanWin(Chosen, Exercise[str]):
    """Can the player to act win in this turn? One of four answers is asked for.

    Answers: ``"now"``, with the dice that lie there; ``"again"``, only with dice that are rolled
    again; ``"no"``; ``"first_one"``, as one at the Arrival is enough, which is never right.

    Parameters
    ----------
    position : Position, Game or str
        One in which all of the player are on their Gate, in the Treasure or at the Arrival, and
        dice are left.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If somebody is farther away, or no dice are left.

    Examples
    --------
    >>> exercise = CanWin("x,x,t4,t2/h,h,h,C1 C7 1 126")
    >>> exercise.solutions(), exercise.rules
    (('no',), ('K14',))
    >>> print(exercise.check("now"))
    Not yet. Count to the Arrival: a die that shows more cannot be used for that character (K14). \
However the dice are used, not all four reach the Arrival: the count must be exact, \
and no die can be split (K14).
    >>> CanWin("x,x,t5,t2/h,h,h,C1 C7 1 235").solutions()
    ('now',)
    """

    kind: ClassVar[str] = "can_win"
    nothing: ClassVar[str] = "no"

    def __init__(
        self, position: Source, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        course = self.position.course
        if self.position.phase != "use" or any(at < course.gate for at in self.position.clan):
            raise ExerciseError("clann.ask.can_win.error")

    @cached_property
    def won(self) -> tuple[Event, ...]:
        """Uses of the dice that lead all four to the Arrival; none if there are no such uses."""
        return next(_wins(self.position), ())

    @property
    def right(self) -> str:
        """The name of the right answer."""
        if self.won:
            return "now"
        return "again" if self._later else "no"

    @cached_property
    def _later(self) -> bool:
        return _may_win_later(self.position, set())

    @property
    def rules(self) -> tuple[str, ...]:
        """The Arrival; and what is rolled again, if anything is."""
        return ("K14", "K8") if self.position.dice.again else ("K14",)

    @property
    def options(self) -> Mapping[str, Sentence]:
        """The answers to choose from."""
        return {name: sentence(f"clann.ask.can_win.answer.{name}") for name in ANSWERS}

    @property
    def _row(self) -> tuple[str, ...]:
        """Always in the same order."""
        return ANSWERS

    @property
    def _away(self) -> tuple[str, ...]:
        """Where those stand who have not arrived."""
        arrival = self.position.course.arrival
        clan = enumerate(self.position.clan, start=1)
        return tuple(place_of(self.position, str(who)) for who, at in clan if at != arrival)

    def _question(self) -> Spoken:
        return sentence("clann.ask.can_win.question")

    def _judge(self, answer: str) -> Verdict:
        said = self._because if answer == self.right else self._no(answer)
        event = self.won[0] if self.won else self._some_use
        marks = Marks(highlights=self._away)
        tells = bool(self.won) and answer != self.right
        return Verdict(float(answer == self.right), answer, said, event, marks, tells=tells)

    @property
    def _some_use(self) -> Event:
        return self.position.play(self.position.legal_moves()[0])

    @property
    def _because(self) -> tuple[Spoken, ...]:
        if not self.won:
            return (sentence(f"clann.ask.can_win.why.{self.right}"),)
        return tuple(told(event.steps[0]) for event in self.won)

    def _no(self, answer: str) -> tuple[Spoken, ...]:
        """Why an answer is wrong; that is not yet which one is right."""
        if answer == "first_one":
            return (sentence("clann.idea.first_one_wins.no"),)
        if answer == "now":
            return (sentence("clann.ask.can_win.why.no"),)
        if self.right == "now":
            return (sentence("clann.ask.can_win.no.earlier"),)
        if answer == "again" and self.position.dice.again:
            return (sentence("clann.ask.can_win.why.no"),)
        return (sentence(f"clann.ask.can_win.no.{answer}"),)

    def _hints(self) -> Hints:
        shown = Marks(highlights=self._away)
        return Hints(
            word=sentence("clann.ask.can_win.word"),
            mark=sentence("clann.ask.can_win.mark", count=len(self._away)),
            marks=shown,
            solution=self.options[self.right],
            shown=shown,
            turn=self.won[0] if self.won else self._some_use,
        )


def _used(position: Position) -> Iterator[Event]:
    """Each way to use a die; where somebody is put down does not matter for who arrives."""
    for use in uses(position):
        yield position.play(moves_of(position, use)[0])


def _wins(position: Position) -> Iterator[tuple[Event, ...]]:
    """The ways in which the dice that are left win."""
    for event in _used(position):
        if event.position.is_over:
            yield (event,)
        elif event.position.player == position.player and event.position.phase == "use":
            yield from ((event, *rest) for rest in _wins(event.position))


def _may_win_later(position: Position, seen: set[tuple[object, ...]]) -> bool:
    """Whether some use of the dice, and some roll of those rolled again, wins."""
    state = (position.clan, position.dice, position.knight)
    if state in seen:
        return False
    seen.add(state)
    if position.can_roll:
        rolls = all_rolls(position.dice_to_roll)
        after = (position.roll(*roll).position for roll in rolls)
        return any(next(_wins(each), ()) or _may_win_later(each, seen) for each in after)
    following = (event.position for event in _used(position))
    return any(
        _may_win_later(each, seen)
        for each in following
        if each.player == position.player and str(each.dice) != "-"
    )
