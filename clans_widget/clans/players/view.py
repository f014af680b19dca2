"""What one player may know of a game: all that is public, and their own card (S2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from clans_widget.arena.errors import PlayersError
from clans_widget.clans import COLORS, Game, Move, Position
from clans_widget.clans.rules.cards import SECRET
from clans_widget.core.argument_types import check_arguments


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """All that a player may know, and nothing else: no game, no card of another player.

    Its ``repr`` does not tell their own card: a view stands among the variables of whoever asks.

    Attributes
    ----------
    start : Position
        Where the game began.
    moves : tuple of Move
        The moves so far, as everybody saw them.
    position : Position
        The position now.
    seat : int
        The player's number, from 1.
    clan : str
        The player's own clan.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
    >>> view = View.of(game)
    >>> view.seat, view.clan, view.other_clans
    (1, 'green', ('red', 'blue', 'yellow', 'black'))
    """

    start: Position
    moves: tuple[Move, ...]
    position: Position
    seat: int
    clan: str

    @staticmethod
    @check_arguments
    def of(game: Game, player: str | None = None) -> View:
        """What a player of a game may know now.

        Parameters
        ----------
        game : Game
        player : str, optional
            Name; by default of the player to move.

        Raises
        ------
        GameError
            If nobody has that name.
        PlayersError
            If the game does not say which clan the player has.
        """
        name = game.players[game.position.mover - 1] if player is None else player
        clan = game.clans(seen_by=name)[name]
        if clan == SECRET:
            raise PlayersError("clans.players.no_clan", player=name)
        moves = tuple(turn.move for turn in game.turns)
        return View(game.start, moves, game.position, game.players.index(name) + 1, clan)

    @property
    def players(self) -> int:
        """How many players there are (S2)."""
        return self.position.players

    @property
    def other_clans(self) -> tuple[str, ...]:
        """The clans that others may hold: all but their own."""
        return tuple(clan for clan in COLORS if clan != self.clan)

    @property
    def known(self) -> str:
        """What a seeded choice depends on: their own card, how long the game is, the position."""
        return f"{self.seat} {self.clan} {len(self.moves)} {self.position.to_text()}"

    def history(self) -> Iterator[tuple[Position, Move]]:
        """Each move so far, with the position in which it was chosen."""
        position = self.start
        for move in self.moves:
            yield position, move
            position = position.play(move).position

    def __repr__(self) -> str:
        return f"<View: player {self.seat}; {len(self.moves)} moves; {self.position.to_text()}>"
