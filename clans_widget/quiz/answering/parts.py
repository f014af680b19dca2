"""An answer that is a move, chosen part by part as on the board of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from functools import partial
from typing import ClassVar, Self

from clans_widget.core.errors import Refusal
from clans_widget.core.marks import Marks
from clans_widget.core.protocols import Choice
from clans_widget.stage.choosing import PLAIN, Door, Open, Parts, Stand, last_left, stands, why_not
from clans_widget.stage.offer import NOTHING, part_buttons, part_list
from clans_widget.stage.production import Part as MovePart
from clans_widget.stage.view import Part, Row, Select
from clans_widget.words import Spoken, Voice, sentence

from .answering import Answering, Draft, Told, UseAnswer, row_of_names


@dataclass(frozen=True)
class MoveParts(Answering):
    """A move: its parts are chosen one after the other, and refused as on the board.

    Parameters
    ----------
    position : Position
    parts : sequence of Part
        The parts of a move, and what is to be chosen of it without a mouse.
    door : Door, optional
        What a click means and what is pointed at: the game's production, if it says so.
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
    **others
        As for :class:`Answering`.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> answering = MoveParts(Position.start(seed=7), ())
    >>> answering.click("A1").click("A2").text
    'A1-A2'
    >>> answering.take("B1-B3").chosen
    ('B1', 'B3')
    """

    name: ClassVar[str] = "parts"

    position: Open
    parts: tuple[MovePart, ...]
    _: KW_ONLY
    door: Door = PLAIN
    written: Callable[[Parts], str] | None = None
    read: Callable[[str], Parts] | None = None
    said: Callable[[Parts], Spoken] | None = None
    least: int = 0
    mixed: Callable[[Parts], Parts] = tuple

    def at(self, draft: Draft) -> Self:
        """The same with another draft; what no legal move begins with was only tried."""
        if why_not(self.position, draft.names):
            draft = replace(draft, names=(), attempt=draft.names)
        return super().at(draft)

    @property
    def refusal(self) -> Spoken | None:
        """Why the last choice was refused."""
        return self._refusal

    @property
    def _refusal(self) -> Refusal | None:
        told = self.draft.refusal
        beside = told if isinstance(told, Refusal) else None
        return why_not(self.position, self.draft.attempt) or beside

    @property
    def chosen(self) -> Parts:
        """The parts that are chosen."""
        return self.draft.names

    @property
    def stands(self) -> Mapping[str, Stand]:
        """How the choice stands at each stage that has been reached, as it is offered."""
        found = stands(self.position, self.chosen)
        return {
            stage: stand._replace(options=self.mixed(stand.options))
            if stage in self._with_buttons
            else stand
            for stage, stand in found.items()
        }

    @property
    def _with_buttons(self) -> frozenset[str]:
        return frozenset(part.stage for part in self.parts if part.buttons)

    @property
    def text(self) -> str:
        """The move as text; empty while too little is chosen."""
        return self._written(self.chosen) if len(self.chosen) >= self.least else ""

    @property
    def told(self) -> Told:
        """The move in words or as text, as far as it is chosen."""
        if self.said and self.chosen:
            return (self.said(self.chosen),)
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
        draft = self.draft
        marks = self.door.pointed(self.position, self.chosen, draft.pointed, self._refusal)
        return marks or self.about

    def take(self, answer: str) -> Self:
        """Choose this move."""
        return self.choose((self.read or self._found)(answer))

    def choose(self, parts: Parts) -> Self:
        """Choose parts of a move; those before stay chosen if a rule forbids it."""
        try:
            choice = self.position.choose(*parts)
        except Refusal:
            return self._with(attempt=parts, refusal=None, followed=None)
        return self._with(names=choice.chosen, attempt=(), refusal=None, followed=None)

    def click(self, place: str | None) -> Self:
        """Choose the next part; a second click goes back to before the first."""
        if place is not None and place == self.followed:
            return self._with(followed=None)
        try:
            parts = self.door.clicked(self.position, self.chosen, place)
        except Refusal as refusal:
            return self._with(attempt=(), refusal=refusal, followed=None)
        after = self.choose(parts)
        return after._with_last() if len(after.chosen) > len(self.chosen) else after

    def go_on(self, stage: str, name: str) -> Self:
        """Choose a part at a stage that has been reached; the last one follows by itself."""
        return self.choose((*self.stands[stage].before, name))._with_last()

    def _with_last(self) -> Self:
        """The same with the last of several parts of the same kind, if it alone is left."""
        last = last_left(self.position, self.chosen, self._with_buttons)
        return self.choose((*self.chosen, last))._with(followed=last) if last else self

    def view(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """A list for each part of a move, or a row of buttons."""
        stands = self.stands
        lists, rows = [], []
        for part in self.parts:
            stand = stands.get(part.stage)
            if part.buttons:
                rows.append(self._row(part, stand, voice, name))
            else:
                lists.append(self._list(part, stand, voice, name))
        return Row(key="lists", parts=tuple(lists)), *rows

    def _list(self, part: MovePart, stand: Stand | None, voice: Voice, name: str) -> Select:
        return part_list(
            part,
            stand.options if stand else (),
            stand.chosen if stand else NOTHING,
            called=self.called,
            voice=voice,
            css=(f"{name}-{part.css}",),
            sends=UseAnswer(f"at {part.stage}"),
            carries="value",
        )

    def _row(self, part: MovePart, stand: Stand | None, voice: Voice, name: str) -> Row:
        left = stand.options if stand and not stand.chosen else ()
        css = f"{name}-{part.css}"
        buttons = part_buttons(
            part,
            left,
            called=self.called,
            voice=voice,
            css=(f"{css}-option",),
            sends=partial(UseAnswer, f"next {part.stage}"),
        )
        return row_of_names(part.stage, voice.say(part.label), buttons, css)

    def use(self, control: str, value: str | bool) -> Self:
        """Choose a part, or take back what stands at it."""
        how, _, stage = control.partition(" ")
        if stage not in self.stands:
            return self
        if how == "next":
            return self.go_on(stage, str(value))
        before = self.stands[stage].before
        return self.choose((*before, str(value)) if value else before)

    def called(self, stage: str, option: str, voice: Voice) -> str:
        """What a part is called in a list or on a button."""
        return self.door.option(stage, option, voice)

    def point(self, place: str | None) -> Self:
        """Show where a move from the place under the mouse may go."""
        return self._with(pointed=place)

    def _written(self, parts: Parts) -> str:
        if self.written:
            return self.written(parts)
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
