"""Clan cards to peek at (S2)."""

from __future__ import annotations

from typing import cast

from clans_widget.clans.game import Game
from clans_widget.clans.rules.cards import SECRET
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import Button, Row


class Cards:
    """A button for each card that the reader may look at; none when nobody knows a card.

    Parameters
    ----------
    scene : Scene

    Attributes
    ----------
    tool, panel : None
    """

    tool = None
    panel = None

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def look(self) -> None:
        """There is nothing to think about."""

    @property
    def aside(self) -> Row:
        """The cards, face down but for the one that was turned over.

        Those that can be looked at no more are gone.
        """
        is_open = self._scene.production.is_open(self._scene.game)
        known = [] if is_open else self._known()
        # With another key all are others: of a card that is gone nothing is left, face up or not.
        key = " ".join(("cards of", *known))
        return Row(key=key, css=("clans-cards",), parts=tuple(map(self._card, known)))

    def _known(self) -> list[str]:
        """The players whose cards the reader may look at.

        A bot shows its card to nobody, not even to a person who has taken its place.
        """
        scene = self._scene
        seats, players = scene.bots.seats, enumerate(scene.game.players, 1)
        persons = [name for seat, name in players if not seats.has_had_a_bot(seat)]
        peekers = [scene.seen_by] if scene.seen_by else persons
        return [name for name in peekers if self._own(name) != SECRET]

    def _own(self, name: str) -> str:
        return cast(Game, self._scene.game).clans(seen_by=name)[name]

    def _card(self, name: str) -> Button:
        voice, turn = self._scene.voice, act.Toggle(f"card.{name}")
        face_up = turn.panel in self._scene.state.panels
        clan = {"clan": voice.say(f"clans.color.{self._own(name)}")} if face_up else {}
        key = "clans.control.card_shown" if face_up else "clans.control.card"
        return Button(
            key=name,
            css=("clans-card",),
            text=voice.say(key, player=voice.call(name), **clan),
            icon="eye-slash" if face_up else "eye",
            sends=turn,
        )
