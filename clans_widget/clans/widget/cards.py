"""Clan cards to peek at (S2)."""

from __future__ import annotations

from typing import cast

import ipywidgets as w

from clans_widget.clans.game import Game
from clans_widget.clans.rules.cards import SECRET
from clans_widget.stage import actions as act
from clans_widget.stage.face.controls import Do, button, row
from clans_widget.stage.scene import Scene


class Cards:
    """A button for each card that the reader may look at; none when nobody knows a card.

    Parameters
    ----------
    scene : Scene
    do : callable

    Attributes
    ----------
    tool, panel : None
    aside : HBox
        The cards, face down but for the one that was turned over.
    """

    tool = None
    panel = None

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        self._do = do
        self._made: dict[str, w.Button] = {}
        self.aside = row()
        self.aside.add_class("clans-cards")

    def show(self) -> None:
        """Show the cards; those that can be looked at no more lie face down."""
        is_open = self._scene.production.is_open(self._scene.game)
        known = [] if is_open else self._known()
        shown = tuple(map(self._card, known))
        for name, card in self._made.items():
            self._label(card, name, is_known=name in known)
        if self.aside.children != shown:
            self.aside.children = shown

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

    def _card(self, name: str) -> w.Button:
        if name not in self._made:
            self._made[name] = button("clans-card", "eye", lambda: self._do(_turned(name)))
        return self._made[name]

    def _label(self, card: w.Button, name: str, *, is_known: bool) -> None:
        voice = self._scene.voice
        face_up = is_known and _turned(name).panel in self._scene.state.panels
        card.icon = "eye-slash" if face_up else "eye"
        values = {"player": voice.call(name)}
        if face_up:
            values["clan"] = voice.say(f"clans.color.{self._own(name)}")
        key = "clans.control.card_shown" if face_up else "clans.control.card"
        card.description = voice.say(key, **values)


def _turned(name: str) -> act.Toggle:
    return act.Toggle(f"card.{name}")
