"""The handbook builds without a warning, has what it promises, and needs no network."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from clans_widget.words import LANGUAGES, say
from docs.courses import courses
from docs.website.languages import HANDBOOK, place
from docs.website.policies import guarded
from tests.browser.driving.chromium import running_chromium
from tests.browser.driving.files import served
from tests.browser.live.reader import SOON, Reader
from tests.clann.rules.rulebook.test_rule_ids import RULES as RULES_OF_CLANN
from tests.clans.rules.rulebook.test_rule_ids import (
    EXAMPLES,
    RULES,
)
from tests.project.offers import OFFERS
from tests.project.running import run
from tests.project.tags import Tags, far

pytestmark = pytest.mark.slow(seconds=80)


LANGUAGE_OF: Final = {"fr": "fr", "nl": "nl"}
"""By the first folder of a page; what stands at the top is in English."""

LESSONS: Final = [
    (place(language) / f"lessons/{course.game}/{path.stem}.html").as_posix()
    for course in courses()
    for language in LANGUAGES
    for path in sorted(course.notebooks(language).glob("*.ipynb"))
]
WALKED: Final = "lessons/clans/00-quick-tour.html"

ALIVE: Final = ("index.html", "fr/index.html", "clans/walkthrough.html", "nl/clann/players.html")

RULES_OF: Final = {"clans": RULES, "clann": RULES_OF_CLANN}

LOADS: Final = {"img": "src", "iframe": "src", "script": "src", "link": "href", "source": "src"}
"""What a browser loads without being asked, by tag."""


DARK_INK: Final = re.compile(r"rgb\(\d\d,")
LIGHT_INK: Final = re.compile(r"rgb\(2\d\d,")


def language_of(page: str) -> str:
    """The language of a page, by where it stands."""
    return LANGUAGE_OF.get(Path(page).parts[0], "en")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The handbook, built as ``make docs`` does."""
    folder = tmp_path_factory.mktemp("handbook")
    done = run(sys.executable, "-m", "docs.website", folder)
    assert done.returncode == 0, done.stdout
    return folder / "html"


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A browser that nothing has been done in."""
    with running_chromium() as chromium, chromium.in_use() as browser:
        yield browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a browser; any error in it, or any look at another machine, fails the test."""
    page = browser.new_page(viewport={"width": 1300, "height": 900}, color_scheme="null")
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: wrong.append(request.url) if far(request.url) else None)
    yield page
    page.close()
    assert wrong == []


@pytest.fixture
def reader(site: Path, browser: Browser) -> Iterator[Reader]:
    """Somebody who opens the served site; whatever goes wrong fails the test."""
    with served(site) as address:
        page = browser.new_page(viewport={"width": 1366, "height": 900})
        reader = Reader(page, address)
        yield reader
        page.close()
    assert reader.trouble == []


@pytest.mark.parametrize("game", RULES_OF)
def test_every_rule_can_be_linked_to(site: Path, game: str) -> None:
    ids = {attributes.get("id") for _, attributes in Tags(site / f"{game}/rules.html").found}
    examples = EXAMPLES if game == "clans" else ()
    assert {rule.lower() for rule in (*RULES_OF[game], *examples)} <= ids


@pytest.mark.parametrize("game", RULES_OF)
def test_every_rule_of_the_page_is_one(site: Path, game: str) -> None:
    told = re.findall(r"<strong>([A-Z]\d+) ", (site / f"{game}/rules.html").read_text("utf-8"))
    assert sorted(told) == sorted(RULES_OF[game])


def test_the_page_of_clann_says_what_its_author_allows(site: Path) -> None:
    page = (site / "clann/rules.html").read_text("utf-8")
    for said in ("Max Gerchambeau", "private use", "Commercial use needs his agreement"):
        assert said in re.sub(r"\s+", " ", page)


def test_every_lesson_is_a_page(site: Path) -> None:
    assert LESSONS
    contents = [
        Tags(site / place(language) / f"lessons/{course.game}/index.html")
        for course in courses()
        for language in LANGUAGES
    ]
    linked = {anchor.get("href") for page in contents for anchor in page.of("a")}
    assert {Path(lesson).name for lesson in LESSONS} <= linked


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_shows_boards_and_tells_its_language(site: Path, lesson: str) -> None:
    tags = Tags(site / lesson)
    assert tags.of("html")[0]["lang"] == language_of(lesson)
    pictures = [picture for picture in tags.of("img") if picture["src"].endswith(".svg")]
    frames = tags.of("iframe")
    assert pictures
    assert all(len(frame["title"]) > 20 for frame in frames)
    described = [picture for picture in pictures if len(picture["alt"]) > 100]
    assert len(described) + len(frames) >= len(pictures) > 0


def test_every_page_leads_to_the_same_page_in_the_other_languages(site: Path) -> None:
    """To its place there, if it is written there, and else to that language's first page."""
    for page in (path for path in site.rglob("*.html") if is_written(path.relative_to(site))):
        name, tags = page.relative_to(site).as_posix(), Tags(page)
        own = language_of(name)
        ways = [anchor for anchor in tags.of("a") if "hreflang" in anchor]
        assert [way["hreflang"] for way in ways] == list(LANGUAGES), name
        assert [way["lang"] for way in ways if "aria-current" in way] == [own], name
        for way in ways:
            there = (page.parent / way["href"]).resolve()
            same = site / place(way["lang"]) / page.relative_to(site / place(own))
            assert there == (same if same.exists() else site / place(way["lang"]) / "index.html")


