"""A game of CLANN: its players, and the moves and rolls so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from clans_widget.core import game
from clans_widget.core.chance import Roll, below
from clans_widget.core.records.headers import Headers, checked_names, listed
from clans_widget.core.records.record import Record as AnyRecord

from .course import Course
from .errors import GameError, RollError
from .position import Position
from .record import COURSE, FORM, Record, course_header, course_of
from .rules.dice import BLACK_SIDES, FACES
from .rules.legal import check_cell
from .rules.seats import check_players, partner_of
from .rules.turn import Event


@dataclass(frozen=True, slots=True)
class Result:
    """How a game has ended (K14).

    Attributes
    ----------
    winners : tuple of str
        Who had four characters at the Arrival first; of four players the partner, too.
    """

    winners: tuple[str, ...]


class Game(game.Game[Position, Event]):
    """A game of CLANN, from its set-up on: :meth:`new` or :meth:`from_text`.

    Examples
    --------
    >>> game = Game.new(players=["Ann", "Bob"], seed=7)
    >>> for move in ("+1", "+4", "N>C7"):
    ...     event = game.play(move)
    >>> game.roll().position.phase, game.undo().player, game.roll() == game.events[-1]
    ('use', 1, True)
    """

    kind_of_record: ClassVar[type[AnyRecord]] = Record

    @staticmethod
    def new(
        players: Sequence[str],
        *,
        seed: int | str | None = None,
        position: Position | None = None,
        course: Course | None = None,
    ) -> Game:
        """Set a game up (K3): player 1 begins, and the others follow clockwise.

        Parameters
        ----------
        players : sequence of str
            2 to 4 names, all different; of four, the first and the third are partners.
        seed : int or str, optional
            For the dice: the k-th roll depends only on it and on k. Without one nobody can know
            what comes.
        position : Position, optional
            Begin here.
        course : Course, optional
            The standard course by default.

        Raises
        ------
        GameError
            If the players or the position are wrong, or do not go together.
        """
        names = listed(players)
        check_players(len(names))
        start = Position.start(course, players=len(names)) if position is None else position
        return Game(checked_names(names), _begun(start, len(names)), seed=seed)

    def result(self) -> Result | None:
        """Who has won; ``None`` while the game runs."""
        if not self.position.is_over:
            return None
        winner = self.position.player
        partner = partner_of(winner, self.position.players)
        numbers = sorted(number for number in (winner, partner) if number is not None)
        return Result(tuple(self.players[number - 1] for number in numbers))

    def record(self) -> AnyRecord:
        """The game as a record, which names its course if that is not the standard one.

        Raises
        ------
        GameError
            If one of :attr:`headers` cannot stand in a record.
        """
        return self._record(course_header(self.start.course), kept=(COURSE,))

    @classmethod
    def from_text(cls, text: str, *, course: Course | None = None) -> Game:
        """Read a record and play it.

        Parameters
        ----------
        text : str
        course : Course, optional
            For a record that names none; the standard course by default.

        Raises
        ------
        NotationError
            If the text is not a record.
        GameError
            If a header is missing, the record names a course other than the one given, or a move
            or a roll of the record is not possible.
        """
        record = Record.from_text(text)
        said = Headers.of(record.headers, FORM.game, (COURSE,), count=check_players)
        start = Position.from_text(said.position, course=course_of(said.own, course))
        return Game.new(said.players, position=start)._read(record, said)

    def check_place(self, name: str) -> None:
        """Raise if the ring has no such cell (K2)."""
        check_cell(self.start, name)

    @classmethod
    def _read_position(cls, text: str) -> Position:
        """The position that a text says, on the standard course."""
        return Position.from_text(text)

    def _drawn(self, position: Position, number: int) -> Roll:
        """The dice of a roll: the same whichever of them are rolled."""
        chance = self._chance(number)
        one, other = (FACES[below(len(FACES), chance)] for _ in range(2))
        black = BLACK_SIDES[below(len(BLACK_SIDES), chance)]
        kind = position.dice_to_roll
        ordinary = sorted((one, other)[: kind.count("o")])
        return Roll(tuple(map(str, (*ordinary, *((black,) if "s" in kind else ())))))

    def _rolled(self, position: Position, roll: Roll) -> Event:
        ordinary, black = _shown(position, roll)
        return position.roll(ordinary, black)


def _begun(position: object, players: int) -> Position:
    """The position from which so many players begin."""
    if not isinstance(position, Position):
        raise GameError("clann.game.position", given=position, example="Position.start(players=2)")
    if position.players != players:
        raise GameError("clann.game.position_players", count=players, clans=position.players)
    return position


def _shown(position: Position, roll: Roll) -> tuple[tuple[int, ...], int | str | None]:
    """The ordinary dice and the black one, as a record has them: these come first, ascending."""
    kind = position.dice_to_roll
    count = kind.count("o")
    faces = [_face(face) for face in roll.faces]
    ordinary, black = faces[:count], faces[count:]
    if len(black) != kind.count("s") or any(isinstance(face, str) for face in ordinary):
        raise RollError(f"clann.roll.written.{kind}", given=str(roll))
    numbers = tuple(face for face in ordinary if isinstance(face, int))
    if numbers != tuple(sorted(numbers)):
        raise RollError("clann.roll.ascending", given=str(roll))
    return numbers, black[0] if black else None


def _face(text: str) -> int | str:
    return int(text) if len(text) == 1 and text in "123456" else text
