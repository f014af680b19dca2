"""What can be believed about secret clans at every turn of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import Lock

from clans_widget.clans import Position, Turn

from .beliefs import NORMAL, Beliefs, Conduct


class Inference:
    """Beliefs along a game: every move is weighed once, however often one looks back.

    What an onlooker believes is kept; who knows some of the cards rules out what does not fit
    them.

    Parameters
    ----------
    conduct : Conduct
        How players are taken to choose.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> game, inference = Game.new(["Ann", "Bob"], seed=7), Inference()
    >>> turn = game.play("A1-A2")
    >>> beliefs = inference.at(game.start, game.turns, {1: "red"})
    >>> len(beliefs.chances), beliefs.about(2)["red"]
    (4, 0.0)
    >>> inference.has(game.start, game.turns)
    True
    """

    def __init__(self, conduct: Conduct = NORMAL) -> None:
        self._conduct = conduct
        self._start: Position | None = None
        self._turns: list[Turn] = []
        self._beliefs: list[Beliefs] = []
        self._lock = Lock()

    def at(
        self, start: Position, turns: Sequence[Turn], known: Mapping[int, str] | None = None
    ) -> Beliefs:
        """What may be believed after some turns.

        Parameters
        ----------
        start : Position
            Where the game began.
        turns : sequence of Turn
        known : mapping of int to str, optional
            Clans of the seats that are known.
        """
        with self._lock:
            self._keep(start, turns)
            for turn in turns[len(self._turns) :]:
                after = self._beliefs[-1].after(turn.before, turn.move, self._conduct)
                self._turns.append(turn)
                self._beliefs.append(after)
            return fitting(self._beliefs[len(turns)], known or {})

    def has(self, start: Position, turns: Sequence[Turn]) -> bool:
        """Whether all these turns have been weighed already."""
        return self._start == start and _common(self._turns, turns) == len(turns)

    def _keep(self, start: Position, turns: Sequence[Turn]) -> None:
        """Keep what was found for the turns with which these begin, or for more of the same."""
        if self._start != start:
            self._start, self._turns = start, []
            self._beliefs = [Beliefs.at_the_start(start.players)]
        common = _common(self._turns, turns)
        if common < min(len(turns), len(self._turns)):
            del self._turns[common:], self._beliefs[common + 1 :]


def fitting(beliefs: Beliefs, known: Mapping[int, str]) -> Beliefs:
    """Beliefs of somebody who comes to know some clans: what does not fit is ruled out.

    Examples
    --------
    >>> fitting(Beliefs.at_the_start(3), {1: "red", 2: "blue"}).about(3)["green"]
    0.3333333333333333
    """
    left = {
        held: chance
        for held, chance in beliefs.chances.items()
        if all(held[seat - 1] == clan for seat, clan in known.items())
    }
    total = sum(left.values())
    return Beliefs({held: chance / total for held, chance in left.items()})


def _common(one: Sequence[Turn], other: Sequence[Turn]) -> int:
    """With how many equal turns two games begin."""
    pairs = zip(one, other, strict=False)
    return next((k for k, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
