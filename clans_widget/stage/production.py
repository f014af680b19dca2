"""A production: what a game brings to the stage."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple

from clans_widget.arena.view import OpenView, View
from clans_widget.core.errors import GameError, Refusal
from clans_widget.core.game import Game
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.moment import Moment
from clans_widget.core.protocols import Choice
from clans_widget.core.step import Step
from clans_widget.core.table import NO_TABLE, Table
from clans_widget.picture import Picture
from clans_widget.words import IN_USE, Spoken, Voice

from .actions import Action
from .parts.choosing import Parts, after_click, pointed_at

# Whose arrows those of the marks are: the author's, of where a move may go, or of a hint.
Manner = Literal["author", "choosing", "hint"]


@dataclass(frozen=True, slots=True)
class Pointing:
    """What is pointed at, and why.

    Attributes
    ----------
    marks : Marks
    choosing : bool
        Whether the reader chooses a move: what has happened before is not emphasized then.
    refusal : Spoken or None
        Why the last choice was refused.
    manner : {"author", "choosing", "hint"}
        What the marks are: they must not be taken for one another, nor for what has happened.
    movable : tuple of str
        The places that a move may begin with, where the reader wants to see them.
    chosen : tuple of str or None
        What the reader has chosen of a move; ``None`` where there is nothing to choose.
    """

    marks: Marks = NO_MARKS
    choosing: bool = False
    refusal: Spoken | None = None
    manner: Manner = "author"
    movable: tuple[str, ...] = ()
    chosen: Parts | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a move, and how it is chosen without a mouse.

    Attributes
    ----------
    stage : str
        What :attr:`Choice.stage` says while this part is to be chosen.
    css : str
        The end of the CSS class of its control: ``"source"`` for ``clans-source``.
    label : str
        Key of what stands before the control.
    buttons : bool
        Whether there is a button for each option, instead of a list; a stage that is chosen
        several times over needs buttons.
    compare : str
        Key of the button that shows two ways to go on side by side, where there are several that
        may be compared: :meth:`Production.may_compare`.
    """

    stage: str
    css: str
    label: str
    buttons: bool = False
    compare: str = "control.compare"


class Rule(NamedTuple):
    """What a reader is told who asks for a rule.

    Attributes
    ----------
    text : str
        The rule in a few words.
    lesson : str
        The name of the lesson that teaches it: its file without the ending, a number before it.
        Empty if none does.
    """

    text: str
    lesson: str = ""


class Edition(NamedTuple):
    """What an edition of a game changes in what is shown and said.

    Attributes
    ----------
    words : tuple of (str, str)
        Sentences that are said in place of others: :attr:`Voice.instead`.
    css : str
        The class of a widget that shows the edition.
    """

    words: tuple[tuple[str, str], ...] = ()
    css: str = ""


