"""The exported page as a reader meets it: from the disk, in a real browser, without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, BrowserContext, Frame, Page, Request, expect

from clans_widget.export import save
from tests.export.walks import last_move
from tests.speeds import many

pytestmark = pytest.mark.slow

FRAMES = last_move()
END = len(FRAMES) - 1

A_DAY = 24 * 60 * 60 * 1000

FADING = ".picture .slot:not(:has(> g:only-child))"
"""Layers whose predecessors are still there."""

NEXT_AND_FADING = """() => {
    document.querySelector('.next').click();
    return document.getAnimations().length;
}"""


class Reader:
    """Someone who looks at a page; ``trouble`` is what went wrong in it or was loaded by it."""

    def __init__(self, page: Page, file: Path) -> None:
        self.page = page
        self.file = file
        self.trouble: list[str] = []
        page.on("pageerror", lambda error: self.trouble.append(error.message))
        page.on("console", lambda message: self.trouble.append(message.text))
        page.on("request", self._requested)

    def open(self, place: str = "") -> None:
        self.page.goto(self.file.as_uri() + place)

    def open_with_stopped_clock(self, place: str = "") -> None:
        """Time passes when the test says so: on a slow machine steps would run on meanwhile."""
        self.page.clock.install(time=0)
        self.open(place)
        self.page.clock.pause_at(A_DAY)

    def click(self, control: str) -> None:
        self.page.locator(control).click()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def picture(self) -> Image.Image:
        """The pixels of the picture, once it stands still."""
        expect(self.page.locator(FADING)).to_have_count(0)
        shot = self.page.locator(".picture svg").screenshot()
        return Image.open(BytesIO(shot)).convert("RGB")

    def fits(self) -> bool:
        """Whether nothing is wider than the window."""
        wide = "() => document.documentElement.scrollWidth <= window.innerWidth"
        return bool(self.page.evaluate(wide))

    def _requested(self, request: Request) -> None:
        if request.url.partition("#")[0] != self.file.as_uri():
            self.trouble.append(f"asked for {request.url}")


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures show different things; smooth edges never come out quite alike."""
    difference = ImageChops.difference(one, other).convert("L")
    return difference.point(lambda depth: 255 * (depth > 40)).getbbox() is not None


Opener = Callable[..., Reader]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return save(tmp_path_factory.mktemp("export") / "walk.html", FRAMES, title="The last move")


@pytest.fixture
def look(browser: Browser, file: Path) -> Iterator[Opener]:
    """Lets a reader look at the page, with the settings of a browser's page."""
    readers: list[Reader] = []

    def look(**settings: Any) -> Reader:
        readers.append(Reader(browser.new_page(**settings), file))
        return readers[-1]

    yield look
    for reader in readers:
        reader.page.close()
    assert [trouble for reader in readers for trouble in reader.trouble] == []


@pytest.fixture(scope="module")
def usual() -> list[BrowserContext]:
    """What readers use who change nothing of it, once there is one."""
    return []


@pytest.fixture
def reader(browser: Browser, file: Path, usual: list[BrowserContext]) -> Iterator[Reader]:
    """A reader at the beginning."""
    usual[:] = usual or [browser.new_context()]
    reader = Reader(usual[0].new_page(), file)
    reader.open()
    yield reader
    reader.page.close()
    assert reader.trouble == []


def sees(page: Page | Frame, number: int) -> None:
    """A page shows a frame in all its parts."""
    frame = FRAMES[number]
    caption = f"Rule {frame.rule} {frame.text}" if frame.rule else frame.text
    expect(page.locator(".caption")).to_have_text(caption)
    expect(page.locator(".place")).to_have_text(f"Step {number} of {END}")
    expect(page.locator(".slider")).to_have_js_property("value", str(number))
    expect(page.locator(".tables table")).to_have_count(len(frame.tables))
    expect(page.locator("#description")).to_have_text(frame.picture.description)
    expect(page.locator(".picture svg")).to_have_attribute("aria-label", frame.picture.title)
    expect(page.locator(FADING)).to_have_count(0)
    expect(page.locator(".steps [aria-current]")).to_have_text(caption)


