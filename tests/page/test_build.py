"""Building a site whose boards play."""

from __future__ import annotations

import json
import re
import sys
from hashlib import sha256
from html import escape, unescape
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget import ClannWidget, ClansWidget, clans
from clans_widget.clann import exercises as clann_exercises
from clans_widget.clans import exercises as clans_exercises
from clans_widget.cli import main
from clans_widget.core.cells import value_of
from clans_widget.core.handbook import for_teachers
from clans_widget.core.ledger import LEDGER
from clans_widget.export import ExportError
from clans_widget.page.making import assets as making
from clans_widget.page.making import python
from clans_widget.page.making.assets import OFFLINE
from clans_widget.page.making.errors import BuildError
from clans_widget.page.making.games import playable
from clans_widget.page.making.live import live, starter
from clans_widget.page.making.write_page import alone
from clans_widget.web import hashed
from clans_widget.words import LANGUAGES, Voice, say
from docs.lessons import SITE
from tests.page.site import files, shared_site

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]

LIMIT = 14_100_000
"""Bytes of what all pages of a site share."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shared_site(tmp_path_factory)


def test_the_first_page_says_in_each_language_whose_the_games_are_and_where_plans_are(
    site: Path,
) -> None:
    first = (site / "index.html").read_text("utf-8")
    foot = unescape(first.partition("<footer>")[2])
    for language in LANGUAGES:
        said = f"{say('page.unofficial', language)} {for_teachers(language)}"
        assert f'<p lang="{language}">{said}</p>' in foot


def test_what_all_pages_share_is_small(site: Path) -> None:
    assert sum(path.stat().st_size for path in (site / "live").rglob("*")) < LIMIT


@pytest.mark.deep
def test_a_site_is_made_the_same_again_whatever_else_is_on_it(site: Path, tmp_path: Path) -> None:
    """But for what lists all pages, or all files."""
    assert main(["site", str(tmp_path), "--games", "clann"]) == 0
    made = files(tmp_path)
    assert {file for file in files(site) if "clans" not in file.parts} == made
    for file in made:
        same = (site / file).read_bytes() == (tmp_path / file).read_bytes()
        assert same or file.name in ("index.html", OFFLINE, LEDGER), file


def test_each_file_is_at_an_address_made_of_what_is_in_it(site: Path) -> None:
    """So a page never meets a file of another version, whatever a browser has kept."""
    for path in (site / "live").iterdir():
        if path.name != "LICENSES.txt":
            assert sha256(path.read_bytes()).hexdigest()[:12] in path.name, path.name


def test_what_has_not_changed_keeps_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's thirteen megabytes are not fetched again for a word that is another."""
    before = making.shared()
    monkeypatch.setattr(making, "archive", lambda: b"another")
    after = making.shared.__wrapped__()
    python = {name for name in before.files if name.startswith(("py", "style", "scripts"))}
    assert python < after.files.keys()
    assert after.begin != before.begin
    assert after.version != before.version


