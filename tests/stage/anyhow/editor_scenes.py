"""A position editor driven anyhow: it comes back from its state, and goes on in the same way."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from clans_widget.stage import actions as act
from clans_widget.stage.editing import (
    Edit,
    EditorScene,
    EditorState,
    PlayFromHere,
    read_editor_state,
)
from clans_widget.stage.walk_view import Own, View, view_of
from clans_widget.words import LANGUAGES
from tests.stage.controls import done_in


class EditorMachine(RuleBasedStateMachine):
    """An editor of a game, which says how it is made, and what can be done in it."""

    kind: ClassVar[Callable[..., EditorScene]]
    start: ClassVar[Any]
    """The position with which it begins."""
    picks: ClassVar[Sequence[act.Action]]
    edits: ClassVar[Sequence[Edit]]
    own: ClassVar[Callable[..., Own]]
    """What is shown of it beside the board."""

    def __init__(self) -> None:
        super().__init__()
        self.scene = self.made(None)

    def made(self, state: EditorState | None) -> EditorScene:
        return type(self).kind(self.start, state=state, language="en")

    def do(self, action: act.Action) -> None:
        """What has come back goes on in the same way."""
        again = self.come_back()
        again.do(action)
        self.scene.do(action)
        assert shown_by(again) == shown_by(self.scene)
        assert self.view_of(again) == self.view_of(self.scene)

    def view_of(self, scene: EditorScene) -> View:
        return view_of(scene, type(self).own(scene))

    @rule(data=st.data())
    def click(self, data: st.DataObject) -> None:
        kind = data.draw(st.sampled_from((act.Click, act.Point)))
        self.do(kind(data.draw(st.sampled_from(sorted(self.scene.picture().places)))))

    @rule(data=st.data())
    def pick(self, data: st.DataObject) -> None:
        self.do(data.draw(st.sampled_from(self.picks)))

    @rule(data=st.data())
    def use_a_control(self, data: st.DataObject) -> None:
        """Whatever there is to use can be used."""
        self.do(done_in(self.view_of(self.scene).parts, data))

    @rule(data=st.data())
    def change(self, data: st.DataObject) -> None:
        self.do(data.draw(st.sampled_from(self.edits)))

    @rule(way=st.sampled_from(["undo", "undo", "redo", "clear"]))
    def go_back(self, way: str) -> None:
        self.do(Edit(way))

    @rule()
    def play(self) -> None:
        self.do(PlayFromHere())

    @rule(language=st.sampled_from(LANGUAGES))
    def switch_language(self, language: str) -> None:
        self.do(act.Settle({"language": language}))

    def come_back(self) -> EditorScene:
        """A new editor, made from the state as JSON."""
        plain = json.loads(json.dumps(self.scene.written()))
        return self.made(read_editor_state(plain, self.scene.production))


def shown_by(scene: EditorScene) -> dict[str, Any]:
    """All that is shown of an editor."""
    editing = scene.editing
    return {
        "picture": scene.picture().svg(),
        "prompt": (scene.prompt, scene.trouble, scene.refused),
        "told": (scene.told, scene.notation),
        "edits": [position.to_text() for position in (*editing.edits.past, editing.position)],
        "can": (editing.can_undo, editing.can_redo),
        "tool": scene.tool,
        "played": scene.played and scene.played.to_text(),
        "settings": scene.state.settings,
    }
