"""Two futures of Clans: orders of villages side by side (V8), and that no secret is told."""

from __future__ import annotations

import json
import re
import statistics
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from clans_widget import ClansWidget, Compare
from clans_widget.clans import COLORS, Game, Move, Position
from clans_widget.clans.rules.steps import VillageFounded
from clans_widget.core.errors import IllegalMove, NotationError, Refusal
from clans_widget.words import LANGUAGES, say, words
from tests.clans.games import LAST_MOVE, last_move_game, random_game
from tests.clans.widget.test_motion import MOST_BYTES_OF_A_STEP
from tests.stage.hands import click, part, press
from tests.stage.left import living, nothing_left

pytestmark = pytest.mark.slow

FIRST, SECOND = "B5-C4:B2,C4", "B5-C4:C4,B2"
TWO_LEFT = Position.from_text(LAST_MOVE)
"""Two chips are left: both orders end the game."""

GROUPS = {"A1": "r", "A3": "b", "D2": "2rg", "D3": "bgk", "D4": "ry", "H2": "b2y"}
THREE = Position.of(GROUPS, chips=(5, 3))
"""D4 leaves three villages alone, as epoch III is about to end."""


def last() -> Compare:
    both = Compare(TWO_LEFT, FIRST, SECOND)
    both.go_to(len(both.steps))
    return both


def rules(both: Compare) -> list[tuple[str, str]]:
    return [tuple(step.rule if step else "" for step in pair) for pair in both.steps]  # type: ignore[misc]


def test_two_orders_are_walked_village_by_village() -> None:
    """B2 here and C4 there take the last chip of epoch IV, and only then come the others."""
    both = Compare(TWO_LEFT, FIRST, SECOND)
    assert rules(both) == [
        *(("M1", "M1"), ("V1", "V1"), ("V3", "V3"), ("V5", "V4"), ("V7", "V6"), ("V9", "V9")),
        *(("V1", "V1"), ("V3", "V3"), ("V4", ""), ("V5", "V5"), ("V7", "V7"), ("V9", "V9")),
        ("F1", "F1"),
    ]
    both.go_to(2)
    founded = [step for step in both.steps[1] if isinstance(step, VillageFounded)]
    assert [step.territory for step in founded] == ["B2", "C4"]


def test_what_both_come_to_is_what_the_moves_bring() -> None:
    both = last()
    ends = tuple(TWO_LEFT.play(move).position for move in (FIRST, SECOND))
    assert both.positions == ends
    rows = both._scene.outcome().rows
    for clan, one, other in zip(rows, ends[0].scores, ends[1].scores, strict=True):
        assert rows[clan] == (one, other, other - one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clans_have_their_dots_in_what_both_come_to(language: str) -> None:
    both = Compare(TWO_LEFT, FIRST, SECOND, language=language)
    html = part(both, "clans-compare-outcome").value
    for clan in COLORS:
        assert re.search(rf"<i style=--dot:\S+>{say(f'clans.color.{clan}', language)}</i>", html)


def test_territories_differ_whose_huts_do() -> None:
    both = last()
    first, second = both.positions
    names = [name for name in first.board.ids if first.huts(name) != second.huts(name)]
    assert list(both._scene.differences()) == names == ["C4"]


def test_a_village_that_stands_in_one_future_alone_is_a_difference() -> None:
    """Step by step, as long as the other future founds another: the huts are the same then."""
    both = Compare(TWO_LEFT, FIRST, SECOND)
    assert both._scene.differences(1) == ()
    assert both._scene.differences(2) == ("B2", "C4")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("First B2, then C4", "First C4, then B2")),
        ("fr", ("D’abord B2, puis C4", "D’abord C4, puis B2")),
        ("nl", ("Eerst B2, dan C4", "Eerst C4, dan B2")),
    ],
)
def test_orders_are_told_in_words(language: str, names: tuple[str, str]) -> None:
    assert Compare(TWO_LEFT, FIRST, SECOND, language)._scene.names == names


