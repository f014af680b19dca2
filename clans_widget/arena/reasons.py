"""Why a move is good, as a player would say it: what speaks for it, and at most one drawback."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from clans_widget.words import Spoken, Voice


class Reasons(NamedTuple):
    """What is said about a move.

    Attributes
    ----------
    speaks : tuple of Spoken
        What speaks for it: what it does at once, then what it is about to do; the weightiest first.
    but : Spoken or None
        What speaks against it, if that weighs much.
    """

    speaks: tuple[Spoken, ...] = ()
    but: Spoken | None = None

    def in_voice(self, voice: Voice) -> str:
        """All of it in words.

        Examples
        --------
        >>> from clans_widget.words import sentence
        >>> Reasons((), sentence("control.undo")).in_voice(Voice("en"))
        'nothing stands out at first sight; but Undo'
        """
        said = [each.in_voice(voice) for each in self.speaks] or [voice.say("players.reason.none")]
        speaks = voice.apart(said)
        if self.but is None:
            return speaks
        return voice.say("players.reason.both", reasons=speaks, but=self.but.in_voice(voice))


def usual(whys: Mapping[Any, Mapping[str, float]]) -> dict[str, float]:
    """What each hint says for a move on average.

    Parameters
    ----------
    whys : mapping of move to mapping of str to float
        What each of the hints says for each move.

    Examples
    --------
    >>> usual({"A1-A2": {"chips": 1.0}, "A2-A1": {"chips": 0.0}})
    {'chips': 0.5}
    """
    terms = next(iter(whys.values()))
    return {term: sum(why[term] for why in whys.values()) / len(whys) for term in terms}
