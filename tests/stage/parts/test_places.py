"""A game may say what a click on a place means, what is pointed at, and what parts are called."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from clans_widget.core.choice import PlainChoice
from clans_widget.core.errors import Refusal
from clans_widget.core.marks import Marks
from clans_widget.stage import actions as act
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.production import Part
from clans_widget.stage.scene import Scene
from clans_widget.words import Voice
from tests.stage.hands import part, parts
from tests.stage.toy_scenes import Taker, nim_scene, pig_scene
from tests.toys import nim

NAMES = {"first": "A", "second": "B", "third": "C"}


class Numbered(nim.Position):
    """The heaps may be named by their order, too; what is chosen has their letters."""

    def choose(self, *parts: str) -> PlainChoice:
        return super().choose(*(NAMES.get(part, part) for part in parts))


class Ordered(nim.NimProduction):
    """Nim whose places are called otherwise than its heaps; counts are listed after buttons."""

    parts: ClassVar[tuple[Part, ...]] = (
        Part("heap", "heap", "nim.heap", buttons=True),
        Part("count", "count", "nim.count"),
    )

    def clicked(self, position: Any, chosen: Any, place: str | None) -> tuple[str, ...]:
        if place == "C":
            raise Refusal("widget.not_asked", move=position.heaps)
        return (*chosen, "second" if place == "B" else str(place))

    def option(self, stage: str, option: str, voice: Voice) -> str:
        return f"{option}: {stage}, {voice.language}"

    def movable(self, position: Any) -> tuple[str, ...]:
        return tuple(name for name, n in zip(nim.HEAPS, position.heaps, strict=True) if n > 3)

    def pointed(self, position: Any, chosen: Any, place: Any, refusal: Any) -> Marks:
        return Marks(
            highlights=tuple(chosen),
            numbers=tuple(filter(None, (place, refusal and "B"))),
            faded=position.mover == 2,
        )


def ordered(*moves: str) -> Scene:
    return nim_scene(*moves, production=Ordered(), start=Numbered())


def test_a_game_says_what_a_click_means_and_the_choice_what_is_chosen() -> None:
    scene = ordered()
    scene.do(act.Click("B"))
    assert scene.state.chosen == ("B",)
    scene.do(act.Click("4"))
    assert scene.game.moves == ("B4",)


def test_a_place_that_means_nothing_is_refused_and_what_was_chosen_stays() -> None:
    scene = ordered()
    scene.do(act.Click("B"))
    scene.do(act.Click("C"))
    assert "(3, 4, 5)" in scene.trouble
    assert (scene.state.chosen, scene.game.moves) == (("B",), ())


def test_a_game_says_what_is_pointed_at() -> None:
    scene = ordered("A1")
    scene.do(act.Choose(("B",)))
    scene.do(act.Point("A"))
    assert scene.pointing(scene.moment).marks == Marks((), ("B",), ("A",), faded=True)
    scene.do(act.Choose(("B", "9")))
    assert scene.pointing(scene.moment).marks.numbers == ("A", "B")


def test_a_game_says_where_a_move_may_begin() -> None:
    scene = ordered()
    scene.do(act.Survey(on=True))
    assert scene.pointing(scene.moment).movable == ("B", "C")


def test_what_a_reader_has_chosen_is_known_to_the_picture_and_nothing_for_a_bot() -> None:
    scene = ordered()
    assert scene.pointing(scene.moment).chosen == ()
    scene.do(act.Click("B"))
    assert scene.pointing(scene.moment).chosen == ("B",)
    by_bot = nim_scene(bots={"Ann": Taker("A1")})
    by_bot.do(act.Point("B"))
    assert (by_bot.pointing(by_bot.moment).chosen, by_bot.moves.open_choice) == (None, None)
    over = nim_scene("A3", "B4", "C5")
    assert over.pointing(over.moment).chosen is None


def test_a_list_after_buttons_keeps_what_they_have_chosen() -> None:
    widget = GameWidget(ordered())
    scene = widget._scene
    assert not scene.moves.can_play
    (button,) = (each for each in widgets(widget, "Button") if each.description == "B: heap, en")
    button.click()
    assert (scene.state.chosen, scene.moves.can_play) == (("B",), False)
    counts = part(widget, "nim-count")
    assert counts.options[1] == ("1: count, en", "1")
    counts.value = "3"
    assert (scene.state.chosen, scene.moves.can_play) == (("B", "3"), True)
    counts.value = ""
    assert (scene.state.chosen, scene.moves.can_play) == (("B",), False)


def test_what_a_button_is_called_is_said_in_the_language_of_the_reader() -> None:
    widget = GameWidget(ordered())
    widget._do(act.Settle({"language": "fr"}))
    names = [each.description for each in widgets(widget, "Button")]
    assert "A: heap, fr" in names
    assert "A: heap, en" not in names


def widgets(widget: GameWidget, kind: str) -> list[Any]:
    """All widgets of a kind inside another one."""
    return [part for part in parts(widget) if type(part).__name__ == kind]


# Dice


@pytest.fixture
def rolled() -> Scene:
    """Pig, after a click on the die."""
    scene = pig_scene()
    scene.do(act.Click("die"))
    return scene


def test_a_click_on_the_dice_rolls_them(rolled: Scene) -> None:
    assert [str(move)[0] for move in rolled.game.moves] == ["["]
    assert (rolled.step, rolled.state.chosen) == (1, ())


def test_a_click_while_what_follows_is_shown_does_not_roll_again(rolled: Scene) -> None:
    while len(rolled.game.events[-1].steps) == 1:
        rolled.do(act.Click("die"))
    assert rolled.moment.to_come
    before = rolled.game.moves
    rolled.do(act.Click("die"))
    assert rolled.game.moves == before


def test_nobody_rolls_the_dice_of_a_bot() -> None:
    scene = pig_scene(bots={"Ann": Taker("roll")})
    scene.do(act.Click("die"))
    assert scene.game.moves == ()


def test_dice_that_cannot_be_rolled_are_a_place_like_others() -> None:
    scene = pig_scene()
    while not scene.game.position.is_over:
        scene.game.roll()
        if scene.game.position.turn > 5:
            scene.game.play("hold")
    scene.do(act.Last())
    over = scene.game.moves
    scene.do(act.Click("die"))
    assert (scene.game.moves, scene.state.attempt) == (over, ("die",))
