"""A use of a die as people tell it, as far as it is chosen: who moves, by which die, where to."""

from __future__ import annotations

from dataclasses import dataclass

from clans_widget.clann import Move, Position
from clans_widget.clann.choice import ANY
from clans_widget.clann.naming import Owned
from clans_widget.clann.staging.future import name_of
from clans_widget.clann.staging.places import ARRIVAL
from clans_widget.words import Sentence, Spoken, Voice, sentence

from .standing import everybody
from .texts import named, place_said
from .uses import landing_of


@dataclass(frozen=True)
class AnswerInWords:
    """A use of a die that is chosen part by part.

    Attributes
    ----------
    position : Position
    parts : tuple of str
        The parts that are chosen, one or more: a die, who moves, where somebody is put down.

    Examples
    --------
    >>> position = Position.from_text("h,h,h,A12/B2,B7,h,h B4 1 34k")
    >>> for parts in (("4",), ("?", "4"), ("4", "4"), ("3", "N", "C2")):
    ...     print(AnswerInWords(position, parts).in_voice(Voice("en")))
    the 4
    Small
    Small, by the 4, to B2
    the Black Knight, by the 3, to B7, and Player 2’s Stout to C2
    """

    position: Position
    parts: tuple[str, ...]

    def in_voice(self, voice: Voice) -> str:
        """As much as is chosen."""
        if self.position.phase != "use":
            return name_of(Move(0, "N", *self.parts), voice)
        return self._said.in_voice(voice)

    @property
    def _said(self) -> Spoken:
        die, who, put = (*self.parts, "", "")[:3]
        if not who:
            return sentence("clann.answer.die", die=die)
        if die == ANY:
            return named(who)
        way = self._way(die, who)
        if not put:
            return way
        return sentence("clann.answer.put_down", way=way, whom=self._whom(die, who), cell=put)

    def _way(self, die: str, who: str) -> Sentence:
        """Who moves, by which die, and where that leads."""
        place, values = landing_of(self.position, die, who), {"who": named(who), "die": die}
        if place == ARRIVAL:
            return sentence("clann.answer.arrival", **values)
        if "-t" in place:
            number = place.partition("-t")[2]
            return sentence("clann.answer.treasure", **values, number=number)
        return sentence("clann.answer.cell", **values, cell=place_said(place))

    def _whom(self, die: str, who: str) -> Spoken:
        """Who is put down elsewhere: a character that stands there, or the Knight."""
        there = everybody(self.position).get(landing_of(self.position, die, who))
        return Owned(*there) if there else named("N")
