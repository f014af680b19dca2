"""A game and a place in it: which of its steps is shown. No widget code."""

from __future__ import annotations

from clans_widget.clans import Game, Note, Position, Step, Turn
from clans_widget.clans.cards import SECRET
from clans_widget.words import say

Source = Game | Position | Turn | str
"""What can be shown: text is the notation of a position or a record."""


class Walk:
    """A game, walked through step by step.

    Parameters
    ----------
    source : Game, Position, Turn or str
        A game is shown at its end, a turn at its beginning.
    language : str
        Of the names of players who have none.

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played.

    Examples
    --------
    >>> walk = Walk(Position.start(seed=7).play("A1-A2"))
    >>> walk.go_to(1)
    >>> walk.step, walk.now.rule
    (1, 'M1')
    """

    def __init__(self, source: Source, language: str = "en") -> None:
        self.game = _game(source, language)
        self.step = 0 if isinstance(source, Turn) else len(self.game.steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the whole game so far."""
        return self.game.steps

    @property
    def now(self) -> Step | None:
        """The step that has just happened; ``None`` at the beginning."""
        return self.steps[self.step - 1] if self.step else None

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.now.position if self.now else self.game.start

    @property
    def on_turn(self) -> Position:
        """The position that is shown, with the player to move whose turn it still is."""
        happened = 0
        for turn in self.game.turns:
            if happened < self.step < happened + len(turn.steps):
                return self.position._replace(mover=turn.player)
            happened += len(turn.steps)
        return self.position

    @property
    def at_end(self) -> bool:
        """Whether everything that has happened is shown."""
        return self.step == len(self.steps)

    @property
    def note(self) -> Note:
        """What the record says here: after a turn's last step, or before the first turn."""
        happened = 0
        for turn, note in zip((None, *self.game.turns), self.game.notes, strict=True):
            happened += len(turn.steps) if turn else 0
            if happened == self.step:
                return note
        return Note()

    def go_to(self, step: int) -> None:
        """Show another step; beyond either end, the end."""
        self.step = max(0, min(step, len(self.steps)))

    def walk_on(self) -> None:
        """Show the first step of the last turn, so that its steps can be walked."""
        self.step = len(self.steps) - len(self.game.turns[-1].steps) + 1


def _game(source: Source, language: str) -> Game:
    if isinstance(source, Game):
        return source
    if isinstance(source, str):
        if source.lstrip().startswith(("[", "{")):
            return Game.from_text(source)
        source = Position.from_text(source)
    start = source if isinstance(source, Position) else source.before
    names = [say("player", language, number=number) for number in range(1, start.players + 1)]
    game = Game.new(names, clans=dict.fromkeys(names, SECRET), position=start)
    if isinstance(source, Turn):
        game.play(source.move)
    return game
