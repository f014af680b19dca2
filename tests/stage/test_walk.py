"""Walking through a game: what is shown at each step, what is said of it, what moves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from clans_widget import ClansWidget, clans
from clans_widget.arena.asking import Outcome
from clans_widget.core.argument_types import ArgumentError
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.moment import Moment
from clans_widget.picture import Picture
from clans_widget.stage import actions as act
from clans_widget.stage.production import Pointing
from clans_widget.stage.scene import Scene
from clans_widget.stage.sight import Caption
from clans_widget.stage.walk import Walk
from clans_widget.words import LANGUAGES, Voice, words
from tests.stage.toy_scenes import Taker, nim_scene, tick
from tests.toys import nim

EN = words("en")


class Moving(nim.NimProduction):
    """Nim whose first step moves for one second, the second for two, and so on."""

    def seconds(self, moment: Any) -> float:
        assert moment.step is not None
        return float(moment.number)


def moving(*moves: str, **options: Any) -> Scene:
    return nim_scene(*moves, production=Moving(), **options)


# Where one is


def test_a_walk_begins_at_the_beginning_in_english() -> None:
    scene = nim_scene("A1")
    assert (scene.step, scene.state.settings.language) == (0, "en")
    assert (scene.motion, scene.failures, scene.state.notice) == (0, "", "")


def test_a_walk_may_begin_elsewhere_and_in_another_language() -> None:
    scene = nim_scene("A1", "B1", step=2, language="nl")
    assert (scene.step, scene.voice.code) == (2, "nl")


@pytest.mark.parametrize(
    ("action", "step"),
    [
        *((act.Next(), 3), (act.Back(), 1), (act.Last(), 4), (act.GoTo(0), 0), (act.GoTo(3), 3)),
        *((act.GoTo(-1), 0), (act.GoTo(99), 4)),
    ],
)
def test_one_goes_where_there_is_a_step(action: act.Action, step: int) -> None:
    scene = nim_scene("A1", "A1", "B1", "B1", step=2)
    scene.do(action)
    assert (scene.step, scene.moment.number) == (step, step)
    assert scene.at_end == (step == 4)


def test_one_step_forward_moves_and_nothing_else_does() -> None:
    scene = moving("A1", "A1", "B1", "B1")
    found = []
    for action in (act.Next(), act.Next(), act.GoTo(4), act.GoTo(3), act.Back(), act.GoTo(3)):
        scene.do(action)
        found.append(scene.motion)
    assert found == [1, 2, 0, 0, 0, 3]


def test_the_end_of_a_motion_is_the_end_of_its_action() -> None:
    scene = moving("A1", "A1")
    scene.do(act.Next())
    scene.do(act.Point("A"))
    assert scene.motion == 0


def test_without_motion_nothing_moves() -> None:
    scene = moving("A1")
    scene.do(act.Settle({"motion": False}))
    scene.do(act.Next())
    assert scene.motion == 0


def test_the_beginning_has_no_motion() -> None:
    assert moving("A1").seconds(0) == 0


# What follows by itself


def test_each_step_by_itself_waits_for_its_motion_and_a_pause() -> None:
    scene = moving("A1", "A1", "B1")
    scene.do(act.Autoplay(True))
    found = []
    while scene.requests:
        found.append((scene.step, scene.requests[0].after))
        tick(scene)
    assert found == [(1, 2.5), (2, 3.5), (3, 4.5)]


@pytest.mark.parametrize(("pace", "pause"), [("slow", 3), ("medium", 1.5), ("fast", 0.5)])
def test_the_reader_sets_the_pace(pace: str, pause: float) -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.Settle({"motion": False, "pace": pace}))
    scene.do(act.Autoplay(True))
    assert scene.requests[0].after == pause


def test_an_author_who_stops_it_has_stopped_it() -> None:
    scene = nim_scene("A1", "A1", "B1")
    scene.when_shown(lambda: scene.do(act.Autoplay(False)) if scene.step == 2 else None)
    scene.do(act.Autoplay(True))
    tick(scene)
    assert (scene.step, scene.requests, scene.state.playing) == (2, (), False)


def test_at_the_end_it_waits_for_who_thinks_a_pause_at_a_time() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("B1")})
    scene.do(act.Settle({"motion": False, "pace": "fast"}))
    scene.do(act.Last())
    scene.do(act.Autoplay(True))
    assert scene.requests[0].after == 0.5
    first = scene.requests[0].number
    tick(scene)
    assert scene.state.playing
    assert scene.requests[0].number > first


def test_at_the_end_of_what_nobody_goes_on_with_it_stops() -> None:
    scene = nim_scene("A1", step=1)
    scene.do(act.Autoplay(True))
    assert (scene.state.playing, scene.requests) == (False, ())


def test_no_two_requests_have_a_number() -> None:
    scene = nim_scene("A1", "A1", "B1")
    numbers = []
    for on in (True, False, True, False):
        scene.do(act.Autoplay(on))
        numbers += [request.number for request in scene.requests]
        scene.do(act.GoTo(0))
    assert len({*numbers}) == len(numbers) == 2


# What is shown and said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_beginning_says_how_to_go_on_and_what_the_record_says(language: str) -> None:
    scene, say = nim_scene(language=language), words(language).say
    scene.game.annotate("Two play.")
    scene.game.play("A1")
    begin = say("widget.beginning", next=say("control.next"))
    assert nim_scene("A1", language=language).caption() == Caption("", begin)
    assert scene.caption() == Caption("", f"{begin} Two play.")


def test_the_beginning_of_what_has_not_begun_says_nothing_of_steps() -> None:
    scene = nim_scene()
    assert scene.caption() == Caption() == ("", "")
    scene.game.annotate("Two play.")
    assert scene.caption() == Caption("", "Two play.")


def test_a_step_says_its_rule_what_happened_and_what_the_record_says() -> None:
    scene = nim_scene("A1", step=1)
    happened = EN.say("nim.caption.StonesTaken", player="Ann", heap="A", count=1)
    assert scene.caption() == scene.caption(1) == Caption("N1", happened)
    assert nim_scene("A1", "B2").caption(1) == Caption("N1", happened)
    assert nim_scene("A1", "B2", step=2).caption(1) == Caption("N1", happened)
    scene.game.annotate("Few.")
    assert scene.caption() == Caption("N1", f"{happened} Few.")


def test_what_is_shown_at_another_step_can_be_asked_for() -> None:
    scene = nim_scene("A1", "B2", "C5", step=2)
    assert scene.rows(0)["heaps"].rows == {"A": (3,), "B": (4,), "C": (5,)}
    assert scene.rows()["heaps"].rows == {"A": (2,), "B": (2,), "C": (5,)}
    assert scene.rows(3)["heaps"].rows == {"A": (2,), "B": (2,), "C": (0,)}
    assert scene.picture(step=0).svg() == nim_scene().picture().svg()


def test_a_picture_is_of_the_end_of_a_step_if_it_is_not_asked_for_another_time() -> None:
    drawn = []

    class Noting(nim.NimProduction):
        def picture(
            self,
            moment: Moment,
            pointing: Pointing,
            voice: Voice,
            progress: float = 1.0,
            *,
            layout: str = "",
        ) -> Picture:
            drawn.append((moment.number, progress))
            return super().picture(moment, pointing, voice, progress, layout=layout)

    scene = nim_scene("A1", "B2", "C1", production=Noting(), step=2)
    scene.picture()
    scene.picture(0.5)
    scene.picture(step=1)
    assert drawn == [(2, 1.0), (2, 0.5), (1, 1.0)]


def test_as_text_it_tells_picture_step_caption_and_notation() -> None:
    scene = nim_scene("A1", step=1)
    caption = " ".join(scene.caption())
    told = EN.say("widget.text", title=scene.picture().title, step=1, count=1, caption=caption)
    assert scene.told == f"{told}\n2,4,5 2"
    assert scene.notation == "2,4,5 2"


def test_as_text_nothing_is_drawn_where_the_production_knows_the_title() -> None:
    class Titled(nim.NimProduction):
        def picture_title(self, moment: Moment, pointing: Pointing, voice: Voice) -> str:
            del pointing
            return f"{voice.code} {moment.number}"

        def picture(self, *_told: Any, **_more: Any) -> Picture:
            raise AssertionError

    told = nim_scene("A1", step=1, production=Titled()).told
    assert "en 1" in told.splitlines()[0]


def test_as_text_a_game_that_has_not_begun_tells_what_can_be_done() -> None:
    scene = nim_scene()
    assert scene.prompt
    assert scene.prompt in scene.told


def test_what_is_shown_is_what_the_viewer_may_know() -> None:
    assert nim_scene(seen_by="Ann").moment.seen_by == "Ann"


def test_who_only_walks_is_asked_told_and_refused_nothing() -> None:
    walk = Walk(nim.NimProduction(), nim.Nim(["Ann", "Bob"], nim.Position()))
    assert (walk.prompt, walk.trouble, walk.manner) == ("", "", "")
    assert (walk.requests, walk.is_waiting, walk.is_played) == ((), False, False)


def test_the_production_names_what_belongs_to_it() -> None:
    scene = nim_scene()
    assert (scene.name, scene.tables, scene.has_steps) == ("nim", ("heaps",), True)
    assert scene.title == EN.say("nim.title", players=EN.join(["Ann", "Bob"]))


def test_an_edition_says_some_things_in_other_words() -> None:
    scene = nim_scene("A1", edition=(("nim.caption.StonesTaken", "widget.over"),), step=1)
    assert scene.caption().text == EN.say("widget.over")


def test_a_comment_that_comes_later_is_seen() -> None:
    scene = nim_scene("A1", step=1)
    before = scene.moment
    assert scene.moment is before
    scene.game.annotate("Few.")
    assert scene.moment.note.comment == "Few."


# What the author of a notebook points at, and hears of


def test_what_the_author_points_at_comes_before_what_the_record_does() -> None:
    scene = nim_scene("A1", step=1)
    scene.game.annotate("", Marks(highlights=("B",)))
    assert scene.pointing(scene.moment) == Pointing(Marks(highlights=("B",)), chosen=())
    scene.mark(Marks(highlights=("C",)))
    assert scene.pointing(scene.moment) == Pointing(Marks(highlights=("C",)), chosen=())
    scene.do(act.Back())
    assert scene.state.marks == NO_MARKS


def test_who_listens_hears_of_each_other_step_that_is_shown() -> None:
    scene = nim_scene("A1", "B1")
    heard = []
    scene.when_shown(lambda: heard.append(scene.step))
    for action in (act.Next(), act.Last(), act.Last(), act.Next(), act.GoTo(0), act.Back()):
        scene.do(action)
    assert heard == [1, 2, 0]


def test_what_an_authors_function_raises_is_told_without_our_own_lines() -> None:
    scene = nim_scene("A1")
    scene.when_shown(lambda: 1 / 0)
    scene.do(act.Next())
    assert scene.failures.splitlines()[-1] == "ZeroDivisionError: division by zero"
    assert "test_walk.py" in scene.failures
    assert "walk.py" not in scene.failures.replace("test_walk.py", "")


def test_what_failed_at_a_step_is_told_no_more_when_another_is_shown_by_itself() -> None:
    scene = nim_scene("A1", "B1")
    fails = [False, True]
    scene.when_shown(lambda: 1 / 0 if fails.pop() else None)
    scene.do(act.Autoplay(True))
    assert scene.failures
    tick(scene)
    assert (scene.step, scene.failures) == (2, "")


def test_what_was_told_of_a_place_is_forgotten_with_it_when_the_reader_goes_on() -> None:
    scene = nim_scene("A1")
    scene.put(notice="widget.last_placed", about="B")
    scene.do(act.Settle({"pace": "fast"}))
    assert (scene.state.notice, scene.state.about) == ("widget.last_placed", "B")
    scene.do(act.Next())
    assert (scene.state.notice, scene.state.about) == ("", "")


@pytest.mark.parametrize("action", [act.Back(), act.Settle({"pace": "fast"}), act.Click("A")])
def test_what_failed_is_told_until_the_reader_goes_on(action: act.Action) -> None:
    scene = nim_scene("A1")
    fails = [True]
    scene.when_shown(lambda: 1 / 0 if fails.pop() else None)
    scene.do(act.Next())
    fails.append(False)
    for quiet in (act.CatchUp(), act.Point("A"), act.Toggle("card.1"), act.Ticked(9)):
        scene.do(quiet)
        assert scene.failures
    scene.do(act.Answered(9, Outcome("A1")))
    assert scene.failures
    scene.do(action)
    assert bool(scene.failures) == isinstance(action, act.Settle)


# What happens to the game elsewhere


def test_what_is_added_elsewhere_can_be_walked_to_and_is_no_news() -> None:
    scene = nim_scene("A1", step=1)
    scene.game.play("B1")
    assert (scene.step, scene.count, scene.at_end, scene.state.notice) == (1, 2, False, "")


def test_what_is_taken_back_and_done_again_between_two_looks_has_not_happened() -> None:
    scene = nim_scene("A1", step=1)
    scene.do(act.Choose(("B",)))
    scene.game.undo()
    scene.game.redo()
    assert (scene.state.chosen, scene.state.notice) == (("B",), "")


def test_what_was_taken_back_elsewhere_is_not_shown_when_the_game_goes_on() -> None:
    scene = nim_scene("A1", "B1", step=2)
    for _ in range(2):
        scene.game.undo()
    assert (scene.step, scene.state.notice) == (0, "widget.taken_back")
    for move in ("C1", "C1"):
        scene.game.play(move)
    assert (scene.step, scene.count) == (0, 2)


def test_another_move_in_place_of_one_is_no_move_taken_back() -> None:
    scene = nim_scene("A1", step=1)
    scene.game.undo()
    scene.game.play("A2")
    assert (scene.step, scene.state.notice, scene.moment.position.heaps) == (1, "", (1, 4, 5))


def test_a_tick_that_nobody_has_asked_for_moves_nothing() -> None:
    scene = nim_scene("A1")
    scene.do(act.Ticked(1))
    assert (scene.step, scene.requests) == (0, ())


def test_a_number_of_a_table_is_a_step_like_any_other() -> None:
    walk = moving("A1", "B1")
    of_a_table: Any = np.int64(1)
    walk.do(act.GoTo(of_a_table))
    assert (walk.step, type(walk.step)) == (1, int)


@pytest.mark.parametrize("step", [True, 1.0, "end", None, np.bool_(True)])
def test_what_is_no_number_of_a_step_is_refused_and_nothing_is_changed(step: Any) -> None:
    board = ClansWidget(clans.Position.start(seed=7).play("A1-A2"))
    with pytest.raises(ArgumentError):
        board.go_to(step)
    assert board.step == 0
    of_a_table: Any = np.int64(1)
    board.go_to(of_a_table)
    assert (board.step, type(board.step)) == (1, int)
