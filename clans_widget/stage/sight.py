"""What a reader sees of a game at one of its steps, and what shape suits a room. No widget code."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from clans_widget.core.game import Game
from clans_widget.core.moment import Moment
from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.words import IN_USE, Voice

from .production import Pointing, Production, Rule
from .settings import Settings
from .state import State


def fitting(shapes: Mapping[str, float], room: float) -> str:
    """The name of the shape that leaves least of a room empty; the first of several, else ``""``.

    Parameters
    ----------
    shapes : mapping of str to float
        Widths divided by heights.
    room : float
        The same of the room.

    Examples
    --------
    >>> shapes = {"wide": 1.6, "tall": 0.8}
    >>> fitting(shapes, 2.0), fitting(shapes, 1.0), fitting({}, 1.0)
    ('wide', 'tall', '')
    """
    return max(shapes, key=lambda name: _filled(shapes[name], room), default="")


def _filled(shape: float, room: float) -> float:
    """How much of a room the largest picture of a shape fills, from 0 to 1."""
    return min(shape / room, room / shape)


RULE: Final = "rule."
"""Begins the name of the panel that tells a rule."""


KEPT: Final = 2
"""So many moments are kept, that which is shown and that before it."""

DRAWN: Final = 3
"""So many pictures are kept, that which is shown and those of a motion to it."""


class Caption(NamedTuple):
    """What is said of a step: the rule, and a sentence."""

    rule: str = ""
    text: str = ""


class Sight:
    """A game on the stage, seen at a step: its picture, what is said of it, its tables.

    Parameters
    ----------
    production : Production
        What the game brings to the stage.
    game : Game
    step : int
        The step that is shown first.
    language : str
    seen_by : str, optional
        The player who looks.
    edition : tuple of (str, str)
        The sentences of an edition: :attr:`Voice.instead`.
    state : State, optional
        To go on from, in place of a step and a language.
    """

    walks_at_times: ClassVar[bool] = False
    """Whether there is something to walk through at times only: what walks it comes and goes then,
    and must take no room from the board."""

    def __init__(
        self,
        production: Production,
        game: Game[Any, Any],
        *,
        step: int = 0,
        language: str = IN_USE,
        seen_by: str | None = None,
        edition: tuple[tuple[str, str], ...] = (),
        state: State | None = None,
    ) -> None:
        self.production = production
        self.game = game
        self.seen_by = seen_by
        self._state = state or State(step, settings=Settings.in_language(language))
        self._edition = edition
        self._seen: tuple[object, dict[int, Moment]] | None = None
        self._drawn: deque[tuple[Moment, object, Picture]] = deque(maxlen=DRAWN)

    @property
    def state(self) -> State:
        """What the reader sees and has chosen."""
        return self._state

    @property
    def name(self) -> str:
        """Begins the CSS classes of all parts."""
        return self.production.name

    @property
    def step(self) -> int:
        """How many of the steps have happened in what is shown."""
        return min(self.state.step, self.count)

    @property
    def count(self) -> int:
        """How many steps there are so far."""
        return len(self.game.steps)

    @property
    def has_steps(self) -> bool:
        """Whether there is anything to walk through: controls for that are shown then."""
        return True

    @property
    def tables(self) -> tuple[str, ...]:
        """Names of the tables under the board."""
        return self.production.tables

    @property
    def at_end(self) -> bool:
        """Whether all that has happened is shown."""
        return self.step == self.count

    @property
    def moment(self) -> Moment:
        """All that is true at the step that is shown."""
        return self.moment_at(self.step)

    def moment_at(self, step: int) -> Moment:
        """All that is true at a step; the last ones asked for are kept."""
        now = self.game, self.game.events, self.game.notes
        if self._seen is None or self._seen[0] != now:
            self._seen = now, {}
        kept = self._seen[1]
        if step not in kept:
            while len(kept) >= KEPT:
                del kept[next(iter(kept))]
            kept[step] = self.production.moment(self.game, step, self.seen_by)
        return kept[step]

    @property
    def voice(self) -> Voice:
        """Who speaks: the reader's language, the players' names, the words of the edition."""
        return Voice(self.state.settings.language, self.game.players, self._edition)

    @property
    def title(self) -> str:
        """What a page with the walk is called."""
        return self.production.title(self.game, self.voice)

    @property
    def notation(self) -> str:
        """What is shown, in the game's notation."""
        text: str = self.moment.position.to_text()
        return text

    def picture(self, progress: float = 1.0, step: int | None = None) -> Picture:
        """The picture of a step that has happened as far as ``progress``, from 0 to 1.

        Whoever shows it, tells of it or fits it into a screen asks for it; it is drawn once.
        """
        moment = self.moment if step is None else self.moment_at(step)
        pointing, voice, layout = self.pointing(moment), self.voice, self.state.layout
        asked = pointing, voice, voice.code, progress, layout
        for of, how, drawn in self._drawn:
            if of is moment and how == asked:
                return drawn
        picture = self.production.picture(moment, pointing, voice, progress, layout=layout)
        self._drawn.appendleft((moment, asked, picture))
        return picture

    @property
    def picture_title(self) -> str:
        """The title of the picture that is shown, for which nothing is drawn."""
        moment = self.moment
        return self.production.picture_title(moment, self.pointing(moment), self.voice)

    def layout_for(self, room: float) -> str:
        """The layout that suits a room, given by its width divided by its height, best."""
        shapes = {}
        for layout in self.production.layouts:
            picture = self.production.picture(self.moment, Pointing(), self.voice, layout=layout)
            shapes[layout] = picture.width / picture.height
        return fitting(shapes, room)

    def pointing(self, moment: Moment) -> Pointing:
        """What is pointed at in a moment."""
        return Pointing(self.state.marks or moment.note.marks)

    def caption(self, step: int | None = None) -> Caption:
        """What has happened at a step, with the record's comment; of step 0, how it begins."""
        moment = self.moment if step is None else self.moment_at(step)
        happened, comment = moment.step, moment.note.comment
        if happened is not None:
            told = self.production.caption(moment, self.voice)
            return Caption(happened.rule, " ".join(filter(None, (told, comment))))
        beginning = ""
        if self.count:
            beginning = self.voice.say("widget.beginning", next=self.voice.say("control.next"))
        return Caption("", " ".join(filter(None, (beginning, comment))))

    @property
    def manner(self) -> str:
        """In which manner the caption is said, in a word; empty for the usual one."""
        return ""

    @property
    def prompt(self) -> str:
        """What the reader can do now; empty for nothing."""
        return ""

    @property
    def trouble(self) -> str:
        """Why the reader's last choice was refused; empty if it was not."""
        return ""

    @property
    def forbidding(self) -> str:
        """Id of the rule for which it was refused; empty if it was not, or for no rule."""
        return ""

    @property
    def open_rule(self) -> str:
        """Id of the rule that the reader has opened; empty for none."""
        opened = (panel for panel in self.state.panels if panel.startswith(RULE))
        return next(opened, RULE).removeprefix(RULE)

    def rule(self, name: str) -> Rule | None:
        """What a rule says, in the reader's language; ``None`` if there is nothing to say."""
        return self.production.rule(name, self.voice)

    @property
    def focus(self) -> tuple[str, ...]:
        """The places that the step which is shown is about."""
        moment = self.moment
        return self.production.focus(moment) if moment.step else ()

    def rows(self, step: int | None = None) -> Mapping[str, Table]:
        """The tables at a step, by name."""
        moment = self.moment if step is None else self.moment_at(step)
        return self.production.rows(moment, self.voice)

    def seconds(self, step: int) -> float:
        """How long the motion of a step lasts; 0 where there is none."""
        return self.production.seconds(self.moment_at(step)) if step else 0.0

    @property
    def told(self) -> str:
        """What is shown as a line of text, and the notation."""
        happened = " ".join(filter(None, self.caption())) or self.prompt
        text = self.voice.say(
            "widget.text",
            title=self.picture_title,
            step=self.step,
            count=self.count,
            caption=happened,
        )
        return f"{text}\n{self.notation}"
