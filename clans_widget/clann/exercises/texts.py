"""Pieces of what an exercise says: who, places, moves, steps."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from clans_widget.clann import Move, Position, Roll, Step
from clans_widget.clann.captions import caption, plainly
from clans_widget.clann.course import ARMS
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.staging.future import name_of
from clans_widget.clann.staging.places import ARRIVAL
from clans_widget.words import Sentence, Spoken, Voice, sentence

from .who import EVERYBODY

_NAMES = {part: name for name, part in EVERYBODY.items()}

_ROWS: Final = ("h", "", "t")
"""The rows of places in the order of the way: at home, on the ring, in a Treasure."""


@dataclass(frozen=True)
class Told:
    """What happens at a step."""

    step: Step

    def in_voice(self, voice: Voice) -> str:
        """The caption of the step."""
        return caption(self.step, voice)


@dataclass(frozen=True)
class Plainly:
    """What happens at a step, and not what that means for the dice."""

    step: Step

    def in_voice(self, voice: Voice) -> str:
        """The first sentence of the caption."""
        return plainly(self.step, voice)


@dataclass(frozen=True)
class Called:
    """A move in words: which die is for whom."""

    move: Move | Roll

    def in_voice(self, voice: Voice) -> str:
        """The die, who moves by it, and where somebody is put down."""
        return name_of(self.move, voice)


@dataclass(frozen=True)
class Plain:
    """A name that is the same in every language."""

    text: str

    def in_voice(self, voice: Voice) -> str:
        """The name itself."""
        del voice
        return self.text


def told(step: Step) -> Sentence:
    """What happens at a step, with the rule in front of it."""
    return sentence("exercise.step", rule=step.rule, caption=Told(step))


def named(who: str) -> Sentence:
    """A character, or the Knight, in the middle of a sentence.

    Examples
    --------
    >>> named("N").in_voice(Voice("fr"))
    'le Chevalier Noir'
    """
    return sentence(f"clann.character.{_NAMES[who]}")


def starting(who: str) -> Sentence:
    """The same at the beginning of a sentence."""
    return sentence(f"clann.starting.{_NAMES[who]}")


def place_said(place: str) -> Spoken:
    """A place of the picture, by itself or at the beginning of a sentence.

    Examples
    --------
    >>> [place_said(place).in_voice(Voice("en")) for place in ("B4", "A-h2", "C-t3", "arrival")]
    ['B4', 'Stout at home', 'Treasure 3', 'Arrival']
    """
    if place == ARRIVAL:
        return sentence("clann.table.arrival")
    if _row(place) == "t":
        return sentence("clann.table.treasure", number=int(place[3:]))
    return _at_home(place, "starting")


def place_within(place: str) -> Spoken:
    """The same within a sentence.

    Examples
    --------
    >>> [place_within(place).in_voice(Voice("fr")) for place in ("B4", "A-h2", "C-t3", "arrival")]
    ['B4', 'le Gros au départ', 'la case 3 du Trésor', 'l’Arrivée']
    """
    if place == ARRIVAL:
        return sentence("clann.verdict.arrival")
    if _row(place) == "t":
        return sentence("clann.verdict.treasure", number=int(place[3:]))
    return _at_home(place, "character")


def along_the_way(places: Iterable[str]) -> list[str]:
    """Places in the order of the way: from home around the ring to the Arrival.

    Examples
    --------
    >>> along_the_way(["arrival", "A10", "A7", "A-t1", "D6", "A-h2"])
    ['A-h2', 'A7', 'A10', 'D6', 'A-t1', 'arrival']
    """
    return sorted(places, key=_way)


def _way(place: str) -> tuple[int, str, int]:
    """Where a place comes on the way: a key to sort by."""
    if place == ARRIVAL:
        return len(_ROWS), "", 0
    number = re.sub(r"\D", "", place)
    return _ROWS.index(_row(place)), place[0], int(number or 0)


def _row(place: str) -> str:
    """In which row a place is: ``"h"`` at home, ``"t"`` in a Treasure, else on the ring."""
    arm, _, cell = place.partition("-")
    return cell[0] if cell and arm in ARMS else ""


def _at_home(place: str, section: str) -> Spoken:
    """A character at home; what is a cell of the ring is called by its name."""
    if _row(place) != "h":
        return Plain(place)
    who = sentence(f"clann.{section}.{CHARACTERS[int(place[3:]) - 1]}")
    return sentence("clann.verdict.at_home", who=who)


def completed(position: Position, begun: str) -> tuple[Move, ...]:
    """The legal moves that begin so: with every cell on which somebody may be put down.

    Examples
    --------
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36")
    >>> completed(position, "3-1"), completed(position, "3-2")
    ((Move('3-1'),), ())
    """
    return tuple(move for move in position.legal_moves() if str(move).partition(">")[0] == begun)
