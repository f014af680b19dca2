"""Questions that are answered with places: what those about dice have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from clans_widget.clann import Event, IllegalMove, Marks
from clans_widget.clann.exercises.putting import as_players_would
from clans_widget.clann.exercises.texts import completed, told
from clans_widget.clann.exercises.uses import aims, refused, rules_of, shown_rules
from clans_widget.clann.staging.places import Landing, place_of
from clans_widget.words import Sentence, Spoken, sentence

from .clicked import Clicked, Walk


class PlacesAsked(Clicked):
    """Places by which uses of a die are told: subclasses say which uses, and which places."""

    ways: tuple[Landing, ...]
    """The uses of a die that the question is about."""

    tells_of_marks: ClassVar[bool] = True
    """Whether a hint speaks of what it marks: of one, or of several."""

    @abstractmethod
    def _shows(self, way: Landing) -> str:
        """The place by which a use of a die is told."""

    @abstractmethod
    def _helps(self, way: Landing) -> str:
        """The place that a hint marks: the other end of the way."""

    @abstractmethod
    def _instead(self, place: str) -> tuple[Landing, ...]:
        """What can be walked to show why a place is none, the best first."""

    @abstractmethod
    def _tried(self) -> list[tuple[str, str]]:
        """The uses of dice that the question could be about, allowed or not."""

    @property
    def rules(self) -> tuple[str, ...]:
        """What the uses of dice turn on, and what forbids others."""
        found = {rule for die, who in self._tried() for rule in rules_of(self.position, die, who)}
        return shown_rules(found)

    @property
    def _right(self) -> frozenset[str]:
        return frozenset(map(self._shows, self.ways))

    @property
    def _arrows(self) -> tuple[tuple[str, str], ...]:
        return tuple((place_of(self.position, way.who), way.place) for way in self.ways)

    @property
    def _barred(self) -> tuple[Spoken, ...]:
        errors = filter(None, (self._refused(*use) for use in self._tried()))
        return tuple({error.in_language("en"): error for error in errors}.values())

    @property
    def _hint_marks(self) -> Marks:
        return Marks(highlights=tuple(dict.fromkeys(map(self._helps, self.ways))))

    @property
    def _hint_said(self) -> Sentence:
        if not self.tells_of_marks:
            return super()._hint_said
        several = len(self._hint_marks.highlights) > 1
        key = f"clann.hint.{self.kind}.{'several' if several else 'single'}"
        return sentence(key, count=len(self._right))

    def _walked(self, answer: frozenset[str], missed: list[str], wrong: list[str]) -> Walk:
        if wrong:
            ways = self._instead(wrong[0])
        elif missed:
            ways = tuple(way for way in self.ways if self._shows(way) == missed[0])
        else:
            ways = self._told_ways()
        if not ways:
            return Walk()
        kept = next((way for way in ways if not self._tells(way, answer)), ways[0])
        return Walk(self._event(kept), self._tells(kept, answer))

    def _tells(self, way: Landing, answer: frozenset[str]) -> bool:
        """Whether a walk tells a right place that an answer has not named."""
        return way in self.ways and self._shows(way) not in answer

    def _told_ways(self) -> tuple[Landing, ...]:
        """One way for each place that is asked for."""
        return tuple({self._shows(way): way for way in reversed(self.ways)}.values())[::-1]

    def _why(self, place: str) -> Spoken:
        """What a die does there."""
        way = next(way for way in self.ways if self._shows(way) == place)
        return self._does(self._event(way))

    def _does(self, event: Event) -> Spoken:
        """What is told of a use of a die."""
        return told(event.steps[0])

    def _event(self, way: Landing) -> Event:
        """What a use of a die does, with somebody put down as a player would."""
        moves = completed(self.position, f"{way.die}-{way.who}")
        return self.position.play(as_players_would(self.position, moves))

    def _refused(self, die: str, who: str) -> IllegalMove | None:
        """Why somebody cannot move by a die; ``None`` if that is possible."""
        return refused(self.position, die, who)

    def _aims(self, die: str, who: str) -> set[str]:
        """Where a die would land somebody if no rule forbade it; also past its own Gate."""
        return aims(self.position, die, who)
