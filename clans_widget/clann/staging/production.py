"""CLANN on the stage: what there is to see and to read, and how it is played there.

Also what a step is about, for those who look closely; and the rules in a few words, with the lesson
that teaches each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from clans_widget.arena import RandomPlayer
from clans_widget.clann import rows
from clans_widget.clann.captions import caption
from clans_widget.clann.course import ARMS
from clans_widget.clann.drawing import Look, Reach, draw
from clans_widget.clann.drawing.describe import title
from clans_widget.clann.drawing.layout import LAYOUTS, LayoutName
from clans_widget.clann.drawing.motion import seconds_of
from clans_widget.clann.drawing.theme import DEFAULT_THEME
from clans_widget.clann.game import Game
from clans_widget.clann.move import Move
from clans_widget.clann.players import GreedyPlayer, SearchPlayer, TacticalPlayer
from clans_widget.clann.players.advice import advice
from clans_widget.clann.position import Position
from clans_widget.clann.rules import steps
from clans_widget.clann.rules.seats import FEWEST_PLAYERS, MOST_PLAYERS, arm_of
from clans_widget.clann.rules.steps import Step
from clans_widget.clann.rules.turn import Event
from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game as AnyGame
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.moment import Moment
from clans_widget.core.protocols import Choice
from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.stage.actions import Action, Roll
from clans_widget.stage.production import Part, Pointing, Production
from clans_widget.words import Voice

from . import cells, pointing
from .asking import ROLLS, asked, called
from .clicking import clicked
from .future import differences, name_of, outcome
from .places import ARRIVAL, ways_on

Source = Game | Position | Event | str
"""What can be shown: text is the notation of a position or a record."""

LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "00-first-rolls": (
        *("K1", "K2", "K3", "K4", "K5", "K6", "K7"),
        *("K8", "K9", "K10", "K11", "K12", "K13", "K14"),
    ),
}
"""The rules that each lesson teaches."""


def focus(step: Step | None) -> tuple[str, ...]:
    """The places of the course that a step is about; of what happens beside it, none.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> event = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36").play("3-4")
    >>> focus(event.steps[0])
    ('A-t2', 'A-t5')
    """
    match step:
        case steps.CharacterMoved():
            return _named(step, step.player, step.source), _named(step, step.player, step.target)
        case steps.CharacterArrived():
            return _named(step, step.player, step.source), ARRIVAL
        case steps.KnightMoved():
            return step.source, step.target
        case steps.CharacterPlaced() | steps.KnightPushed():
            return step.source, step.cell
        case (
            steps.CharacterChosen()
            | steps.CharacterEntered()
            | steps.CharacterSentHome()
            | steps.CharacterTaken()
            | steps.KnightPlaced()
        ):
            return (step.cell,)
        case _:
            return ()


def _named(step: Step, player: int, where: str) -> str:
    """A place of the picture, as which the notation has a cell of the Treasure without its arm."""
    arm = ARMS[arm_of(player, step.position.players)]
    return f"{arm}-{where}" if where.startswith("t") else where


PARTS: Final = (
    Part("die", "die", "clann.control.die", buttons=True),
    Part("who", "who", "clann.control.who", buttons=True),
    Part("put", "put", "clann.control.put", rare=True),
)

LATEST: Final = 8
"""So many turns stand below the course: a long game has more than a hundred."""

CLAN_COLORS: Final = tuple(paint.base for paint in DEFAULT_THEME.clans)
"""Of the clans at arms A to D."""


class ClannProduction(Production):
    """What CLANN brings to the stage.

    Parameters
    ----------
    layout : {"wide", "tall", "theater"}, optional
        Dice and players beside the course, or below it for narrow pages; or all of it large, to
        be read from afar. Without it, wide, and tall on a narrow page.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> event = game.play("+1")
    >>> production = ClannProduction()
    >>> production.caption(production.moment(game, 1), Voice("en", game.players))
    'Ann chooses Tall, who starts on the Crown A1 and does not have to wait for a 6.'
    >>> found = production.rule("K1", Voice("en"))
    >>> found.lesson
    '00-first-rolls'
    """

    name: ClassVar[str] = "clann"
    kind_of_game: ClassVar[type[AnyGame[Any, Any]]] = Game
    parts: ClassVar[tuple[Part, ...]] = PARTS
    tables: ClassVar[tuple[str, ...]] = ("characters", "dice", "sent_home", "turns")
    levels: ClassVar[Mapping[str, Callable[[], Any]]] = {
        "random": RandomPlayer,
        "greedy": GreedyPlayer,
        "tactics": TacticalPlayer,
        "strong": SearchPlayer,
    }
    older_levels: ClassVar[Mapping[str, str]] = {"tactical": "tactics"}
    seats: ClassVar[tuple[int, ...]] = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    advises: ClassVar[bool] = True
    over: ClassVar[str] = "clann.players.over"
    layouts: ClassVar[tuple[str, ...]] = tuple(LAYOUTS)
    beside: ClassVar[str] = "tall"
    lessons: ClassVar[Mapping[str, tuple[str, ...]]] = LESSONS
    tray: ClassVar[str] = "tray"
    keys: ClassVar[Mapping[str, Action]] = {ROLLS: Roll()}

    def __init__(self, layout: LayoutName | None = None) -> None:
        self._layout: LayoutName = layout or "wide"
        self._is_chosen = layout is not None

    @property
    def narrow_layout(self) -> str:
        """On a telephone dice and players go below the course, unless the author wants another."""
        return "" if self._is_chosen else "tall"

    # What there is to see

    def picture(
        self,
        moment: Moment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        """The course at a moment."""
        asked = cast(LayoutName, layout) if layout else self._layout
        ways = () if pointing.chosen is None else ways_on(moment.position, pointing.chosen)
        return draw(
            moment,
            Look(voice, layout=asked),
            marks=pointing.marks,
            choosing=pointing.choosing,
            arrows=pointing.manner,
            movable=pointing.movable,
            reach=[Reach(way.place, int(way.die), way.who) for way in ways],
            progress=progress,
        )

    def picture_title(self, moment: Moment, pointing: Pointing, voice: Voice) -> str:
        """Who is to act."""
        del pointing
        return title(moment.position, voice)

    def caption(self, moment: Moment, voice: Voice) -> str:
        """What has just happened, as a sentence; empty at the beginning."""
        return caption(moment.step, voice) if moment.step else ""

    def rows(self, moment: Moment, voice: Voice) -> Mapping[str, Table]:
        """Characters, dice, who was sent home, and the ledger of turns."""
        return {
            "characters": rows.characters(moment),
            "dice": rows.dice(moment),
            "sent_home": rows.sent_home(moment),
            "turns": rows.turns(moment, voice, latest=LATEST),
        }

    def cell(self, column: str, value: object, voice: Voice) -> str:
        """What stands in a cell of a table; in a heading if the column is ``""``."""
        return cells.cell(column, value, voice)

    def focus(self, moment: Moment) -> tuple[str, ...]:
        """The places that a moment's step is about."""
        return focus(moment.step)

    def painted(
        self, column: str, value: object, voice: Voice, *, short: bool
    ) -> Sequence[tuple[str, str]]:
        """The player whom a cell is about, with the color of the clan."""
        del short
        return cells.painted(column, value, voice, CLAN_COLORS)

    def colored_words(self, voice: Voice) -> Mapping[str, str]:
        """The names of the players, with the colors of their clans."""
        return cells.colored_words(voice, CLAN_COLORS)

    def seconds(self, moment: Moment) -> float:
        """How long the motion of a moment's step lasts; 0 for none."""
        return seconds_of(moment.step) if moment.step else 0.0

    # How it is played

    def prompt(self, moment: Moment, choice: Choice, voice: Voice) -> str:
        """What can be done now: roll, or choose what comes next of a move."""
        return asked(moment.position, choice, voice)

    def option(self, stage: str, option: str, voice: Voice) -> str:
        """What a part of a move is called: characters and the Knight by their names."""
        return called(stage, option, voice)

    def clicked(self, position: Any, chosen: tuple[str, ...], place: str | None) -> tuple[str, ...]:
        """What is chosen after a click: a die, who moves, where that leads, where to put down."""
        return clicked(position, chosen, place)

    def movable(self, position: Any) -> tuple[str, ...]:
        """Where those stand who can move."""
        return pointing.movable(position)

    def pointed(
        self, position: Any, chosen: tuple[str, ...], place: str | None, refusal: Refusal | None
    ) -> Marks:
        """Where the chosen die or character leads, or that under the mouse; cells that are free."""
        return pointing.pointed(position, chosen, place, refusal)

    def marks_of(self, position: Any, move: Any) -> Marks:
        """An arrow for who moves, and one for whom that displaces; none for a roll."""
        return pointing.marks_of(position, move) if isinstance(move, Move) else NO_MARKS

    # Two futures

    def may_compare(self, position: Any, choice: Choice) -> bool:
        """Whether a die is chosen, or who moves: two ways to go on from there may be compared."""
        return bool(position.phase == "use" and choice.chosen)

    def outcome(self, moment: Moment, voice: Voice) -> Table:
        """How far each character has come."""
        del voice
        return outcome(moment.position)

    def future_name(self, move: Any, voice: Voice, other: Any) -> str:
        """The move in words."""
        del other
        return name_of(move, voice)

    def differences(self, one: Moment, other: Moment) -> tuple[str, ...]:
        """The places where another stands in the one than in the other."""
        return differences(one.position, other.position)

    # Who plays

    def advise(self, view: Any) -> tuple[Any, ...]:
        """What the strong player would do, then other good uses of a die."""
        return advice(view)

    def advice(self, advised: Sequence[Any]) -> Table:
        """Good uses of a die with what they lead to, and reasons."""
        found = {each.move.to_text(): (each.worth, each.reasons) for each in advised}
        return Table("advised", ("worth", "why"), found)

    def game_at(self, start: Position, players: Sequence[str]) -> Game:
        """A game of so many players as the position has."""
        return Game.new(players, position=start)

    def new_game(self, game: AnyGame[Any, Any], players: Sequence[str]) -> Game:
        """A game on a course of the same sizes."""
        start: Position = game.start
        return Game.new(players, course=start.course)