@pytest.mark.parametrize(
    ("first", "second", "names"),
    [
        ("A1-A3", "A3-A1", ("A1 to A3", "A3 to A1")),
        (
            "D4-H2:D3,D2,H2",
            "D4-D2:H2,D3,D2",
            ("D4 to H2: first D3, then D2, then H2", "D4 to D2: first H2, then D3, then D2"),
        ),
        ("D4-H2:D3,D2,H2", "A1-A3", ("D4 to H2: first D3, then D2, then H2", "A1 to A3")),
    ],
)
def test_moves_are_told_apart(first: str, second: str, names: tuple[str, str]) -> None:
    assert Compare(THREE, first, second)._scene.names == names


def test_of_an_order_of_one_village_it_is_the_only_one() -> None:
    one_left = Position.of(GROUPS, chips=(6, 5))
    both = Compare(one_left, "D4-H2:D3", "D4-H2:H2")
    assert both._scene.names == ("Only D3", "Only H2")


@pytest.mark.parametrize(
    "source",
    [
        TWO_LEFT,
        LAST_MOVE,
        last_move_game(),
        last_move_game().to_text(),
        last_move_game().position,
    ],
    ids=["position", "notation", "game", "record", "position of a game"],
)
def test_whatever_can_be_shown_has_futures(source: Any) -> None:
    both = Compare(source, Move.from_text(FIRST), SECOND)
    assert [position.huts("B5") for position in both.positions] == [{"yellow": 1, "black": 1}] * 2
    assert isinstance(both.positions[0], Position)


def test_players_of_a_position_can_have_names() -> None:
    both = Compare(TWO_LEFT, FIRST, SECOND, players=["Ann", "Bob"])
    both.go_to(3)
    assert both._scene.captions()[0].text.startswith("Ann takes")


def test_the_layout_and_the_fifth_clan_can_be_chosen() -> None:
    tall, wide = (
        Compare(TWO_LEFT, FIRST, SECOND, layout=layout)._scene.pictures()[0]
        for layout in ("tall", "wide")
    )
    assert (tall.width, wide.width) == (1000, 1330)
    white = Compare(TWO_LEFT, FIRST, SECOND, fifth="white")
    assert ">white<" in part(white, "clans-compare-outcome").value
    assert ">black<" in part(last(), "clans-compare-outcome").value


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_is_named_with_which_of_the_two_it_is(language: str) -> None:
    with nothing_left():
        for side, moves in (("first", ("B5-B5", SECOND)), ("second", (FIRST, "B5-L4"))):
            with pytest.raises(Refusal) as refused:
                Compare(TWO_LEFT, *moves, language=language)
            cause = refused.value.__cause__
            assert isinstance(cause, IllegalMove | NotationError)
            move = moves[0] if side == "first" else moves[1]
            why = cause.in_language(language)
            said = words(language).say(f"futures.refused_{side}", move=move, why=why)
            assert refused.value.in_language(language) == said


def test_a_saved_output_says_where_both_stand() -> None:
    text = Compare(TWO_LEFT, FIRST, SECOND)._repr_mimebundle_()["text/plain"]
    assert text == (
        "Two futures. 1: First B2, then C4. 2: First C4, then B2. Step 0 of 13.\n"
        f"1: {LAST_MOVE}\n2: {LAST_MOVE}"
    )


def test_the_page_is_made_again_byte_by_byte(tmp_path: Path) -> None:
    pages = [last().to_html(tmp_path / name).read_bytes() for name in ("a.html", "b.html")]
    assert pages[0] == pages[1]


