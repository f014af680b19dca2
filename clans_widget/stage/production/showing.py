"""What a game shows on the stage: pictures and what they point at, captions, tables, rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple

from clans_widget.core.game import Game
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.moment import Moment
from clans_widget.core.step import Step
from clans_widget.core.table import NO_TABLE, Table
from clans_widget.picture import Picture
from clans_widget.stage.choosing import Parts
from clans_widget.words import Spoken, Voice

# Whose arrows those of the marks are: the author's, of where a move may go, or of a hint.
Manner = Literal["author", "choosing", "hint"]


@dataclass(frozen=True, slots=True)
class Pointing:
    """What is pointed at, and why.

    Attributes
    ----------
    marks : Marks
    choosing : bool
        Whether the reader chooses a move: what has happened before is not emphasized then.
    refusal : Spoken or None
        Why the last choice was refused.
    manner : {"author", "choosing", "hint"}
        What the marks are: they must not be taken for one another, nor for what has happened.
    movable : tuple of str
        The places that a move may begin with, where the reader wants to see them.
    chosen : tuple of str or None
        What the reader has chosen of a move; ``None`` where there is nothing to choose.
    """

    marks: Marks = NO_MARKS
    choosing: bool = False
    refusal: Spoken | None = None
    manner: Manner = "author"
    movable: tuple[str, ...] = ()
    chosen: Parts | None = None


class Rule(NamedTuple):
    """What a reader who asks for a rule is told.

    Attributes
    ----------
    text : str
        The rule in a few words.
    lesson : str
        The name of the lesson that teaches it: its file without the ending, a number before it.
        Empty if none does.
    """

    text: str
    lesson: str = ""


class Edition(NamedTuple):
    """What an edition of a game changes in what is shown and said.

    Attributes
    ----------
    words : tuple of (str, str)
        Sentences that are said in place of others: :attr:`Voice.instead`.
    css : str
        The class of a widget that shows the edition.
    """

    words: tuple[tuple[str, str], ...] = ()
    css: str = ""


class Showing(ABC):
    """What there is to see and to read of a game.

    Attributes
    ----------
    name : str
        Begins the game's CSS classes and the keys of its sentences.
    tables : tuple of str
        Names of the tables under the board, from left to right.
    layouts : tuple of str
        The ways in which its pictures can be laid out, besides the author's choice: pages of
        different shapes ask for them.
    beside : str
        The one of them for two pictures side by side; ``""`` for the author's choice.
    style : str
        CSS of the game's own controls.
    lessons : mapping of str to tuple of str
        The ids of the rules that each lesson teaches, by the name of the lesson: its file without
        the ending. Of several that teach a rule the last one is named.
    """

    name: ClassVar[str]
    tables: ClassVar[tuple[str, ...]] = ()
    layouts: ClassVar[tuple[str, ...]] = ()
    beside: ClassVar[str] = ""
    style: ClassVar[str] = ""
    lessons: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    @property
    def narrow_layout(self) -> str:
        """The layout for pages as narrow as a telephone; empty where the author's choice stays."""
        return ""

    def edition(self) -> Edition:
        """What an edition changes; a game names the choices that there are."""
        return Edition()

    @abstractmethod
    def picture(
        self,
        moment: Moment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        """The picture of a moment whose step has happened as far as ``progress``, from 0 to 1.

        Its places carry the names of the parts that a move is chosen by. The layout is one of
        :attr:`layouts`, or ``""`` for the author's choice.
        """

    def picture_title(self, moment: Moment, pointing: Pointing, voice: Voice) -> str:
        """The title of the picture of a moment; a game can tell it without drawing anything."""
        return self.picture(moment, pointing, voice).title

    def still(self, position: Any, voice: Voice, marks: Marks = NO_MARKS) -> Picture:
        """The picture of a position by itself, as paper has it."""
        return self.picture(Moment(position), Pointing(marks), voice)

    @abstractmethod
    def caption(self, moment: Moment, voice: Voice) -> str:
        """What has just happened, as a sentence; empty at the beginning."""

    def rule(self, name: str, voice: Voice) -> Rule | None:
        """What a rule says that a step or a refusal names; ``None`` if there is nothing to say.

        It stands under ``[rule]`` among the sentences of the game.
        """
        key = f"{self.name}.rule.{name}"
        taught = {rule: lesson for lesson, rules in self.lessons.items() for rule in rules}
        return Rule(voice.say(key), taught.get(name, "")) if voice.has(key) else None

    def moment(self, game: Game[Any, Any], number: int, seen_by: str | None = None) -> Moment:
        """All that is true at a step of a game."""
        return Moment.of(game, number, seen_by=seen_by)

    def rows(self, moment: Moment, voice: Voice) -> Mapping[str, Table]:
        """The tables at a moment, by name."""
        del moment, voice
        return {}

    def cell(self, column: str, value: object, voice: Voice) -> str:
        """What stands in a cell of a table; in a heading if the column is ``""``."""
        if column:
            return str(value)
        return voice.first(str(value), f"{self.name}.table", "table") or str(value)

    def focus(self, moment: Moment) -> tuple[str, ...]:
        """The places that a moment's step is about, to be looked at closely; perhaps none."""
        del moment
        return ()

    def painted(
        self, column: str, value: object, voice: Voice, *, short: bool
    ) -> Sequence[tuple[str, str]]:
        """Where a cell or heading of a table names what has a color: the colors and names.

        Parameters
        ----------
        column : str
            ``""`` for a heading.
        value : object
        voice : Voice
        short : bool
            Whether room is short.
        """
        del column, value, voice, short
        return ()

    def colored_words(self, voice: Voice) -> Mapping[str, str]:
        """The words of captions that have a color, with that color."""
        del voice
        return {}

    def seconds(self, moment: Moment) -> float:
        """How long the motion of a moment's step lasts; 0 for none."""
        del moment
        return 0.0

    # Two futures

    def begins(self, step: Step) -> bool:
        """Whether a step begins something within a turn, such as one village of several.

        Two futures that are walked side by side are in step again there.
        """
        del step
        return False

    def future_name(self, move: Any, voice: Voice, other: Any) -> str:
        """What the future is called that a move brings, in words that tell it from another's."""
        del voice, other
        return str(move)

    def outcome(self, moment: Moment, voice: Voice) -> Table:
        """What a moment has come to, as a table with one column: that of the first table."""
        corner, columns, rows = next(iter(self.rows(moment, voice).values()), NO_TABLE)
        return Table(corner, columns[:1], {label: row[:1] for label, row in rows.items()})

    def differences(self, one: Moment, other: Moment) -> tuple[str, ...]:
        """The places that differ between two moments."""
        del one, other
        return ()
