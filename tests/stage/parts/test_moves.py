"""A move that is chosen in a scene: what is offered, what is refused, what is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clans_widget.core.errors import Refusal
from clans_widget.core.marks import Marks
from clans_widget.core.protocols import Choice
from clans_widget.stage import actions as act
from clans_widget.stage.parts.moves import NotAsked
from clans_widget.stage.production import Pointing
from clans_widget.stage.scene import Scene
from clans_widget.words import LANGUAGES, words
from tests.stage.toy_scenes import Taker, nim_scene
from tests.toys import nim


def offered(scene: Scene) -> dict[str, tuple[tuple[str, ...], str]]:
    return {each.part.stage: (each.options, each.chosen) for each in scene.moves.offered}


def test_lists_offer_what_comes_next_and_keep_what_was_chosen() -> None:
    scene = nim_scene()
    heaps = ("A", "B", "C")
    assert offered(scene) == {"heap": (heaps, ""), "count": ((), "")}
    scene.do(act.Choose(("A",)))
    assert offered(scene) == {"heap": (heaps, "A"), "count": (("1", "2", "3"), "")}
    scene.do(act.Choose(("A", "2")))
    assert offered(scene) == {"heap": (heaps, "A"), "count": (("1", "2", "3"), "2")}
    assert scene.game.events == ()


def test_nothing_is_offered_while_it_is_a_bots_turn() -> None:
    scene = nim_scene(bots={"Ann": Taker("A1")})
    assert offered(scene) == {"heap": ((), ""), "count": ((), "")}


def test_a_move_from_lists_can_be_played_when_all_is_chosen() -> None:
    scene = nim_scene()
    found = []
    for parts in ((), ("A",), ("A", "2")):
        scene.do(act.Choose(parts))
        found.append(scene.moves.can_play)
    assert found == [False, False, True]
    scene.do(act.PlayChosen())
    assert scene.game.moves == ("A2",)


def test_what_is_chosen_is_pointed_at() -> None:
    scene = nim_scene()
    assert (scene.moves.is_open, scene.pointing(scene.moment)) == (False, Pointing(chosen=()))
    scene.do(act.Click("A"))
    chosen = Pointing(Marks(highlights=("A",)), True, None, "choosing", chosen=("A",))
    assert scene.pointing(scene.moment) == chosen


def test_why_a_choice_was_refused_is_shown_with_it() -> None:
    scene = nim_scene()
    scene.do(act.Click("A"))
    scene.do(act.Click("5"))
    pointing = scene.pointing(scene.moment)
    assert pointing.choosing
    assert str(pointing.refusal) == scene.trouble != ""


@pytest.mark.parametrize("action", [act.Choose(("B",)), act.Back(), act.Last(), act.Click("B")])
def test_what_was_refused_is_forgotten_with_the_next_choice(action: act.Action) -> None:
    scene = nim_scene("C1", step=1)
    scene.do(act.Choose(("A", "5")))
    assert scene.trouble
    scene.do(action)
    assert (len(scene.state.attempt), scene.trouble) == (0, "")


def test_a_choice_shows_the_last_step() -> None:
    scene = nim_scene("C1")
    scene.do(act.Choose(("A",)))
    assert scene.step == 1


def test_a_click_at_an_earlier_step_leads_to_the_last_one() -> None:
    scene = nim_scene("C1")
    scene.do(act.Click("A"))
    assert (scene.step, scene.state.chosen) == (1, ())
    scene.do(act.Click("A"))
    assert scene.state.chosen == ("A",)


def test_parts_can_be_chosen_one_by_one() -> None:
    scene = nim_scene()
    scene.do(act.ChooseNext("B"))
    assert (scene.state.chosen, scene.moves.is_begun) == (("B",), True)
    scene.do(act.ChooseNext("2"))
    assert scene.game.moves == ("B2",)
    assert (len(scene.state.chosen), scene.moves.is_begun) == (0, False)


class Hasty(nim.NimProduction):
    """Nim where nobody cares how many stones are taken of two: both at once will do."""

    def any_order(self, position: nim.Position, choice: Choice) -> tuple[str, ...]:
        heap = choice.chosen[0] if choice.chosen else "A"
        return ("2",) if position.heaps[nim.HEAPS.index(heap)] == 2 else ()


def test_what_changes_nothing_is_chosen_at_once() -> None:
    scene = nim_scene(production=Hasty(), start=nim.Position((3, 2, 1)))
    scene.do(act.ChooseNext("B"))
    assert scene.moves.any_order == ("2",)
    scene.do(act.ChooseAnyOrder())
    assert scene.game.moves == ("B2",)


def test_what_matters_is_still_to_be_chosen() -> None:
    scene = nim_scene(production=Hasty(), start=nim.Position((3, 2, 1)))
    scene.do(act.ChooseNext("A"))
    scene.do(act.ChooseAnyOrder())
    assert (scene.game.moves, scene.state.chosen) == ((), ("A",))


def test_what_is_under_the_mouse_is_kept_but_not_for_a_bot() -> None:
    scene = nim_scene(bots={"Bob": Taker("A1")})
    scene.do(act.Point("A"))
    assert scene.state.pointed == "A"
    scene.do(act.Point(None))
    scene.do(act.Click("C"))
    scene.do(act.Click("1"))
    scene.do(act.Point("A"))
    assert scene.state.pointed is None


def test_the_mouse_may_leave_while_a_bot_thinks() -> None:
    scene = nim_scene(bots={"Bob": Taker("A1")})
    scene.do(act.Point("A"))
    for place in ("C", "1"):
        scene.do(act.Click(place))
    assert scene.bot is not None
    scene.do(act.Point(None))
    assert scene.state.pointed is None


# Where the author of a notebook asks for certain moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_message_of_the_author_it_is_said_that_another_move_is_asked_for(
    language: str,
) -> None:
    scene = nim_scene(language=language)
    scene.moves.restrict(["B1"], "")
    scene.do(act.Choose(("A", "1")))
    scene.do(act.PlayChosen())
    assert scene.trouble == words(language).say("widget.not_asked", move="A1")
    assert scene.game.events == ()


@pytest.mark.parametrize("action", [act.Back(), act.Cancel(), act.Undo()])
def test_whoever_does_something_else_is_told_of_no_refusal_any_more(action: act.Action) -> None:
    scene = nim_scene("C1")
    scene.do(act.Last())
    scene.moves.restrict(["B1"], "")
    scene.do(act.Choose(("A", "1")))
    scene.do(act.PlayChosen())
    assert scene.trouble
    scene.do(action)
    assert scene.trouble == ""


@pytest.mark.parametrize("asked", [["B1"], lambda _, move: move == "B1"])
def test_the_author_may_say_it_in_other_words(asked: Any) -> None:
    scene = nim_scene()
    scene.moves.restrict(asked, "Take one from the middle.")
    with pytest.raises(NotAsked, match=r"^Take one from the middle\.$"):
        scene.play("A1")
    scene.play("B1")
    assert scene.game.moves == ("B1",)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "From the middle."), ("nl", "Uit het midden.")]
)
def test_the_author_may_say_it_in_each_language(language: str, said: str) -> None:
    scene = nim_scene(language=language)
    scene.moves.restrict(["B1"], {"en": "From the middle.", "nl": "Uit het midden."})
    scene.do(act.Choose(("A", "1")))
    scene.do(act.PlayChosen())
    assert scene.trouble == said


def test_what_an_author_says_in_no_language_is_refused_and_all_stays_as_it_is() -> None:
    scene = nim_scene()
    with pytest.raises(Refusal, match=r"“message” must be words, .*: en, fr, nl\."):
        scene.moves.restrict(["B1"], {"de": "Aus der Mitte."})
    scene.play("A1")


@pytest.mark.parametrize("asked", ["B1", " b1 ", ["b1"], ("B1",), {"B1"}, iter(["B1"])])
def test_one_move_or_several_are_asked_for_in_any_case_of_their_letters(asked: object) -> None:
    scene = nim_scene()
    scene.moves.restrict(asked, "")
    with pytest.raises(NotAsked):
        scene.play("A1")
    scene.play("b1")
    assert scene.game.moves == ("B1",)


@pytest.mark.parametrize("asked", ["A9", "Z1", "", "nonsense", ["B1", "A9"], []])
def test_what_nobody_could_ever_do_is_not_asked_for(asked: object) -> None:
    """And what was asked for before still is."""
    scene = nim_scene()
    scene.moves.restrict("B1", "Take one from the middle.")
    with pytest.raises(Refusal) as caught:
        scene.moves.restrict(asked, "")
    assert len({caught.value.in_language(language) for language in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(NotAsked, match="Take one"):
        scene.play("A1")


def nothing(_: object, __: object) -> bool:
    return False


def of_a_position_alone(_: object) -> bool:
    return True


def by_an_error(_: object, __: object) -> bool:
    return bool(1 / 0)


@pytest.mark.parametrize("test", [nothing, of_a_position_alone, by_an_error])
def test_a_test_that_lets_no_move_be_made_is_refused(test: Callable[..., bool]) -> None:
    """And what was asked for before still is."""
    scene = nim_scene()
    scene.moves.restrict("B1", "Take one from the middle.")
    with pytest.raises(Refusal, match="position and a move"):
        scene.moves.restrict(test, "")
    with pytest.raises(NotAsked, match="Take one"):
        scene.play("A1")


def test_a_test_that_fails_is_refused_with_the_move_and_with_what_went_wrong() -> None:
    with pytest.raises(Refusal) as caught:
        nim_scene().moves.restrict(by_an_error, "")
    assert "at A1: division by zero." in caught.value.in_language("en")


def test_where_a_bot_is_to_move_nothing_is_known_of_what_a_person_may_do() -> None:
    scene = nim_scene(bots={"Ann": Taker("A1")})
    scene.moves.restrict(nothing, "")


def test_an_illegal_move_is_refused_by_the_rules_and_not_by_the_author() -> None:
    scene = nim_scene()
    scene.moves.restrict(["B1"], "Take one from the middle.")
    with pytest.raises(Refusal, match="N1"):
        scene.play("A9")


def test_a_test_may_look_at_the_position() -> None:
    scene = nim_scene("A1")
    seen = []

    def is_asked_for(position: object, move: object) -> bool:
        seen.append((position, move))
        return True

    scene.moves.restrict(is_asked_for, "")
    before = scene.game.position
    scene.play("A1")
    assert seen[-1] == (before, "A1")


def test_a_refused_move_stays_chosen() -> None:
    scene = nim_scene()
    scene.moves.restrict(["B1"], "")
    scene.do(act.Choose(("A", "1")))
    scene.do(act.PlayChosen())
    assert scene.state.chosen == ("A", "1")
    assert scene.pointing(scene.moment).refusal is scene.state.trouble
    scene.do(act.Choose(("B", "1")))
    assert scene.state.trouble is None


def test_a_refused_click_changes_nothing_but_what_is_said() -> None:
    scene = nim_scene()
    for place in ("A", "5"):
        scene.do(act.Click(place))
    assert (scene.state.chosen, scene.state.attempt) == (("A",), ("A", "5"))
    assert "N1" in scene.trouble
    assert scene.game.events == ()
    scene.do(act.Click("3"))
    assert (scene.state.attempt, scene.trouble) == ((), "")
    assert scene.game.position.heaps == (0, 4, 5)


def test_a_test_of_the_author_that_fails_is_told_and_the_move_not_made() -> None:
    scene = nim_scene()
    calls = iter([1, 0, 0])
    scene.moves.restrict(lambda _, __: bool(1 / next(calls)), "")
    scene.do(act.Click("A"))
    scene.do(act.Click("1"))
    assert scene.game.events == ()
    assert "A1" in scene.trouble
    assert "ZeroDivisionError" in scene.failures
    with pytest.raises(Refusal) as caught:
        scene.play("A1")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    scene.moves.restrict(None, "")
    scene.do(act.Click("B"))
    assert (scene.trouble, scene.failures) == ("", "")


def test_what_was_chosen_or_refused_can_be_cancelled() -> None:
    scene = nim_scene()
    scene.do(act.Choose(("A", "2")))
    scene.do(act.Cancel())
    assert (scene.state.chosen, scene.moves.is_begun) == ((), False)
    scene.do(act.Choose(("A", "5")))
    scene.do(act.Cancel())
    assert (scene.state.attempt, scene.trouble) == ((), "")


# What may move


def movable(scene: Scene) -> tuple[str, ...]:
    return scene.pointing(scene.moment).movable


@pytest.mark.parametrize("action", [act.Survey(True), act.Settle({"movable": True})])
def test_who_wants_to_see_what_may_move_sees_it(action: act.Action) -> None:
    scene = nim_scene("A3")
    scene.do(act.Last())
    assert movable(scene) == ()
    scene.do(action)
    assert movable(scene) == ("B", "C")
    scene.do(act.Click("B"))
    assert movable(scene) == ()
    scene.do(act.Cancel())
    assert movable(scene) == ("B", "C")
    scene.do(act.Back())
    assert movable(scene) == ()


def test_the_look_over_the_list_ends() -> None:
    scene = nim_scene()
    for on in (True, False):
        scene.do(act.Survey(on))
    assert movable(scene) == ()


def test_nothing_may_move_where_a_bot_is_to_or_the_game_is_over() -> None:
    for scene in (nim_scene(bots={"Ann": Taker("A1")}), nim_scene("A3", "B4", "C5")):
        scene.do(act.Last())
        scene.do(act.Settle({"movable": True}))
        assert scene.moves.movable == ()


def test_nothing_can_be_chosen_while_a_bot_thinks_and_after_the_end() -> None:
    for scene in (nim_scene(bots={"Ann": Taker("A1")}), nim_scene("A3", "B4", "C5")):
        scene.do(act.Point("B"))
        assert scene.moves.open_choice is None
        assert scene.pointing(scene.moment) == Pointing()
