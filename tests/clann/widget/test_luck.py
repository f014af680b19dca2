"""Luck and choices in the widget: they follow the shown step, and cost nothing while shut."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from typing import Any

import pytest

from clans_widget.clann import Position
from clans_widget.clann.review import Judge, review
from clans_widget.clann.rules.steps import DiceRolled
from clans_widget.clann.widget import ClannWidget
from clans_widget.stage.face.reviewing import what_mattered
from clans_widget.words import LANGUAGES, signed_in, words
from tests.clann.review.test_judge import late_game
from tests.stage.hands import html_in, is_seen, part, parts, press

pytestmark = pytest.mark.slow

PATIENCE = 300.0


def opened(widget: ClannWidget) -> ClannWidget:
    part(widget, "clann-luck").value = True
    return widget


def told(widget: ClannWidget) -> str:
    html = html_in(widget, "clann-review")
    return unescape(re.sub(r"<[^>]+>", " ", html))


def rows(widget: ClannWidget) -> list[list[str]]:
    """The rolls in the panel, cell by cell."""
    html = html_in(widget, "clann-review").partition("</table>")[0]
    lines = html.partition("<tbody>")[2].split("<tr>")[1:]
    return [[re.sub(r"<[^>]+>", "", cell) for cell in line.split("<td>")] for line in lines]


async def all_seen(widget: ClannWidget) -> None:
    """Wait until all rolls up to what is shown have been looked at."""
    looking = words(widget._scene.state.settings.language).say("review.looking")
    async with asyncio.timeout(PATIENCE):
        while looking in told(widget):
            await asyncio.sleep(0.05)


def test_shut_it_thinks_nothing_and_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(Judge, "outlook", lambda *given: asked.append(given))
    widget = ClannWidget(late_game())
    assert (html_in(widget, "clann-review"), asked) == ("", [])
    assert not is_seen(widget, "clann-review")


def test_open_it_shows_each_roll_once_it_has_been_looked_at() -> None:
    game = late_game(rolls=4)

    async def look() -> ClannWidget:
        widget = opened(ClannWidget(game))
        await all_seen(widget)
        return widget

    widget = asyncio.run(look())
    expected = list(review(game))
    assert [row[1] for row in rows(widget)] == [
        " ".join(each.roll.faces).replace("k", "black") for each in expected if each.roll
    ]
    assert [row[2] for row in rows(widget)] == [f"{100 * each.before:.0f}%" for each in expected]


def test_it_follows_the_shown_step() -> None:
    async def look() -> list[int]:
        widget = opened(ClannWidget(late_game(rolls=3)))
        await all_seen(widget)
        counts = [len(rows(widget))]
        press(widget, "clann-first")
        counts.append(len(rows(widget)))
        press(widget, "clann-next")
        await all_seen(widget)
        counts.append(len(rows(widget)))
        return counts

    assert asyncio.run(look()) == [3, 0, 1]


def ways(widget: ClannWidget) -> list[str]:
    """What the buttons say that lead to what mattered."""
    css = "clann-mattered-"
    return [
        each.description for each in parts(widget) if css in str(getattr(each, "_dom_classes", ""))
    ]


def test_what_mattered_most_is_named_and_leads_there() -> None:
    game = late_game(rolls=6)
    mattered = what_mattered(review(game))
    assert len(mattered) > 1
    changes = [abs(each.change) for each in mattered]
    assert changes == sorted(changes, reverse=True)
    assert changes[0] == max(
        change for each in review(game) for change in (abs(each.luck), -each.choice)
    )

    async def look() -> list[tuple[int, list[str], list[str]]]:
        widget = opened(ClannWidget(game))
        await all_seen(widget)
        seen = []
        for number in range(len(mattered)):
            press(widget, f"clann-mattered-{number}")
            await all_seen(widget)
            seen.append((widget.step, ways(widget), rows(widget)[-1]))
        part(widget, "clann-luck").value = False
        assert ways(widget) == []
        return seen

    told = asyncio.run(look())
    said = told[0][1]
    assert len(said) == len(mattered)
    assert {each.is_luck for each in mattered} == {True, False}
    for each, (step, still, row), text in zip(mattered, told, said, strict=True):
        assert still == said, "it stays while one looks at it"
        last = each.roll.first if each.is_luck else each.roll.last
        shown = [step for event in game.events[:last] for step in event.steps]
        assert step == len(shown)
        assert isinstance(shown[-1], DiceRolled) == each.is_luck
        assert text.startswith(game.players[each.roll.player - 1])
        change = signed_in(100 * each.change, "en")
        assert text.endswith(change)
        assert row[3 if each.is_luck else 4] == change, "the table says the same there"


def test_no_way_to_what_mattered_takes_the_place_of_another_while_rolls_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[list[str]] = []
    show = ClannWidget._show_beside

    def noting(widget: ClannWidget) -> None:
        show(widget)
        seen.append(ways(widget))

    monkeypatch.setattr(ClannWidget, "_show_beside", noting)

    async def look() -> None:
        await all_seen(opened(ClannWidget(late_game(rolls=6))))

    asyncio.run(look())
    *before, after = seen
    assert len(before) > 1
    assert len(after) > 1
    assert [each for each in before if each] == []


def test_a_roll_that_was_taken_back_is_forgotten() -> None:
    async def look() -> tuple[list[list[str]], list[list[str]]]:
        widget = opened(ClannWidget(late_game(rolls=3)))
        await all_seen(widget)
        before = rows(widget)
        game = widget.game
        while len([each for each in game.events if each.before.can_roll]) == 3:
            game.undo()
        widget._do(part_of_catching_up())
        await all_seen(widget)
        return before, rows(widget)

    before, after = asyncio.run(look())
    assert after == before[:-1]


def part_of_catching_up() -> Any:
    from clans_widget.stage import actions as act

    return act.Last()


def test_a_cell_has_it_as_a_table() -> None:
    game = late_game(rolls=3)
    table = ClannWidget(game).luck
    assert list(table["luck"]) == [each.luck for each in review(game)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_any_roll_it_says_so(language: str) -> None:
    widget = opened(ClannWidget(Position.start(players=2), language))
    assert words(language).say("review.nothing") in told(widget)


def test_a_failure_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(Judge, "outlook", fail)

    async def look() -> str:
        widget = opened(ClannWidget(late_game(rolls=1)))
        await all_seen(widget)
        return told(widget)

    assert "LookupError" in asyncio.run(look())


def test_steps_in_a_row_begin_no_thought_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds the key for the next step waits for one roll at a time."""
    looked: list[object] = []
    whole = Judge.outlook

    def count(judge: Judge, seat: int) -> Any:
        looked.append(seat)
        return whole(judge, seat)

    monkeypatch.setattr(Judge, "outlook", count)

    async def look() -> int:
        widget = opened(ClannWidget(late_game(rolls=3)))
        for _ in range(10):
            widget.go_to(len(widget.steps))
        await all_seen(widget)
        return len(looked)

    assert asyncio.run(look()) == 3
