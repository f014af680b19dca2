"""Two futures of Nim and Pig."""

from __future__ import annotations

from typing import Any, ClassVar

from clans_widget.core.marks import Marks
from clans_widget.core.moment import Moment
from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.stage.futures import Futures
from clans_widget.stage.production import Part, Pointing
from clans_widget.words import Voice
from tests.toys import nim, pig


class Telling(nim.NimProduction):
    """Nim that says which heaps differ, and what it was asked to point at."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Pointing, float]] = []
        self.laid_out = "not yet"

    layouts = ("high", "low")
    beside = "low"

    def picture(
        self,
        moment: Moment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        self.asked.append((moment.number, pointing, progress))
        self.laid_out = layout
        return super().picture(moment, pointing, voice, progress)

    def seconds(self, moment: Moment) -> float:
        """As long as stones are taken, and twice as long at the end."""
        event = moment.events[-1]
        return 10.0 if moment.step.name == "GameWon" else float(event.move[1:])

    def marks_of(self, position: Any, move: str) -> Marks:
        del position
        return Marks(highlights=(move[0],))

    def future_name(self, move: str, voice: Voice, other: str) -> str:
        del voice
        return f"{move} and not {other}"

    def differences(self, one: Any, other: Any) -> tuple[str, ...]:
        pairs = zip(nim.HEAPS, one.position.heaps, other.position.heaps, strict=True)
        return tuple(name for name, mine, its in pairs if mine != its)


class Weighing(Telling):
    """Nim whose counts are chosen by buttons, and which says what each would leave."""

    parts: ClassVar[tuple[Part, ...]] = (
        Part("heap", "heap", "nim.heap"),
        Part("count", "count", "nim.count", buttons=True, compare="control.hint"),
    )

    def preview(self, position: nim.Position, choice: Any) -> Table | None:
        if choice.stage != "count":
            return None
        left = position.heaps[nim.HEAPS.index(choice.chosen[0])]
        return Table("heap", ("stones",), {n: (left - int(n),) for n in choice.options})


def nim_futures(
    first: str, second: str, *moves: str, production: Any = None, start: Any = None, **options: Any
) -> Futures:
    game = nim.Nim(["Ann", "Bob"], start or nim.Position())
    for move in moves:
        game.play(move)
    return Futures(production or Telling(), game, (first, second), **options)


def pig_futures(first: Any, second: Any, *rolls: str) -> Futures:
    game = pig.Pig(["Ann", "Bob"], pig.Position(), seed=3).imagine(*rolls)
    return Futures(pig.PigProduction(), game, (first, second))
