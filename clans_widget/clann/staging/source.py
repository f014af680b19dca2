"""What can be shown of CLANN: a game, a position, an event, or text that says one."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.clann.game import Game
from clans_widget.clann.position import Position
from clans_widget.clann.rules.turn import Event
from clans_widget.core.printable import without_mark
from clans_widget.core.records.headers import names_of_all
from clans_widget.words import IN_USE

Source = Game | Position | Event | str
"""What can be shown: text is the notation of a position or a record."""


def game_of(source: Source, language: str = IN_USE, players: Sequence[str] = ()) -> Game:
    """The game that a source shows; players without names get numbers in a language.

    Parameters
    ----------
    source : Game, Position, Event or str
    language : str
    players : sequence of str, optional
        Names for the players of a position or an event.

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played, or there are more names
        than players.

    Examples
    --------
    >>> game_of(Position.start(players=2).play("+1"), "fr").players
    ('Joueur 1', 'Joueur 2')
    """
    if isinstance(source, Game):
        return source
    if isinstance(source, str):
        source = without_mark(source)
        if source.lstrip().startswith(("[", "{")):
            return Game.from_text(source)
        source = Position.from_text(source)
    start = source if isinstance(source, Position) else source.before
    names = names_of_all(players, start.players, language)
    game = Game.new(names, position=start)
    if isinstance(source, Event):
        game.let_happen(source)
    return game
