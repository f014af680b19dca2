"""Asks why a move is not allowed (M1 to M3, V8, F1, F2)."""

from __future__ import annotations

from typing import ClassVar, Final

from clans_widget.clans import IllegalMove, Marks, Move
from clans_widget.clans.errors import RULE_OF_REASON
from clans_widget.clans.rules.legal.reasons import reasons_against
from clans_widget.clans.rules.moving import FULL
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.asked import ReasonAgainst
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

from .exercise import Exercise, Source, arrow, path
from .reading import read_move

REASONS: Final = tuple(
    dict.fromkeys(name.partition(".")[0] for name in RULE_OF_REASON if name != "unknown_territory")
)
"""Why a move between two territories can be illegal."""

ORDER_REASONS: Final = ("order_needed", "order_wrong")

WORDED: Final = {reason: sentence(f"clans.exercise.reason.{reason}") for reason in REASONS}


class WhyNot(ReasonAgainst, Exercise[str]):
    """Why is this move not allowed? A reason is asked for.

    Answers are reasons, as in :class:`~clans_widget.clans.IllegalMove`: ``"too_many_huts"``.
    Where several rules forbid the move, each is right.

    Parameters
    ----------
    position : Position, Game or str
    move : Move or str
        An illegal one.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    error : IllegalMove
        What the engine says to the move.
    errors : dict of str to IllegalMove
        What it says to it for each of the reasons that hold.

    Raises
    ------
    ExerciseError
        If the move is legal, or names a territory that is not on the board.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> exercise = WhyNot(Position.of({"D2": "r", "E5": "b", "D4": "g"}), "D2-E5")
    >>> print(exercise.check("not_neighbors"))
    Right. D2 and E5 are not neighbors: a lake lies between them. ...
    >>> print(exercise.check("too_many_huts"))
    Not yet. On D2 there is one hut; only groups of 7 or more are held back (M2).
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
        self.move: Move = read_move(move)
        try:
            self.position.play(self.move)
        except IllegalMove as error:
            if error.reason not in REASONS:
                raise ExerciseError(
                    "clans.exercise.error.move", move=self.move, why=error
                ) from error
            self.error: IllegalMove = error
        else:
            raise ExerciseError("clans.exercise.error.legal", move=self.move)
        errors = (self.error, *reasons_against(self.position, *arrow(self.move)))
        self.errors = {error.reason: error for error in errors}

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that forbid it, or those that say why it is no exception."""
        rules = [error.rule for error in self.errors.values()]
        is_near = self.move.target in self.position.board[self.move.source].neighbors
        if "M2" in rules and is_near and self.position.size(self.move.target) >= FULL:
            rules.insert(0, "M3")
        return tuple(dict.fromkeys(rules))

    @property
    def reasons(self) -> dict[str, Sentence]:
        """The reasons to choose from, by name.

        Those about an order are among them only where there is an order to speak of.
        """
        about_order = self.move.order or self.error.reason in ORDER_REASONS
        return {
            reason: said
            for reason, said in WORDED.items()
            if about_order or reason not in ORDER_REASONS
        }

    def _question(self) -> Spoken:
        return sentence("clans.exercise.why_not", move=str(self.move))

    def _judge(self, answer: str) -> Verdict:
        error = self.errors.get(answer)
        said: Spoken = error or self._why_not(answer)
        shown = error.obstacle if error else arrow(self.move)
        marks = Marks(path(self.move), tuple(dict.fromkeys(shown)))
        return Verdict(float(error is not None), answer, (said,), None, marks)

    def _hints(self) -> Hints:
        marks = Marks(path(self.move), tuple(dict.fromkeys(self.error.obstacle)))
        about = _ABOUT.get(self.error.reason, "move")
        return Hints(
            word=sentence(f"clans.hint.reason.{about}"),
            mark=sentence("clans.hint.reason.mark", rule=self.error.rule),
            marks=marks,
            solution=self.error,
            shown=marks,
            turn=None,
        )

    def _why_not(self, reason: str) -> Sentence:
        """Why a reason does not hold."""
        source, target = arrow(self.move)
        huts, others = self.position.size(source), self.position.size(target)
        case = ""
        if reason == "not_neighbors":
            case = "." + self.position.board.between(source, target)
        elif reason == "too_many_huts":
            case = ".few" if huts < FULL else ".joins"
        elif reason in ORDER_REASONS:
            case = ".other" if self.error.reason in ORDER_REASONS else ".before"
        count = others if reason == "empty_target" else huts
        if reason == "game_over":
            count = self.position.chips_left
        values = {"source": source, "target": target, "count": count, "others": others}
        return sentence(f"clans.verdict.reason.{reason}{case}", **values, full=FULL)


_ABOUT: Final = {**dict.fromkeys(ORDER_REASONS, "order"), "game_over": "over"}
"""Which word helps."""