def test_what_answers_without_a_network_knows_all_files_and_pages(site: Path) -> None:
    told = (site / "offline.js").read_text("utf-8")
    assert all(path.name in told for path in (site / "live").iterdir())
    pages = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    assert all(f'"{page}"' in told for page in pages)
    assert "$" not in re.sub(r"\$\{", "", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_lessons_knows_all_that_is_to_be_kept_and_how_much_it_is(
    site: Path, language: str
) -> None:
    """But for its own size: it is there when somebody reads it."""
    folder = site / language
    told = attribute((folder / "index.html").read_text("utf-8"), "keep")
    sizes = {(folder / way).resolve(): size for way, size in json.loads(told)}
    own = sizes.pop(folder / "index.html")
    assert own == 0
    needed = [path for path in folder.rglob("*.html") if path.parent != folder]
    assert sizes == {path: path.stat().st_size for path in [*needed, *(site / "live").iterdir()]}


def test_a_list_of_lessons_names_them_as_the_course_does(site: Path) -> None:
    """So their stars are found."""
    listed = (site / "fr" / "index.html").read_text("utf-8")
    for game, course in (("clans", clans_exercises.COURSE), ("clann", clann_exercises.COURSE)):
        (part,) = re.findall(rf'<ol[^>]* data-course="{game}".*?</ol>', listed, re.DOTALL)
        names = re.findall('<li data-lesson="([^"]*)"', part)
        assert names == [path.stem for path in sorted((site / "fr" / game).glob("[0-9]*.html"))]
        assert {each.name for each in course.lessons if each.questions} <= {*names}
        words = json.loads(attribute(part, "stars"))
        assert words["stars"][2] == say("course.you_have", "fr", count=2)


def attribute(page: str, name: str) -> str:
    """What stands in the one attribute of a page that has this name."""
    (found,) = re.findall(f'data-{name}="([^"]*)"', page)
    return unescape(found)


def test_every_link_leads_to_a_page(site: Path) -> None:
    for page in site.rglob("*.html"):
        for link in re.findall(r'(?:href|src)="([^"#]+)', page.read_text("utf-8")):
            if not link.startswith(("http", "data:")):
                assert (page.parent / link).is_file(), f"{page.relative_to(site)}: {link}"


def test_the_notebooks_lead_to_the_pages(site: Path) -> None:
    contents = (PROJECT / "notebooks" / "README.md").read_text("utf-8")
    pages = re.findall(rf"\({SITE}/([^)]+)\)", contents)
    assert pages
    assert [page for page in pages if not (site / page).is_file()] == []


SCRIPT: Final = r"<script(?![^>]* src=|[^>]*application/json)[^>]*>(.*?)</script>"
"""A script that stands in a page; no browser runs what is JSON."""


def test_every_page_allows_its_own_scripts_alone(site: Path) -> None:
    allowed = f"script-src 'self' 'wasm-unsafe-eval' {hashed(starter())};"
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert allowed in text
        inside = re.findall(SCRIPT, text, re.DOTALL)
        assert inside in ([], [starter()]), page.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_nothing_but_a_board_says_so_before_it_is_there(
    site: Path, language: str
) -> None:
    for name in ("play", "editor"):
        text = (site / language / "clans" / f"{name}.html").read_text("utf-8")
        assert "<svg" in text
        assert escape(say("page.wait.script", language)) in text
        assert escape(say("page.wait.network", language)) in unescape(unescape(text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "bot"), [("clans", "hints"), ("clann", "tactics")])
def test_whoever_plays_is_told_who_they_are_and_how_strong_the_computer(
    site: Path, language: str, game: str, bot: str
) -> None:
    text = unescape((site / language / game / "play.html").read_text("utf-8"))
    named = {"bot": say(f"seat.{bot}", language), "setup": say("control.setup", language)}
    told = say("page.seated", language, you="Ann", other="Bob", level=3, count=4, **named)
    assert f"</h1><p>{told}</p>" in text


def test_no_page_tells_its_reader_to_run_a_cell(site: Path) -> None:
    """There are none: the picture would seem to be a button that does nothing."""
    told = [say("widget.run_to_play", language) for language in LANGUAGES]
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert not [call for call in told if call in text], page.name


@pytest.mark.usefixtures("no_lessons")
def test_the_author_of_clann_is_to_be_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path), "--games", "clann"]) == 0
    assert "Max Gerchambeau" in capsys.readouterr().out
    assert main(["site", str(tmp_path / "other")]) == 0
    assert "Gerchambeau" not in capsys.readouterr().out
    assert not (tmp_path / "other" / "en" / "clann").exists()


def test_a_game_that_is_not_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path / "new"), "--games", "chess"]) == 1
    said = capsys.readouterr().err
    assert "chess" in said
    assert all(game in said for game in playable())
    assert not (tmp_path / "new").exists()


