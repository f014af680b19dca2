"""Asks what a village is worth, and for whom (V4 to V7)."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from clans_widget.clans import (
    COLORS,
    EPOCHS,
    ClansScored,
    Epoch,
    Marks,
    Move,
    Step,
    VillageFounded,
)
from clans_widget.clans.rules.colors import letters
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.answering import NOTHING, Label, NumberAndTicks, Wording
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.ideas import may_tell
from clans_widget.quiz.overlap import Overlap
from clans_widget.quiz.reading import number_and_rest, whole
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

from .exercise import Exercise, Source, arrow
from .reading import founding, read_clans, read_move, village_of
from .slips import slip_in_epoch, slips_in_clans
from .texts import clan_names, told

_MANY: Final = 3
"""From so many colors on somebody may see strife where there is none."""


class Worth(NamedTuple):
    """The value of a village, and the clans that score it."""

    value: int
    clans: tuple[str, ...]


class VillageWorth(Exercise[Worth]):
    """What is this village worth, and for which clans? A number and clans are asked for.

    Answers are a number and clans: ``(8, "y")``, ``(8, ["yellow"])``, ``"8 y"``, or ``0`` for
    nothing. Points: half for the number, half for the clans.

    Parameters
    ----------
    position : Position, Game or str
    move : Move or str
        With the order if it founds several villages (V8).
    territory : str, optional
        The village; not needed if the move founds only one.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    turn : Turn
        What the move does.

    Raises
    ------
    ExerciseError
        If the move is illegal or does not found that village.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    >>> exercise = VillageWorth(position, "B5-C4:B2,C4", "C4")
    >>> exercise.solutions()
    ('8 y',)
    >>> exercise.check((8, "yellow")).right, exercise.check((8, "rb")).points
    (True, 0.5)
    """

    kind: ClassVar[str] = "worth"

    def __init__(
        self,
        position: Source,
        move: Move | str,
        territory: str | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.move: Move = read_move(move)
        self.turn = founding(self.position, self.move)
        self.territory = village_of(self.turn, territory)

    @property
    def founded(self) -> VillageFounded:
        """The founding of the village (V1)."""
        return next(
            step
            for step in self.turn.steps
            if isinstance(step, VillageFounded) and step.territory == self.territory
        )

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that decide: chip, strife, destruction or value, scores (V3 to V7)."""
        first = self.turn.steps.index(self.founded)
        chip, *rest = self.turn.steps[first + 1 :]
        mine = [step for step in rest if getattr(step, "territory", None) == self.territory]
        return (chip, *mine)

    @property
    def rules(self) -> tuple[str, ...]:
        """What decides the value and who scores, the rarest first."""
        huts, epoch = self.founded.huts, self._epoch
        favor = epoch.favor(self.position.board[self.territory].terrain)
        is_late = epoch.numeral != self.position.epoch
        has_five, single = len(huts) == len(COLORS), 1 in huts.values()
        if favor == "unfavorable":
            decides: tuple[str, ...] = ("V6", "C5")
        else:
            decides = ("V5", *(("C5",) if favor == "favorable" else ()), "V7")
        strife = ("V4",) if has_five else ()
        looks_so = ("V4",) if not has_five and single and len(huts) >= _MANY else ()
        order = ("V8",) if self.move.order else ()
        rules = (*(("V9",) if is_late else ()), *strife, *decides, *order, *looks_so, "V3")
        return tuple(dict.fromkeys(rules))

    @property
    def _epoch(self) -> Epoch:
        """The epoch of its chip (V3)."""
        return next(epoch for epoch in EPOCHS if epoch.numeral == self.founded.epoch)

    @property
    def worth(self) -> Worth:
        """What the engine says."""
        last = self.steps[-1]
        return Worth(last.value, last.colors) if isinstance(last, ClansScored) else Worth(0, ())

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.write(self.worth),)

    def read(self, answer: object) -> Worth:
        """A number, and clans by letter or by name in any of the languages.

        Raises
        ------
        AnswerError
            If there is no whole number from 0 on, or a clan is unknown.
        """
        if isinstance(answer, str):
            number, named = number_and_rest(answer)
            return Worth(_number(number), read_clans(named))
        if isinstance(answer, tuple | list) and len(answer) == 2:
            return Worth(_number(answer[0]), read_clans(answer[1]))
        return Worth(_number(answer), ())

    def write(self, answer: Worth) -> str:
        """The number and the clans' letters: ``"9 ry"``, ``"0 -"``."""
        return f"{answer.value} {letters(answer.clans) or NOTHING}"

    @property
    def marks(self) -> Marks:
        """The move, the village, and the order in which villages are founded."""
        return Marks((arrow(self.move),), (self.territory,), self.move.order)

    def answering(self) -> NumberAndTicks:
        """A number, and a tick for each clan."""
        return NumberAndTicks(
            {color: sentence(f"clans.color.{color}") for color in COLORS},
            self.read,
            wording=Wording(
                sentence("clans.quiz.prompt.worth"), sentence("clans.quiz.empty.worth")
            ),
            about=self.marks,
            label=Label(sentence("clans.quiz.worth"), "worth"),
            ticks_label=Label(sentence("clans.quiz.clans"), "clan"),
            written=letters,
        )

    def _question(self) -> Spoken:
        path = f"{self.move.source}-{self.move.target}"
        if len(self.turn.founded) == 1:
            return sentence("clans.exercise.worth.one", move=path, territory=self.territory)
        order = ", ".join(self.move.order)
        values = {"move": path, "territory": self.territory, "order": order}
        return sentence("clans.exercise.worth.several", **values)

    def _judge(self, answer: Worth) -> Verdict:
        right = self.worth
        points = (answer.value == right.value) / 2 + (answer.clans == right.clans) / 2
        slip = None if answer.value == right.value else self._slip(answer)
        slips = slips_in_clans(self.founded, answer.clans, right.clans)
        number, clans = self._how_far(answer)
        steps = tuple(map(told, self.steps))
        return Verdict(
            points,
            self.write(answer),
            (*((slip,) if slip else ()), *slips, *steps),
            self.turn,
            self.marks,
            first=(number, *clans),
            one=self._one(answer, slip),
            which=(slip or number, *(slips or clans)),
            tells=True,
        )

    def _one(self, answer: Worth, slip: Spoken | None) -> Spoken | None:
        """What is wrong with one of the clans; else with the number, or what decides it first."""
        absent = tuple(clan for clan in answer.clans if clan not in self.worth.clans)
        named = (*self.worth.clans, *absent[:1])
        of_clans = slips_in_clans(self.founded, named, self.worth.clans)
        if of_clans or answer.value == self.worth.value:
            return next(iter(of_clans), None)
        return slip or told(self.steps[0])

    def _slip(self, answer: Worth) -> Spoken | None:
        """What explains a wrong number, whatever the clans: a wrong idea, or another epoch.

        Nothing where an idea explains all of the answer: it is told so before all else; nor where
        the number may tell nothing.
        """
        ideas = self.ideas()
        if ideas.explained(self, answer) or not may_tell(self, self.write(Worth(answer.value, ()))):
            return None
        for idea in ideas.at(self):
            for text in ideas.answers(idea, self):
                if self.read(text).value == answer.value:
                    refutation: Spoken = idea.refutation(self, text)
                    return refutation
        return slip_in_epoch(self.founded, answer.value)

    def _how_far(self, answer: Worth) -> tuple[Sentence, tuple[Sentence, ...]]:
        """Whether the number is right, and how many of the clans are missing or wrong."""
        right = self.worth
        is_right = "right" if answer.value == right.value else "wrong"
        clans = Overlap.of(right.clans, answer.clans).counted("clans.verdict.clans.count")
        return (
            sentence(f"clans.verdict.worth.number.{is_right}"),
            clans or (sentence("clans.verdict.clans.count.none"),),
        )

    def _hints(self) -> Hints:
        worth = self.worth
        values = {"territory": self.territory, "count": worth.value}
        key = "solution" if worth.clans else "nothing"
        return Hints(
            word=sentence("clans.hint.worth.word"),
            mark=told(self.steps[0]),
            marks=self.marks,
            solution=sentence(f"clans.hint.worth.{key}", **values, clans=clan_names(worth.clans)),
            shown=self.marks,
            turn=self.turn,
        )

    def _asks(self) -> dict[str, object]:
        return {"move": str(self.move), "territory": self.territory}


def _number(value: object) -> int:
    number = whole(value)
    if number is None or number < 0:
        raise AnswerError("clans.exercise.error.worth")
    return number
