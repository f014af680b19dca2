"""Who plays on the stage: persons and bots, which game, and what each of them may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from clans_widget.arena.view import OpenView, View
from clans_widget.core.errors import GameError
from clans_widget.core.game import Game
from clans_widget.core.printable import without_mark
from clans_widget.core.records.headers import names_of_all
from clans_widget.core.table import Table
from clans_widget.words import IN_USE, Voice

BEGINS_RECORD: Final = ("[", "{")
"""How the text of a record begins, and that of no position."""


class Casting:
    """The games that can be put on the stage, and who plays in them.

    Attributes
    ----------
    name : str
        Begins the keys of the game's sentences.
    kind_of_game : type
        The class of its games.
    levels : mapping of str to callable
        The bots that can be chosen by a word, from weak to strong.
    older_levels : mapping of str to str
        Levels by the words that they had before, which go on working.
    seats : tuple of int
        How many may play.
    advises : bool
        Whether there are hints.
    over : str
        Key of the sentence for those who ask for a hint when the game is over.
    secret : str
        Key of the sentence for those to whom a hint would tell what is secret; empty in a game
        without secrets.
    shared : str
        Key of the sentence that is said before a hint that uses what one of several persons at
        the screen keeps secret; empty for none.
    """

    name: ClassVar[str]
    kind_of_game: ClassVar[type[Game[Any, Any]]]
    levels: ClassVar[Mapping[str, Callable[[], Any]]] = {}
    older_levels: ClassVar[Mapping[str, str]] = {}
    seats: ClassVar[tuple[int, ...]] = (2,)
    advises: ClassVar[bool] = False
    over: ClassVar[str] = "widget.no_hint"
    secret: ClassVar[str] = ""
    shared: ClassVar[str] = ""

    def game_of(
        self, source: Any, language: str = IN_USE, players: Sequence[str] = ()
    ) -> Game[Any, Any]:
        """The game that a source shows: a game, an event, a position, or text that says one.

        Parameters
        ----------
        source : Game, Event, Position or str
            Text is the notation of a position or a record.
        language : str
            Of the numbers that players without names get.
        players : sequence of str, optional
            Names for the players of a position or an event.

        Raises
        ------
        NotationError, GameError
            If a text is neither a position nor a record that can be played, or there are more
            names than players.
        """
        if isinstance(source, self.kind_of_game):
            return source
        if isinstance(source, str):
            text = without_mark(source)
            if text.lstrip().startswith(BEGINS_RECORD):
                return self.kind_of_game.from_text(text)
            source = self.kind_of_game._read_position(text)
        start = getattr(source, "before", source)
        count = getattr(start, "players", self.seats[0])
        game = self.game_at(start, names_of_all(players, count, language or IN_USE))
        if start is not source:
            self.let_happen(game, source)
        return game

    def game_at(self, start: Any, players: Sequence[str]) -> Game[Any, Any]:
        """A game of these players that begins at a position."""
        return self.kind_of_game(players, start)

    def let_happen(self, game: Game[Any, Any], event: Any) -> None:
        """Let an event that is to be shown happen in such a game."""
        game.let_happen(event)

    def new_game(self, game: Game[Any, Any], players: Sequence[str]) -> Game[Any, Any]:
        """Another game of these players, that begins as this one began."""
        return self.kind_of_game(players, game.start)

    def write_game(self, game: Game[Any, Any], seen_by: str | None) -> dict[str, Any]:
        """A game as plain data, as far as whoever looks may know it."""
        del seen_by
        return {"record": game.to_text()}

    def read_game(self, data: Mapping[str, Any]) -> Game[Any, Any]:
        """The game that plain data tells; what was secret in it is drawn anew.

        Raises
        ------
        Refusal
            If it tells none.
        """
        return self.kind_of_game.from_text(data["record"])

    def drawn_anew(self, data: Mapping[str, Any], voice: Voice) -> str:
        """What is drawn anew where plain data is read, in a sentence; empty for nothing."""
        del data, voice
        return ""

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

    def opened(self, game: Game[Any, Any], voice: Voice) -> str:
        """What is said as long as a game goes on whose secrets are known; empty for nothing."""
        del game, voice
        return ""

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

    def lead(self, game: Game[Any, Any], step: int, voice: Voice) -> str:
        """Who is ahead after a step, and by how much, said from the turning point on."""
        del game, step, voice
        return ""

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
