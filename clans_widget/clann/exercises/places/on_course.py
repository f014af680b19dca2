"""Asks for the Crowns and Gates of the course (K2, K10)."""

from __future__ import annotations

from typing import ClassVar, Final

from clans_widget.clann.course import ARMS
from clans_widget.clann.exercises.exercise import Source
from clans_widget.clann.exercises.texts import place_said
from clans_widget.clann.exercises.uses import checked_subject
from clans_widget.clann.naming import Owner
from clans_widget.clann.rules.seats import arm_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import PlayerNamed, Spoken, sentence

from .clicked import Clicked

ASKED: Final = ("crown", "gate", "no_rank")
"""What can be asked for: the player's own Crown and Gate, the cells without rank."""


class OnCourse(Clicked):
    """Where is a player's Crown or Gate, or where have the characters no rank? All are asked for.

    Answers are cells of the ring.

    Parameters
    ----------
    position : Position, Game or str
    what : str
        ``"crown"``, ``"gate"``, or ``"no_rank"`` for the Crowns and Gates of others.
    player : int, optional
        Whose; the one to act by default.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    arm : int
        The player's, from 0.

    Raises
    ------
    ExerciseError
        If nothing of this name can be asked for, or nobody plays as this player.

    Examples
    --------
    >>> exercise = OnCourse("A1,h,h,h/h,h,h,C1 A6 1 -", "gate")
    >>> exercise.question("en"), exercise.solutions()
    ('Click Player 1’s Gate.', ('D14',))
    >>> print(exercise.check("A14"))
    Not yet. The last cell of an arm is the Gate of the clan at the next arm; your own Gate lies \
just short of your own Crown (K2). Still missing: D14. D14 is the cell just short of the Crown, on \
which the lap ends: the Gate (K2). A14 is the Gate of arm B, and Player 1 sits at arm A (K2).
    """

    kind: ClassVar[str] = "on_course"
    asks_for: ClassVar[str] = "places"

    def __init__(
        self,
        position: Source,
        what: str,
        player: int | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.what = checked_subject(what, ASKED)
        self.player = self.position.player if player is None else player
        players = self.position.players
        if self.player not in range(1, players + 1):
            raise ExerciseError("game.seat", number=self.player, last=players)
        self.arm = arm_of(self.player, self.position.players)

    @property
    def rules(self) -> tuple[str, ...]:
        """The course, or the loss of rank."""
        return ("K10", "K2") if self.what == "no_rank" else ("K2",)

    @property
    def offered(self) -> tuple[str, ...]:
        """The cells of the ring."""
        return self.position.course.cells

    @property
    def _right(self) -> frozenset[str]:
        course = self.position.course
        own = {course.crowns[self.arm], course.gates[self.arm]}
        cells = {
            "crown": {course.crowns[self.arm]},
            "gate": {course.gates[self.arm]},
            "no_rank": course.marked - own,
        }
        return frozenset(map(course.name, cells[self.what]))

    def _why(self, place: str) -> Spoken:
        case = self._mark(place) if self.what == "no_rank" else self.what
        case = f"{self.what}.{case}" if self.what == "no_rank" else case
        return sentence(f"clann.ask.on_course.why.{case}", place=place_said(place))

    def _why_none(self, place: str) -> Spoken:
        course, mark = self.position.course, self._mark(place)
        values: dict[str, object] = {
            "place": place_said(place),
            "player": PlayerNamed(self.player),
            "owner": Owner(self.player),
        }
        if mark == "plain":
            return sentence("clann.ask.on_course.not.plain", **values)
        cell = course.places[place]
        arm = (course.crowns if mark == "crown" else course.gates).index(cell)
        if self.what == "no_rank":
            return sentence(f"clann.ask.on_course.not.own.{mark}", **values)
        values |= {"arm": ARMS[arm], "own": ARMS[self.arm]}
        case = mark if arm != self.arm else f"other.{mark}"
        return sentence(f"clann.ask.on_course.not.{case}", **values)

    def _mark(self, place: str) -> str:
        course = self.position.course
        cell = course.places.get(place)
        return "crown" if cell in course.crowns else "gate" if cell in course.gates else "plain"

    def _question(self) -> Spoken:
        return sentence(f"clann.ask.on_course.question.{self.what}", owner=Owner(self.player))

    def _asks(self) -> dict[str, object]:
        return {"what": self.what, "player": self.player}