def is_written(page: Path) -> bool:
    """Whether somebody wrote the page; Sphinx makes others, such as an index, by itself."""
    made = ("genindex", "py-modindex", "search")
    return (
        page.stem not in made
        and not {"walks", "_static", "_downloads"} & {*page.parts}
        and (
            "lessons" not in page.parts
            or page.stem == "index"
            or not re.search(r"-\d+$", page.stem)
        )
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_lessons_can_be_walked_and_ask_questions(site: Path, language: str) -> None:
    pages = [Tags(site / lesson) for lesson in LESSONS if language_of(lesson) == language]
    assert 2 * sum(len(page.of("iframe")) for page in pages) >= len(pages)
    assert sum(len(page.of("details")) for page in pages) >= 2 * len(pages)


def test_what_a_page_loads_is_there_and_not_far(site: Path) -> None:
    missing = []
    for path in site.rglob("*.html"):
        tags = Tags(path)
        for tag, name in LOADS.items():
            for attributes in tags.of(tag):
                address = re.split("[?#]", attributes.get(name, ""))[0]
                if far(address) or (address and not (path.parent / address).exists()):
                    missing.append((path.relative_to(site), address))
    assert missing == []


def test_no_style_loads_anything_from_afar(site: Path) -> None:
    styles = "\n".join(path.read_text("utf-8") for path in site.rglob("*.css"))
    assert styles
    assert not re.search(r"url\(\s*[\"']?(https?:)?//|@import\s+[\"'](https?:)?//", styles)


def test_no_page_tells_where_it_was_made(site: Path) -> None:
    place = re.compile(r"/(?:home|tmp|root|usr|work)/|site-packages")
    pages = {path.relative_to(site): path.read_text("utf-8") for path in site.rglob("*.html")}
    assert [name for name, text in pages.items() if place.search(text)] == []


@pytest.mark.parametrize("part", OFFERS)
def test_the_reference_has_all_that_a_part_offers(site: Path, part: str) -> None:
    reference = "\n".join(path.read_text("utf-8") for path in (site / "api").rglob("*.html"))
    module = import_module(part)
    offered = {name: thing for name, thing in vars(module).items() if name in module.__all__}
    things = {name: thing for name, thing in offered.items() if is_made_here(thing)}
    assert things
    ids = {name: [f'id="{place}"' for place in homes(part, name, things[name])] for name in things}
    assert [name for name in things if not any(known in reference for known in ids[name])] == []


def is_made_here(thing: object) -> bool:
    """Whether it is a class or a function of the package, not a name for a type of others."""
    return callable(thing) and str(getattr(thing, "__module__", "")).startswith("clans_widget")


def homes(part: str, name: str, thing: object) -> list[str]:
    """Where the reference may have what a part offers: there, or where it was made."""
    made = str(getattr(thing, "__module__", part)).split(".")
    own = getattr(thing, "__name__", name)
    places = (".".join(made[:length]) for length in range(2, len(made) + 1))
    return [f"{part}.{name}", *(f"{place}.{own}" for place in places)]


def test_a_walk_through_on_a_lesson_page_steps(site: Path, page: Page) -> None:
    page.goto((site / WALKED).as_uri())
    frame = page.locator(".walk iframe").first
    frame.scroll_into_view_if_needed()
    walk = frame.content_frame
    caption, place = walk.locator(".caption"), walk.locator(".place")
    first = place.inner_text()
    before = walk.locator(".picture svg").inner_html()
    walk.locator("button.next").click()
    expect(place).not_to_have_text(first)
    expect(walk.locator(".rule").first).to_be_visible()
    walk.locator("button.last").click()
    expect(walk.locator("button.next")).to_have_attribute("aria-disabled", "true")
    assert caption.inner_text().startswith(say("export.rule", "en", rule="F3"))
    assert walk.locator(".picture svg").inner_html() != before
    # All of it is seen: the frame has become as high as the page in it.
    height = walk.locator("html").evaluate("html => html.offsetHeight")
    expect(frame).to_have_css("height", f"{height}px")


def test_a_frame_is_as_dark_as_the_page_around_it(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    body = page.locator(".walk iframe").content_frame.locator("body")
    for theme, ink in (("light", DARK_INK), ("dark", LIGHT_INK)):
        page.evaluate("theme => { document.body.dataset.theme = theme; }", theme)
        expect(body).to_have_css("color", ink)


def test_the_words_of_the_pages_are_the_same_in_every_language() -> None:
    words = tomllib.loads((HANDBOOK / "words.toml").read_text("utf-8"))
    assert sorted(words) == sorted(LANGUAGES)
    assert all(sorted(words[language]) == sorted(words["en"]) for language in LANGUAGES)


def test_every_page_names_its_scripts_and_no_other_may_run(site: Path) -> None:
    policy = re.compile('<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
    for path in site.rglob("*.html"):
        page = path.read_text("utf-8")
        (rules,) = policy.findall(page)
        assert not re.search(r"<[a-z][^<>]*\son[a-z]+=", page), path
        if "default-src 'none'" not in rules:  # an exported walk-through has a policy of its own
            assert guarded(policy.sub("", page)) == page, path


@pytest.mark.parametrize("place", ALIVE)
def test_all_boards_of_a_page_come_alive_under_its_policy(reader: Reader, place: str) -> None:
    reader.open(place)
    boards = reader.page.locator(".live[data-code]").count()
    alive = reader.page.locator(".live:is(.clans-live, .clann-live)")
    expect(alive).to_have_count(boards, timeout=SOON)


def test_the_site_is_searched_and_made_dark_under_its_policy(reader: Reader) -> None:
    page = reader.page
    page.goto(f"{reader.site}/fr/accessibility.html")
    page.locator(".content-icon-container .theme-toggle").click()
    expect(page.locator("body")).to_have_attribute("data-theme", re.compile("dark|light"))
    page.locator(".sidebar-search").fill("clavier")
    page.locator(".sidebar-search").press("Enter")
    expect(page.locator("ul.search li p.context").first).to_be_visible()
