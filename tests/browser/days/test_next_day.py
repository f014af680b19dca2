"""On the next day a lesson lives: whatever happened to it, however the day ended, what is started.

What a reader sees is alive, or it says what to press. All pairs of what may differ are tried.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from clans_widget.core.cells import shows_live
from clans_widget.core.game_file import game_file_of
from clans_widget.lessons.catalog import cells_of, lessons_folder, read
from clans_widget.words import say
from tests.browser.driving.command import running_command
from tests.browser.driving.lab import Lab
from tests.browser.driving.scripts import IS_OPEN
from tests.browser.driving.server import Server

LESSON: Final = "clans/en/00-first-question.ipynb"

OWN_GAME: Final = "clans/nl/own-game.ipynb"

OWN: Final = "from clans_widget import ClansWidget, clans\nClansWidget(clans.Game.new(['A', 'B']))"
MINE: Final = ("# mine", "['A', 'B']))")
"""How code ends that a reader has written: it waits to be run again."""

CHANGES: Final = {
    "nothing": "() => {}",
    "an empty cell": "() => shared.insertCell(1, {cell_type: 'code'})",
    "a cell of one's own": f"() => shared.insertCell(1, {{cell_type: 'code', source: {OWN!r}}})",
    "cells moved": "() => shared.moveCell(0, 2)",
    "prose deleted": "() => shared.deleteCell(0)",
    "a board deleted": "() => shared.deleteCell(1)",
    "code changed": "() => shared.getCell(1).setSource(shared.getCell(1).getSource() + ' # mine')",
}
"""What happens to the cells on the first day."""

UNSEEN: Final = ("nothing", "an empty cell")
"""After these the lesson is as it came."""

ENDS: Final = ("the page is closed", "the kernel dies", "all is killed")

STARTS: Final = {
    "the same": (),
    "another language": ("--language=fr",),
    "another game": ("--game=clann",),
}
"""How the command is started on the second day."""


class Night(NamedTuple):
    """From one day to the next."""

    change: str
    end: str
    start: str


NIGHTS: Final = [
    Night(change, end, [*STARTS][(row + column) % len(STARTS)])
    for (row, change), (column, end) in product(enumerate(CHANGES), enumerate(ENDS))
]

MAKE: Final = """change => {
    const panel = window.jupyterapp.shell.currentWidget;
    const shared = panel.context.model.sharedModel;
    return eval(change)();
}"""

DIE: Final = """() => void window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
    .requestExecute({code: "import os; os.kill(os.getpid(), 9)"}).done.catch(() => {})"""

STATES: Final = """async () => {
    const view = 'application/vnd.jupyter.widget-view+json';
    const panel = window.jupyterapp?.shell.currentWidget;
    const kernel = panel?.sessionContext?.session?.kernel;
    if (kernel?.connectionStatus !== 'connected' || kernel.status !== 'idle') return [];
    const asked = await kernel.requestCommInfo({target_name: 'jupyter.widget'}).catch(() => null);
    if (!asked) return [];
    return panel.content.widgets.map(cell => {
        const outputs = cell.model.outputs?.toJSON() ?? [];
        const views = outputs.map(each => each.data?.[view]?.model_id).filter(Boolean);
        const lives = views.length > 0 && views.every(each => each in asked.content.comms);
        const button = cell.node.querySelector('.clans-run:enabled');
        const state = lives ? 'alive' : button?.checkVisibility() ? 'to press' : '';
        return [cell.model.sharedModel.getSource(), state];
    });
}"""
"""Of each cell what it says, and whether it lives or can be pressed."""


def test_all_pairs_are_tried() -> None:
    for one, other in combinations(range(len(Night._fields)), 2):
        factors = ([*CHANGES], [*ENDS], [*STARTS])
        assert {(night[one], night[other]) for night in NIGHTS} == {
            *product(factors[one], factors[other])
        }


@pytest.fixture
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """What one browser keeps over night."""
    context = browser.new_context()
    yield context
    context.close()


def states(lab: Lab) -> dict[str, str]:
    """How each board that is shown does, by the code of its cell."""
    found = lab.page.evaluate(STATES)
    return {text: state for text, state in found if shows_live(text)}


def shown(lab: Lab) -> list[str]:
    """What stands in the cells of the notebook that is shown; nothing while its kernel is busy."""
    return [text for text, _ in lab.page.evaluate(STATES) if text]


def wait_until_alive(lab: Lab, mine: str = "to press") -> None:
    """Wait until each board of the lesson lives, and what a reader has written can be pressed."""

    def is_alive() -> bool:
        found = states(lab)
        return bool(found) and all(
            state == (mine if text.endswith(MINE) else "alive") for text, state in found.items()
        )

    lab.until(is_alive, "Not all live.")


def first_day(server: Server, profile: BrowserContext, night: Night) -> None:
    lab = Lab(profile.new_page(), server)
    lab.page.goto(server.url(LESSON))
    wait_until_alive(lab)
    lab.page.evaluate(MAKE, CHANGES[night.change])
    if night.change == "a cell of one's own":
        lab.select_cell(1)
        lab.command("notebook:run-cell")
        wait_until_alive(lab, mine="alive")
    lab.save()
    if night.end == "the kernel dies":
        lab.page.evaluate(DIE)
        expect(lab.page.locator(".jp-Dialog")).to_be_visible()
        lab.page.locator(".jp-Dialog .jp-mod-accept").click()
        wait_until_alive(lab)
    lab.page.close()


def kill(folder: Path) -> None:
    """End the server at once, as a computer that is switched off does."""
    (running,) = (folder / "runtime").glob("jpserver-*.json")
    os.kill(int(running.stem.partition("-")[2]), signal.SIGKILL)
    running.unlink()


@pytest.mark.deep
@pytest.mark.slow
@pytest.mark.parametrize("night", NIGHTS, ids=" - ".join)
def test_what_a_reader_finds_on_the_next_day_lives(
    night: Night, tmp_path: Path, profile: BrowserContext
) -> None:
    with running_command(tmp_path) as server:
        first_day(server, profile, night)
        if night.end == "all is killed":
            kill(tmp_path)
    with running_command(tmp_path, *STARTS[night.start], port=server.port) as server:
        lab = Lab(profile.new_page(), server)
        lab.page.goto(f"{server.address}/?token={server.token}")
        wait_until_alive(lab)
        lab.page.goto(server.url(LESSON))
        wait_until_alive(lab)
        bar = lab.page.locator(".clans-changed")
        expect(bar).to_have_count(0 if night.change in UNSEEN else 1)
        if night.change not in UNSEEN:
            bar.get_by_role("button", name=say("cli.lesson.fresh")).click()
            expect(bar).to_have_count(0)
            wait_until_alive(lab)
        whole = [text for _, text in cells_of(read(lessons_folder() / LESSON))]
        lab.until(lambda: shown(lab) == whole, "The lesson is not as it came.")
        assert not any("not found" in error for error in lab.errors)


@pytest.mark.deep
@pytest.mark.slow
def test_a_game_of_ones_own_goes_on_on_the_next_day(
    tmp_path: Path, profile: BrowserContext
) -> None:
    with running_command(tmp_path, "--language=nl") as server:
        lab = Lab(profile.new_page(), server)
        lab.page.goto(server.url(LESSON.replace("/en/", "/nl/")))
        wait_until_alive(lab)
        lab.page.get_by_role("button", name=say("cli.own.title", "nl")).click()
        lab.page.wait_for_function(IS_OPEN, arg=OWN_GAME)
        wait_until_alive(lab)
        lab.page.locator(".clans-source select").select_option("A1")
        lab.page.locator(".clans-target select").select_option("A2")
        lab.page.locator(".clans-play").click()
        kept = game_file_of(tmp_path / "mine" / OWN_GAME)
        lab.until(kept.exists, "Nothing is kept.")
        lab.page.close()
        kill(tmp_path)
    record = json.loads(kept.read_text("utf-8"))["record"]
    assert "A1-A2" in record
    with running_command(tmp_path, port=server.port) as server:
        lab = Lab(profile.new_page(), server)
        lab.page.goto(f"{server.address}/lessons?token={server.token}")
        in_english = OWN_GAME.replace("/nl/", "/en/")
        lab.page.wait_for_function(IS_OPEN, arg=in_english)
        wait_until_alive(lab)
        expect(lab.page.locator(".clans-undo")).to_be_enabled()
        expect(lab.page.locator(".clans-changed")).to_have_count(0)
        assert json.loads(kept.read_text("utf-8"))["record"].startswith(record)