class Production(ABC):
    """What a game brings to the stage: its pictures and words, and how it is played there.

    Attributes
    ----------
    name : str
        Begins the game's CSS classes and the keys of its sentences.
    kind_of_game : type
        The class of its games.
    parts : tuple of Part
        The parts of a move, in the order in which they are chosen.
    tables : tuple of str
        Names of the tables under the board, from left to right.
    levels : mapping of str to callable
        The bots that can be chosen by a word, from weak to strong.
    seats : tuple of int
        How many may play.
    advises : bool
        Whether there are hints.
    over : str
        Key of the sentence for those who ask for a hint when the game is over.
    fleeting : tuple of str
        Kinds of panels that are shut by whatever happens next: a card that lies open.
    layouts : tuple of str
        The ways in which its pictures can be laid out, besides the author's choice: pages of
        different shapes ask for them.
    beside : str
        The one of them for two pictures side by side; ``""`` for the author's choice.
    style : str
        CSS of the game's own controls.
    tray : str
        The place of the picture at which a click rolls the dice; empty where there are none.
    keys : mapping of str to Action
        Small letters that do something while the focus is in the widget, as long as it can be
        done. Those of the theater are taken: ``web/theater/clicker.js`` has them.
    secret : str
        Key of the sentence for those to whom a hint would tell what is secret; empty in a game
        without secrets.
    shared : str
        Key of the sentence that is said before a hint that uses what one of several persons at
        the screen keeps secret; empty for none.
    opened : str
        Key of the sentence that is said as long as a game goes on whose secrets are known.
    """

    name: ClassVar[str]
    kind_of_game: ClassVar[type[Game[Any, Any]]]
    parts: ClassVar[tuple[Part, ...]]
    tables: ClassVar[tuple[str, ...]] = ()
    levels: ClassVar[Mapping[str, Callable[[], Any]]] = {}
    seats: ClassVar[tuple[int, ...]] = (2,)
    advises: ClassVar[bool] = False
    over: ClassVar[str] = "widget.no_hint"
    fleeting: ClassVar[tuple[str, ...]] = ()
    layouts: ClassVar[tuple[str, ...]] = ()
    beside: ClassVar[str] = ""
    style: ClassVar[str] = ""
    tray: ClassVar[str] = ""
    keys: ClassVar[Mapping[str, Action]] = {}
    secret: ClassVar[str] = ""
    shared: ClassVar[str] = ""
    opened: ClassVar[str] = ""

    @property
    def narrow_layout(self) -> str:
        """The layout for pages as narrow as a telephone; empty where the author's choice stays."""
        return ""

    def edition(self) -> Edition:
        """What an edition changes; a game names the choices that there are."""
        return Edition()

    # What there is to see

    @abstractmethod
    def picture(
        self,
        moment: Moment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        """The picture of a moment whose step has happened as far as ``progress``, from 0 to 1.

        Its places carry the names of the parts that a move is chosen by. The layout is one of
        :attr:`layouts`, or ``""`` for the author's choice.
        """

    @abstractmethod
    def caption(self, moment: Moment, voice: Voice) -> str:
        """What has just happened, as a sentence; empty at the beginning."""

    def rule(self, name: str, voice: Voice) -> Rule | None:
        """What a rule says that a step or a refusal names; ``None`` if there is nothing to say."""
        del name, voice
        return None

    def moment(self, game: Game[Any, Any], number: int, seen_by: str | None = None) -> Moment:
        """All that is true at a step of a game."""
        return Moment.of(game, number, seen_by=seen_by)

    def rows(self, moment: Moment, voice: Voice) -> Mapping[str, Table]:
        """The tables at a moment, by name."""
        del moment, voice
        return {}

    def cell(self, column: str, value: object, voice: Voice) -> str:
        """What stands in a cell of a table; in a heading if the column is ``""``."""
        return str(value) if column else voice.say(f"{self.name}.table.{value}")

    def focus(self, moment: Moment) -> tuple[str, ...]:
        """The places that a moment's step is about, to be looked at closely; perhaps none."""
        del moment
        return ()

    def painted(
        self, column: str, value: object, voice: Voice, *, short: bool
    ) -> Sequence[tuple[str, str]]:
        """Where a cell or heading of a table names what has a color: the colors and names.

        Parameters
        ----------
        column : str
            ``""`` for a heading.
        value : object
        voice : Voice
        short : bool
            Whether room is short.
        """
        del column, value, voice, short
        return ()

    def colored_words(self, voice: Voice) -> Mapping[str, str]:
        """The words of captions that have a color, with that color."""
        del voice
        return {}

    def seconds(self, moment: Moment) -> float:
        """How long the motion of a moment's step lasts; 0 for none."""
        del moment
        return 0.0

    # How it is played

    @abstractmethod
    def prompt(self, moment: Moment, choice: Choice, voice: Voice) -> str:
        """What the reader can do now, at the end of a game that goes on.

        The choice may be complete: then a move chosen from lists waits to be played.
        """

    def clicked(self, position: Any, chosen: Parts, place: str | None) -> Parts:
        """What is chosen of a move after a click on a place, where it is about the game.

        A game whose places are not called like the parts of its moves says what a place means.

        Parameters
        ----------
        position : Position
        chosen : tuple of str
            The parts that are chosen.
        place : str or None
            ``None`` is beside all places.

        Raises
        ------
        Refusal
            If the place means nothing.
        """
        return after_click(position, chosen, place)

    def option(self, stage: str, option: str, voice: Voice) -> str:
        """What a part of a move is called in a list or on a button."""
        del stage, voice
        return option

    def movable(self, position: Any) -> tuple[str, ...]:
        """The places that a move may begin with."""
        return tuple(position.choose().options)

    def pointed(
        self, position: Any, chosen: Parts, place: str | None, refusal: Refusal | None
    ) -> Marks:
        """What to point at while a move is chosen, or after a choice was refused.

        Parameters
        ----------
        position : Position
        chosen : tuple of str
            The parts that are chosen.
        place : str or None
            The place under the mouse.
        refusal : Refusal or None
            Why the last choice was refused.
        """
        return pointed_at(position, chosen, place, refusal, self.marks)

    def marks(self, choice: Choice, pointed: str | None) -> Marks:
        """What to point at while a move is chosen.

        Parameters
        ----------
        choice : Choice
            What is chosen; while nothing is, what a click on the place under the mouse would
            choose, so that it shows where a move from there may go.
        pointed : str or None
            The place under the mouse, if it may be chosen next.
        """
        del pointed
        return Marks(highlights=choice.chosen)

    def marks_of(self, position: Any, move: Any) -> Marks:
        """What to point at for a move that is advised, or imagined, in a position."""
        del position
        return Marks(highlights=(str(move),))

    def any_order(self, position: Any, choice: Choice) -> tuple[str, ...]:
        """The parts that are left to choose, where no choice among them changes anything."""
        del position, choice
        return ()

    def preview(self, position: Any, choice: Choice) -> Table | None:
        """What each way to complete a choice would bring."""
        del position, choice
        return None

    # Two futures

    def may_compare(self, position: Any, choice: Choice) -> bool:
        """Whether the reader may see two ways to complete a choice side by side.

        Without a word of the game's own, where buttons ask and each way has a preview.
        """
        asked = (part for part in self.parts if part.buttons and part.stage == choice.stage)
        return any(asked) and self.preview(position, choice) is not None

    def begins(self, step: Step) -> bool:
        """Whether a step begins something within a turn, such as one village of several.

        Two futures that are walked side by side are in step again there.
        """
        del step
        return False

    def future_name(self, move: Any, voice: Voice, other: Any) -> str:
        """What the future is called that a move brings, in words that tell it from another's."""
        del voice, other
        return str(move)

    def outcome(self, moment: Moment, voice: Voice) -> Table:
        """What a moment has come to, as a table with one column: that of the first table."""
        corner, columns, rows = next(iter(self.rows(moment, voice).values()), NO_TABLE)
        return Table(corner, columns[:1], {label: row[:1] for label, row in rows.items()})

    def differences(self, one: Any, other: Any) -> tuple[str, ...]:
        """The places that differ between two positions."""
        del one, other
        return ()

    # Who plays

    def game_of(self, source: Any, language: str, players: Sequence[str] = ()) -> Game[Any, Any]:
        """The game that a source shows: a game, a record, an event, or a position.

        Players without names get numbers in a language.
        """
        if isinstance(source, self.kind_of_game):
            return source
        if isinstance(source, str):
            return self.kind_of_game.from_text(source)
        numbers = map(Voice(language or IN_USE).name, range(1, self.seats[0] + 1))
        before = getattr(source, "before", None)
        start = source if before is None else before
        game = self.kind_of_game(players or tuple(numbers), start)
        if before is not None:
            game.let_happen(source)
        return game

    def new_game(self, game: Game[Any, Any], players: Sequence[str]) -> Game[Any, Any]:
        """Another game of these players, that begins as this one began."""
        return self.kind_of_game(players, game.start)

    def check_seats(self, count: int) -> None:
        """Raise if fewer or more are to play than :attr:`seats` says.

        Raises
        ------
        GameError
            If so many cannot play.
        """
        if count not in self.seats:
            seats = ", ".join(map(str, self.seats))
            raise GameError("game.seats", count=count, seats=seats)

    def check_viewer(self, game: Game[Any, Any], seen_by: str | None) -> None:
        """Raise if the viewer is no player.

        Raises
        ------
        GameError
            If nobody has that name.
        """
        if seen_by is not None and seen_by not in game.players:
            raise GameError("game.player", name=seen_by, players=", ".join(game.players))

    def is_open(self, game: Game[Any, Any]) -> bool:
        """Whether everybody knows all that is true of a game."""
        del game
        return True

    def view(self, game: Game[Any, Any], seat: int) -> View:
        """What the player in a seat may know: what its bot is given."""
        return OpenView.of(game, game.players[seat - 1])

    def advise(self, view: Any) -> tuple[Any, ...]:
        """Good moves for whoever has this view, the best first; it may take long.

        Each has a ``move``. Without advice there are none.
        """
        del view
        return ()

    def advice(self, advised: Sequence[Any]) -> Table:
        """Good moves as a table, with reasons."""
        return Table("move", (), {str(each.move): () for each in advised})

    def turning_point(self, game: Game[Any, Any]) -> int | None:
        """The step at which the lead has changed for the last time, in a game that is over.

        ``None`` if it has never changed, or the game knows of no lead.
        """
        del game
        return None

    def title(self, game: Game[Any, Any], voice: Voice) -> str:
        """What a page about the game is called."""
        names = voice.join([voice.call(name) for name in game.players])
        return voice.say(f"{self.name}.title", players=names)
