"""Pages that play, in a real browser and without another machine."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Browser, Locator, Route, expect

from clans_widget import clans
from clans_widget.clans.drawing.show import picture
from clans_widget.words import say
from tests.browser.live.device import device
from tests.browser.live.hands import Hands
from tests.browser.live.reader import Reader, see_over

pytestmark = pytest.mark.slow

SERIOUS = {"serious", "critical"}

ASKED = {
    "resultTypes": ["violations", "passes"],
    "rules": {"target-size": {"enabled": True}},  # of WCAG 2.2, which it asks for only if told to
}

COLORS = "getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).map(Number)"

PHONE, WIDE = device(360, 780), device(1920, 1080)


def first_choice(board: Locator, number: int) -> str:
    """What can be chosen first in a list, when there is something."""
    chosen = board.locator("select").nth(number).locator("option").nth(1)
    expect(chosen).to_be_attached()
    return chosen.inner_text()


def move_by_mouse(reader: Reader) -> None:
    """Click on the first place that a move may begin with, and where it may go.

    The hand is slow: what is pointed at is drawn anew while the button is down.
    """
    board, shown = reader.stage(), picture(clans.Position.start(seed=1))
    source, chosen = first_choice(board, 0), board.locator("select").first.locator("option:checked")
    reader.click(board, *shown.center(source), width=shown.width, held=800)
    expect(chosen).to_have_text(source)
    reader.click(board, *shown.center(first_choice(board, 1)), width=shown.width)


def test_a_move_by_mouse_is_made_and_answered(reader: Reader) -> None:
    reader.open("en/clans/play.html")
    move_by_mouse(reader)
    board = reader.stage()
    expect(board.locator(".stage-turn")).to_contain_text("Ann")
    expect(board.locator(".clans-undo")).to_be_enabled()
    board.locator(".clans-undo").click()
    expect(board.locator(".clans-redo")).to_be_enabled()
    board.locator(".clans-hint").focus()
    reader.page.keyboard.press("f")
    expect(board).to_have_class(re.compile("stage-theater"))
    reader.page.keyboard.press("Escape")
    expect(board).not_to_have_class(re.compile("stage-theater"))


def begun(reader: Reader, game: str) -> Locator:
    """A game against the random bot, without motion."""
    reader.open(f"en/{game}/play.html")
    board = reader.stage()
    setup = board.locator(f".{game}-setup")
    if "mod-active" not in (setup.get_attribute("class") or ""):
        setup.click()
    board.locator(f".{game}-seat-2 select").select_option(label=say("seat.random"))
    board.locator(f".{game}-motion input").uncheck()
    return board


@pytest.mark.parametrize("game", [pytest.param("clann", marks=pytest.mark.deep), "clans"])
def test_a_game_is_played_by_keys(reader: Reader, game: str) -> None:
    board = begun(reader, game)
    hands = Hands(reader, game, seed=7)
    for _ in range(6):
        hands.do()
    expect(board.locator(f".{game}-undo")).to_be_enabled()
    assert reader.texts(board)


@pytest.mark.deep
def test_a_whole_game_is_played_by_keys(reader: Reader) -> None:
    board = begun(reader, "clans")
    hands = Hands(reader, "clans", seed=8)
    for _ in range(2000):
        hands.do()
        if hands.is_over:
            break
    see_over(board, "clans")


@pytest.mark.deep
def test_a_game_with_dice_goes_on_by_keys(reader: Reader) -> None:
    """So far that all is done that there is to do; to its end a game is played by mouse."""
    board = begun(reader, "clann")
    hands = Hands(reader, "clann", seed=8)
    for _ in range(70):
        hands.do()
    assert not hands.is_over
    expect(board.locator(".clann-undo")).to_be_enabled()


def test_a_question_is_hinted_at_refuted_solved_and_kept(reader: Reader) -> None:
    """Refused in words as long as nothing is chosen; the other questions of the page stay."""
    reader.open("en/clans/03-founding-villages.html")
    board, other = reader.stage(0), reader.stage(1)
    told = reader.page.locator("details.answer-to-03-founding-villages")
    expect(other).to_be_visible()
    board.locator(".clans-check").click()
    expect(board.locator(".stage-caption").last).not_to_be_empty()
    expect(board.locator(".clans-mark-solved")).to_have_count(0)
    board.locator(".clans-hint").click()
    expect(board.get_by_text("Hint 2 of 3")).to_be_visible()
    expect(other.get_by_text("Hint 2 of 3")).to_have_count(0)
    selects = board.locator("select")
    selects.nth(0).select_option(label="B5")
    selects.nth(1).select_option(label="C4")
    board.locator(".clans-check").click()
    expect(board.locator(".clans-mark-tried")).to_have_count(1)
    assert "V1" in reader.texts(board)
    expect(told).not_to_have_attribute("open", "")
    selects.nth(0).select_option(label="I3")
    selects.nth(1).select_option(label="K2")
    board.locator(".clans-check").click()
    expect(board.locator(".clans-mark-solved")).to_have_count(1)
    expect(told).to_have_attribute("open", "")
    reader.page.reload()
    reader.wait()
    expect(reader.stage().locator(".clans-mark-solved")).to_have_count(1)
    expect(told).to_have_attribute("open", "")
    with reader.page.expect_download() as saved:
        reader.page.locator(".live-save").click()
    assert saved.value.suggested_filename == "clans-progress.json"


@pytest.mark.deep
def test_a_changed_number_is_checked_at_the_first_press_and_kept_before_that(
    reader: Reader,
) -> None:
    reader.open("en/clans/05-epochs.html")
    quiz = reader.page.locator(".clans-quiz").first
    number, check = quiz.locator(".clans-worth input"), quiz.locator(".clans-check")
    again = quiz.get_by_text(say("quiz.again"))
    for press in number.press, lambda _: check.click():
        number.fill("19" if number.input_value() == "18" else "18")
        press("Enter")
        expect(again).to_be_visible()
        expect(check).to_be_disabled()
    number.fill("17")
    expect(again).to_have_count(0)
    reader.settle()
    reader.page.reload()
    reader.wait()
    expect(number).to_have_value("17")
    expect(again).to_have_count(0)


def test_the_language_is_switched_in_place(reader: Reader) -> None:
    reader.open("en/clans/play.html")
    board = reader.stage()
    board.locator(".clans-language select").select_option(label="Nederlands")
    expect(board.locator(".clans-next")).to_have_text(say("control.next", "nl"))


@pytest.mark.parametrize(
    ("reader", "lesson"),
    [
        (PHONE, "nl/clans/03-founding-villages"),
        (PHONE, "nl/clann/editor"),
        pytest.param(PHONE, "fr/clans/00-first-question", marks=pytest.mark.deep),
        pytest.param(PHONE, "nl/clans/09-annotated-game", marks=pytest.mark.deep),
        pytest.param(PHONE, "en/clans/04-strife", marks=pytest.mark.deep),
        pytest.param(WIDE, "fr/clann/02-sent-home", marks=pytest.mark.deep),
        *(
            pytest.param(size, f"{language}/{lesson}", marks=pytest.mark.deep)
            for size in (PHONE, WIDE)
            for language in ("en", "fr", "nl")
            for lesson in ("clans/08-the-end", "clann/06-tactics")
        ),
    ],
    indirect=["reader"],
)
def test_a_lesson_comes_alive_from_top_to_bottom(reader: Reader, lesson: str) -> None:
    reader.open(f"{lesson}.html")
    page = reader.page
    roots = page.locator(".live[data-code]").count()
    alive = page.locator(".live:is(.clans-live, .clann-live) > .jupyter-widgets")
    expect(alive).to_have_count(roots)
    page.locator(".live-save").evaluate_all("all => all.forEach(each => (each.hidden = false))")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("window.innerWidth")


def test_without_a_script_a_lesson_can_be_read(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/en/clans/03-founding-villages.html")
    expect(page.locator(".live svg").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    context.close()


FORBIDDEN: Final = {
    "Content-Security-Policy": "script-src 'none'; style-src 'unsafe-inline' 'self'"
}
"""What a website sends that lets no script of a page run."""


@pytest.mark.parametrize(
    ("scripts", "headers"),
    [(False, {}), (True, FORBIDDEN)],
    ids=["switched off", "forbidden by the website"],
)
def test_where_no_script_runs_a_page_says_so(
    browser: Browser, site: str, scripts: bool, headers: dict[str, str]
) -> None:
    context = browser.new_context(java_script_enabled=scripts)
    page = context.new_page()

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, **headers})

    page.route("**/*.html", answer)
    page.goto(f"{site}/en/clans/03-founding-villages.html")
    expect(page.get_by_text(say("page.wait.script")).first).to_be_visible()
    context.close()


@pytest.mark.parametrize(
    "place",
    [
        "en/clans/00-first-question.html",
        *(
            pytest.param(place, marks=pytest.mark.deep)
            for place in (
                "en/clans/03-founding-villages.html",
                "en/clans/06-value-of-a-village.html",
                "fr/clann/play.html",
            )
        ),
    ],
)
def test_nothing_bars_readers_with_a_screen_reader_or_weak_eyes(reader: Reader, place: str) -> None:
    reader.open(place)
    for color_scheme in ("light", "dark"):
        reader.page.emulate_media(color_scheme=color_scheme)
        is_dark = max(reader.page.evaluate(COLORS)[:3]) < 80
        assert is_dark == (color_scheme == "dark")
        found = Axe().run(reader.page, options=ASKED).response
        serious = [each for each in found["violations"] if each["impact"] in SERIOUS]
        assert not serious, [(each["id"], each["nodes"][0]["html"][:200]) for each in serious]
        assert any(each["id"] == "color-contrast" for each in found["passes"])


NARROW = device(390, 844)

EDGE = 3
"""So many pixels from the right something is looked at."""


def edge_of(part: Locator) -> int:
    """How light most of a part is at its right edge, from 0 to 255."""
    image = Image.open(BytesIO(part.screenshot())).convert("L")
    x = image.width - EDGE
    return sorted(image.crop((x, 0, x + 1, image.height)).tobytes())[image.height // 2]


@pytest.mark.deep
@pytest.mark.parametrize("reader", [NARROW], indirect=True)
def test_what_is_cut_and_can_be_pushed_shows_it(reader: Reader) -> None:
    page = reader.page
    page.goto(f"{reader.site}/en/clans/06-value-of-a-village.html")
    table = page.locator(".shown", has=page.locator("table")).first
    light = max(page.evaluate(COLORS)[:3])
    assert edge_of(table) < 0.9 * light
    table.evaluate("part => part.scrollLeft = part.scrollWidth")
    assert edge_of(table) > 0.95 * light


@pytest.mark.deep
def test_what_is_printed_has_the_boards_and_nothing_to_press(reader: Reader) -> None:
    """What is ticked or filled in stays: that can be done on paper."""
    reader.open("en/clans/03-founding-villages.html")
    page = reader.page
    page.emulate_media(media="print")
    expect(reader.stage().locator(".stage-board svg").first).to_be_visible()
    pressed = page.locator(".live :is(.jupyter-button, select, .widget-slider)")
    assert pressed.count() > 0
    expect(pressed.locator("visible=true")).to_have_count(0)
    breaks = "all => all.map(each => getComputedStyle(each).breakAfter)"
    assert {*page.locator("h1, h2, h3").evaluate_all(breaks)} == {"avoid"}
