"""Asks whom somebody sends home by rank, wherever they stand (K1, K9, K10, K13)."""

from __future__ import annotations

from typing import ClassVar, Final

from clans_widget.clann import Marks
from clans_widget.clann.exercises.exercise import Source
from clans_widget.clann.exercises.standing import everybody, player_at
from clans_widget.clann.exercises.texts import named, place_said, starting
from clans_widget.clann.exercises.uses import shown_rules
from clans_widget.clann.exercises.who import character_of
from clans_widget.clann.naming import Owned
from clans_widget.clann.rules.ranks import beats
from clans_widget.clann.rules.walking import has_lost_rank
from clans_widget.clann.staging.places import place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import Sentence, Spoken, sentence

from .clicked import Clicked


class Beats(Clicked):
    """Whom would a character send home by landing exactly there? The answer names all.

    Dice do not matter: only ranks, and where the others stand. Answers are their places;
    ``"-"`` for nobody.

    Parameters
    ----------
    position : Position, Game or str
    who : str
        A character of the player to act: ``"tall"``, ``"stout"``, ``"slim"`` or ``"small"``.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    part : str
        Who would land, as a part of a move.

    Raises
    ------
    ExerciseError
        If it is no character, or no opponent is on the course.

    Examples
    --------
    >>> exercise = Beats("h,h,h,A12/B2,B7,B1,C1 D4 1 -", "small")
    >>> exercise.solutions(), exercise.rules
    (('B1,B2',), ('K10', 'K9', 'K1'))
    >>> print(exercise.check("B1,B2,B7"))
    Partly right. Small is the lowest: he beats only Tall, and Stout and Slim beat him (K1). \
Small does not send Player 2’s Stout home from B7: the rank there is not lower \
(K1, K9).
    """

    kind: ClassVar[str] = "beats"

    def __init__(
        self, position: Source, who: str, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.who, self.part = who, character_of(who)
        if not self.offered:
            raise ExerciseError("clann.ask.beats.error")

    @property
    def rules(self) -> tuple[str, ...]:
        """Ranks; where they are lost, and where nobody is sent home."""
        marked, places = self.position.course.marked, self.position.course.places
        special = any(places.get(place) in marked for place in self.offered)
        treasure = any(place not in places for place in self.offered)
        found = shown_rules(["K10"] * special + ["K13"] * treasure + ["K9"])
        return (*found, "K1")

    @property
    def marks(self) -> Marks:
        """Who would land."""
        return Marks(highlights=(place_of(self.position, self.part),))

    @property
    def offered(self) -> tuple[str, ...]:
        """Where the others stand on the course."""
        there = everybody(self.position).items()
        return tuple(place for place, (player, _) in there if player != self.position.player)

    @property
    def _right(self) -> frozenset[str]:
        return frozenset(place for place in self.offered if self._case(place) in _YES)

    @property
    def _arrows(self) -> tuple[tuple[str, str], ...]:
        stands = place_of(self.position, self.part)
        return tuple((stands, place) for place in sorted(self._right))

    @property
    def none_said(self) -> Spoken:
        """How to say that there is none."""
        return sentence("clann.ask.beats.none")

    @property
    def _nothing(self) -> tuple[Spoken, ...]:
        return (sentence("clann.ask.beats.nothing", starting=starting(self.part)),)

    def _case(self, place: str) -> str:
        """What decides whether somebody is sent home from a place."""
        player = player_at(self.position, place)
        if player is None:
            return "nobody"
        if player == self.position.player:
            return "own"
        if self.position.is_partner(player):
            return "partner"
        if place not in self.position.course.places:
            return "treasure"
        cell = self.position.course.places[place]
        if has_lost_rank(self.position, player, cell):
            return "crown" if cell in self.position.course.crowns else "gate"
        mine, other = int(self.part) - 1, everybody(self.position)[place].character
        if beats(mine, other):
            return "rank" if mine < other else "small"
        return "own_mark" if cell in self.position.course.marked else "not_lower"

    def _why(self, place: str) -> Sentence:
        return self._said(place)

    def _why_none(self, place: str) -> Sentence:
        return self._said(place)

    def _said(self, place: str) -> Sentence:
        there = everybody(self.position).get(place)
        other = named(str(there.character + 1)) if there else ""
        whom = Owned(*there) if there else ""
        return sentence(
            f"clann.ask.beats.why.{self._case(place)}",
            place=place_said(place),
            whom=whom,
            other=other,
            who=named(self.part),
            starting=starting(self.part),
        )

    def _question(self) -> Spoken:
        return sentence("clann.ask.beats.question", who=named(self.part))

    def _asks(self) -> dict[str, object]:
        return {"who": self.who}


_YES: Final = ("rank", "small", "crown", "gate")
"""The cases in which somebody goes home."""
