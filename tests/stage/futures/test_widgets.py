"""Two futures as widgets: alone, in a panel of a game, and as a page to take away."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any
from weakref import ref

import ipywidgets
import pytest

from clans_widget import Compare
from clans_widget.clans import Position
from clans_widget.picture import Picture
from clans_widget.stage import actions as act
from clans_widget.stage.face.futures.widget import CompareWidget
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.face.living.closed import Closed
from clans_widget.stage.scene import Scene
from clans_widget.words import LANGUAGES, words
from tests.stage.clock import run
from tests.stage.futures.scenes import Weighing, nim_futures, pig_futures
from tests.stage.hands import click, part, parts, press
from tests.stage.left import collected, living, nothing_left, said, waiting
from tests.toys import nim

pytestmark = pytest.mark.slow

__all__ = ["said"]

SHORT = nim.Position((3, 0, 0))


def compare(*moves: str, **options: Any) -> CompareWidget:
    first, second = moves or ("A1", "A3")
    return CompareWidget(nim_futures(first, second, **{"start": SHORT, **options}))


def told(widget: ipywidgets.Widget, css_class: str) -> list[str]:
    """What all parts of a class say, without tags."""
    found = [each for each in parts(widget) if css_class in getattr(each, "_dom_classes", ())]
    return [unescape(" ".join(re.sub("<[^>]+>", " ", each.value).split())) for each in found]


def pictures(widget: CompareWidget) -> list[Picture]:
    """What both boards show."""
    return [board._picture for board in widget._boards._boards]


def side(widget: ipywidgets.Widget, name: str) -> Any:
    return part(widget, f"nim-compare-{name}-future")


# Alone


def test_both_boards_are_walked_by_one_set_of_controls() -> None:
    widget = compare()
    slider = part(widget, "nim-compare-slider")
    assert (slider.value, slider.max, part(widget, "nim-compare-back").disabled) == (0, 2, True)
    press(widget, "nim-compare-next")
    assert [position.heaps for position in widget.positions] == [(2, 0, 0), (0, 0, 0)]
    assert told(widget, "nim-compare-caption") == [
        "N1 Ann takes 1 stone from heap A.",
        "N1 Ann takes 3 stones from heap A.",
    ]
    slider.value = 2
    assert (widget.step, part(widget, "nim-compare-next").disabled) == (2, True)
    press(widget, "nim-compare-first")
    assert widget.step == 0
    press(widget, "nim-compare-last")
    press(widget, "nim-compare-back")
    assert widget.step == 1


def test_who_waits_says_so() -> None:
    widget = compare()
    widget.go_to(2)
    waits = words("en").say("futures.waits")
    first, second = told(widget, "nim-compare-caption")
    assert first == f"N1 Ann takes 1 stone from heap A. {waits}"
    assert waits not in second
    assert "stage-waits" in side(widget, "first")._dom_classes
    assert "stage-waits" not in side(widget, "second")._dom_classes
    widget.back()
    assert "stage-waits" not in side(widget, "first")._dom_classes


def test_each_board_has_a_name_and_shows_its_own_future() -> None:
    widget = compare()
    widget.go_to(1)
    headings = [side(widget, name).children[0].value for name in ("first", "second")]
    assert ["A1 and not A3" in headings[0], "A3 and not A1" in headings[1]] == [True, True]
    first, second = pictures(widget)
    assert first.svg() != second.svg()
    assert [first.svg(), second.svg()] == [each.svg() for each in widget._scene.pictures()]


def test_nothing_is_called_the_same_while_another_village_is_founded() -> None:
    position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    both = Compare(position, "B5-C4:B2,C4", "B5-C4:C4,B2")
    same = words("en").say("futures.same")
    told = []
    for step in (1, 2):
        both.go_to(step)
        told.append(same in part(both, "clans-compare-outcome").value)
    assert told == [True, False]


def test_what_comes_to_the_same_is_called_so_in_the_end() -> None:
    """Both villages are founded in one epoch: their order changes nothing."""
    position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(3, 1))
    both = Compare(position, "B5-C4:B2,C4", "B5-C4:C4,B2")
    so_far, ended = (words("en").say(f"futures.{each}") for each in ("same", "same_end"))
    for step, is_end in (1, False), (len(both.steps), True):
        both.go_to(step)
        outcome = part(both, "clans-compare-outcome").value
        assert (so_far in outcome, ended in outcome) == (not is_end, is_end)


def test_rows_that_differ_are_marked_and_who_is_ahead_is_said() -> None:
    widget = compare("A1", "B4", start=None)
    assert told(widget, "nim-compare-outcome") == [
        "Heaps heap 1 2 difference A 3 3 = B 4 4 = C 5 5 = The two futures do not differ so far."
    ]
    widget.next()
    html = part(widget, "nim-compare-outcome").value
    rows = re.findall(r"<tr><th scope=row>(.)<td( class=stage-changed)?>", html)
    assert [(name, bool(differs)) for name, differs in rows] == [
        ("A", True),
        ("B", True),
        ("C", False),
    ]
    (text,) = told(widget, "nim-compare-outcome")
    assert "A 2 3 2: +1 B 4 0 1: +4 C 5 5 =" in text
    assert "differ in 2 places" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    widget = compare(language=language)
    speak = words(language)
    widget.go_to(2)
    assert part(widget, "nim-compare-next").description == speak.say("control.next")
    (outcome,) = told(widget, "nim-compare-outcome")
    assert speak.say("futures.difference") in outcome
    assert speak.say("futures.waits") in told(widget, "nim-compare-caption")[0]
    widget.language = "en"
    assert part(widget, "nim-compare-next").description == "Next"


def test_a_cell_can_walk_it_and_hear_of_it() -> None:
    widget, seen = compare(), []
    widget.on_step(lambda shown: seen.append(shown.step))
    widget.next()
    widget.go_to(2)
    widget.back()
    assert (seen, len(widget.steps)) == ([1, 2, 1], 2)
    widget.on_step(lambda _: 1 / 0)
    widget.next()
    assert "ZeroDivisionError" in told(widget, "nim-compare-caption")[0]


def test_a_saved_output_is_a_picture_of_both_and_a_text() -> None:
    widget = compare()
    bundle = widget._repr_mimebundle_()
    assert bundle["image/svg+xml"] == widget.still.svg()
    assert bundle["text/plain"] == (
        "Two futures. 1: A1 and not A3. 2: A3 and not A1. Step 0 of 2.\n1: 3,0,0 1\n2: 3,0,0 1"
    )
    assert bundle["text/plain"] == compare()._repr_mimebundle_()["text/plain"]


def test_motion_and_language_can_be_chosen() -> None:
    widget = compare()
    part(widget, "nim-compare-motion").value = False
    widget._reader.calm = True
    widget._reader.calm = False
    assert not widget._scene.state.settings.motion
    other = compare()
    other._reader.calm = True
    assert not other._scene.state.settings.motion


def moves(widget: CompareWidget) -> bool:
    return widget._boards._animator.is_running


def test_both_boards_move_together(said: list[str]) -> None:
    async def watch() -> None:
        widget = compare()
        widget.next()
        assert moves(widget)
        painted = said.count("_CanvasManager")
        await asyncio.sleep(1)
        assert said.count("_CanvasManager") > painted + 20
        await asyncio.sleep(3)
        assert not moves(widget)
        shown = [picture.svg() for picture in pictures(widget)]
        assert shown == [picture.svg() for picture in widget._scene.pictures()]
        widget.close()

    run(watch())


def test_steps_play_by_themselves_and_stop_when_it_is_closed(said: list[str]) -> None:
    async def watch() -> None:
        widget = compare()
        part(widget, "nim-compare-autoplay").value = True
        assert widget.step == 1
        await asyncio.sleep(5)
        assert widget.step == 2
        widget.go_to(0)
        part(widget, "nim-compare-autoplay").value = True
        widget.close()
        said.clear()
        await asyncio.sleep(0)
        assert waiting() == []
        await asyncio.sleep(30)
        assert (widget.step, said) == (1, [])

    with nothing_left():
        run(watch())


@pytest.mark.parametrize("made", [compare, lambda: CompareWidget(pig_futures("[5]", "[1]"))])
def test_closing_closes_every_part_and_python_forgets_it(made: Any) -> None:
    with nothing_left():
        widget = made()
        widget.next()
        widget.close()
        widget.close()
    with pytest.raises(Closed):
        widget.next()
    gone = ref(widget)
    del widget
    collected()
    assert gone() is None


def test_a_game_without_tables_has_no_table_of_what_it_comes_to() -> None:
    class Silent(Weighing):
        tables = ()

        def rows(self, moment: Any, voice: Any) -> Any:
            del moment, voice
            return {}

    widget = compare("A1", "A1", production=Silent())
    assert "<table" not in part(widget, "nim-compare-outcome").value


# Taken away


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_both_pictures_and_both_captions_of_each_step(
    tmp_path: Path, language: str
) -> None:
    widget = compare(language=language)
    page = widget.to_html(tmp_path / "both.html").read_text("utf-8")
    scene = widget._scene
    assert page.count('<div class="view">') == 2
    for number, name in enumerate(scene.names, 1):
        assert f"<h2>{number}. {name}</h2>" in page
    for step in range(scene.count + 1):
        for said_there in scene.captions(step):
            assert unescape(page).count(said_there.text) >= 1
    assert f'lang="{language}"' in page
    assert scene.title in page


def test_the_animated_picture_shows_both(tmp_path: Path) -> None:
    from PIL import Image

    file = compare().to_gif(tmp_path / "both.gif")
    with Image.open(file) as image:
        assert image.n_frames == 3  # type: ignore[attr-defined]
        assert image.width > image.height


# In a panel of a game


def game_widget(**options: Any) -> GameWidget:
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    widget = GameWidget(Scene(Weighing(), game, **options))
    part(widget, "nim-motion").value = False
    return widget


def open_panel(widget: GameWidget, heap: str = "B") -> None:
    click(widget, heap, prefix="nim")
    part(widget, "nim-compare-open").value = True


def panel(widget: GameWidget) -> Any:
    return part(widget, "nim-compare")


def classes(widget: GameWidget) -> set[str]:
    return {css for each in parts(widget) for css in getattr(each, "_dom_classes", ())}


def test_the_button_is_there_while_there_are_several_ways() -> None:
    widget = game_widget()
    assert "nim-compare-open" not in classes(widget)
    click(widget, "B", prefix="nim")
    assert part(widget, "nim-compare-open").description == words("en").say("control.hint")


def test_nothing_is_made_before_it_is_opened_and_all_is_closed_with_it() -> None:
    widget = game_widget()
    open_panel(widget)
    part(widget, "nim-compare-open").value = False  # looks that all parts share stay
    before = living()
    assert "nim-compare" not in classes(widget)
    part(widget, "nim-compare-open").value = True
    assert len(living()) > len(before) + 10
    assert panel(widget).children
    part(widget, "nim-compare-open").value = False
    assert living() == before
    assert "nim-compare" not in classes(widget)


def test_in_the_panel_one_walks_and_the_game_does_not_notice() -> None:
    widget = game_widget()
    open_panel(widget)
    press(widget, "nim-compare-next")
    assert told(widget, "nim-compare-caption") == [
        "N1 Ann takes 1 stone from heap B.",
        "N1 Ann takes 4 stones from heap B.",
    ]
    assert (widget.game.events, widget.step) == ((), 0)
    assert widget._scene.state.chosen == ("B",)


def lists(widget: GameWidget) -> tuple[Any, ...]:
    return tuple(part(widget, f"nim-compare-list-{name}") for name in ("first", "second"))


def test_two_others_are_chosen_from_lists() -> None:
    widget = game_widget()
    open_panel(widget)
    first, second = lists(widget)
    assert (first.value, second.value) == ("B1", "B4")
    assert [value for _, value in first.options] == ["B1", "B2", "B3", "B4"]
    first.value = "B2"
    first, second = lists(widget)
    assert (first.value, second.value) == ("B2", "B4")
    second.value = "B2"
    first, second = lists(widget)
    assert (first.value, second.value) == ("B4", "B2")


def test_it_closes_with_the_move_and_is_closed_with_the_board() -> None:
    widget = game_widget()
    open_panel(widget)
    part(widget, "nim-compare-open").value = False
    before = living()
    part(widget, "nim-compare-open").value = True
    click(widget, "2", prefix="nim")
    assert living() <= before
    assert widget.game.position.heaps == (3, 2, 5)
    with nothing_left():
        other = game_widget()
        open_panel(other)
        other.close()


def test_it_speaks_the_language_of_the_board() -> None:
    widget = game_widget(language="nl")
    open_panel(widget)
    assert part(widget, "nim-compare-next").description == words("nl").say("control.next")
    widget.language = "fr"
    assert part(widget, "nim-compare-next").description == words("fr").say("control.next")


def test_steps_that_play_in_the_panel_stop_with_it() -> None:
    async def watch() -> None:
        widget = game_widget()
        open_panel(widget)
        part(widget, "nim-compare-autoplay").value = True
        assert widget._scene.comparing.futures is not None
        both = widget._scene.comparing.futures
        assert (both.step, len(waiting())) == (1, 1)
        part(widget, "nim-compare-open").value = False
        assert waiting() == []
        both.do(act.Next())
        widget.close()

    run(watch())