def test_another_content_than_that_version_of_python_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(python, "which", lambda *_, **__: None)
    monkeypatch.setattr(python, "_fetched", lambda: b"something else")
    with pytest.raises(BuildError, match=re.escape(python.VERSION)):
        python.core()
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cache_that_cannot_be_used_is_named(
    language: str, board: ClansWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The page and the site that were asked for are somewhere else."""
    taken = tmp_path / "taken"
    taken.write_text("a file", "utf-8")
    monkeypatch.setenv(python.CACHE, str(taken))
    monkeypatch.setattr(python, "which", lambda *_, **__: None)
    monkeypatch.setattr(python, "_fetched", lambda: b"of use")
    monkeypatch.setattr(python, "_is_right", bool)
    monkeypatch.setattr(making, "_core", python.core)
    with pytest.raises(BuildError) as refused:
        board.to_html(tmp_path / "board.html", playable=True)
    told = refused.value.in_language(language)
    assert str(taken / "clans-widget") in told
    assert python.CACHE in told
    assert files(tmp_path) == {Path("taken")}


def test_without_npm_it_is_said_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv(python.REGISTRY, raising=False)
    monkeypatch.setattr(python, "which", lambda *_, **__: None)
    with pytest.raises(BuildError, match=python.REGISTRY):
        python.core()


def test_npm_is_found_beside_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A wheel puts it there; who has not activated the environment has it all the same."""
    folder = tmp_path / "bin"
    folder.mkdir()
    npm = folder / "npm"
    npm.write_text("#!/bin/sh\nprintf 'from the wheel' > pyodide.tgz\n", "utf-8")
    npm.chmod(0o755)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "executable", str(folder / "python"))
    monkeypatch.setattr(python, "_is_right", lambda content: content == b"from the wheel")
    assert python._package() == b"from the wheel"


def test_what_needs_more_than_a_page_has_stays_as_it_is() -> None:
    code = "import pandas as pd\nQuiz(pd)"
    assert live("<p>still</p>", code, "clans") == "<p>still</p>"
    assert 'class="live"' in live("<p>still</p>", "1 + 1", "clans")


@pytest.mark.parametrize(
    ("kind", "apart"),
    [
        (ClansWidget, True),
        (ClannWidget, False),
        pytest.param(ClansWidget, False, marks=pytest.mark.deep),
        pytest.param(ClannWidget, True, marks=pytest.mark.deep),
    ],
)
def test_a_board_becomes_a_page_that_goes_on_with_it(
    kind: Any, apart: bool, tmp_path: Path
) -> None:
    from importlib import import_module

    game = import_module(f"clans_widget.{kind.__name__.removesuffix('Widget').lower()}").Game
    board = kind(game.new(players=["Ann", "Bob"], seed=7), bots={"Bob": "greedy"})
    board.play(game.new(players=["Ann", "Bob"], seed=7).position.legal_moves()[0])
    path = board.to_html(tmp_path / "board.html", playable=True, apart=apart)
    (code,) = re.findall(r'data-code="([^"]*)"', path.read_text("utf-8"))
    again = value_of(unescape(code))
    assert (again.game.to_text(), again.step) == (board.game.to_text(), board.step)
    assert [again._scene.bots.seats.level(seat) for seat in (1, 2)] == ["person", "greedy"]
    assert "<svg" in path.read_text("utf-8")
    assert (tmp_path / "live" / making.shared().begin).is_file() == apart


@pytest.mark.deep
def test_a_page_that_has_all_in_itself_is_made_the_same_twice() -> None:
    voice = Voice("en")
    assert alone("<p>7</p>", "Board", voice) == alone("<p>7</p>", "Board", voice)


def test_where_there_is_no_folder_no_page_is_written(tmp_path: Path) -> None:
    board = ClansWidget(clans.Game.new(players=["Ann", "Bob"], seed=7))
    with pytest.raises(ExportError, match="nowhere"):
        board.to_html(tmp_path / "nowhere" / "board.html", playable=True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("no_lessons")
@pytest.mark.parametrize("games", ["", ",", " , "])
def test_a_site_needs_a_game(
    games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path / "new"), "--games", games]) == 1
    assert capsys.readouterr().err.count("clans") == 1
    assert list(tmp_path.iterdir()) == []
