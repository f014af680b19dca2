"""Asks how often dice do something (K4, K6 to K8, K11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from clans_widget.clann import Marks
from clans_widget.clann.chances import again, black, entering, hits, strikes
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.staging.places import place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.asked import Estimated
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import Spoken, sentence

from .exercise import Exercise, Source
from .texts import named
from .uses import checked_subject
from .who import part_of

ROLLS: Final = 216
"""How many ways three dice can fall."""

RULES: Final = {
    "six": ("K7", "K4"),
    "double": ("K8", "K4"),
    "triple": ("K8", "K4"),
    "black": ("K6", "K4"),
    "reach": ("K4", "K6"),
    "strike": ("K6", "K11"),
}
"""What can be asked about, and the rules that it turns on."""


_EXAMPLE: Final = 'who="tall", cell="A8"'


class HowLikely(Estimated, Exercise[int]):
    """In how many of 100 first rolls does something happen? Close enough is right.

    Parameters
    ----------
    position : Position, Game or str
    what : str
        ``"six"``: a 6 among the dice; ``"double"``: just two dice match; ``"triple"``; ``"black"``:
        a black face; ``"reach"``: somebody can be carried to a cell; ``"strike"``: a black face
        can lead the Knight there.
    who : str, optional
        Who is to reach the cell.
    cell : str, optional
        The cell to be reached or struck, on the ring.
    within : int
        So many of 100 an answer may be off.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If nothing of this name can be asked for, or the cell cannot be reached from there.

    Examples
    --------
    >>> exercise = HowLikely("A1,h,h,h/h,h,h,C1 A6 1 -", "six")
    >>> exercise.solutions(), exercise.rules
    (('42',), ('K7', 'K4'))
    >>> exercise.check(45).right, exercise.check(17).right
    (True, False)
    >>> HowLikely("A1,h,h,h/h,A8,h,h A6 1 -", "reach", who="tall", cell="A8").value
    32
    """

    kind: ClassVar[str] = "how_likely"

    def __init__(
        self,
        position: Source,
        what: str,
        *,
        who: str | None = None,
        cell: str | None = None,
        within: int = 6,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.what = checked_subject(what, RULES)
        if within < 0:
            raise ExerciseError("quiz.error.estimate_within", within=within)
        self.who, self.cell, self.within = who, cell, within
        self._mover = KNIGHT if what == "strike" else part_of(who) if who else ""
        self.away = self._cells() if what in ("reach", "strike") else 0
        self.chance = self._chance()
        self.value = round(100 * self.chance)

    @property
    def rules(self) -> tuple[str, ...]:
        """Those that make it happen."""
        return RULES[self.what]

    @property
    def marks(self) -> Marks:
        """From where to where somebody would have to come."""
        if not self.away or self.cell is None:
            return Marks()
        return Marks(((place_of(self.position, self._mover), self.cell),))

    def _cells(self) -> int:
        """How many cells it is from one to the other."""
        if self.cell is None or not self._mover:
            raise ExerciseError("clann.ask.how_likely.error_whom", example=_EXAMPLE)
        course = self.position.course
        places = course.places
        stands = place_of(self.position, self._mover)
        if self.cell not in places or stands not in places:
            raise ExerciseError("clann.ask.how_likely.error_cell", cell=self.cell)
        away = (places[self.cell] - places[stands]) % course.ring
        if not 0 < away < len(hits()):
            raise ExerciseError("clann.ask.how_likely.error_cell", cell=self.cell)
        return away

    def _chance(self) -> float:
        chances: dict[str, Callable[[], float]] = {
            "six": entering,
            "double": lambda: again()[0],
            "triple": lambda: again()[1],
            "black": black,
            "reach": lambda: hits()[self.away],
            "strike": lambda: strikes()[self.away],
        }
        return chances[self.what]()

    @property
    def _why(self) -> Spoken:
        count = round(self.chance * ROLLS)
        return sentence(
            f"clann.ask.how_likely.why.{self.what}", count=count, rolls=ROLLS, cells=self.away
        )

    def _question(self) -> Spoken:
        who = named(self._mover) if self._mover else ""
        return sentence(
            f"clann.ask.how_likely.question.{self.what}",
            who=who,
            cell=self.cell,
            count=self.away,
        )

    def _asks(self) -> dict[str, object]:
        more = {"who": self.who, "cell": self.cell}
        return {"what": self.what, **{name: value for name, value in more.items() if value}}
