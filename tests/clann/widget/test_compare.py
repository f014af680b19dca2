"""Two futures of CLANN: two ways to use the dice, side by side (K4, K9 to K12)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clans_widget import Compare
from clans_widget.clann import Game, Position
from clans_widget.clann.drawing.theme import DEFAULT_THEME
from clans_widget.clann.widget import ClannWidget
from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.futures import Futures
from clans_widget.words import LANGUAGES, words
from tests.stage.hands import click, part, parts, press
from tests.stage.left import nothing_left

pytestmark = pytest.mark.slow

TEXT = "A9,A3,h,h/h,A12,h,h C7 1 36k"
"""The 3 carries Tall to where an opponent's Stout stands; the own Stout or the Knight go free."""
START = Position.from_text(TEXT)
FIRST, SECOND = "3-1", "3-2"

PUTS = "A9,h,h,h/C1,h,h,B4 A12 1 3"
"""The 3 carries Tall to where the Knight stands."""


def last(*moves: str, start: Any = START) -> Compare:
    both = Compare(start, *(moves or (FIRST, SECOND)))
    both.go_to(len(both.steps))
    return both


def rules(both: Compare) -> list[tuple[str, ...]]:
    return [tuple(step.rule if step else "" for step in pair) for pair in both.steps]


def test_the_one_waits_while_in_the_other_somebody_goes_home() -> None:
    both = Compare(START, FIRST, SECOND)
    assert rules(both) == [("K4", "K4"), ("K9", "")]
    both.go_to(2)
    assert [both._scene.waits(side) for side in (0, 1)] == [False, True]
    assert [at.where(2, 1) for at in both.positions] == ["h", "A12"]
    assert both.positions == tuple(START.play(move).position for move in (FIRST, SECOND))


def test_places_differ_where_another_stands() -> None:
    """Tall is on A9 or A12, Stout on A3 or A6, and the other Stout on A12 or at home."""
    assert set(last()._scene.differences()) == {"A9", "A12", "A3", "A6", "C-h2"}


def test_what_differs_is_marked_on_both_boards() -> None:
    both = last()
    plain = Futures(both._scene.production, both._scene.game, (FIRST, FIRST))
    plain.do(act.GoTo(plain.count))
    marked, same = (scene.pictures()[0].svg() for scene in (both._scene, plain))
    assert len(marked) > len(same)


def test_a_move_is_not_compared_with_itself() -> None:
    with pytest.raises(Refusal, match=f"{FIRST}, so there is nothing to compare"):
        Compare(START, FIRST, FIRST)


def test_the_table_says_how_far_each_has_come() -> None:
    rows = last()._scene.outcome().rows
    assert {name: row for name, row in rows.items() if row[0] != row[1]} == {
        "1-1": (11, 8, -3),
        "1-2": (2, 5, 3),
        "2-2": (0, 39, 39),
    }
    assert len(rows) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_have_the_dots_of_their_clans_in_the_table(language: str) -> None:
    both = Compare(START, FIRST, SECOND, language, players=["Ann", "Bob"])
    html = part(both, "clann-compare-outcome").value
    voice = both._scene.voice
    for player, arm in ((1, 0), (2, 2)):
        name = voice.say("clann.figure.stout", player=voice.name(player))
        assert f"<i style=--dot:{DEFAULT_THEME.clans[arm].base}>{name}</i>" in html


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("3 for Tall", "3 for the Black Knight")),
        ("fr", ("3 pour le Grand", "3 pour le Chevalier Noir")),
        ("nl", ("3 voor de Lange", "3 voor de Zwarte Ridder")),
    ],
)
def test_uses_are_told_in_words(language: str, names: tuple[str, str]) -> None:
    assert Compare(START, "3-1", "3-N", language)._scene.names == names


def test_two_dice_and_two_cells_for_the_knight_are_futures_too() -> None:
    assert last("3-1", "6-1")._scene.names == ("3 for Tall", "6 for Tall")
    both = last("3-1>B8", "3-1>D2", start=PUTS)
    assert both._scene.differences() == ("B8", "D2")
    assert {row[2] for row in both._scene.outcome().rows.values()} == {0}


