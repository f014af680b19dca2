"""Asks what happens when somebody lands where somebody else stands (K5, K7, K9 to K12)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Final

from clans_widget.clann import Event, IllegalMove, Marks
from clans_widget.clann.exercises.exercise import Exercise, Source
from clans_widget.clann.exercises.putting import as_players_would
from clans_widget.clann.exercises.standing import everybody
from clans_widget.clann.exercises.texts import completed, named, starting, told
from clans_widget.clann.exercises.uses import landing_of, refused, rules_of, shown_rules
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.naming import Owned
from clans_widget.clann.rules.steps import CharacterSentHome, CharacterTaken, KnightPushed
from clans_widget.clann.staging.places import place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.asked import Chosen
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

OUTCOMES: Final = {
    CharacterSentHome: "sent_home",
    CharacterTaken: "put_elsewhere",
    KnightPushed: "put_elsewhere",
}
"""What becomes of who stood there, by the step that tells it."""

ANSWERS: Final = ("sent_home", "put_elsewhere", "mover_home", "together", "not_allowed")
"""All answers; that both stay there, or that the mover goes home, is never right."""


class Lands(Chosen, Exercise[str]):
    """What happens to who stands where a die would lead somebody? One of five answers.

    Answers: ``"sent_home"``, ``"put_elsewhere"``, ``"mover_home"``, ``"together"``,
    ``"not_allowed"``.

    Parameters
    ----------
    position : Position, Game or str
    move : str
        A die that is left and who would move: ``"5-1"``, ``"3-N"``, allowed or not.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If no such die is left, or nobody stands there.

    Examples
    --------
    >>> exercise = Lands("h,h,h,A12/B2,B7,h,h B4 1 34k", "3-N")
    >>> exercise.question("en")
    'The 3 would lead the Black Knight to B7, where Player 2’s Stout stands. What happens?'
    >>> exercise.solutions(), exercise.rules
    (('put_elsewhere',), ('K11', 'K6'))
    >>> print(exercise.check("sent_home"))
    Not yet. The Knight sends nobody home: the one he strikes is put on another \
cell of the ring (K11).
    """

    kind: ClassVar[str] = "lands"

    def __init__(
        self, position: Source, move: str, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.move = move
        self.die, _, self.who = move.partition("-")
        left = {str(die) for die in self.position.dice.left}
        if self.die not in left or self.who not in ("1", "2", "3", "4", KNIGHT):
            raise ExerciseError("clann.ask.lands.error", move=move)
        self.cell = landing_of(self.position, self.die, self.who)
        there = everybody(self.position).get(self.cell)
        self._is_knight = self.cell == place_of(self.position, KNIGHT) and self.who != KNIGHT
        if there is None and not self._is_knight:
            raise ExerciseError("clann.ask.lands.error", move=move)
        self._there = there

    @cached_property
    def event(self) -> Event | None:
        """What the use of the die does; ``None`` if a rule forbids it."""
        moves = completed(self.position, self.move)
        return self.position.play(as_players_would(self.position, moves)) if moves else None

    @cached_property
    def error(self) -> IllegalMove | None:
        """What forbids it."""
        return refused(self.position, self.die, self.who)

    @property
    def rules(self) -> tuple[str, ...]:
        """What the use of the die turns on."""
        found = {*rules_of(self.position, self.die, self.who)}
        return shown_rules(found - {"K4"} or {"K4"})

    @property
    def right(self) -> str:
        """The name of the right answer."""
        if self.event is None:
            return "not_allowed"
        return next(OUTCOMES[type(step)] for step in self.event.steps if type(step) in OUTCOMES)

    @property
    def options(self) -> Mapping[str, Sentence]:
        """The answers to choose from."""
        return {name: self._say(f"answer.{name}") for name in ANSWERS}

    @property
    def _row(self) -> tuple[str, ...]:
        """Always in the same order."""
        return ANSWERS

    @property
    def marks(self) -> Marks:
        """Who would move, and where to."""
        return Marks(((place_of(self.position, self.who), self.cell),))

    def _question(self) -> Spoken:
        return self._say("question.enters" if "-h" in self._from else "question.walks")

    @property
    def _from(self) -> str:
        return place_of(self.position, self.who)

    @property
    def _other(self) -> Spoken:
        """Who stands there."""
        if self._there is None:
            return named(KNIGHT)
        return Owned(*self._there)

    @property
    def _is_own(self) -> bool:
        """Whether it is somebody of the same clan."""
        return self._there is not None and self._there.player == self.position.player

    def _say(self, case: str) -> Sentence:
        values = {"who": named(self.who), "starting": starting(self.who), "other": self._other}
        return sentence(f"clann.ask.lands.{case}", die=self.die, cell=self.cell, **values)

    def _judge(self, answer: str) -> Verdict:
        is_right = answer == self.right
        said = self._because if is_right else self._no(answer)
        event = self.event or self._instead
        tells = self.event is not None and not is_right
        return Verdict(float(is_right), answer, said, event, self.marks, tells=tells)

    @property
    def _because(self) -> tuple[Spoken, ...]:
        """What the use does, or what forbids it."""
        if self.event is None:
            return (self.error,) if self.error else ()
        return tuple(told(step) for step in self.event.steps if type(step) in OUTCOMES)

    def _no(self, answer: str) -> tuple[Spoken, ...]:
        """Why an answer is wrong."""
        if answer == "not_allowed":
            return (self._say("no.allowed"),)
        if answer == "together" and self._is_own:
            return (sentence("clann.idea.own_share_a_cell.no"),)
        if answer in ("mover_home", "together"):
            return (self._say(f"no.{answer}"),)
        if self.right == "not_allowed":
            return (self.error,) if self.error else ()
        case = "by_knight" if self.who == KNIGHT else "knight" if self._is_knight else "by_rank"
        return (self._say(f"no.{answer}.{case}"),)

    @property
    def _instead(self) -> Event:
        """What the die does instead, or another one."""
        moves = self.position.legal_moves()
        by_die = [move for move in moves if str(move.die) == self.die] or list(moves)
        first = [move for move in by_die if (move.die, move.who) == (by_die[0].die, by_die[0].who)]
        return self.position.play(as_players_would(self.position, first))

    def _hints(self) -> Hints:
        return Hints(
            word=self._say("word"),
            mark=sentence("clann.hint.reason.mark", rule=self.rules[0]),
            marks=self.marks,
            solution=self.options[self.right],
            shown=self.marks,
            turn=self.event or self._instead,
        )

    def _asks(self) -> dict[str, object]:
        return {"move": self.move}
