"""The handbook builds without a warning, has what it promises, and needs no network."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from clans_widget.words import LANGUAGES, say
from docs.courses import courses
from docs.website.languages import FIRST, HANDBOOK, place, sources
from docs.website.policies import guarded
from tests.browser.driving.files import served
from tests.browser.live.reader import SLEEPS, SOON, Reader
from tests.games import GAMES, examples_of, rules_of
from tests.project.offers import OFFERS
from tests.project.running import run
from tests.project.tags import Tags, far

pytestmark = pytest.mark.slow


LANGUAGE_OF: Final = {"fr": "fr", "nl": "nl"}
"""By the first folder of a page; what stands at the top is in English."""

NAMES: Final = [
    f"{course.game}/{path.stem}"
    for course in courses()
    for path in sorted(course.notebooks("en").glob("*.ipynb"))
]
WALKED: Final = "clans/00-quick-tour"
SOME: Final = (*NAMES[1::12], WALKED)
"""The lessons that ``make test`` has on its site, which is in English."""


def address(language: str, name: str) -> str:
    """The page of a lesson on the site."""
    return (place(language) / f"lessons/{name}.html").as_posix()


LESSONS: Final = [
    pytest.param(
        address(language, name),
        marks=() if language == FIRST and name in SOME else pytest.mark.deep,
    )
    for language in LANGUAGES
    for name in NAMES
]

every_language = pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=() if each == FIRST else pytest.mark.deep) for each in LANGUAGES],
)

TOLD: Final = [game for game in GAMES if (HANDBOOK / game / "rules.md").exists()]
"""The games that have a chapter on their rules."""

LOADS: Final = {"img": "src", "iframe": "src", "script": "src", "link": "href", "source": "src"}
"""What a browser loads without being asked, by tag."""


DARK_INK: Final = re.compile(r"rgb\(\d\d,")
LIGHT_INK: Final = re.compile(r"rgb\(2\d\d,")


@cache
def tags_of(page: Path) -> Tags:
    """The tags of a page, which several tests look at."""
    return Tags(page)


def language_of(page: str) -> str:
    """The language of a page, by where it stands."""
    return LANGUAGE_OF.get(Path(page).parts[0], "en")


@pytest.fixture(scope="module")
def is_whole(request: pytest.FixtureRequest) -> bool:
    """Whether the site has every lesson, in every language: if what is deep is tested."""
    tests = (item for item in request.session.items if item.path == request.path)
    return any(item.get_closest_marker("deep") for item in tests)


@pytest.fixture(scope="module")
def site(is_whole: bool, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The handbook, as ``make docs`` builds it; some lessons in English, if that is enough."""
    folder = tmp_path_factory.mktemp("handbook")
    part = () if is_whole else ("--languages", FIRST, "--lessons", *SOME)
    done = run(sys.executable, "-m", "docs.website", folder, *part)
    assert done.returncode == 0, done.stdout
    return folder / "html"


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


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_can_be_linked_to(site: Path, game: str) -> None:
    ids = {attributes.get("id") for _, attributes in tags_of(site / f"{game}/rules.html").found}
    assert {rule.lower() for rule in (*rules_of(game), *examples_of(game))} <= ids


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_of_the_page_is_one(site: Path, game: str) -> None:
    told = re.findall(r"<strong>([A-Z]\d+) ", (site / f"{game}/rules.html").read_text("utf-8"))
    assert sorted(told) == sorted(rules_of(game))


def test_the_page_of_clann_says_what_its_author_allows(site: Path) -> None:
    page = (site / "clann/rules.html").read_text("utf-8")
    for said in ("Max Gerchambeau", "private use", "Commercial use needs his agreement"):
        assert said in re.sub(r"\s+", " ", page)


@every_language
def test_every_lesson_is_a_page(site: Path, language: str) -> None:
    assert NAMES
    contents = [
        tags_of(site / place(language) / f"lessons/{course.game}/index.html")
        for course in courses()
    ]
    linked = {anchor.get("href") for page in contents for anchor in page.of("a")}
    assert {f"{Path(name).name}.html" for name in NAMES} <= linked
    assert [name for name in NAMES if not (site / address(language, name)).exists()] == []


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_shows_boards_and_tells_its_language(site: Path, lesson: str) -> None:
    tags = tags_of(site / lesson)
    assert tags.of("html")[0]["lang"] == language_of(lesson)
    pictures = [picture for picture in tags.of("img") if picture["src"].endswith(".svg")]
    frames = tags.of("iframe")
    assert pictures
    assert all(len(frame["title"]) > 20 for frame in frames)
    described = [picture for picture in pictures if len(picture["alt"]) > 100]
    assert len(described) + len(frames) >= len(pictures) > 0


