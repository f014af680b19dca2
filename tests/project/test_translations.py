"""The handbook says the same in every language in which it is written."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Final

import pytest

from clans_widget.words import LANGUAGES, keys, typeset, words
from docs.website.languages import FIRST, counterpart, sources, ways
from tests.course import prose
from tests.games import GAMES

OTHERS: Final = tuple(language for language in LANGUAGES if language != FIRST)

NEEDED: Final = (
    *("index", "players", "teachers", "classroom", "hosts", "accessibility"),
    *(
        f"{game}/{page}"
        for game in GAMES
        for page in ("rules", "players")
        if (sources(FIRST) / game / f"{page}.md").exists()
    ),
)
"""What a reader of any language needs: to play, to teach, to look up."""

WRITTEN: Final = [
    (language, path.relative_to(sources(language)))
    for language in OTHERS
    for path in prose.pages()
    if sources(language) in path.parents
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", NEEDED)
def test_what_every_reader_needs_is_written_in_every_language(page: str, language: str) -> None:
    assert (sources(language) / f"{page}.md").exists()


every_written = pytest.mark.parametrize(("language", "page"), WRITTEN, ids=str)


@every_written
def test_a_page_says_what_the_english_one_says(language: str, page: Path) -> None:
    theirs, ours = sources(language) / page, sources(FIRST) / page
    assert ours.exists(), "There is no such page in English."
    if page.stem != "index":  # that of English leads to more
        assert shape(theirs) == shape(ours)


def shape(page: Path) -> dict[str, object]:
    """What a translation does not change: headings, anchors, lists, tables, directives, code."""
    text = page.read_text("utf-8")
    lines = re.sub(r"(?ms)^```.*?^```", "", text).splitlines()
    return {
        "headings": [line.split(" ")[0] for line in lines if line.startswith("#")],
        "anchors": re.findall(r"(?m)^\(([\w-]+)\)=$", text),
        "items": sum(bool(re.match(r"\s*(?:[-*]|\d+\.) ", line)) for line in lines),
        "rows": sum(line.startswith("|") for line in lines),
        "directives": re.findall(r"(?m)^(?:```|:::)\{([\w-]+)\}", text),
        "blocks": len(re.findall(r"(?m)^```\w+$", text)),
        "pictures": re.findall(r"!\[[^\]]*\]\(([^)]*)\)", text),
    }


@every_written
def test_a_page_leads_where_the_english_one_leads(language: str, page: Path) -> None:
    if page.stem != "index":
        assert leads(language, page) == leads(FIRST, page)


@every_written
def test_a_page_tells_the_same_code(language: str, page: Path) -> None:
    """Words of a language stand only in what readers see of it: titles, paths and comments."""
    own = rf"  # .*|notebooks/(\w+)/{language}/|villages-{language}|title=\"[^\"]*\""
    english = r"  # .*|notebooks/(\w+)/en/|villages(?![-,`])|title=\"[^\"]*\""
    theirs, ours = (code(sources(each) / page) for each in (language, FIRST))
    assert [re.sub(own, "*", block) for block in theirs] == [
        re.sub(english, "*", block) for block in ours
    ]


@every_written
def test_a_page_calls_buttons_what_the_widget_calls_them(language: str, page: Path) -> None:
    """Where the English page names a button, the other one names it in its language."""
    names = buttons(language)
    bold = [_bold(sources(each) / page, each) for each in (FIRST, language)]
    for name in bold[0]:
        if name in names:
            assert names[name] & {*bold[1]}, f"**{name}** is called {names[name]}"


def buttons(language: str) -> dict[str, set[str]]:
    """What is written on buttons and lists in a language, by what it is in English."""
    found: dict[str, set[str]] = {}
    for key in keys():
        if re.search(r"(^|\.)(control|theater|quiz)\.\w+$", key):
            english, theirs = (_label(key, each) for each in (FIRST, language))
            found.setdefault(english, set()).add(theirs)
    return found


def _label(key: str, language: str) -> str:
    """What a button says: without the colon of a list, and without what is counted."""
    text = words(language).template(key)["other"].replace("{player}", "Ann")
    return text.partition(" (")[0].rstrip(" :\u00a0")


def _bold(page: Path, language: str) -> list[str]:
    """What stands out on a page, as the site sets it."""
    text = re.sub(r"\s+", " ", page.read_text("utf-8"))  # of a line's end, too
    return [typeset(name, language) for name in re.findall(r"\*\*([^*]+)\*\*", text)]


def code(page: Path) -> list[str]:
    """The code on a page, block by block."""
    text = page.read_text("utf-8")
    fenced = re.findall(r"(?ms)^```(?:python|html)\n(.*?)^```", text)
    return [*fenced, *re.findall(r"(?m)^    \S.*$", re.sub(r"(?ms)^```.*?^```", "", text))]


def leads(language: str, page: Path) -> list[str]:
    """Where the links of a page lead to, the same for all languages.

    What is left to English is linked as ``inv:en:std:doc#clans/secrets``.
    """
    text = re.sub(r"(?ms)^```(?!\{).*?^```", "", (sources(language) / page).read_text("utf-8"))
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    return sorted(_led_to(target, page) for target in targets)


def _led_to(target: str, page: Path) -> str:
    if target.startswith("inv:"):
        return target.partition("#")[2]
    if re.match(r"[a-z]+:|#", target):
        return target
    place, mark, anchor = target.partition("#")
    return posixpath.normpath(page.parent / place).removesuffix(".md") + mark + anchor


def test_a_page_that_is_missing_leads_to_the_first_one() -> None:
    assert counterpart("no/such/page", "fr") == "index"
    assert [way.address for way in ways("decisions", "en")][1:] == [
        "fr/index.html",
        "nl/index.html",
    ]


def test_another_shape_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One\n\n- a\n- b\n", "utf-8")
    first = shape(page)
    page.write_text("# Un\n\n- a\n", "utf-8")
    assert shape(page) != first
