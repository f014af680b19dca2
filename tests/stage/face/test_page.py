"""How a board fits the page that shows it: what is folded away, and how the picture is laid out.

On boards of Clans: they have tables to fold away and two layouts, the toys have not.
"""

from __future__ import annotations

import pytest

from clans_widget import ClansWidget, Quiz
from clans_widget.clans import Position, exercises
from clans_widget.core.errors import GameError
from clans_widget.picture import Picture
from clans_widget.quiz.widget.joy import Joy
from clans_widget.stage.face.text.reader import Reader
from clans_widget.stage.face.theater import Theater
from tests.clans.games import last_move_game
from tests.stage.hands import is_seen, part, parts

TABLES = ("clans-scores", "clans-epochs", "clans-villages", "clans-description")


def report(widget: ClansWidget, **page: bool) -> None:
    """What a browser tells of the page."""
    (reader,) = [each for each in parts(widget) if isinstance(each, Reader)]
    reader.set_state(page)


def test_on_a_low_page_tables_and_settings_are_folded_away_and_not_sent() -> None:
    widget = ClansWidget(last_move_game())
    for low in (True, False):
        report(widget, low=low)
        assert is_seen(widget, "clans-details-box") is not low
        assert is_seen(widget, "clans-setup-box") is not low
        assert [is_seen(widget, name) for name in TABLES] == [not low] * 4


def test_tables_that_are_folded_away_keep_their_place_for_the_full_screen() -> None:
    """Its page looks for the place before the kernel has heard of the full screen."""
    widget = ClansWidget(last_move_game())
    report(widget, low=True)
    place, setup = part(widget, "stage-tables"), part(widget, "clans-setup-box")
    assert (place.children, setup.children) == ((), ())
    (theater,) = [each for each in parts(widget) if isinstance(each, Theater)]
    theater.on = True
    assert part(widget, "stage-tables") is place
    assert [bool(part(widget, name).value) for name in TABLES] == [True] * 4
    scores = part(widget, TABLES[0])
    theater.on = False
    assert (place.children, scores.comm) == ((), None)


def test_the_reader_has_the_last_word_on_what_is_unfolded() -> None:
    widget = ClansWidget(last_move_game())
    report(widget, low=True)
    details = part(widget, "clans-details")
    assert details.icon == "caret-right"
    details.value = True
    assert details.icon == "caret-down"
    report(widget, low=False)
    report(widget, low=True)
    assert is_seen(widget, "clans-details-box")
    assert not is_seen(widget, "clans-setup-box")
    widget.play("B5-C4:B2,C4")
    assert is_seen(widget, "clans-details-box"), "a step folds nothing"
    assert ">B5<" not in part(widget, "clans-villages").value
    widget.go_to(2)
    assert ">B2<" in part(widget, "clans-villages").value


def test_tables_that_come_back_mark_what_has_changed_since_the_step_before() -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    widget.go_to(4)
    report(widget, low=True)
    widget.go_to(5)
    report(widget, low=False)
    assert part(widget, "clans-scores").value.count("stage-changed") == 2 * 3


def test_on_a_narrow_page_chart_and_track_go_below_the_map() -> None:
    wide, tall = ((p.width, p.height) for p in pictures("wide", "tall"))
    widget = ClansWidget(Position.start(seed=7))
    for narrow, size in ((True, tall), (False, wide)):
        report(widget, narrow=narrow)
        assert (widget.picture.width, widget.picture.height) == size
        (reader,) = [each for each in parts(widget) if isinstance(each, Reader)]
        assert reader.ratio == pytest.approx(size[0] / size[1])


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_author_has_the_last_word_on_the_layout(layout: str) -> None:
    (chosen,) = pictures(layout)
    widget = ClansWidget(Position.start(seed=7), layout=layout)  # type: ignore[arg-type]
    report(widget, narrow=True)
    assert widget.picture.width == chosen.width


def pictures(*layouts: str) -> list[Picture]:
    start = Position.start(seed=7)
    return [ClansWidget(start, layout=layout).picture for layout in layouts]  # type: ignore[arg-type]


def test_the_players_of_a_position_have_the_names_of_the_text_around_it() -> None:
    position = Position.start(seed=7)
    assert ClansWidget(position, players=["Ann", "Bob"]).game.players == ("Ann", "Bob")
    assert ClansWidget(position.play("A1-A2"), players=["Ann"]).game.players == ("Ann", "Player 2")


def test_nobody_has_a_name_who_has_no_seat() -> None:
    position = Position.start(seed=7)
    with pytest.raises(GameError, match="2 play, and there is no seat for Cleo and Dirk"):
        ClansWidget(position, players=["Ann", "Bob", "Cleo", "Dirk"])


def test_clans_have_a_dot_of_their_color_in_captions_and_tables() -> None:
    widget = ClansWidget(last_move_game(), language="nl")
    widget.play("B5-C4:B2,C4")
    widget.go_to(5)
    for css_class, dotted in (
        ("clans-caption", ">rood<"),
        ("clans-scores", ">geel<"),
        ("clans-villages", ">Gr<"),
    ):
        html = part(widget, css_class).value
        before = html[: html.index(dotted)]
        assert before.rpartition("<")[2].startswith("i style=--dot:#"), css_class


def test_a_right_answer_is_celebrated_also_where_settings_are_folded_away() -> None:
    quiz = Quiz(exercises.fresh("villages", seed=7))
    around = part(quiz, "clans-setup-box")
    assert not [each for each in parts(around) if isinstance(each, Joy)]
    assert [each for each in parts(quiz) if isinstance(each, Joy)]
