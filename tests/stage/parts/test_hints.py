"""A hint: who may have one, what is shown of it, and when it goes away."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.arena.asking import Outcome
from clans_widget.arena.player import Candidate
from clans_widget.core.errors import Refusal
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.stage import actions as act
from clans_widget.stage.production import Pointing
from clans_widget.stage.requests import Thought
from clans_widget.stage.scene import Scene
from clans_widget.words import words
from tests.stage.toy_scenes import (
    WON,
    Advising,
    OneByOne,
    Secretive,
    Taker,
    answer,
    nim_scene,
    think,
)


def advised(scene: Scene) -> list[str]:
    return [each.move for each in scene.hints.advised]


def test_it_is_looked_for_in_the_background_and_shown_at_the_last_step() -> None:
    scene = nim_scene("C5", "B4", production=Advising(), step=2)
    scene.do(act.AskForHint())
    assert scene.step == 2
    assert scene.prompt == words("en").say("widget.looking")
    assert (think(scene).after, think(scene).lock) == (0, None)
    answer(scene)
    assert (advised(scene), scene.requests, scene.trouble) == (["A1", "B2"], (), "")
    assert scene.hints.thought is None
    assert scene.prompt != words("en").say("widget.looking")
    hinted = Pointing(Marks(highlights=("A1",)), choosing=True, manner="hint")
    assert scene.pointing(scene.moment) == hinted


def test_it_is_marked_also_where_a_move_was_begun_until_more_of_it_is_chosen() -> None:
    scene = nim_scene(production=Advising())
    scene.do(act.Choose(("B",)))
    scene.do(act.AskForHint())
    assert scene.pointing(scene.moment).manner == "choosing"
    answer(scene)
    assert scene.pointing(scene.moment).marks == Marks(highlights=("A1",))
    assert scene.state.chosen == ("B",)
    scene.do(act.Choose(("C",)))
    assert scene.pointing(scene.moment).manner == "choosing"
    scene.do(act.Cancel())
    assert scene.pointing(scene.moment).marks == Marks(highlights=("A1",))


def test_what_the_reader_tries_or_begins_after_it_is_pointed_at() -> None:
    scene = nim_scene(production=Advising())
    scene.do(act.Choose(("B",)))
    scene.do(act.AskForHint())
    answer(scene)
    scene.do(act.Choose(("B", "9")))
    assert scene.pointing(scene.moment).refusal is not None
    for action in (act.AskForHint(), act.Cancel(), act.Choose(("B",))):
        scene.do(action)
    assert scene.pointing(scene.moment).choosing


def test_it_is_marked_where_the_game_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def marks_of(position: object, move: str) -> Marks:
        asked.append((position, move))
        return NO_MARKS

    production = Advising()
    monkeypatch.setattr(production, "marks_of", marks_of)
    scene = nim_scene("C5", production=production)
    for step in (0, 1):
        scene.do(act.GoTo(step))
        scene.hint()
        assert scene.hints.marks == NO_MARKS
        assert asked[-1] == (scene.moment.position, "A1")


def test_it_is_taken_away_when_asked_for_again() -> None:
    scene = nim_scene(production=Advising())
    scene.do(act.AskForHint())
    answer(scene)
    scene.do(act.AskForHint())
    assert (advised(scene), scene.requests, scene.hints.marks) == ([], (), NO_MARKS)
    assert scene.pointing(scene.moment) == Pointing(chosen=())


def test_a_cell_waits_for_it() -> None:
    scene = nim_scene("C5", production=Advising(), step=1)
    assert [each.move for each in scene.hint()] == advised(scene) == ["A1", "B2"]
    assert (scene.step, scene.requests) == (1, ())


@pytest.mark.slow
@pytest.mark.parametrize("moves", [(), ("A1",)])
def test_it_is_for_the_player_to_move(moves: tuple[str, ...]) -> None:
    production = Advising()
    nim_scene(*moves, production=production, step=len(moves)).hint()
    (view,) = production.views
    assert view.seat == len(moves) + 1


def test_there_is_none_when_the_game_is_over() -> None:
    scene = nim_scene(*WON, production=Advising(), step=4)
    scene.do(act.AskForHint())
    assert scene.trouble == words("en").say("widget.no_hint")
    assert (scene.requests, scene.step) == ((), 4)
    with pytest.raises(Refusal) as caught:
        scene.hint()
    assert caught.value.key == "widget.no_hint"


SECRETS: list[tuple[dict[str, Any], bool]] = [
    ({}, True),
    ({"seen_by": "Bob"}, True),
    ({"seen_by": "Ann"}, False),
    ({"bots": {"Bob": Taker("A1")}}, False),
    ({"bots": {"Ann": Taker("A1")}}, True),
    ({"seen_by": "Bob", "bots": {"Bob": Taker("A1")}}, False),
]


@pytest.mark.parametrize(("options", "may_have_it"), SECRETS)
def test_nobody_has_the_hint_of_another_who_has_a_secret(options: Any, may_have_it: bool) -> None:
    scene = nim_scene("A1", production=Secretive(), step=1, **options)
    scene.do(act.AskForHint())
    refused = words("en").say("widget.undo_others", player="Bob")
    assert scene.trouble == ("" if may_have_it else refused)
    assert scene.step == 1


def test_where_a_game_has_no_warning_a_hint_is_looked_for_at_once() -> None:
    scene = nim_scene("A1", production=Secretive())
    scene.do(act.AskForHint())
    answer(scene)
    assert advised(scene) == ["A1", "B2"]


@pytest.mark.parametrize(("options", "_"), SECRETS)
def test_without_secrets_everybody_may_have_it(options: Any, _: bool) -> None:
    scene = nim_scene("A1", production=Advising(), step=1, **options)
    assert [each.move for each in scene.hint()] == ["A1", "B2"]


@pytest.mark.parametrize("moves", [WON, WON[:2]])
def test_at_an_earlier_step_it_is_what_could_have_been_done_there(moves: tuple[str, ...]) -> None:
    production = Advising()
    scene = nim_scene(*moves, production=production)
    scene.do(act.GoTo(1))
    scene.do(act.AskForHint())
    answer(scene)
    (view,) = production.views
    assert (view.seat, view.position) == (2, scene.moment.position)
    assert (scene.step, scene.game.moves) == (1, moves)
    hinted = Pointing(Marks(highlights=("A1",)), choosing=True, manner="hint")
    assert scene.pointing(scene.moment) == hinted
    assert scene.pointing(scene.moment_at(0)) == Pointing()
    scene.do(act.Next())
    assert advised(scene) == []


def test_within_a_turn_it_is_shown_where_that_was_decided() -> None:
    production = Advising()
    scene = nim_scene("A2", "B1", production=production, start=OneByOne())
    scene.do(act.GoTo(1))
    scene.hint()
    assert (scene.step, production.views[0].seat) == (0, 1)


@pytest.mark.parametrize(
    ("options", "step", "said"),
    [
        ({}, 1, "back"),
        ({}, 0, ""),
        ({"seen_by": "Ann"}, 0, ""),
        ({"seen_by": "Ann"}, 1, "back"),
        ({"seen_by": "Bob"}, 0, "for"),
        ({"bots": {"Ann": Taker("A1")}}, 0, "for"),
        ({"bots": {"Ann": Taker("A1")}}, 1, "back"),
        ({"bots": {"Bob": Taker("A1")}}, 0, ""),
    ],
)
def test_whom_it_speaks_to_is_said_where_that_is_not_plain_and_that_it_has_led_back(
    options: dict[str, Any], step: int, said: str
) -> None:
    """Ann decides at step 0; who asks at step 1, in the middle of her turn, is led back there."""
    scene = nim_scene("A2", "B1", production=Advising(), start=OneByOne(), **options)
    scene.do(act.GoTo(step))
    for_ann = {how: words("en").say(f"widget.hint_{how}", player="Ann") for how in ("for", "back")}

    def told() -> str:
        return "".join(how for how, sentence in for_ann.items() if sentence in scene.prompt)

    assert told() == ""
    scene.do(act.AskForHint())
    assert (scene.step, told()) == (0, said)
    answer(scene)
    assert told() == said
    scene.do(act.Next())
    assert told() == ""


def test_within_the_last_turn_of_a_game_that_goes_on_it_is_what_comes_next() -> None:
    production = Advising()
    scene = nim_scene("B1", "A2", production=production, start=OneByOne(), step=2)
    scene.hint()
    assert (scene.step, production.views[0].seat) == (3, 1)


def test_within_the_last_turn_of_a_game_that_is_over_it_is_what_was_decided() -> None:
    production = Advising()
    scene = nim_scene(*WON, production=production, step=3)
    scene.hint()
    assert (scene.step, production.views[0].seat) == (2, 1)


@pytest.mark.parametrize(("options", "may_have_it"), SECRETS)
def test_at_an_earlier_step_nobody_has_the_hint_of_another_who_has_a_secret(
    options: Any, may_have_it: bool
) -> None:
    """At this step Bob was to move, as at the end of the tests above."""
    production = Secretive()
    scene = nim_scene("A1", "B1", "B1", production=production, step=1, **options)
    scene.do(act.AskForHint())
    assert (scene.trouble == "") == may_have_it
    production.is_laid_open = True
    scene.do(act.AskForHint())
    assert scene.trouble == ""


def test_a_search_that_is_refused_says_why_in_its_own_words() -> None:
    scene = nim_scene(production=Advising())
    scene.do(act.AskForHint())
    refusal = Refusal("game.nothing_to_undo")
    scene.do(act.Answered(think(scene).number, Outcome(error=refusal)))
    why = words("en").say("game.nothing_to_undo")
    assert scene.trouble == words("en").say("widget.hint_failed", error=why)
    assert advised(scene) == []


def test_an_answer_that_nobody_has_asked_for_changes_nothing() -> None:
    scene = nim_scene("C5", production=Advising())
    scene.do(act.Answered(1, Outcome(Advising().advise(None))))
    assert (advised(scene), scene.step) == ([], 0)


@pytest.mark.parametrize("action", [act.Back(), act.Choose(("A", "1")), act.Seat(2, "greedy")])
def test_a_search_for_what_is_gone_is_given_up(action: act.Action) -> None:
    scene = nim_scene("C5", production=Advising())
    scene.do(act.AskForHint())
    first = think(scene)
    scene.do(action)
    scene.do(act.PlayChosen())
    thoughts = [each for each in scene.requests if isinstance(each, Thought)]
    assert first not in thoughts


def test_trouble_with_a_hint_is_over_with_the_next_one() -> None:
    production = Secretive()
    scene = nim_scene("A1", production=production, seen_by="Ann", step=1)
    scene.do(act.AskForHint())
    assert scene.trouble
    production.is_laid_open = True
    scene.do(act.AskForHint())
    assert scene.trouble == ""
    answer(scene)
    assert advised(scene) == ["A1", "B2"]


def test_a_hint_for_an_earlier_question_is_not_shown() -> None:
    scene = nim_scene(production=Advising())
    scene.do(act.AskForHint())
    first = think(scene)
    scene.do(act.AskForHint())
    assert scene.requests == ()
    scene.do(act.AskForHint())
    scene.do(act.Answered(first.number, Outcome((Candidate("C5", 0),))))
    assert advised(scene) == []
    second = think(scene)
    scene.do(act.Answered(second.number, Outcome.of(second.think)))
    assert advised(scene) == ["A1", "B2"]


def test_a_search_for_a_hint_that_fails_is_told() -> None:
    scene = nim_scene()
    scene.do(act.AskForHint())
    scene.do(act.Answered(think(scene).number, Outcome(error=MemoryError("of the kernel"))))
    assert "MemoryError" in scene.trouble
    assert scene.requests == ()


class Shared(Advising):
    """Nim where a hint tells about its player."""

    shared = "widget.undo_others"
    """Any sentence with the name of a player."""

    is_laid_open = False

    def is_open(self, game: Any) -> bool:
        del game
        return self.is_laid_open


def warned(scene: Scene) -> bool:
    return scene.prompt == words("en").say("widget.undo_others", player="Bob")


def test_on_a_shared_screen_it_is_said_first_whose_secret_a_hint_uses() -> None:
    scene = nim_scene("A1", production=Shared(), step=1)
    scene.do(act.AskForHint())
    assert (warned(scene), scene.requests, scene.step) == (True, (), 1)
    scene.do(act.AskForHint())
    assert not warned(scene)
    answer(scene)
    assert (advised(scene), warned(scene)) == (["A1", "B2"], False)


def test_whoever_goes_on_is_warned_again_later() -> None:
    scene = nim_scene("A1", production=Shared(), step=1)
    for action in (act.AskForHint(), act.GoTo(0), act.Last(), act.AskForHint()):
        scene.do(action)
    assert (warned(scene), scene.requests) == (True, ())


@pytest.mark.parametrize(
    "options", [{"seen_by": "Bob"}, {"bots": {"Ann": "greedy"}}, {"bots": {1: Taker("A1")}}]
)
def test_who_is_alone_at_the_screen_is_not_warned(options: dict[str, Any]) -> None:
    scene = nim_scene("A1", production=Shared(), step=1, **options)
    scene.do(act.AskForHint())
    answer(scene)
    assert advised(scene) == ["A1", "B2"]


def test_where_all_is_open_nobody_is_warned() -> None:
    production = Shared()
    production.is_laid_open = True
    scene = nim_scene("A1", production=production)
    scene.do(act.AskForHint())
    answer(scene)
    assert advised(scene) == ["A1", "B2"]


def test_where_there_can_be_no_hint_nobody_is_warned() -> None:
    scene = nim_scene(*WON, production=Shared(), step=4)
    scene.do(act.AskForHint())
    assert scene.trouble
    assert scene.prompt == words("en").say("widget.over")


@pytest.mark.parametrize("viewer", [None, "Ann", "Bob"])
def test_a_person_who_has_taken_the_place_of_a_bot_gets_no_hint_from_its_secret(
    viewer: str | None,
) -> None:
    """But for the player who looks: that secret is the reader's own."""
    scene = nim_scene("A1", production=Secretive(), seen_by=viewer, step=1)
    scene.do(act.Seat(2, "greedy"))
    scene.do(act.Seat(2, "person"))
    scene.do(act.AskForHint())
    assert (scene.hints.thought is not None) == (viewer == "Bob")
    assert ("Bob" in scene.trouble) == (viewer != "Bob")


def test_what_is_looked_for_stays_about_the_step_at_which_it_was_asked() -> None:
    """Also when the end of a finished game is shown meanwhile."""
    scene = nim_scene(*WON, production=Advising())
    scene.do(act.GoTo(1))
    scene.do(act.AskForHint())
    asked = think(scene)
    scene.do(act.ChooseAnyOrder())
    assert scene.at_end
    assert think(scene).number == asked.number
    again = nim_scene(*WON, production=Advising(), state=scene.state)
    assert think(again).number == asked.number
    assert (again.trouble, again.prompt) == (scene.trouble, scene.prompt)


def test_who_comes_back_has_the_hint_of_the_step_at_which_it_was_given() -> None:
    """It is asked again whether the reader may know it: there, Bob decides, and Ann before."""
    scene = nim_scene("A1", "B1", production=Secretive(), seen_by="Bob", step=1)
    scene.hint()
    again = nim_scene("A1", "B1", production=Secretive(), seen_by="Bob", state=scene.state)
    assert advised(again) == ["A1", "B2"]
