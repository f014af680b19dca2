"""What lies open in a scene beside the game: a card, beliefs, a question."""

from __future__ import annotations

from typing import Final

from clans_widget.stage import actions as act
from clans_widget.stage.requests import Leisure
from clans_widget.stage.walk import Walk

NEW_GAME: Final = "new"
"""The panel that asks whether a game is really to be left; the number of players follows."""

CARD_SECONDS: Final = 8.0
"""How long something secret lies open."""


class Panels:
    """What lies open in a scene. Of each kind, the word before the dot, one panel is open.

    Parameters
    ----------
    scene : Walk
    """

    def __init__(self, scene: Walk) -> None:
        self._scene = scene

    @property
    def requests(self) -> tuple[Leisure, ...]:
        """The time after which a card is turned over again."""
        card = self._scene.state.card
        return (Leisure(card.number, card.after),) if card else ()

    @property
    def new_game(self) -> int:
        """With how many players a new game is asked about; 0 if it is not."""
        begin = f"{NEW_GAME}."
        asked = (panel for panel in self._scene.state.panels if panel.startswith(begin))
        return int(next(asked, "0").removeprefix(begin))

    def toggle(self, action: act.Toggle) -> None:
        """Open a panel or close it."""
        kind = _kind(action.panel)
        panels = self._scene.state.panels
        others = tuple(panel for panel in panels if _kind(panel) != kind)
        is_open = action.panel in panels
        self._scene.put(panels=others if is_open else (*others, action.panel))
        if kind in self._scene.production.fleeting:
            self._scene.put(card=None if is_open else self._scene.awaited(CARD_SECONDS))

    def shut(self) -> None:
        """Shut those that stay open only as long as nothing happens."""
        fleeting = (NEW_GAME, *self._scene.production.fleeting)
        open_ = (panel for panel in self._scene.state.panels if _kind(panel) not in fleeting)
        self._scene.put(panels=tuple(open_), card=None)

    def ticked(self, action: act.Ticked) -> None:
        """A card has lain open for long enough."""
        card = self._scene.state.card
        if card is not None and action.request == card.number:
            self.shut()


def _kind(panel: str) -> str:
    return panel.partition(".")[0]