@every_language
def test_every_page_leads_to_the_same_page_in_the_other_languages(
    site: Path, is_whole: bool, language: str
) -> None:
    """To its place there, if it is written there, and else to that language's first page."""
    top = site / place(language)
    for page in pages_of(top):
        ways = [anchor for anchor in tags_of(page).of("a") if "hreflang" in anchor]
        assert [way["hreflang"] for way in ways] == list(LANGUAGES), page
        assert [way["lang"] for way in ways if "aria-current" in way] == [language], page
        for way in ways:
            there = (page.parent / way["href"]).resolve()
            same = (
                page.relative_to(top) if has(way["lang"], page.relative_to(top)) else "index.html"
            )
            assert there == (site / place(way["lang"]) / same).resolve()
            assert there.exists() or not is_whole


def has(language: str, page: Path) -> bool:
    """Whether a page is written in a language, or made from the course, as in every one."""
    return page.parts[0] == "lessons" or (sources(language) / page).with_suffix(".md").exists()


@every_language
def test_the_sidebar_leads_from_every_page_to_every_page(site: Path, language: str) -> None:
    top = (site / place(language)).resolve()
    first, *others = [led_to(path) for path in pages_of(top)]
    assert len(first.pages) > len(NAMES)
    assert all(page.exists() for page in first.pages)
    for each in others:
        assert [*each.pages] == [*first.pages], each.page
        assert each.here == [each.page] * (each.page in first.pages), each.page


class Led(NamedTuple):
    """Where the sidebar of a page leads to."""

    page: Path
    pages: list[Path]
    here: list[Path]
    """The places that are marked as the page itself."""


def led_to(page: Path) -> Led:
    """The sidebar of a page."""
    tree = page.read_text("utf-8").partition('class="sidebar-tree"')[2].partition("</aside>")[0]
    links = re.findall(r'<a class="([^"]*)" href="([^"]*)"', tree)
    places = [(page.parent / link).resolve() if link != "#" else page for _, link in links]
    marked = [at for at, (name, _) in zip(places, links, strict=True) if "current" in name]
    return Led(page, places, marked)


def pages_of(top: Path) -> list[Path]:
    """The pages of a language that somebody wrote."""
    others = [top / language for language in LANGUAGES]
    found = [path for path in sorted(top.rglob("*.html")) if is_written(path.relative_to(top))]
    return [path for path in found if not {*path.parents} & {*others}]


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


@every_language
def test_some_lessons_can_be_walked_and_ask_questions(
    site: Path, is_whole: bool, language: str
) -> None:
    names = NAMES if is_whole else SOME
    pages = [tags_of(site / address(language, name)) for name in names]
    assert 2 * sum(len(page.of("iframe")) for page in pages) >= len(pages)
    assert sum(len(page.of("details")) for page in pages) >= 2 * len(pages)


def test_what_a_page_loads_is_there_and_not_far(site: Path) -> None:
    missing = []
    for path in site.rglob("*.html"):
        tags = tags_of(path)
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
    page.goto((site / address(FIRST, WALKED)).as_uri())
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
    assert caption.inner_text().startswith(say("export.rule", FIRST, rule="F3"))
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


@pytest.mark.parametrize(
    "pages",
    [
        ("index.html",),
        pytest.param(
            ("clans/walkthrough.html", "clann/players.html", "nl/clann/players.html"),
            marks=pytest.mark.deep,
        ),
    ],
)
def test_all_boards_of_pages_come_alive_under_their_policies(
    reader: Reader, pages: tuple[str, ...]
) -> None:
    for name in pages:
        reader.open(name)
        boards = reader.page.locator(".live[data-code]").count()
        alive = reader.page.locator(".live:is(.clans-live, .clann-live)")
        expect(alive, name).to_have_count(boards, timeout=SOON)
        assert reader.page.evaluate(SLEEPS)  # so that the next page need not start Python anew
        assert reader.trouble == [], name


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("accessibility.html", "keyboard"),
        pytest.param("fr/accessibility.html", "clavier", marks=pytest.mark.deep),
    ],
)
def test_the_site_is_searched_and_made_dark_under_its_policy(
    reader: Reader, name: str, word: str
) -> None:
    page = reader.page
    page.goto(f"{reader.site}/{name}")
    page.locator(".content-icon-container .theme-toggle").click()
    expect(page.locator("body")).to_have_attribute("data-theme", re.compile("dark|light"))
    page.locator(".sidebar-search").fill(word)
    page.locator(".sidebar-search").press("Enter")
    expect(page.locator("ul.search li p.context").first).to_be_visible()
