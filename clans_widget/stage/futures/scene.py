"""Two futures of one position: what two moves would bring, walked through in step."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import accumulate
from typing import Any, Final, NamedTuple

from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.core.marks import Marks
from clans_widget.core.moment import Moment
from clans_widget.core.step import Step
from clans_widget.core.table import Table
from clans_widget.picture import Picture, side_by_side
from clans_widget.stage.production import Pointing, Production
from clans_widget.stage.sight import Caption
from clans_widget.stage.walk import Walk

from .outcome import compared
from .pairing import Pair, pairs_of

REFUSED: Final = ("futures.refused_first", "futures.refused_second")
"""Keys of the sentences that say which of two moves cannot be made."""


class Stop(NamedTuple):
    """How many of their steps have happened in two futures when they are seen together."""

    first: int = 0
    second: int = 0

    def after(self, pair: Pair) -> Stop:
        """The next stop; a future that waits has no step in the pair."""
        first, second = pair
        return Stop(self.first + (first is not None), self.second + (second is not None))


class Futures(Walk):
    """What two moves would bring, side by side and in step.

    A step here is a step of both futures, or of one while the other waits: see
    :func:`~clans_widget.stage.futures.pairing.pairs_of`. Nothing happens to the game, and what
    happens to it afterwards changes nothing here.

    Parameters
    ----------
    production : Production
    game : Game
        Both moves are made where it stands now.
    moves : tuple of two moves or rolls
        As such or as text.
    layout : str
        One of :attr:`Showing.layouts`; by default the one for pictures side by side.
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Attributes
    ----------
    steps : tuple of pairs of Step
        The steps that are seen together; ``None`` where a future waits.
    futures : tuple of Future

    Raises
    ------
    Refusal
        If one of the moves cannot be made: which, and why.
    """

    def __init__(
        self,
        production: Production,
        game: Game[Any, Any],
        moves: tuple[Any, Any],
        *,
        layout: str = "",
        **options: Any,
    ) -> None:
        super().__init__(production, game.imagine(), **options)
        production.check_viewer(game, self.seen_by)
        self.futures = tuple(Future(self, number, move) for number, move in enumerate(moves))
        first, second = (future.event.steps for future in self.futures)
        self.steps = pairs_of(first, second, production.begins)
        self._stops = tuple(accumulate(self.steps, Stop.after, initial=Stop()))
        compared = tuple(str(future.move) for future in self.futures)
        kept = self._state.layout if self._state.layout in production.layouts else ""
        layout = kept or layout or production.beside
        self.put(compared=compared, layout=layout, step=self.step)

    # What there is to see

    @property
    def name(self) -> str:
        """Begins the CSS classes of all parts: those of the game's own board are others."""
        return f"{self.production.name}-compare"

    @property
    def count(self) -> int:
        """How many steps there are to walk through together."""
        return len(self.steps)

    @property
    def names(self) -> tuple[str, ...]:
        """What the two futures are called, by what tells their moves apart."""
        first, second = (future.move for future in self.futures)
        return self.name_of(first, second), self.name_of(second, first)

    def name_of(self, move: Any, other: Any) -> str:
        """What the future of a move is called, by what tells it from another's."""
        return self.production.future_name(move, self.voice, other)

    @property
    def title(self) -> str:
        """What a page with both futures is called."""
        first, second = self.names
        return self.voice.say("futures.title", first=first, second=second)

    @property
    def notation(self) -> str:
        """What is shown of each future, in the game's notation."""
        return "\n".join(
            f"{number}: {future.notation}" for number, future in enumerate(self.futures, 1)
        )

    @property
    def told(self) -> str:
        """What is shown as text."""
        at = self.voice.say("export.step_of", step=self.step, count=self.count)
        return f"{self.title} {at}.\n{self.notation}"

    def moments(self, step: int | None = None) -> tuple[Moment, ...]:
        """All that is true in each future at a step."""
        stop = self.stop(step)
        return tuple(future.moment_after(stop[n]) for n, future in enumerate(self.futures))

    def moment_at(self, step: int) -> Moment:
        """All that is true in the first future at a step; :meth:`moments` is both."""
        return self.moments(step)[0]

    def stop(self, step: int | None = None) -> Stop:
        """How many of their steps have happened in both futures at a step."""
        return self._stops[self.step if step is None else step]

    def waits(self, number: int, step: int | None = None) -> bool:
        """Whether nothing has happened in a future at a step, while something has in the other."""
        step = self.step if step is None else step
        return step > 0 and self.steps[step - 1][number] is None

    def picture_titles(self) -> tuple[str, ...]:
        """The titles of both pictures, for which nothing is drawn."""
        return tuple(
            self.production.picture_title(moment, self._pointing(number, None), self.voice)
            for number, moment in enumerate(self.moments())
        )

    def pictures(self, progress: float = 1.0, step: int | None = None) -> tuple[Picture, ...]:
        """The pictures of both futures at a step that has happened as far as ``progress``."""
        return tuple(
            self.production.picture(
                moment,
                self._pointing(number, step),
                self.voice,
                1.0 if self.waits(number, step) else progress,
                layout=self.state.layout,
            )
            for number, moment in enumerate(self.moments(step))
        )

    def picture(self, progress: float = 1.0, step: int | None = None) -> Picture:
        """Both pictures as one, each under its name."""
        headings = [f"{number}. {name}" for number, name in enumerate(self.names, 1)]
        both = self.pictures(progress, step)
        return side_by_side(both, headings, title=self.title)

    def captions(self, step: int | None = None) -> tuple[Caption, ...]:
        """What has happened in each future at a step, or last if it waits."""
        stop = self.stop(step)
        return tuple(future.caption_after(stop[n]) for n, future in enumerate(self.futures))

    def differences(self, step: int | None = None) -> tuple[str, ...]:
        """The places that differ between the futures at a step."""
        return self.production.differences(*self.moments(step))

    def has_parted(self, step: int | None = None) -> bool:
        """Whether something has happened in one future at a step and not in the other."""
        mine, its = (
            sorted(map(_what, future.event.steps[:count]))
            for future, count in zip(self.futures, self.stop(step), strict=True)
        )
        return mine != its

    def outcome(self, step: int | None = None) -> Table:
        """What both futures have come to at a step: a table with a column for each.

        The third column says by how much the second is ahead of the first; ``None`` where what
        differs is no number.
        """
        first, second = (
            self.production.outcome(moment, self.voice) for moment in self.moments(step)
        )
        return compared(first, second)

    def seconds(self, step: int) -> float:
        """How long the motion of a step lasts, in the future where it lasts longer."""
        moving = (
            self.production.seconds(moment)
            for number, moment in enumerate(self.moments(step))
            if not self.waits(number, step)
        )
        return max(moving) if step else 0.0

    def _pointing(self, number: int, step: int | None) -> Pointing:
        """What is pointed at in a future: at the beginning its move, then what differs."""
        marks = self.state.marks
        if not (self.step if step is None else step):
            ours = self.production.marks_of(self.game.position, self.futures[number].move)
            return Pointing(marks or ours, choosing=True)
        return Pointing(marks or Marks(highlights=self.differences(step)))


