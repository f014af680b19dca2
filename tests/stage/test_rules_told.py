"""What a rule says, opened from its id: in the scene, and on the stage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.caption_view import badge_of, number_of, place_of, rule_told
from clans_widget.stage.face.text.prose_html import badge_html, prose_html
from clans_widget.stage.production import Rule
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import Prose
from clans_widget.words import Voice
from tests.stage.toy_scenes import nim_scene
from tests.toys.nim import NimProduction


class Teaching(NimProduction):
    """Nim with a rule that is taught, and one that is not."""

    def rule(self, name: str, voice: Voice) -> Rule | None:
        text = f"{name} & {voice.code}"
        return {"N1": Rule(text, "04-take"), "N2": Rule(text)}.get(name)


@pytest.fixture
def scene() -> Scene:
    plain = nim_scene()
    return Scene(Teaching(), plain.game)


def test_a_rule_is_opened_closed_and_takes_the_place_of_another(scene: Scene) -> None:
    scene.put(panels=("card.1",))
    assert scene.open_rule == ""
    for asked, is_open in (("N1", "N1"), ("N2", "N2"), ("N2", ""), ("N1", "N1")):
        scene.do(act.AskRule(asked))
        assert scene.open_rule == is_open
        assert scene.state.panels == ("card.1", *([f"rule.{is_open}"] if is_open else []))


def test_to_ask_for_a_rule_is_plain_data() -> None:
    asked = act.AskRule("N1")
    assert act.action_from(json.loads(json.dumps(asked.to_json()))) == asked


def test_who_reads_a_rule_does_nothing_in_the_game(scene: Scene) -> None:
    scene.put(notice="widget.taken_back")
    scene.do(act.Choose(("A",)))
    scene.put(notice="widget.taken_back")
    chosen = scene.state.chosen
    scene.do(act.AskRule("N1"))
    assert (scene.state.notice, scene.state.chosen) == ("widget.taken_back", chosen)


def badge(scene: Scene, name: str) -> str:
    return badge_html(badge_of(scene, name))


def told(scene: Scene, *names: str) -> str:
    return prose_html(Prose(key="it", paragraphs=rule_told(scene, *names)))


def test_an_id_is_a_button_where_there_is_something_to_say(scene: Scene) -> None:
    assert badge(scene, "½") == "<span class='stage-rule'>½</span>"
    closed = badge(scene, "N1")
    scene.do(act.AskRule("N1"))
    assert badge(scene, "N1") == closed.replace("expanded='false'", "expanded='true'")
    assert "data-rule='N1'" in closed
    assert "title='Rule N1: what does it say?'" in closed


def test_what_is_open_is_told_where_its_id_stands_and_nowhere_else(scene: Scene) -> None:
    assert told(scene, "N1", "") == ""
    scene.do(act.AskRule("N1"))
    assert told(scene, "N2") == told(scene) == told(scene, "") == ""
    for shown in (told(scene, "N1"), told(scene, "N2", "N1")):
        assert "<b>N1</b> N1 &amp; en" in shown
        assert "<span class='stage-lesson'>Lesson 4</span>" in shown
    scene.do(act.AskRule("N2"))
    assert "stage-lesson" not in told(scene, "N2"), "no lesson teaches it"


def test_a_lesson_beside_the_notebook_is_a_link(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = lessons(tmp_path)
    monkeypatch.chdir(folder / "en")
    scene.do(act.AskRule("N1"))
    assert "href='04-take.ipynb' target='_blank'" in told(scene, "N1")
    scene.do(act.Settle({"language": "nl"}))
    assert "href='../nl/04-take.ipynb'" in told(scene, "N1")


def lessons(folder: Path) -> Path:
    for language in ("en", "nl"):
        (folder / language).mkdir()
        (folder / language / "04-take.ipynb").touch()
    return folder


def test_a_lesson_is_looked_for_in_the_readers_language_then_in_the_notebooks(
    tmp_path: Path,
) -> None:
    folder = lessons(tmp_path)
    places = [place_of("04-take", language, folder / "en") for language in ("en", "nl", "fr")]
    assert places == ["04-take.ipynb", "../nl/04-take.ipynb", "04-take.ipynb"]
    assert place_of("05-other", "en", folder / "en") == ""
    (tmp_path / "own").mkdir()
    assert place_of("04-take", "en", tmp_path / "own") == "", "this is no folder of lessons"
    assert number_of("04-take") == "4"
    assert number_of("12-end") == "12"


def test_a_refusal_names_no_rule_unless_one_forbids_it(scene: Scene) -> None:
    assert Refusal("game.nothing_to_undo").rule == ""
    assert scene.forbidding == ""
    assert scene.rule("N1") == Rule("N1 & en", "04-take")
    assert scene.rule("N2") == Rule("N2 & en", "")
    assert nim_scene().rule("N1") is None
