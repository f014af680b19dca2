"""The rules of this package, asked as any other implementation is.

They can be asked in several ways, which must agree: the position that knows its moves, the rules
that are there to be read, and the choice of a move part by part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

from clans_widget.clans.board.board import Board
from clans_widget.clans.errors import GameError, IllegalMove, NotationError
from clans_widget.clans.game import Game
from clans_widget.clans.move import Move
from clans_widget.clans.position import Position
from clans_widget.clans.rules import ending, moving, villages
from clans_widget.clans.rules.colors import COLORS, LETTERS, group_text, letters
from clans_widget.clans.rules.legal.reasons import reasons_against, reasons_to_stay
from clans_widget.clans.rules.reveal import with_reveal
from clans_widget.clans.rules.steps import Step, StrifeBroke

from .asking import Engine, Facts

_board = lru_cache(maxsize=32)(Board.from_json)


class Ours:
    """A :class:`~clans_widget.clans.Position` is asked.

    Examples
    --------
    >>> board = Board.standard().to_json()
    >>> len(Ours().moves(board, Ours().set_up(board, 2)))
    270
    """

    def set_up(self, board: str, players: int) -> str:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        names = [str(player) for player in range(1, players + 1)]
        return Game.new(names, board=_board(board)).position.to_text()

    def is_position(self, board: str, text: str) -> bool:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        try:
            return Position.from_text(text, board=_board(board)).to_text() == text
        except NotationError:
            return False

    def end(self, board: str, position: str) -> str:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        read = _read(board, position)
        return read.ending if read.is_over == bool(read.ending) else "is_over says otherwise"

    def epoch(self, board: str, position: str) -> str:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        return _read(board, position).epoch

    def villages(self, board: str, position: str) -> Sequence[str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        return _read(board, position).villages

    def moves(self, board: str, position: str) -> Sequence[str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        return [str(move) for move in _read(board, position).legal_moves()]

    def play(self, board: str, position: str, move: str) -> Sequence[Facts]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        turn = _read(board, position).play(move)
        told, shown = [], position
        for step in turn.steps:
            told.append(facts_of(step))
            if (now := _text(step.position)) != shown:
                told[-1]["position"] = shown = now
        if _text(turn.position) != shown:
            told[-1]["position"] = _text(turn.position)
        return told

    def against(self, board: str, position: str, move: str) -> Mapping[str, str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        read = _read(board, position)
        try:
            read.play(move)
        except IllegalMove as error:
            first = error
        else:
            return {}
        source, target = Move.from_text(move).source, Move.from_text(move).target
        known = source in read.board and target in read.board
        errors = list(reasons_against(read, source, target)) if known else []
        told = dict([_because(first), *map(_because, errors)])
        return dict(sorted(told.items()))

    def held(self, board: str, position: str, territory: str) -> Mapping[str, str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        read = _read(board, position)
        if moving.targets(read, territory) and not read.is_over:
            return {}
        return dict([_because(next(reasons_to_stay(read, territory)))])

    def reveal(self, board: str, position: str, move: str, clans: str) -> Sequence[Facts]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        held = {str(k): COLORS[LETTERS.index(c)] for k, c in enumerate(clans, start=1)}
        turn = _read(board, position).play(move)
        return [facts_of(step) for step in with_reveal(turn, held).steps[len(turn.steps) :]]


class Listed(Ours):
    """The rules are asked that are there to be read."""

    def end(self, board: str, position: str) -> str:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        return ending.ending(_read(board, position))

    def villages(self, board: str, position: str) -> Sequence[str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        return villages.villages(_read(board, position))

    def moves(self, board: str, position: str) -> Sequence[str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        return [str(move) for move in moving.legal_moves(_read(board, position))]


class PartByPart(Ours):
    """A move is chosen part by part, as on the board: source, target, villages."""

    def moves(self, board: str, position: str) -> Sequence[str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        return sorted(_begun(_read(board, position), ()))

    def against(self, board: str, position: str, move: str) -> Mapping[str, str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        reasons, read = super().against(board, position, move), _read(board, position)
        chosen = Move.from_text(move)
        if self.held(board, position, chosen.source):
            return reasons  # the source says why nothing goes from there, wherever it would go
        try:
            choice = read.choose(chosen.source, chosen.target, *chosen.order)
        except IllegalMove as error:
            name, rule = _because(error)
            return reasons if reasons.get(name) == rule else {name: rule}
        return {} if choice.move else reasons

    def held(self, board: str, position: str, territory: str) -> Mapping[str, str]:
        """See :class:`~clans_widget.clans.suite.Engine`."""
        try:
            _read(board, position).choose(territory)
        except IllegalMove as error:
            return dict([_because(error)])
        return {}


WAYS: Final[Mapping[str, Engine]] = {
    "position": Ours(),
    "rules to be read": Listed(),
    "part by part": PartByPart(),
}
"""All ways to ask these rules."""


def facts_of(step: Step) -> Facts:
    """What a step says, but for its position: huts and colors in letters, players by number."""
    told: Facts = {"step": step.name, "rule": step.rule}
    for field in fields(step):
        if field.name not in _LEFT_OUT:
            name, value = field.name, getattr(step, field.name)
            told[_NAMES.get((type(step), name), _NAMES.get(name, name))] = _plain(name, value)
    return told


_LEFT_OUT: Final = ("position", "name_of_player", "names_of_players")

_NAMES: Final[Mapping[object, str]] = {"group": "huts", (StrifeBroke, "group"): "lost"}


def _plain(name: str, value: Any) -> Any:
    """A fact as JSON has it."""
    if name == "group":
        return group_text(value)
    if name == "colors":
        return letters(value)
    return list(value) if isinstance(value, tuple) else value


def _because(error: IllegalMove) -> tuple[str, str]:
    """The reason, with the case of it, and the rule."""
    return f"{error.reason}.{error.case}" if error.case else error.reason, error.rule


def _read(board: str, position: str) -> Position:
    return Position.from_text(position, board=_board(board))


def _text(position: Position) -> str:
    """What a position says, if that is all that is true of it."""
    text = position.to_text()
    if Position.from_text(text, board=position.board) != position:
        raise GameError("clans.suite.other_position", position=text)
    return text


def _begun(position: Position, parts: tuple[str, ...]) -> Iterator[str]:
    """The moves that begin with some parts."""
    choice = position.choose(*parts)
    if choice.move is not None:
        yield str(choice.move)
    for option in choice.options:
        yield from _begun(position, (*parts, option))
