"""What a scene tells beside its steps: what is open, what forbids, whose the marks are."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.core.game import Game
from clans_widget.core.marks import Marks
from clans_widget.core.moment import Moment
from clans_widget.stage import actions as act
from clans_widget.stage.face.futures.widget import CompareWidget
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.production import Pointing
from clans_widget.stage.scene import Scene
from clans_widget.words import LANGUAGES, Voice
from tests.stage.futures.scenes import nim_futures
from tests.stage.hands import parts
from tests.stage.toy_scenes import WON, Advising, Secretive, answer, nim_scene
from tests.toys import nim

# That nothing is secret any more


class LaidOpen(Secretive):
    """Nim whose secrets everybody knows."""

    is_laid_open = True


def is_reminded(scene: Scene) -> bool:
    return scene.prompt.startswith(LaidOpen().opened(scene.game, scene.voice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_a_game_goes_on_whose_secrets_are_known_that_is_said(language: str) -> None:
    scene = nim_scene("A3", "B4", production=LaidOpen(), language=language)
    assert is_reminded(scene)
    scene.do(act.Last())
    assert is_reminded(scene)
    scene.do(act.Choose(("C",)))
    assert is_reminded(scene)


def test_in_a_game_that_is_over_nobody_need_know_that_its_secrets_are_known() -> None:
    assert not is_reminded(nim_scene(*WON, production=LaidOpen()))
    assert not is_reminded(nim_scene(*WON, production=LaidOpen(), step=4))


def test_what_is_still_secret_or_never_was_is_not_said_to_be_known() -> None:
    still = LaidOpen()
    still.is_laid_open = False

    class Never(LaidOpen):
        secret = ""

    for production in (still, Never()):
        assert not is_reminded(nim_scene("A3", production=production))


# What forbids


def test_a_choice_that_is_refused_names_the_rule_until_the_reader_goes_on() -> None:
    scene = nim_scene()
    scene.do(act.Choose(("A", "9")))
    assert scene.forbidding == "N1"
    scene.do(act.Choose(("A", "1")))
    assert scene.forbidding == ""


def test_what_no_rule_forbids_names_none() -> None:
    scene = nim_scene()
    scene.do(act.NewGame(99))
    assert scene.trouble
    assert scene.forbidding == ""


# When the lead has changed


class Leading(nim.NimProduction):
    """Nim in which the second step decides, as soon as somebody asks."""

    def turning_point(self, game: Game[Any, Any]) -> int | None:
        del game
        return 2

    def lead(self, game: Game[Any, Any], step: int, voice: Voice) -> str:
        return f"{voice.call(game.players[0])} leads from step {step}."


def test_as_long_as_a_game_goes_on_nobody_knows_when_the_lead_has_changed_last() -> None:
    scene = nim_scene(*WON[:2], production=Leading())
    scene.do(act.GoToTurningPoint())
    assert (scene.turning_point, scene.step) == (None, 0)


def test_when_it_is_over_one_can_go_there() -> None:
    scene = nim_scene(*WON, production=Leading())
    scene.do(act.GoToTurningPoint())
    assert (scene.turning_point, scene.step) == (2, 2)
    assert scene.prompt == "Ann leads from step 2."
    scene.do(act.Next())
    assert "leads" not in scene.prompt


def test_where_no_lead_has_changed_one_stays_where_one_is() -> None:
    scene = nim_scene(*WON, step=1)
    scene.do(act.GoToTurningPoint())
    assert (scene.turning_point, scene.step) == (None, 1)


# Whose the marks are


def pointing(scene: Scene) -> Pointing:
    return scene.pointing(scene.moment)


def test_marks_of_the_author_and_of_the_record_are_the_authors() -> None:
    scene = nim_scene("A1", step=1)
    scene.game.annotate("", Marks(highlights=("B",)))
    assert pointing(scene).manner == "author"
    scene.mark(Marks(highlights=("C",)))
    assert pointing(scene).manner == "author"


def test_where_a_move_under_the_mouse_may_go_is_no_mark_of_the_authors() -> None:
    scene = nim_scene()
    scene.do(act.Point("A"))
    assert pointing(scene) == Pointing(Marks(highlights=("A",)), manner="choosing", chosen=())


def test_who_looks_over_what_may_move_still_sees_it_with_the_mouse_over_a_place() -> None:
    scene = nim_scene("A3", step=1)
    for action in (act.Survey(True), act.Point("B")):
        scene.do(action)
    assert pointing(scene).marks == Marks(highlights=("B",))
    assert pointing(scene).movable == ("B", "C")


def test_who_looks_over_what_may_move_sees_a_hint_alone() -> None:
    scene = nim_scene(production=Advising())
    for action in (act.Survey(True), act.AskForHint()):
        scene.do(action)
    answer(scene)
    assert (pointing(scene).manner, pointing(scene).movable) == ("hint", ())


@pytest.mark.parametrize("is_played", [True, False])
def test_what_may_move_can_be_asked_for_where_moves_are_made(is_played: bool) -> None:
    widget = GameWidget(nim_scene()) if is_played else CompareWidget(nim_futures("A1", "B1"))
    classes = {css for each in parts(widget) for css in getattr(each, "_dom_classes", ())}
    name = "nim" if is_played else "nim-compare"
    assert f"{name}-motion" in classes
    assert (f"{name}-movable" in classes) is is_played


# What a step is about


class Looking(nim.NimProduction):
    """Nim that can say of any step what it is about, but of nothing else."""

    def focus(self, moment: Moment) -> tuple[str, ...]:
        assert moment.step is not None
        return super().focus(moment)


def test_the_beginning_is_about_no_place() -> None:
    scene = nim_scene("A1", production=Looking())
    places = [scene.focus]
    scene.do(act.Next())
    assert [*places, scene.focus] == [(), ("A",)]
