"""Asks why a die cannot be used for somebody (K4 to K7, K9, K13, K14)."""

from __future__ import annotations

from typing import ClassVar, Final

from clans_widget.clann import IllegalMove, Marks, Move, NotationError
from clans_widget.clann.course import HOME
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.dice import ENTRY
from clans_widget.clann.rules.seats import MOST_PLAYERS
from clans_widget.clann.staging.places import place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.asked import ReasonAgainst
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

from .exercise import Exercise, Source
from .texts import named, starting
from .uses import rules_of, shown_rules

REASONS: Final = (
    "own_character",
    "partner",
    "higher_rank",
    "past_gate",
    "past_arrival",
    "home_needs_six",
    "crown_taken",
    "character_can_move",
    "knight_must_move",
)
"""Why somebody cannot move by a die that is left."""

WORDED: Final = {reason: sentence(f"clann.exercise.reason.{reason}") for reason in REASONS}


class WhyNot(ReasonAgainst, Exercise[str]):
    """Why can somebody not use this die? A reason is asked for.

    Answers are reasons, as in :class:`~clans_widget.clann.IllegalMove`: ``"past_gate"``.

    Parameters
    ----------
    position : Position, Game or str
    move : Move or str
        One that a rule forbids: a die that is left, and who moves.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    move : Move
    error : IllegalMove
        What the engine says to the move.
    errors : dict of str to IllegalMove
        What it says for each of the reasons that hold.

    Raises
    ------
    ExerciseError
        If the move is legal, or is refused for another reason.

    Examples
    --------
    >>> exercise = WhyNot("A9,h,h,h/h,h,h,C1 C7 1 35", "5-2")
    >>> exercise.question("en")
    'Why can Stout not use the 5?'
    >>> print(exercise.check("home_needs_six"))
    Right. Stout waits at home, and only a 6 brings a character in (rule K7).
    >>> print(exercise.check("crown_taken"))
    Not yet. A 5 brings nobody in, whoever stands on the Crown (K7).
    """

    kind: ClassVar[str] = "reason"

    worded = WORDED

    def __init__(
        self,
        position: Source,
        move: Move | str,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.move = _read_move(move)
        try:
            self.position.play(self.move)
        except IllegalMove as error:
            if error.reason not in REASONS:
                raise ExerciseError(
                    "clann.exercise.error.move", move=str(self.move), why=error
                ) from error
            self.error: IllegalMove = error
        else:
            raise ExerciseError("clann.exercise.error.legal", move=str(self.move))
        self.errors = {self.error.reason: self.error, **self._besides()}

    @property
    def rules(self) -> tuple[str, ...]:
        """What forbids the move, and what else one might think of."""
        found = {error.rule for error in self.errors.values()}
        return shown_rules(found | {*rules_of(self.position, str(self.move.die), self.move.who)})

    @property
    def reasons(self) -> dict[str, Sentence]:
        """The reasons to choose from, by name; of partners only where there are any."""
        partners = self.position.players == MOST_PLAYERS
        return {reason: said for reason, said in WORDED.items() if partners or reason != "partner"}

    @property
    def marks(self) -> Marks:
        """Who cannot move."""
        return Marks(highlights=(place_of(self.position, self.move.who),))

    def _question(self) -> Spoken:
        return sentence("clann.exercise.why_not", who=named(self.move.who), die=self.move.die)

    def _judge(self, answer: str) -> Verdict:
        error = self.errors.get(answer)
        said: Spoken = error or self._why_not(answer)
        marks = self._shown if error else self.marks
        return Verdict(float(error is not None), answer, (said,), None, marks)

    def _hints(self) -> Hints:
        return Hints(
            word=sentence(f"clann.hint.reason.word.{self._where_to_look}"),
            mark=sentence("clann.hint.reason.mark", rule=self.error.rule),
            marks=self._shown,
            solution=self.error,
            shown=self._shown,
            turn=None,
        )

    def _besides(self) -> dict[str, IllegalMove]:
        """What would forbid the move if the black face did not (K6)."""
        if self.error.reason != "knight_must_move":
            return {}
        plain_dice = self.position.dice._replace(black="")
        try:
            self.position._replace(dice=plain_dice).play(self.move)
        except IllegalMove as error:
            return {error.reason: error} if error.reason in REASONS else {}
        return {}

    @property
    def _shown(self) -> Marks:
        """Who cannot move, and who stands in the way."""
        return Marks(highlights=(*self.marks.highlights, *self.error.obstacle))

    def _why_not(self, reason: str) -> Sentence:
        """Why a reason does not hold."""
        who, die = self.move.who, self.move.die
        values = {"who": named(who), "starting": starting(who), "die": die}
        return sentence(f"clann.verdict.reason.{self._case(reason)}", **values)

    def _case(self, reason: str) -> str:
        """Which of the sentences about a reason fits the move."""
        if reason == "knight_must_move":
            return f"{reason}.{'left' if self.position.dice.black else 'no_black'}"
        if self.move.who == KNIGHT:
            return "knight"
        is_home = self._progress == HOME
        if reason == "home_needs_six":
            return f"{reason}.{'six' if is_home else 'away'}"
        if reason == "crown_taken":
            return f"{reason}.{self._of_crown}" if is_home else f"{reason}.away"
        return "home" if is_home and reason in _ABOUT_WALKS else reason

    @property
    def _where_to_look(self) -> str:
        """What helps to find the reason: whose die it is, how one comes in, or the way itself."""
        if self.move.who == KNIGHT or self.error.reason == "knight_must_move":
            return "knight"
        return "home" if self._progress == HOME else "walk"

    @property
    def _of_crown(self) -> str:
        return "free" if self.move.die == ENTRY else "no_six"

    @property
    def _progress(self) -> int:
        mine = self.position.characters[self.position.player - 1]
        return mine[int(self.move.who) - 1]

    def _asks(self) -> dict[str, object]:
        return {"move": str(self.move)}


_ABOUT_WALKS: Final = ("own_character", "partner", "higher_rank", "past_gate", "past_arrival")
"""The reasons that are about where somebody would walk: who waits at home does not."""


def _read_move(move: object) -> Move:
    """The move of an exercise.

    Raises
    ------
    ExerciseError
        If it is none.
    """
    try:
        return move if isinstance(move, Move) else Move.from_text(str(move))
    except NotationError as error:
        raise ExerciseError("clann.exercise.error.move", move=move, why=error) from error