def _what(step: Step) -> str:
    """What happens at a step, wherever that leads: two orders may come to the same."""
    told = {each.name: getattr(step, each.name) for each in fields(step)}
    return repr((step.name, told | {"position": None}))


class Future(Walk):
    """One of two futures: its game, shown where the scene of both is.

    Parameters
    ----------
    both : Futures
    number : int
        0 for the first, 1 for the second.
    move : move, roll or str

    Attributes
    ----------
    move : move or roll
        What makes this future.
    event : Event
        What it does.
    """

    def __init__(self, both: Futures, number: int, move: Any) -> None:
        try:
            game = both.game.imagine(move)
        except Refusal as why:
            raise Refusal(REFUSED[number], move=move, why=why) from why
        super().__init__(both.production, game, seen_by=both.seen_by)
        self._both = both
        self._number = number
        self.event = game.events[-1]
        self.move = game.moves[-1]
        self._begun = self.count - len(self.event.steps)

    def settle(self) -> None:
        """Be where the scene of both is."""
        both = self._both
        self._edition = both._edition
        self._state = replace(both.state, step=self._begun + both.stop()[self._number])

    def moment_after(self, steps: int) -> Moment:
        """All that is true after so many steps of this future."""
        return self.moment_at(self._begun + steps)

    def caption_after(self, steps: int) -> Caption:
        """What has happened after so many steps of this future; before them, how it begins."""
        if steps:
            return self.caption(self._begun + steps)
        voice = self.voice
        return Caption("", voice.say("widget.beginning", next=voice.say("control.next")))
