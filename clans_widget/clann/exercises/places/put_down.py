"""Asks on which of some cells somebody may be put down (K3, K11, K12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from clans_widget.clann import IllegalMove, Marks, Move
from clans_widget.clann.exercises.exercise import Source
from clans_widget.clann.exercises.standing import everybody
from clans_widget.clann.exercises.texts import completed, named, place_said
from clans_widget.clann.exercises.uses import landing_of, use_of
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.naming import Owned
from clans_widget.clann.rules.using import puts_down
from clans_widget.clann.staging.places import place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import Spoken, sentence

from .clicked import Clicked, Walk


class PutDown(Clicked):
    """On which of these cells may somebody be put down? The answer names all of them.

    Answers are cells of the ring; ``"-"`` for none.

    Parameters
    ----------
    position : Position, Game or str
    among : sequence of str
        The cells that are asked about.
    move : str, optional
        A use of a die that displaces somebody: ``"3-N"``, ``"4-1"``. Without it the Knight is put
        down in the set-up.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If nobody is to be put down, or a cell is not on the course.

    Examples
    --------
    >>> exercise = PutDown("h,h,h,A12/B2,B7,h,h B4 1 3k", ["B1", "C2", "A12", "B4"], "3-N")
    >>> exercise.question("en")
    'With the 3 the Black Knight strikes Player 2’s Stout. On which of the marked cells may that \
character be put down?'
    >>> exercise.solutions(), exercise.rules
    (('B4,C2',), ('K11',))
    """

    kind: ClassVar[str] = "put_down"
    asks_for: ClassVar[str] = "places"

    def __init__(
        self,
        position: Source,
        among: Sequence[str],
        move: str | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.among, self.move = tuple(among), move
        self._check_cells()
        if not self.whom:
            case = "setup" if move is None else "move"
            raise ExerciseError(f"clann.ask.put_down.error.{case}", move=move)

    def _check_cells(self) -> None:
        known = self.position.course.places
        if not self.among:
            raise ExerciseError("clann.ask.put_down.error.no_cells")
        for cell in self.among:
            if cell not in known:
                raise ExerciseError("clann.ask.put_down.error.cell", cell=cell)

    @property
    def parts(self) -> tuple[str, str]:
        """The die and who moves, as parts of a move; empty in the set-up."""
        die, _, who = (self.move or "").partition("-")
        return die, who

    @property
    def whom(self) -> str:
        """Whom the question is about: ``"setup"``, ``"character"``, ``"knight"``, or nobody."""
        if self.move is None:
            return "setup" if self.position.phase == "knight" else ""
        if not completed(self.position, self.move):
            return ""
        return puts_down(self.position, use_of(*self.parts))

    @property
    def rules(self) -> tuple[str, ...]:
        """What is put down, by which rule."""
        return {"setup": ("K3", "K12"), "character": ("K11",), "knight": ("K12",)}[self.whom]

    @property
    def marks(self) -> Marks:
        """The cells that are asked about, and what leads to their being asked about."""
        if self.move is None:
            return Marks(dots=self.among)
        arrow = (place_of(self.position, self.parts[1]), landing_of(self.position, *self.parts))
        return Marks((arrow,), dots=self.among)

    @property
    def offered(self) -> tuple[str, ...]:
        """The cells that are asked about."""
        return self.among

    @property
    def _right(self) -> frozenset[str]:
        parts = () if self.move is None else self.parts
        options = self.position.choose(*parts).options
        return frozenset(self.among) & frozenset(options)

    @property
    def none_said(self) -> Spoken:
        """How to say that there is none."""
        return sentence("clann.ask.put_down.none")

    @property
    def _nothing(self) -> tuple[Spoken, ...]:
        return (sentence("clann.ask.put_down.nothing", rule=self.rules[0]),)

    def _put(self, cell: str) -> Move:
        """The move that puts somebody down there."""
        if self.move is None:
            return Move(0, KNIGHT, cell)
        die, who = self.parts
        return Move(int(die), who, cell)

    def _why(self, place: str) -> Spoken:
        course = self.position.course
        is_left = self.move is not None and place == place_of(self.position, self.parts[1])
        marked = course.places[place] in course.marked
        case = "left" if is_left else "marked" if marked else "free"
        return sentence(f"clann.ask.put_down.why.{case}", place=place, rule=self.rules[0])

    def _why_none(self, place: str) -> Spoken:
        if place not in self.among:
            return sentence("clann.ask.put_down.not_asked", place=place_said(place))
        try:
            self.position.play(self._put(place))
        except IllegalMove as error:
            return error
        raise AssertionError(place)  # it may be put there, so it is no wrong answer

    def _walked(self, answer: frozenset[str], missed: list[str], wrong: list[str]) -> Walk:
        """The move, with somebody put down on a cell that the answer names, if there is one."""
        cells = sorted(self._right & answer) or sorted(self._right)
        if missed and not wrong:
            cells = missed
        if not cells:
            return Walk()
        return Walk(self.position.play(self._put(cells[0])), cells[0] not in answer)

    def _question(self) -> Spoken:
        if self.move is None:
            return sentence("clann.ask.put_down.question.setup")
        die, who = self.parts
        if self.whom == "knight":
            return sentence("clann.ask.put_down.question.knight", die=die, who=named(who))
        whom = Owned(*everybody(self.position)[landing_of(self.position, die, who)])
        return sentence("clann.ask.put_down.question.character", die=die, whom=whom)

    def _asks(self) -> dict[str, object]:
        return {"among": self.among, "move": self.move}
