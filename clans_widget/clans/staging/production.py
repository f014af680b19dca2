"""Clans on the stage: what there is to see and to read, and how it is played there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, cast

from clans_widget.clans import rows
from clans_widget.clans.board.board import Board
from clans_widget.clans.captions import caption
from clans_widget.clans.choice import Choice
from clans_widget.clans.drawing import Look, draw
from clans_widget.clans.drawing.describe import title
from clans_widget.clans.drawing.emphasis import emphasis_in
from clans_widget.clans.drawing.layout import LAYOUTS, LayoutName
from clans_widget.clans.drawing.motion import seconds_of
from clans_widget.clans.game import Game
from clans_widget.clans.lead import last_change_of_lead
from clans_widget.clans.moment import Moment
from clans_widget.clans.move import Move
from clans_widget.clans.position import Position
from clans_widget.clans.rules.cards import SECRET
from clans_widget.clans.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from clans_widget.clans.rules.steps import GameEnded, VillageFounded
from clans_widget.clans.rules.turn import Turn
from clans_widget.clans.voice import Fifth, voice_of
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.game import Game as AnyGame
from clans_widget.core.marks import Marks
from clans_widget.core.moment import Moment as AnyMoment
from clans_widget.core.protocols import Choice as AnyChoice
from clans_widget.core.step import Step as AnyStep
from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.stage.production import Edition, Part, Pointing, Production
from clans_widget.words import Named, Voice

from . import cells
from .choosing import PARTS, across, marks_while_choosing
from .focus import focus
from .future import name_of
from .open_cards import cards_told, lead_told
from .style import STYLE, WHITE_FIFTH

Source = Game | Position | Turn | str
"""What can be shown: text is the notation of a position or a record."""

LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "01-board-and-set-up": ("C1", "C2", "C3", "C4", "C5", "S1", "S2", "S3"),
    "02-moving": ("M1", "M2", "M3"),
    "03-founding-villages": ("V1", "V2", "V3"),
    "04-strife": ("V4",),
    "05-epochs": ("V9",),
    "06-value-of-a-village": ("V5", "V6", "V7"),
    "07-order-of-villages": ("V8",),
    "08-the-end": ("F1", "F2", "F3", "F4"),
}
"""The rules that each lesson teaches."""

_PLAYERS: Final = "clans_widget.clans.players"


def _bot(name: str) -> Callable[[], Any]:
    """Makes a bot, whose module is imported only then."""

    def made() -> Any:
        return getattr(import_module(_PLAYERS), name)()

    return made


class ClansProduction(Production):
    """What Clans brings to the stage.

    Parameters
    ----------
    layout : {"wide", "tall", "theater"}, optional
        Epoch chart and scoring track beside the map, or below it for narrow pages; or all of it
        large, to be read from afar. Without it, wide, and tall on a narrow page.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7, first="Ann")
    >>> turn = game.play("A1-A2")
    >>> production = ClansProduction()
    >>> production.caption(production.moment(game, 1), Voice("nl"))
    'De rode hut op A1 gaat naar A2.'
    >>> production.rule("M2", Voice("en"))
    Rule(text='A group of seven huts or more no longer moves. Others may still join it.', \
lesson='02-moving')
    """

    name: ClassVar[str] = "clans"
    kind_of_game: ClassVar[type[AnyGame[Any, Any]]] = Game
    parts: ClassVar[tuple[Part, ...]] = PARTS
    tables: ClassVar[tuple[str, ...]] = ("scores", "epochs", "villages")
    levels: ClassVar[Mapping[str, Callable[[], Any]]] = {
        "random": _bot("RandomPlayer"),
        "greedy": _bot("GreedyPlayer"),
        "hints": _bot("HeuristicPlayer"),
        "strong": _bot("SearchPlayer"),
    }
    older_levels: ClassVar[Mapping[str, str]] = {"heuristic": "hints"}
    seats: ClassVar[tuple[int, ...]] = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    advises: ClassVar[bool] = True
    over: ClassVar[str] = "clans.players.over"
    secret: ClassVar[str] = "clans.widget.hint_secret"
    shared: ClassVar[str] = "clans.widget.hint_shared"
    fleeting: ClassVar[tuple[str, ...]] = ("card",)
    layouts: ClassVar[tuple[str, ...]] = tuple(LAYOUTS)
    beside: ClassVar[str] = "tall"
    style: ClassVar[str] = STYLE
    lessons: ClassVar[Mapping[str, tuple[str, ...]]] = LESSONS

    def __init__(self, layout: LayoutName | None = None) -> None:
        self._layout: LayoutName = layout or "wide"
        self._is_chosen = layout is not None

    @property
    def narrow_layout(self) -> str:
        """On a telephone chart and track go below the map, unless the author wants otherwise."""
        return "" if self._is_chosen else "tall"

    @check_arguments
    def edition(self, *, fifth: Fifth = "black") -> Edition:
        """What changes where the fifth clan has white huts (C3)."""
        return Edition(voice_of(fifth=fifth).instead, WHITE_FIFTH if fifth == "white" else "")

    # What there is to see

    def moment(self, game: AnyGame[Any, Any], number: int, seen_by: str | None = None) -> AnyMoment:
        """All that is true at a step of a game."""
        return Moment.of(game, number, seen_by=seen_by)

    def picture(
        self,
        moment: AnyMoment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        """The board at a moment."""
        asked = cast(LayoutName, layout) if layout else self._layout
        return draw(
            cast(Moment, moment),
            Look(voice, layout=asked),
            marks=pointing.marks,
            across=across(pointing.refusal),
            choosing=pointing.choosing,
            arrows=pointing.manner,
            movable=pointing.movable,
            progress=progress,
        )

    def picture_title(self, moment: AnyMoment, pointing: Pointing, voice: Voice) -> str:
        """Which epoch runs, and who is to move."""
        now = cast(Moment, moment)
        return title(now, emphasis_in(now, choosing=pointing.choosing), voice)

    def caption(self, moment: AnyMoment, voice: Voice) -> str:
        """What has just happened, as a sentence; empty at the beginning."""
        return caption(moment.step, voice) if moment.step else ""

    def rows(self, moment: AnyMoment, voice: Voice) -> Mapping[str, Table]:
        """Scores, epochs and villages."""
        now = cast(Moment, moment)
        return {
            "scores": rows.scores(now),
            "epochs": rows.epochs(now, voice),
            "villages": rows.villages(now),
        }

    def cell(self, column: str, value: object, voice: Voice) -> str:
        """What stands in a cell of a table; in a heading if the column is ``""``."""
        return cells.cell(column, value, voice)

    def focus(self, moment: AnyMoment) -> tuple[str, ...]:
        """The territories that a moment's step is about; of what happens beside the map, none."""
        return focus(moment.step)

    def painted(
        self, column: str, value: object, voice: Voice, *, short: bool
    ) -> Sequence[tuple[str, str]]:
        """The clans that a cell or heading names, with their colors."""
        return cells.painted(column, value, voice, in_short=short)

    def colored_words(self, voice: Voice) -> Mapping[str, str]:
        """The names of the clans and of their huts, with their colors."""
        return cells.colored_words(voice)

    def seconds(self, moment: AnyMoment) -> float:
        """How long the motion of a moment's step lasts; 0 for none."""
        return seconds_of(moment.step) if moment.step else 0.0

    # How it is played

    def prompt(self, moment: AnyMoment, choice: AnyChoice, voice: Voice) -> str:
        """What can be chosen next of a move."""
        chosen, position = cast(Choice, choice), moment.position
        founds = voice.join(chosen.founds)
        if chosen.stage == "source":
            return voice.say("clans.widget.start")
        if chosen.stage == "order":
            return voice.say("clans.widget.order", villages=founds, count=chosen.to_order)
        source = chosen.chosen[0]
        text = voice.say("clans.widget.target", count=position.size(source), source=source)
        return f"{text} {voice.say('clans.widget.founds', villages=founds)}" if founds else text

    def marks(self, choice: AnyChoice, pointed: str | None) -> Marks:
        """Where the chosen huts may go, or those under the mouse; then the villages in order."""
        return marks_while_choosing(choice, pointed)

    def marks_of(self, position: Any, move: Move) -> Marks:
        """An arrow for a move, with numbers for the order of its villages (V8)."""
        del position
        return Marks(arrows=((move.source, move.target),), numbers=move.order)

    def any_order(self, position: Position, choice: AnyChoice) -> tuple[str, ...]:
        """The villages that are left, where their order changes nothing (V8)."""
        source, target, *order = (*choice.chosen, "", "")[: max(2, len(choice.chosen))]
        if choice.stage != "order" or rows.order_matters(position, source, target):
            return ()
        return choice.options[: cast(Choice, choice).to_order - len(order)]

    def preview(self, position: Position, choice: AnyChoice) -> Table | None:
        """What each order of the villages would score (V8)."""
        if choice.stage != "order":
            return None
        source, target, *begun = choice.chosen
        table = rows.orders(position, source, target)
        going_on = {
            order: row
            for order, row in table.rows.items()
            if str(order).split(",")[: len(begun)] == begun
        }
        return table._replace(rows=going_on)

    # Two futures

    def begins(self, step: AnyStep) -> bool:
        """Whether a village begins to be founded (V1), or the game ends (F1, F2)."""
        return isinstance(step, VillageFounded | GameEnded)

    def future_name(self, move: Move, voice: Voice, other: Any) -> str:
        """The order of the villages in words; where the moves differ, the move before it."""
        same_way = (move.source, move.target) == (other.source, other.target)
        return name_of(move, voice, same_way=same_way)

    def differences(self, one: AnyMoment, other: AnyMoment) -> tuple[str, ...]:
        """The territories that have other huts, or a village in one of the moments alone."""
        in_one = {*cast(Moment, one).villages} ^ {*cast(Moment, other).villages}
        mine, its = one.position, other.position
        return tuple(
            name for name in mine.board.ids if name in in_one or mine.huts(name) != its.huts(name)
        )

    # Who plays

    def game_at(self, start: Position, players: Sequence[str]) -> Game:
        """A game of which nobody knows the cards."""
        return Game.new(players, clans=dict.fromkeys(players, SECRET), position=start)

    def let_happen(self, game: AnyGame[Any, Any], event: Turn) -> None:
        """Play a turn again: where it ends the game, that has the reveal (F3)."""
        game.play(event.move)

    def new_game(self, game: AnyGame[Any, Any], players: Sequence[str]) -> Game:
        """A game on the same board."""
        return Game.new(players, board=game.start.board)

    def write_game(self, game: AnyGame[Any, Any], seen_by: str | None) -> dict[str, Any]:
        """A game as plain data: its record, who draws a card anew, and a board of its own."""
        told = cast(Game, game).clans(seen_by=seen_by)
        hidden = [name for name in game.players if told[name] == SECRET]
        draw = [name for name in hidden if cast(Game, game).clans(seen_by=name)[name] != SECRET]
        board: Board = game.start.board
        return {
            "record": cast(Game, game).to_text(seen_by=seen_by),
            **({"draw": draw} if draw else {}),
            **({} if board == Board.standard() else {"board": board.to_json()}),
        }

    def drawn_anew(self, data: Mapping[str, Any], voice: Voice) -> str:
        """Whose cards are drawn anew, since they are secret here (S2)."""
        names = tuple(map(Named, data.get("draw", ())))
        return (
            voice.say("clans.widget.report_draws", players=names, count=len(names)) if names else ""
        )

    def read_game(self, data: Mapping[str, Any]) -> Game:
        """The game that plain data tells; cards that it does not tell are drawn anew (S2)."""
        board = Board.from_json(data["board"]) if "board" in data else None
        return Game.from_text(data["record"], board=board, draw=data.get("draw", ()))

    def check_viewer(self, game: AnyGame[Any, Any], seen_by: str | None) -> None:
        """Raise if the viewer is no player."""
        cast(Game, game).clans(seen_by=seen_by)

    def is_open(self, game: AnyGame[Any, Any]) -> bool:
        """Whether the cards lie open (F3)."""
        return cast(Game, game).is_open

    def opened(self, game: AnyGame[Any, Any], voice: Voice) -> str:
        """Whose card is whose, once that has been shown (F3); nothing where no card is known."""
        return cards_told(cast(Game, game), voice)

    def turning_point(self, game: AnyGame[Any, Any]) -> int | None:
        """The step at which the lead has changed for the last time (F3)."""
        return last_change_of_lead(cast(Game, game))

    def lead(self, game: AnyGame[Any, Any], step: int, voice: Voice) -> str:
        """Who is ahead after a step, and by how much (F3)."""
        return lead_told(cast(Game, game), step, voice)

    def view(self, game: AnyGame[Any, Any], seat: int) -> Any:
        """What the player in a seat may know.

        Raises
        ------
        PlayersError
            If the game does not say which clan the player has.
        """
        from clans_widget.clans.players import View

        return View.of(cast(Game, game), game.players[seat - 1])

    def advise(self, view: Any) -> tuple[Any, ...]:
        """What the strong player would play, then other good moves."""
        from clans_widget.clans.players.advice import advice

        return advice(view)

    def advice(self, advised: Sequence[Any]) -> Table:
        """Good moves with the expected result and reasons."""
        found = {each.move.to_text(): (each.expected, each.reasons) for each in advised}
        return Table("move", ("expected", "why"), found)
