"""An answer that is a move, chosen part by part as on the board of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple

from clans_widget.core.errors import Refusal
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.protocols import Choice
from clans_widget.stage.choosing import Choosing, Door, Open, Pointing, nothing
from clans_widget.stage.production import Part
from clans_widget.words import Spoken, Voice, sentence

from .answering import COMMON, Answering, Draft, Told, Wording

Parts = tuple[str, ...]


class Stand(NamedTuple):
    """How the choice stands at one part of a move.

    Attributes
    ----------
    before : tuple of str
        The parts that are chosen before it.
    options : tuple of str
        What may be chosen.
    chosen : str
        What is chosen; empty for nothing.
    """

    before: Parts
    options: tuple[str, ...]
    chosen: str


class MoveParts(Answering):
    """A move: its parts are chosen one after the other, and refused as on the board.

    Parameters
    ----------
    position : Position
    parts : sequence of Part
        The parts of a move, and what is to be chosen of it without a mouse.
    wording : Wording
    marks : Marks
        What the question points at while nothing is chosen.
    pointing : callable, optional
        What to point at while a move is chosen.
    written : callable, optional
        The parts chosen so far as text; the text of the complete move by default.
    read : callable, optional
        The parts that such a text names; found among the legal moves by default.
    said : callable, optional
        The parts chosen so far in words, where their text is none that people read.
    least : int
        From how many parts on the text is an answer, complete or not.
    mixed : callable, optional
        In which order what is chosen with buttons is offered.
    door : Door, optional
        The game's production, if it says what a click on its picture means.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> answering = MoveParts(Position.start(seed=7), ())
    >>> [answering.click(name) for name in ("A1", "A2")], answering.text
    ([True, True], 'A1-A2')
    >>> answering.take("B1-B3")
    >>> answering.chosen
    ('B1', 'B3')
    """

    name: ClassVar[str] = "parts"

    def __init__(
        self,
        position: Open,
        parts: Sequence[Part],
        wording: Wording = COMMON,
        marks: Marks = NO_MARKS,
        *,
        pointing: Pointing = nothing,
        written: Callable[[Parts], str] | None = None,
        read: Callable[[str], Parts] | None = None,
        said: Callable[[Parts], Spoken] | None = None,
        least: int = 0,
        mixed: Callable[[Parts], Parts] = tuple,
        door: Door | None = None,
    ) -> None:
        self._choosing = Choosing(pointing, door)
        self.position = position
        super().__init__(wording, marks)
        self.parts = tuple(parts)
        self._door = door
        self._written = written or self._complete
        self._read = read or self._found
        self._said = said
        self._least = least
        self._mixed = mixed
        self._with_buttons = frozenset(part.stage for part in parts if part.buttons)

    @property
    def draft(self) -> Draft:
        """All that has been chosen."""
        choosing = self._choosing
        return Draft(
            choosing.chosen,
            attempt=choosing.attempt,
            followed=self._followed,
            pointed=choosing.pointed,
            refusal=None if choosing.attempt else choosing.refusal,
        )

    @draft.setter
    def draft(self, draft: Draft) -> None:
        choosing, refusal, self._followed = self._choosing, draft.refusal, draft.followed
        choosing.clear()
        choosing.choose(self.position, draft.names)
        if draft.attempt:
            choosing.choose(self.position, draft.attempt)
        elif isinstance(refusal, Refusal):
            choosing.refusal = refusal
        choosing.pointed = draft.pointed

    @property
    def refusal(self) -> Spoken | None:
        """Why the last choice was refused."""
        return self._choosing.refusal

    @property
    def chosen(self) -> Parts:
        """The parts that are chosen."""
        return self._choosing.chosen

    @property
    def stands(self) -> Mapping[str, Stand]:
        """How the choice stands at each stage that has been reached; at the last time there."""
        stands = {}
        for number in range(len(self.chosen) + 1):
            before, rest = self.chosen[:number], self.chosen[number:]
            choice = self.position.choose(*before)
            options = choice.options
            if choice.stage in self._with_buttons:
                options = self._mixed(options)
            stands[choice.stage] = Stand(before, options, rest[0] if rest else "")
        return stands

    @property
    def text(self) -> str:
        """The move as text; empty while too little is chosen."""
        return self._written(self.chosen) if len(self.chosen) >= self._least else ""

    @property
    def told(self) -> Told:
        """The move in words or as text, as far as it is chosen."""
        if self._said and self.chosen:
            return (self._said(self.chosen),)
        return self._written(self.chosen)

    @property
    def lacking(self) -> Spoken | None:
        """That a part is missing."""
        return sentence("quiz.empty.parts") if self.goes_on else None

    @property
    def goes_on(self) -> bool:
        """Whether a part is left to choose."""
        return bool(self.position.choose(*self.chosen).options)

    @property
    def marks(self) -> Marks:
        """Where the move may go on, or why it may not."""
        return self._choosing.marks(self.position) or self._asked

    def take(self, answer: str) -> None:
        """Choose this move."""
        self.choose(self._read(answer))

    def choose(self, parts: Parts) -> None:
        """Choose parts of a move; without a change if a rule forbids it."""
        self._choosing.choose(self.position, parts)
        self._followed = None

    def click(self, place: str | None) -> bool:
        """Choose the next part; a second click goes back to before the first."""
        before = self.chosen
        if place is not None and place == self._followed:
            self._followed = None
            return True
        self._choosing.click(self.position, place)
        self._followed = None
        if len(self.chosen) > len(before):
            self._follow()
        return True

    def go_on(self, stage: str, name: str) -> None:
        """Choose a part at a stage that has been reached; the last one follows by itself."""
        self.choose((*self.stands[stage].before, name))
        self._follow()

    def _follow(self) -> None:
        """Choose the last of several parts of the same kind."""
        choice, before = (self.position.choose(*parts) for parts in (self.chosen, self.chosen[:-1]))
        is_last = choice.stage == before.stage and len(choice.options) == 1
        if is_last and choice.stage in self._with_buttons:
            (last,) = choice.options
            self.choose((*self.chosen, last))
            self._followed = last

    def called(self, stage: str, option: str, voice: Voice) -> str:
        """What a part is called in a list or on a button."""
        return self._door.option(stage, option, voice) if self._door else option

    def point(self, place: str | None) -> bool:
        """Show where a move from the place under the mouse may go."""
        return self._choosing.point(place)

    def _complete(self, parts: Parts) -> str:
        move = self.position.choose(*parts).move
        return "" if move is None else str(move)

    def _found(self, text: str) -> Parts:
        """The parts of the move with this text; none if no legal move has it."""
        moves = self._moves(self.position.choose())
        return next((choice.chosen for choice in moves if str(choice.move) == text), ())

    def _moves(self, choice: Choice) -> Iterator[Choice]:
        """All complete choices that a choice can lead to."""
        if choice.move is not None:
            yield choice
        for option in choice.options:
            yield from self._moves(self.position.choose(*choice.chosen, option))
