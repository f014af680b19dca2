"""A game as a row of steps. No widget code."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.clans import Game, Note, Position, Step, Turn
from clans_widget.clans.rules.cards import SECRET
from clans_widget.words import IN_USE, say

Source = Game | Position | Turn | str
"""What can be shown: text is the notation of a position or a record."""


class Walk:
    """A game seen as a row of steps, from 0 for the beginning.

    Parameters
    ----------
    game : Game

    Examples
    --------
    >>> walk = Walk(game_of(Position.start(seed=7).play("A1-A2")))
    >>> walk.happened(1).rule, walk.position(0).size("A2")
    ('M1', 1)
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the whole game so far."""
        return self.game.steps

    def happened(self, step: int) -> Step | None:
        """What has just happened at a step; ``None`` at the beginning."""
        return self.steps[step - 1] if step else None

    def position(self, step: int) -> Position:
        """The position at a step."""
        happened = self.happened(step)
        return happened.position if happened else self.game.start

    def on_turn(self, step: int) -> Position:
        """The position at a step, with the player to move whose turn it still is."""
        position, ply, happened = self.position(step), *self.turn_at(step)
        if ply and 0 < happened < len(self.game.turns[ply - 1].steps):
            return position._replace(mover=self.game.turns[ply - 1].player)
        return position

    def turn_at(self, step: int) -> tuple[int, int]:
        """The turn that happens at a step, from 1, and how many of its steps have happened."""
        for ply, turn in enumerate(self.game.turns, start=1):
            if step <= len(turn.steps):
                return (ply, step) if step else (ply - 1, 0)
            step -= len(turn.steps)
        return 0, 0

    def note(self, step: int) -> Note:
        """What the record says here: after a turn's last step, or before the first turn."""
        ply, happened = self.turn_at(step)
        if ply and happened < len(self.game.turns[ply - 1].steps):
            return Note()
        return self.game.notes[ply]


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
        If a text is neither a position nor a record that can be played.
    """
    if isinstance(source, Game):
        return source
    if isinstance(source, str):
        if source.lstrip().startswith(("[", "{")):
            return Game.from_text(source)
        source = Position.from_text(source)
    start = source if isinstance(source, Position) else source.before
    numbers = range(1, start.players + 1)
    names = players or [say("player", language, number=number) for number in numbers]
    game = Game.new(names, clans=dict.fromkeys(names, SECRET), position=start)
    if isinstance(source, Turn):
        game.play(source.move)
    return game
