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
        """Show the cards."""
        is_open = self._scene.production.is_open(self._scene.game)
        shown = () if is_open else tuple(map(self._card, self._known()))
        if self.aside.children != shown:
            self.aside.children = shown

    def _known(self) -> list[str]:
        """The players whose cards the reader may look at: bots show theirs to nobody."""
        scene = self._scene
        persons = [
            name for seat, name in enumerate(scene.game.players, 1) if seat not in scene.bots.seats
        ]
        peekers = [scene.seen_by] if scene.seen_by else persons
        return [name for name in peekers if self._own(name) != SECRET]

    def _own(self, name: str) -> str:
        return cast(Game, self._scene.game).clans(seen_by=name)[name]

    def _card(self, name: str) -> w.Button:
        if name not in self._made:
            self._made[name] = button("clans-card", "eye", lambda: self._do(_turned(name)))
        card, voice = self._made[name], self._scene.voice
        face_up = _turned(name).panel in self._scene.state.panels
        card.icon = "eye-slash" if face_up else "eye"
        values = {"player": voice.call(name)}
        if face_up:
            values["clan"] = voice.say(f"clans.color.{self._own(name)}")
        key = "clans.control.card_shown" if face_up else "clans.control.card"
        card.description = voice.say(key, **values)
        return card


def _turned(name: str) -> act.Toggle:
    return act.Toggle(f"card.{name}")
