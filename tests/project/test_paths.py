"""Pages name files that are there, and all parts of the package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

import pytest

from tests.course import prose
from tests.games import GAMES
from tests.modules import PROJECT

TOP: Final = r"(?:clans_widget|docs|notebooks|tests|benchmarks|\.ci|\.github)/"
PATH: Final = re.compile(rf"{TOP}[\w./-]+|[\w./-]+\.(?:py|toml|md)")
"""What begins with a folder of the project, and what ends as its sources do."""

NOT_OURS: Final = {
    "docs/_build/html": "made by `make docs`",
    ".github/workflows/lessons.yml": "of a repository with lessons",
    "conf.py": "of somebody's own book",
    "random.py": "laid beside a lesson by a stranger",
    "clans_widget.py": "the same",
    "de.toml": "of a language that somebody adds",
    "clans_widget/words/de.toml": "the same",
}

PAGES: Final = [
    page for page in prose.pages() if page.suffix == ".md" and page.name != "CHANGELOG.md"
]  # of what was once, the changelog may tell

PROGRAMMERS: Final = PROJECT / "docs/handbook/programmers.md"
CONTRIBUTING: Final = PROJECT / "CONTRIBUTING.md"
WORDS_OF_THE_CODE: Final = PROJECT / "docs/handbook/words-of-the-code.md"


def paths(page: str) -> Iterator[str]:
    """The words between backticks that look like a path, also within a command."""
    text = re.sub(r"(?ms)^ *```.*?^ *```", "", page)
    for code in re.findall(r"`([^`]+)`", text):
        yield from (word for word in code.split() if PATH.fullmatch(word))


def missing(page: str) -> list[str]:
    """The paths that lead to nothing, from the project's top or a folder that the page names."""
    named = {*paths(page)} - {*NOT_OURS}
    folders = [PROJECT, *(PROJECT / name for name in named if (PROJECT / name).is_dir())]
    return sorted(name for name in named if not any(is_there(each, name) for each in folders))


def is_there(folder: Path, name: str) -> bool:
    """Whether it is; what a new game Nim will have, Clans has."""
    return (folder / name).exists() or (folder / re.sub(r"\bnim\b", "clans", name)).exists()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    assert missing(page.read_text("utf-8")) == []


def test_what_is_not_there_is_noticed() -> None:
    page = "In `docs/website/` stand `pages.py` and `languages.toml`; see `make -C docs/no x`."
    assert missing(page) == ["docs/no", "languages.toml"]


def test_what_is_not_ours_is_named_somewhere() -> None:
    named = {name for page in PAGES for name in paths(page.read_text("utf-8"))}
    assert named > NOT_OURS.keys()


def test_the_tables_of_common_parts_have_every_part() -> None:
    folders = {init.parent.name for init in PROJECT.glob("clans_widget/*/__init__.py")}
    told = re.findall(r"(?m)^\| `clans_widget\.(\w+)` \|", PROGRAMMERS.read_text("utf-8"))
    assert sorted(told) == sorted(folders - {*GAMES})
    rows = re.findall(r"(?m)^\| (`.*?`) \|", CONTRIBUTING.read_text("utf-8"))
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named - {*GAMES} == folders - {*GAMES}


def test_words_of_the_code_stand_where_their_page_says() -> None:
    named = re.findall(r"`(clans_widget(?:\.\w+)+)`", WORDS_OF_THE_CODE.read_text("utf-8"))
    assert len(named) > 40
    for name in named:
        assert resolve_name(name) is not None
    with pytest.raises(AttributeError):
        resolve_name("clans_widget.core.errors.Nothing")
