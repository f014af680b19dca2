"""Reading the text of a record, in time linear in its length, with line and column of a fault."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple

from clans_widget.core.errors import NotationError
from clans_widget.core.marks import OF_PLACES
from clans_widget.core.printable import without_mark
from clans_widget.words.typography import is_writable

from .form import Form
from .headers import check_game
from .text import DEEPEST, NAME_OF_HEADER, ROLL

_ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)
_UNESCAPED: Final = {"n": "\n", "r": "\r"}


@dataclass(slots=True)
class RawNote:
    """A comment, and its commands with what they name."""

    comment: str = ""
    commands: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class RawEntry:
    """A move or a roll as text, with what belongs to it."""

    move: str
    is_roll: bool = False
    note: RawNote = field(default_factory=RawNote)
    variations: list[list[RawEntry]] = field(default_factory=list)


class RawRecord(NamedTuple):
    """Headers, opening note and moves."""

    headers: dict[str, str]
    opening: RawNote
    line: list[RawEntry]


class _Patterns(NamedTuple):
    """What the tokens and commands of a game's records look like."""

    token: re.Pattern[str]
    command: re.Pattern[str]


def read(text: str, form: Form) -> RawRecord:
    """The parts of a record.

    Raises
    ------
    NotationError
        If the text is no record.
    GameError
        If it is none, and its headers say that it is of another game.
    """
    if not isinstance(text, str):
        raise NotationError("notation.expected.text", found=type(text).__name__)
    return _Reader(without_mark(text), form).read()


@lru_cache(maxsize=8)
def _patterns(form: Form) -> _Patterns:
    roll = rf"| \[(?P<roll>{ROLL})\]" if form.rolls else ""
    place = f"(?:{form.place})"
    arrow = f"{place}-{place}"
    token = rf"""
    (?P<space>\s++)
    | \[(?P<header>{NAME_OF_HEADER})\s++"(?P<value>(?:[^"\\]++|\\.)*+)"\s*+\]
    | \{{(?P<comment>(?:[^}}\\]++|\\.)*+)\}}
    | (?P<number>[1-9][0-9]{{0,6}})\.
    | (?P<move>{form.move})(?![^\s(){{}}])
    | (?P<open>\()
    | (?P<close>\))
    {roll}
    """
    command = rf"""\[%(?:
    (?P<arrows>arrows)\s(?P<pairs>{arrow}(?:,{arrow})*+)
    | (?P<many>{"|".join(OF_PLACES)})\s(?P<names>{place}(?:,{place})*+)
    | (?P<faded>faded)
    )\]\x20?"""
    return _Patterns(re.compile(token, re.VERBOSE | re.DOTALL), re.compile(command, re.VERBOSE))


class _Reader:
    """Goes through the text once, token by token."""

    def __init__(self, text: str, form: Form) -> None:
        self.text = text
        self.form = form
        self.patterns = _patterns(form)
        self.at = 0
        self.headers: dict[str, str] = {}
        self.opening: RawNote | None = None
        self.lines: list[list[RawEntry]] = [[]]
        """The main line, and the variations that are open, innermost last."""
        self.first_plies = [1]

    def read(self) -> RawRecord:
        while self.at < len(self.text):
            match = self.patterns.token.match(self.text, self.at)
            if not match or match.lastgroup is None:
                raise self.fault("token", move=self.form.examples["move"])
            getattr(self, f"read_{match.lastgroup}")(match)
            self.at = match.end()
        if len(self.lines) > 1:
            raise self.fault("close")
        return RawRecord(self.headers, self.opening or RawNote(), self.lines[0])

    def read_space(self, _match: re.Match[str]) -> None:
        """Space separates and means nothing."""

    def read_value(self, match: re.Match[str]) -> None:
        """A header, of which the value is the last group."""
        name = match["header"]
        if self.lines[0] or self.opening:
            raise self.fault("header_first")
        if name in self.headers:
            raise self.fault("header_once", name=name)
        self.headers[name] = _ESCAPE.sub(_header_escape, match["value"])

    def read_comment(self, match: re.Match[str]) -> None:
        line = self.lines[-1]
        note = self.read_note(match["comment"], match.start("comment"))
        if line and not line[-1].variations and not _has_note(line[-1].note):
            line[-1].note = note
        elif len(self.lines) == 1 and not line and self.opening is None:
            self.opening = note
        else:
            raise self.fault("one_comment")

    def read_number(self, match: re.Match[str]) -> None:
        expected = self.first_plies[-1] + len(self.lines[-1])
        if int(match["number"]) != expected:
            raise self.fault("number", count=expected)

    def read_move(self, match: re.Match[str]) -> None:
        self.lines[-1].append(RawEntry(match["move"]))

    def read_roll(self, match: re.Match[str]) -> None:
        self.lines[-1].append(RawEntry(match["roll"], is_roll=True))

    def read_open(self, _match: re.Match[str]) -> None:
        """A variation begins: other moves in place of the last one."""
        if not self.lines[-1]:
            raise self.fault("move_before")
        if len(self.lines) > DEEPEST:
            raise self.fault("depth", most=DEEPEST)
        variation: list[RawEntry] = []
        self.lines[-1][-1].variations.append(variation)
        self.first_plies.append(self.first_plies[-1] + len(self.lines[-1]) - 1)
        self.lines.append(variation)

    def read_close(self, _match: re.Match[str]) -> None:
        if len(self.lines) == 1 or not self.lines[-1]:
            raise self.fault("move" if len(self.lines) > 1 else "token", **self.form.examples)
        self.lines.pop()
        self.first_plies.pop()

    def read_note(self, text: str, at: int) -> RawNote:
        """A comment with the commands at its beginning."""
        note = RawNote()
        end = 0
        while text.startswith("[%", end):
            match = self.patterns.command.match(text, end)
            if not match:
                self.at = at + end
                raise self.fault("command", **self.form.examples)
            name = match["arrows"] or match["many"] or match["faded"]
            named = match["pairs"] or match["names"]
            if name in note.commands:
                self.at = at + end
                raise self.fault("command_once")
            note.commands[name] = tuple(named.split(",")) if named else ()
            if match["pairs"]:
                self.check_arrows(note.commands[name], at + match.start("pairs"))
            end = match.end()
        note.comment = _ESCAPE.sub(r"\1", text[end:])
        if not is_writable(note.comment):
            self.at = at + end
            raise self.fault("comment")
        return note

    def check_arrows(self, arrows: Iterable[str], at: int) -> None:
        """Refuse an arrow that points nowhere else."""
        for arrow in arrows:
            source, target = arrow.split("-")
            if source == target:
                self.at = at
                raise self.fault("arrow", place=source)
            at += len(arrow) + 1

    def fault(self, expected: str, **values: Any) -> NotationError:
        """What is wrong, unless all of the record is the matter of another game."""
        check_game(self.headers, self.form.game)
        before = self.text[: self.at]
        line = before.count("\n") + 1
        column = self.at - (before.rfind("\n") + 1) + 1
        key = f"notation.expected.{expected}"
        return NotationError(key, found=self.text[self.at :], line=line, column=column, **values)


def _has_note(note: RawNote) -> bool:
    return bool(note.comment or note.commands)


def _header_escape(match: re.Match[str]) -> str:
    return _UNESCAPED.get(match[1], match[1])