def test_two_rolls_can_be_compared_before_the_dice_are_rolled() -> None:
    both = Compare("A9,A3,h,h/h,A12,h,h C7 1 -", "[1 2 5]", "[1 2 k]")
    assert [at.dice.left for at in both.positions] == [(), ()]
    both.go_to(len(both.steps))
    assert [at.dice.left for at in both.positions] == [(1, 2, 5), (1, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_use_is_named_with_which_of_the_two_it_is(language: str) -> None:
    with nothing_left(), pytest.raises(Refusal) as refused:
        Compare(START, FIRST, "5-1", language)
    why = refused.value.__cause__
    assert isinstance(why, Refusal)
    said = words(language).say("futures.refused_second", move="5-1", why=why.in_language(language))
    assert refused.value.in_language(language) == said


def test_the_page_has_both_futures_and_is_made_again_byte_by_byte(tmp_path: Path) -> None:
    pages = [last().to_html(tmp_path / name).read_text("utf-8") for name in ("a.html", "b.html")]
    assert pages[0] == pages[1]
    for text in ("3 for Tall", "3 for Stout", "K9", "<svg"):
        assert text in pages[0]


# From a board, when a die or a character is chosen


def asked(*places: str, text: str = TEXT) -> ClannWidget:
    widget = ClannWidget(Position.from_text(text))
    for place in places:
        click(widget, place, prefix="clann")
    return widget


def offered(widget: ClannWidget) -> list[str]:
    return [str(move) for move in widget._scene.comparing.offered]


def has_button(widget: ClannWidget) -> bool:
    classes = (getattr(each, "_dom_classes", ()) for each in parts(widget))
    return any("clann-compare-open" in each for each in classes)


def test_nothing_is_compared_before_a_die_or_somebody_is_chosen() -> None:
    for text in (TEXT, "A9,A3,h,h/h,A12,h,h C7 1 -", "A1,h,h,h/h,h,h,h - 2 -"):
        assert not has_button(asked(text=text))


def test_a_die_that_several_can_use_offers_each_of_them() -> None:
    widget = asked("die-1")
    assert offered(widget) == ["3-1", "3-2", "3-N"]
    part(widget, "clann-compare-open").value = True
    lists = [part(widget, f"clann-compare-list-{side}").label for side in ("first", "second")]
    assert lists == ["3 for Tall", "3 for Stout"]  # the one sends somebody home
    press(widget, "clann-compare-last")
    assert (widget.game.moves, widget.position) == ((), START)
    press(widget, "clann-compare-first")
    click(widget, "A9", prefix="clann")
    assert [str(move) for move in widget.game.moves] == ["3-1"]


def test_somebody_whom_two_dice_can_carry_offers_both() -> None:
    widget = asked("A9")
    assert offered(widget) == ["3-1", "6-1"]
    assert has_button(widget)


def test_while_a_cell_is_asked_for_the_cells_are_compared() -> None:
    """K12: the button stands alone, for cells are chosen from a list or on the course."""
    widget = asked("die-1", "A9", text=PUTS)
    free = part(widget, "clann-put").options
    assert offered(widget) == [f"3-1>{cell}" for _, cell in free if cell]
    part(widget, "clann-compare-open").value = True
    assert part(widget, "clann-compare-list-first").label.startswith("3 for Tall, put down on")


def test_one_way_to_go_on_is_not_compared() -> None:
    widget = asked("die-1", text="A9,h,h,h/C1,h,h,h C7 1 2k")
    assert offered(widget) == ["2-N"]
    assert not has_button(widget)


def test_of_a_game_it_takes_where_the_game_stands() -> None:
    game = Game.new(["Ann", "Bob"], position=START)
    game.play("6-N")
    for source in (game, game.to_text()):
        both = Compare(source, "3-1", "3-2")
        assert both.positions == (game.position, game.position)
