"""A game that is over, as it is reported and stored."""

from __future__ import annotations

from dataclasses import dataclass, field

from clans_widget.words import IN_USE, say

from .asking import Kind


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a game was lost at the table: the player did not choose a legal move.

    Attributes
    ----------
    player : str
    ply : int
        The turn that could not be made, from 1.
    kind : str
        ``"illegal"``, ``"no_move"`` (the answer was no move at all), ``"error"`` (an exception)
        or ``"late"``.
    detail : str
        The move with the rule against it, the answer, the exception, or the seconds allowed.
    """

    player: str
    ply: int
    kind: Kind
    detail: str

    def text(self, language: str = IN_USE) -> str:
        """The fault in a sentence.

        Examples
        --------
        >>> Fault("Eve", 3, "late", "0.5").text()
        'Eve had not chosen after 0.5 seconds (turn 3): the game is lost.'
        """
        return say(
            f"players.fault.{self.kind}",
            language,
            player=self.player,
            ply=self.ply,
            detail=self.detail,
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over.

    Attributes
    ----------
    setup : int
        Which set-up it began from.
    players : tuple of str
        In the order of their seats.
    dealt : tuple of str
        What each was dealt: in Clans the clan. Empty where nothing is dealt.
    totals : tuple of int
        Points of each, as far as the game went.
    shares : tuple of float
        Of the win, of each: 1 for a winner alone, halves for two level at the top. After a fault
        0 for its player, and the others share.
    record : str
        The record of the game, with all that was secret.
    moves : tuple of int
        How often each has chosen.
    seconds : tuple of float
        How long each has thought.
    fault : Fault or None

    Examples
    --------
    >>> Played(1, ("Ann", "Bob"), (), (6, 4), (1.0, 0.0), "", (9, 9), (0.2, 0.1)).shares
    (1.0, 0.0)
    """

    setup: int
    players: tuple[str, ...]
    dealt: tuple[str, ...]
    totals: tuple[int, ...]
    shares: tuple[float, ...]
    record: str = field(repr=False)
    moves: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)
    fault: Fault | None = None