def test_it_opens_at_the_beginning(reader: Reader) -> None:
    sees(reader.page, 0)
    expect(reader.page.locator(".back")).to_be_disabled()
    expect(reader.page.locator(".next")).to_be_enabled()


def test_an_address_can_name_a_step(look: Opener) -> None:
    reader = look()
    reader.open("#5")
    sees(reader.page, 5)
    reader.open("#2")
    sees(reader.page, 2)


def test_buttons_go_through_the_steps(reader: Reader) -> None:
    for number in range(1, min(1 + many(8), END)):
        reader.click(".next")
        sees(reader.page, number)
    reader.click(".last")
    sees(reader.page, END)
    expect(reader.page.locator(".last")).to_be_disabled()
    reader.click(".back")
    sees(reader.page, END - 1)
    reader.click(".first")
    sees(reader.page, 0)


def test_the_slider_goes_to_any_step(reader: Reader) -> None:
    reader.page.locator(".slider").fill("7")
    sees(reader.page, 7)
    reader.page.locator(".slider").focus()
    reader.press("ArrowRight")
    sees(reader.page, 8)


def test_keys_go_through_the_steps(reader: Reader) -> None:
    for key, number in (("ArrowRight", 1), ("End", END), ("ArrowLeft", END - 1), ("Home", 0)):
        reader.press(key)
        sees(reader.page, number)
    reader.press("ArrowLeft")
    sees(reader.page, 0)


@pytest.mark.deep
def test_a_quick_reader_sees_the_right_step(reader: Reader) -> None:
    for key in ("ArrowRight",) * 6 + ("ArrowLeft",) * 2:
        reader.press(key)
    sees(reader.page, 4)


def test_every_step_can_be_chosen_from_the_list(reader: Reader) -> None:
    reader.click(".steps summary")
    reader.click(".steps li:nth-child(10) button")
    sees(reader.page, 9)


def test_the_id_of_a_rule_opens_what_it_says(look: Opener) -> None:
    reader = look()
    reader.open("#2")
    page, rule_text = reader.page, reader.page.locator(".rule-text")
    page.locator(".caption .rule").focus()
    reader.press("Enter")
    expect(rule_text).to_have_text(FRAMES[2].rule_text)
    expect(page.locator(".caption .rule")).to_have_attribute("aria-expanded", "true")
    reader.press("ArrowRight")
    sees(page, 3)
    expect(rule_text).to_be_hidden()
    for _ in range(2):
        reader.click(".caption .rule")
        expect(rule_text).to_have_text(FRAMES[3].rule_text)
        reader.click(".caption .rule")
        expect(rule_text).to_be_hidden()


def test_the_picture_shows_the_step(reader: Reader) -> None:
    beginning = reader.picture()
    reader.click(".next")
    moved = reader.picture()
    assert differ(moved, beginning)
    reader.click(".last")
    assert differ(reader.picture(), moved)
    reader.click(".first")
    assert not differ(reader.picture(), beginning)


@pytest.mark.parametrize("start", ["button", "key"])
def test_it_plays_at_the_pace_asked_for_until_it_is_paused(look: Opener, start: str) -> None:
    reader = look()
    reader.open_with_stopped_clock()
    reader.page.locator(".pace select").select_option("fast")
    reader.click(".caption")
    reader.click(".play") if start == "button" else reader.press(" ")
    sees(reader.page, 1)
    expect(reader.page.locator(".play")).to_have_attribute("aria-label", "Pause")
    reader.page.clock.run_for(3100)
    sees(reader.page, 3)
    reader.press(" ")
    reader.page.clock.run_for(9000)
    sees(reader.page, 3)
    expect(reader.page.locator(".play")).to_have_attribute("aria-label", "Play")


