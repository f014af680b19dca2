"""What the signs on the boards mean, in a strip at the foot of each page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clans_widget.clans import COLORS, Position
from clans_widget.clans.drawing.pieces.camps import Camp
from clans_widget.clans.drawing.pieces.fences import villages_shapes
from clans_widget.clans.drawing.pieces.huts import hut_shapes
from clans_widget.clans.rules.epochs import TERRAINS
from clans_widget.paper.blocks import INK, Block, Paragraph
from clans_widget.paper.placed import Laid, Placed, drawn
from clans_widget.picture import Layer, Shape, Text
from clans_widget.picture.lettering import width_in
from clans_widget.words import Voice

from .chart import swatch
from .land import letter_of
from .pictures import hut_letter
from .theme import PAPER_THEME

_SIZE: Final = 7.5
_LINE: Final = 1.3 * _SIZE
_HIGH: Final = 15.0
_HUT: Final = 0.62
"""How large a hut is, where 1 is 24 points wide."""
_FENCE: Final = 0.4
"""How large a village is, in the same units."""


@dataclass(frozen=True, slots=True)
class Legend(Block):
    """The huts with the names of their colors, the terrains with theirs."""

    voice: Voice

    def laid(self, width: float) -> Laid:
        """All in one line, spread over the width."""
        huts = [self._hut(color) for color in COLORS]
        lands = [self._land(terrain) for terrain in TERRAINS]
        items = [*huts, self._village(), *lands]
        free = width - sum(wide for wide, _ in items)
        gap = max(4.0, free / (len(items) - 1))
        placed: list[Placed] = []
        left = 0.0
        for wide, parts in items:
            placed += [part.moved(left, 0) for part in parts]
            left += wide + gap
        return Laid(_HIGH, tuple(placed))

    def _hut(self, color: str) -> tuple[float, list[Placed]]:
        said = self.voice.say(f"clans.color.{color}")
        text, wide = self._text(said, 24 * _HUT + 2)
        return wide, [_small_hut(color, self.voice), drawn([text], "legend")]

    def _village(self) -> tuple[float, list[Placed]]:
        """A clearing in a palisade, with its flag."""
        camp = Camp((), (), (28, 24), 14, 8)
        fence = Layer("village", tuple(villages_shapes([camp], PAPER_THEME)))
        text, wide = self._text(self.voice.say("clans.paper.village"), 22)
        return wide, [Placed((fence,), scale=_FENCE), drawn([text], "legend")]

    def _land(self, terrain: str) -> tuple[float, list[Placed]]:
        letter = letter_of(terrain, self.voice)
        said = self.voice.say(f"clans.terrain.{terrain}")
        text, wide = self._text(f"{letter} {said}", 23)
        return wide, [drawn([*swatch(terrain, 0, 1.5, 20, 12), text], "legend")]

    def _text(self, said: str, left: float) -> tuple[Shape, float]:
        return Text(said, left, 10.2, _SIZE, INK, "start"), left + _SIZE * width_in(said)


@dataclass(frozen=True, slots=True)
class Scores(Block):
    """The points of the clans, each beside its hut, under a word that says what they are."""

    voice: Voice
    scores: tuple[int, ...]

    def laid(self, width: float) -> Laid:
        """All in one line, below the word."""
        said = Text(self.voice.say("clans.paper.points"), 0, _SIZE, _SIZE, INK, "start")
        room = width / len(COLORS)
        placed: list[Placed] = [drawn([said], "scores")]
        for k, (color, points) in enumerate(zip(COLORS, self.scores, strict=True)):
            told = Text(str(points), 24 * _HUT + 2, 10.4, _SIZE, INK, "start", bold=True)
            parts = (_small_hut(color, self.voice), drawn([told], "scores"))
            placed += [part.moved(k * room, _LINE) for part in parts]
        return Laid(_LINE + _HIGH, tuple(placed))


def seats(position: Position, voice: Voice) -> list[Paragraph]:
    """Who moves, while the game is on; and how many chips each player has taken."""
    names = [voice.name(number) for number in range(1, position.players + 1)]
    held = [
        voice.say("clans.picture.holds", player=player, count=count)
        for player, count in zip(names, position.chips, strict=True)
    ]
    turn = voice.say("clans.picture.turn", epoch=position.epoch, player=names[position.mover - 1])
    said = voice.say("clans.picture.chips", chips=voice.join(held))
    return [Paragraph(text, _SIZE) for text in ([said] if position.is_over else [turn, said])]


def _small_hut(color: str, voice: Voice) -> Placed:
    hut = hut_shapes([(color, 12, 12, 1.0)], PAPER_THEME)[1:]
    return Placed((Layer("hut", (*hut, hut_letter(color, 12, 12, 1.0, voice))),), scale=_HUT)