# Little is sent


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is sent while a test runs."""
    messages: list[str] = []

    def record(widget: ipywidgets.Widget, msg: Any, buffers: Any = None) -> None:
        raw = [bytes(buffer).hex() for buffer in buffers or ()]
        messages.append(f"{type(widget).__name__} {json.dumps([msg, raw], default=str)}")

    monkeypatch.setattr(ipywidgets.Widget, "_send", record)
    return messages


def test_a_step_of_both_sends_as_little_as_a_step_of_one_may(sent: list[str]) -> None:
    both, sizes = Compare(TWO_LEFT, FIRST, SECOND), []
    for _ in both.steps:
        sent.clear()
        both.next()
        sizes.append(sum(map(len, sent)))
    assert statistics.median(sizes) < MOST_BYTES_OF_A_STEP


def test_it_is_fewer_widgets_than_a_board() -> None:
    before = len(living())
    both = Compare(TWO_LEFT, FIRST, SECOND)
    assert len(living()) - before < 65
    both.close()


# From a board, when an order is asked for


def asked(game: Game | None = None, **options: Any) -> ClansWidget:
    """A board on which B5 has been moved to C4, and an order is asked for."""
    widget = ClansWidget(game or last_move_game(), **options)
    for territory in ("B5", "C4"):
        click(widget, territory)
    return widget


def test_a_button_under_the_order_compares_two_orders() -> None:
    widget = asked()
    button = part(widget, "clans-compare-open")
    assert button.description == "Compare two orders"
    button.value = True
    assert [part(widget, f"clans-compare-list-{side}").label for side in ("first", "second")] == [
        "First B2, then C4",
        "First C4, then B2",
    ]
    press(widget, "clans-compare-last")
    assert widget.game.turns == ()
    assert widget.position == TWO_LEFT
    assert part(widget, "clans-compare").children
    button.value = False
    with pytest.raises(ValueError, match="not enough values"):
        part(widget, "clans-compare")


def test_in_the_panel_boards_are_tall() -> None:
    widget = asked()
    part(widget, "clans-compare-open").value = True
    futures = widget._scene.comparing.futures
    assert futures is not None
    assert futures.pictures()[0].width < widget.picture.width


# Secrets


def dealt(cards: dict[str, str]) -> Game:
    return Game.new(["Ann", "Bob"], clans=cards, position=TWO_LEFT)


CARDS = ({"Ann": "yellow", "Bob": "black"}, {"Ann": "yellow", "Bob": "red"})
OTHERS = ({"Ann": "yellow", "Bob": "black"}, {"Ann": "green", "Bob": "red"})


def everything(sent: list[str], text: str) -> str:
    return re.sub(r"[0-9a-f]{32}", "id", "\n".join(sent) + text)


@pytest.mark.parametrize("order", [(FIRST, SECOND), (SECOND, FIRST)])
def test_an_imagined_end_turns_over_no_card(order: tuple[str, str], sent: list[str]) -> None:
    streams = []
    for cards in OTHERS:
        sent.clear()
        game = dealt(cards)
        both = Compare(game, *order)
        for _ in both.steps:
            both.next()
        assert all(position.is_over for position in both.positions)
        assert not game.is_open
        assert game.clans() == {"Ann": "?", "Bob": "?"}
        bundle = both._repr_mimebundle_()
        text = bundle["text/plain"] + bundle["image/svg+xml"] + bundle["image/png"] + repr(both)
        streams.append(everything(sent, text))
        both.close()
    assert len(streams[0]) > 100_000
    assert streams[0] == streams[1]


@pytest.mark.parametrize(("seen_by", "deals"), [("Ann", CARDS), (None, OTHERS)])
def test_a_panel_tells_no_more_than_the_board(
    seen_by: str | None, deals: tuple[dict[str, str], ...], sent: list[str]
) -> None:
    streams = []
    for cards in deals:
        sent.clear()
        widget = asked(dealt(cards), seen_by=seen_by)
        part(widget, "clans-compare-open").value = True
        for _ in range(13):
            press(widget, "clans-compare-next")
        assert widget._scene.comparing.futures is not None
        assert widget._scene.comparing.futures.at_end
        streams.append(everything(sent, repr(widget)))
        widget.close()
    assert streams[0] == streams[1]


def test_pages_to_take_away_tell_no_card(tmp_path: Path) -> None:
    pages = {
        Compare(dealt(cards), FIRST, SECOND).to_html(tmp_path / "page.html").read_bytes()
        for cards in OTHERS
    }
    assert len(pages) == 1


def test_a_game_that_is_over_has_no_futures() -> None:
    game = random_game(5)
    with pytest.raises(Refusal, match="The first move, A1-A2, cannot be made"):
        Compare(game, "A1-A2", "A1-A3")
