"""The handbook says the same in every language in which it is written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from clans_widget.words import LANGUAGES
from docs.website.languages import FIRST, counterpart, sources, ways
from tests.course import prose

OTHERS: Final = tuple(language for language in LANGUAGES if language != FIRST)

NEEDED: Final = ("index",)
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


@pytest.mark.parametrize(("language", "page"), WRITTEN, ids=str)
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
        "anchors": re.findall(r"(?m)^\((\w+)\)=$", text),
        "items": sum(bool(re.match(r"\s*(?:[-*]|\d+\.) ", line)) for line in lines),
        "rows": sum(line.startswith("|") for line in lines),
        "directives": re.findall(r"(?m)^(?:```|:::)\{([\w-]+)\} *(.*)$", text),
        "blocks": len(re.findall(r"(?m)^```\w+$", text)),
        "pictures": re.findall(r"!\[[^\]]*\]\(([^)]*)\)", text),
    }


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
