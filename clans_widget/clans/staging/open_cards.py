"""What is said once the cards lie open: whose card is whose, and who is ahead (F3)."""

from __future__ import annotations

from clans_widget.clans.game import Game
from clans_widget.clans.lead import lead_after
from clans_widget.clans.rules.cards import SECRET
from clans_widget.words import Voice


def cards_told(game: Game, voice: Voice) -> str:
    """Whose card is whose; nothing where no card is known.

    Examples
    --------
    >>> cards_told(Game.new(["Ann", "Bob"], seed=7), Voice("en"))
    ''
    """
    cards = [
        voice.say(
            "clans.goal.wins.card", player=voice.call(name), clan=voice.say(f"clans.color.{clan}")
        )
        for name, clan in game.clans().items()
        if clan != SECRET
    ]
    return voice.say("clans.widget.open", cards=voice.join(cards)) if cards else ""


def lead_told(game: Game, step: int, voice: Voice) -> str:
    """Who is ahead after a step, and by how much."""
    seats, by = lead_after(game, step)
    names = [voice.name(seat) for seat in seats]
    if len(names) > 1:
        return voice.say("clans.widget.level", players=voice.join(names))
    return voice.say("clans.widget.ahead", player=names[0], count=by)
