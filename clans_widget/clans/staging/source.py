"""What can be shown of Clans: a game, a position, a turn, or text that says one."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.clans.game import Game
from clans_widget.clans.position import Position
from clans_widget.clans.rules.cards import SECRET
from clans_widget.clans.rules.turn import Turn
from clans_widget.core.printable import without_mark
from clans_widget.core.records.headers import names_of_all
from clans_widget.words import IN_USE

Source = Game | Position | Turn | str
"""What can be shown: text is the notation of a position or a record."""


def game_of(source: Source, language: str = IN_USE, players: Sequence[str] = ()) -> Game:
    """The game that a source shows; players without names get numbers in a language.

    Parameters
    ----------
    source : Game, Position, Turn or str
    language : str
    players : sequence of str, optional
        Names for the players of a position or a turn.

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played, or there are more names
        than players.

    Examples
    --------
    >>> game_of(Position.start(seed=7).play("A1-A2"), "fr").players
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
    game = Game.new(names, clans=dict.fromkeys(names, SECRET), position=start)
    if isinstance(source, Turn):
        game.play(source.move)
    return game
