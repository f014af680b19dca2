"""A page as different devices show it: a phone, one that asks for less motion, one in the dark."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from clans_widget import clans
from clans_widget.clans.captions import caption
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.picture import Picture
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.words import Voice
from tests.browser.live.device import device
from tests.browser.live.own import own_page
from tests.browser.live.reader import Reader
from tests.clans.games import LAST_MOVE

pytestmark = pytest.mark.slow

PHONE: Final = device(360, 780, has_touch=True, is_mobile=True)

CALM: Final = device(1366, 900, reduced_motion="reduce")

NEW_GAME: Final = """from clans_widget import ClansWidget, clans
ClansWidget(clans.Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann"))"""

# A motion takes a minute here: on a busy machine a shorter one may be over at its second picture.
WALK: Final = f"""from clans_widget import ClansWidget
from clans_widget.stage.face.animator import Animator
run = Animator.run
Animator.run = lambda self, seconds, paint: run(self, seconds and 60, paint)
walk = ClansWidget({LAST_MOVE!r})
walk.play("B5-C4:B2,C4")
walk.go_to(0)
walk"""

# Keeps what a page tells Python, as texts.
KEEP_TOLD: Final = """
window.told = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...others) {
    window.told.push(String(message));
    return post.call(this, message, ...others);
};"""

# Keeps each picture that a board shows from now on.
KEEP_PICTURES: Final = """board => {
    window.pictures = new Set();
    const keep = () => window.pictures.add(board.innerHTML);
    new MutationObserver(keep).observe(board, {childList: true, subtree: true});
}"""


def new_game() -> clans.Game:
    """The game of that cell, in this process."""
    return clans.Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")


def narrow_picture() -> Picture:
    """The picture of that game on a narrow screen."""
    production = ClansProduction()
    scene = Scene(production, new_game())
    scene.do(act.Arrange(production.narrow_layout))
    return scene.picture()


def hovered(reader: Reader) -> bool:
    """Whether Python has been told that the mouse is over something."""
    told: list[str] = reader.page.evaluate("window.told")
    return any('"content":{"at"' in each for each in told)


def draw_a_finger(reader: Reader, board: Locator) -> None:
    """Draw a finger over a part of a board, and lift it."""
    box = board.locator(".stage-board svg").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = reader.page.context.new_cdp_session(reader.page)
    for event, far in (("touchStart", 0), ("touchMove", 20), ("touchMove", 60), ("touchEnd", 60)):
        points = [] if event == "touchEnd" else [{"x": x + far, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": points})
    session.detach()


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_every_page_as_it_is_printed_fits_a_phone(
    browser: Browser, folder: Path, language: str
) -> None:
    """The longest words are Dutch."""
    page = browser.new_page(viewport=PHONE["viewport"])
    wide = []
    for path in [folder / "index.html", *sorted((folder / language).rglob("*.html"))]:
        page.goto(path.as_uri())
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(path.relative_to(folder).as_posix())
    page.close()
    assert wide == []


@pytest.mark.parametrize("newcomer", [PHONE], indirect=True, ids=["phone"])
def test_a_move_is_made_with_a_finger(newcomer: Reader, beside: Path) -> None:
    reader = newcomer
    reader.page.add_init_script(KEEP_TOLD)
    reader.open(own_page(beside, "phone", "clans", NEW_GAME))
    board, shown, game = reader.stage(), narrow_picture(), new_game()
    draw_a_finger(reader, board)
    turn = game.play(game.position.legal_moves()[0])
    for territory in (turn.move.source, turn.move.target):
        reader.tap(board, *shown.center(territory), width=shown.width)
    told = caption(turn.steps[0], Voice("en", game.players))
    expect(board.locator(".stage-caption").last).to_contain_text(told)
    reader.settle()
    assert not hovered(reader), "a finger does not hover"
    reader.page.evaluate("window.scrollTo(1000, window.scrollY)")
    assert reader.page.evaluate("window.scrollX") == 0
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.deep
def test_a_mouse_hovers(reader: Reader, beside: Path) -> None:
    reader.page.add_init_script(KEEP_TOLD)
    reader.open(own_page(beside, "mouse", "clans", NEW_GAME))
    board, game = reader.stage(), new_game()
    drawing = board.locator(".stage-board svg").first
    drawing.evaluate(KEEP_PICTURES)
    picture = Scene(ClansProduction(), game).picture()
    source = game.position.legal_moves()[0].source
    reader.hover(board, *picture.center(source), width=picture.width)
    reader.until(lambda: pictures(reader) > 0)
    assert hovered(reader)


def go_on(reader: Reader) -> None:
    """Go to the next step, and keep the different pictures that are shown from now on."""
    board = reader.stage()
    board.locator(".stage-board svg").first.evaluate(KEEP_PICTURES)
    board.locator(".clans-next").click()
    expect(board.locator(".stage-caption").last).to_contain_text("B5 move to C4")
    reader.settle()


def pictures(reader: Reader) -> int:
    """How many different pictures there have been since."""
    return int(reader.page.evaluate("window.pictures.size"))


@pytest.mark.parametrize("reader", [CALM], indirect=True, ids=["calm"])
def test_a_step_is_shown_at_once_to_who_asks_for_less_motion(reader: Reader, beside: Path) -> None:
    reader.open(own_page(beside, "calm", "clans", WALK))
    expect(reader.stage().locator(".clans-motion input")).not_to_be_checked()
    go_on(reader)
    assert pictures(reader) == 1


@pytest.mark.deep
def test_a_step_is_shown_in_motion(reader: Reader, beside: Path) -> None:
    reader.open(own_page(beside, "moving", "clans", WALK))
    go_on(reader)
    reader.until(lambda: pictures(reader) >= 3)