@pytest.mark.deep
def test_it_stops_at_the_end_and_plays_again_from_the_beginning(look: Opener) -> None:
    reader = look()
    reader.open_with_stopped_clock(f"#{END - 1}")
    reader.click(".play")
    sees(reader.page, END)
    expect(reader.page.locator(".play")).to_have_attribute("aria-label", "Play")
    reader.click(".play")
    sees(reader.page, 0)
    reader.page.clock.run_for(3600)
    sees(reader.page, 1)


def test_a_step_by_hand_pauses(look: Opener) -> None:
    reader = look()
    reader.open_with_stopped_clock()
    reader.click(".play")
    reader.press("End")
    reader.press("ArrowLeft")
    reader.page.clock.run_for(9000)
    sees(reader.page, END - 1)


@pytest.mark.deep
def test_layers_fade_in_unless_the_reader_wants_no_motion(look: Opener) -> None:
    for motion, fades in (("no-preference", True), ("reduce", False)):
        reader = look(reduced_motion=motion)
        reader.open()
        assert (reader.page.evaluate(NEXT_AND_FADING) > 0) == fades
        sees(reader.page, 1)


def test_it_fits_every_screen(reader: Reader) -> None:
    reader.open("#9")
    reader.click(".steps summary")
    reader.click(".words summary")
    for width in (360, 768, 1280, 1920):
        reader.page.set_viewport_size({"width": width, "height": 800})
        reader.page.wait_for_function("width => innerWidth === width", arg=width)
        assert reader.fits(), width
        box = reader.page.locator(".picture svg").bounding_box()
        assert box is not None
        assert box["width"] > 0.4 * width


def test_on_a_telephone_the_picture_can_be_enlarged(look: Opener) -> None:
    reader = look(viewport={"width": 360, "height": 740})
    reader.open()
    reader.page.get_by_label("Enlarge the picture").check()
    box = reader.page.locator(".picture svg").bounding_box()
    assert box is not None
    assert box["width"] > 900
    assert reader.fits()


def test_without_javascript_it_shows_the_last_step(look: Opener) -> None:
    shown = []
    for javascript, place in ((False, ""), (True, f"#{END}")):
        reader = look(java_script_enabled=javascript)
        reader.open(place)
        expect(reader.page.locator(".caption")).to_have_text(f"Rule F3 {FRAMES[END].text}")
        expect(reader.page.locator(".controls")).to_be_visible(visible=javascript)
        expect(reader.page.locator("noscript")).to_be_visible(visible=not javascript)
        shown.append(reader.picture())
    assert not differ(*shown)


@pytest.mark.deep
def test_pages_can_stand_side_by_side_in_frames_of_another(
    browser: Browser, file: Path, tmp_path: Path
) -> None:
    course = tmp_path / "course.html"
    frames = f'<iframe src="{file.as_uri()}" sandbox="allow-scripts" width="600"></iframe>' * 2
    course.write_text(f"<!DOCTYPE html>{frames}", "utf-8")
    page = browser.new_page()
    page.goto(course.as_uri())
    _, left, right = page.frames
    left.locator(".next").click()
    sees(left, 1)
    sees(right, 0)
    page.close()


def test_it_is_dark_for_those_who_like_it_dark(look: Opener) -> None:
    light = {}
    for scheme in ("light", "dark"):
        reader = look(color_scheme=scheme)
        reader.open()
        color = reader.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
        light[scheme] = sum(int(part) for part in color.strip("rgb()").split(","))
    assert light["light"] > 700
    assert light["dark"] < 150


def test_paper_shows_the_step_without_controls(reader: Reader) -> None:
    reader.press("ArrowRight")
    reader.page.emulate_media(media="print", color_scheme="dark")
    expect(reader.page.locator(".controls")).to_be_hidden()
    expect(reader.page.locator(".steps")).to_be_hidden()
    expect(reader.page.locator(".caption")).to_be_visible()
    sees(reader.page, 1)
    color = reader.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert color == "rgb(255, 255, 255)"
