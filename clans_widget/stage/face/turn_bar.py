"""Whose turn it is, and what can be done about it right now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape

import ipywidgets as w

from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene

from .controls import ACTING, Do, PassingButtons


class TurnBar(PassingButtons):
    """Whose turn it is, what follows from the move, and the ways back from what was begun or tried.

    Parameters
    ----------
    scene : Scene
    do : callable
    """

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        self._turn = w.HTML()
        self._turn.add_class(f"{scene.name}-turn").add_class("stage-turn")
        ways = {
            "follow": ("forward", partial(do, act.Follow())),
            "cancel": ("times", partial(do, act.Cancel())),
            "turning-point": ("flag", partial(do, act.GoToTurningPoint())),
            "leave": ("arrow-left", partial(do, act.Leave())),
        }
        super().__init__(scene.name, ways, self._turn)
        self.add_class(ACTING)
        self.make("follow")  # it comes with most steps, and a step makes nothing new

    def update(self) -> None:
        """Show what there is to know and to do."""
        turn = escape(self._scene.turn)
        self._turn.value = turn
        self.show(dict(self._texts()))

    def _texts(self) -> Iterator[tuple[str, str]]:
        scene, say = self._scene, self._scene.voice.say
        if to_come := len(scene.moment.to_come):
            yield "follow", say("control.follow", count=to_come)
        if scene.moves.is_begun:
            yield "cancel", say("control.cancel")
        if scene.at_end and scene.turning_point not in (None, scene.step):
            yield "turning-point", say("control.turning_point")
        if scene.is_away:
            yield "leave", say("control.leave")
