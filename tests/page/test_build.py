"""Building a site whose boards play."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from errno import ENOSPC
from hashlib import sha256
from html import escape, unescape
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget import ClannWidget, ClansWidget, clans
from clans_widget.clann import exercises as clann_exercises
from clans_widget.clans import exercises as clans_exercises
from clans_widget.cli import main
from clans_widget.cli import site as command
from clans_widget.core.argument_types import ArgumentError
from clans_widget.core.cells import value_of
from clans_widget.core.handbook import for_teachers
from clans_widget.core.ledger import LEDGER
from clans_widget.export import ExportError
from clans_widget.page.making import assets as making
from clans_widget.page.making import python, written
from clans_widget.page.making.alone import alone
from clans_widget.page.making.assets import OFFLINE, Shared
from clans_widget.page.making.errors import BuildError
from clans_widget.page.making.games import playable
from clans_widget.page.making.live import live, starter
from clans_widget.web import hashed
from clans_widget.words import LANGUAGES, Voice, say
from docs.lessons import SITE
from tests.page.site import shared_site
from tests.page.without_python import without_python

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]

LIMIT = 14_100_000
"""Bytes of what all pages of a site share."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shared_site(tmp_path_factory)


@pytest.fixture
def no_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sites have none: they are made at once."""
    monkeypatch.setattr(command, "lessons_of", lambda *_: [])


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


def files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


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


def test_every_page_allows_its_own_scripts_alone(site: Path) -> None:
    allowed = f"script-src 'self' 'wasm-unsafe-eval' {hashed(starter())};"
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert allowed in text
        inside = re.findall(r"<script(?![^>]* src=)[^>]*>(.*?)</script>", text, re.DOTALL)
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


NEWER: Final = Shared({"page-2.js": b"newer"}, "page-2.js", "2")
"""What pages share after an update."""


@pytest.fixture
def few_assets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pages need no Python: they are written at once."""
    monkeypatch.setattr(written, "alone", lambda *_: "a page")
    with without_python():
        yield


@pytest.fixture
def board() -> ClansWidget:
    return ClansWidget(clans.Game.new(players=["Ann", "Bob"], seed=7))


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("name", ["mine.ipynb", "mine.docx", "mine", "mine.gif"])
def test_a_page_that_plays_replaces_no_file_of_another_kind(
    board: ClansWidget, name: str, apart: bool, tmp_path: Path
) -> None:
    (tmp_path / name).write_text("mine", "utf-8")
    with pytest.raises(ExportError, match=r"\.html"):
        board.to_html(tmp_path / name, playable=True, apart=apart)
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize(
    ("name", "error", "said"),
    [
        ("half \ud800.html", ArgumentError, "give text or a path"),
        (7, ArgumentError, "give text or a path"),
        ("nul \0.html", ExportError, "cannot be the name of a file"),
    ],
)
def test_what_is_no_name_of_a_file_is_told_for_a_page_that_plays(
    board: ClansWidget,
    name: Any,
    error: type[Exception],
    said: str,
    apart: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(error, match=said):
        board.to_html(name, playable=True, apart=apart)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("few_assets")
@pytest.mark.parametrize("apart", [False, True])
def test_a_full_disk_leaves_the_page_that_was_there(
    board: ClansWidget, apart: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "board.html").write_text("old", "utf-8")

    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ExportError, match="No space left"):
        board.to_html(tmp_path / "board.html", playable=True, apart=apart)
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["old"]


@pytest.mark.usefixtures("few_assets")
@pytest.mark.parametrize("name", ["offline.js", "live/page-1.js"])
def test_a_page_apart_replaces_nothing_that_is_somebodys_own(
    board: ClansWidget, name: str, tmp_path: Path
) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("mine", "utf-8")
    with pytest.raises(ExportError, match=re.escape(name)):
        board.to_html(tmp_path / "board.html", playable=True, apart=True)
    assert files(tmp_path) == {Path(name)}
    assert (tmp_path / name).read_text("utf-8") == "mine"


@pytest.mark.usefixtures("few_assets")
def test_pages_apart_share_what_they_need(board: ClansWidget, tmp_path: Path) -> None:
    """And another version writes its own beside what the pages before still need."""
    for name in ("one.html", "other.html", "one.html"):
        board.to_html(tmp_path / name, playable=True, apart=True)
    with without_python(NEWER):
        board.to_html(tmp_path / "one.html", playable=True, apart=True)
    assert "page-2.js" in (tmp_path / "offline.js").read_text("utf-8")
    assert {"page-1.js", "page-2.js"} <= {path.name for path in (tmp_path / "live").iterdir()}


@pytest.mark.usefixtures("no_lessons", "few_assets")
def test_a_site_and_pages_apart_need_a_folder_each(
    board: ClansWidget, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What answers without a network knows the pages of one site."""
    site, pages = tmp_path / "site", tmp_path / "pages"
    pages.mkdir()
    assert main(["site", str(site)]) == 0
    board.to_html(pages / "board.html", playable=True, apart=True)
    before = {folder: files(folder) for folder in (site, pages)}
    answering = [(folder / "offline.js").read_bytes() for folder in (site, pages)]
    told = say("files.other", "en", file="offline.js", folder=site)
    with pytest.raises(ExportError, match=re.escape(told)):
        board.to_html(site / "board.html", playable=True, apart=True)
    assert main(["site", str(pages), "--language", "en"]) == 1
    assert say("files.other", "en", file="offline.js", folder=pages) in capsys.readouterr().err
    assert {folder: files(folder) for folder in (site, pages)} == before
    assert [(folder / "offline.js").read_bytes() for folder in (site, pages)] == answering


@pytest.mark.usefixtures("no_lessons", "few_assets")
@pytest.mark.parametrize("name", ["index.html", "live/page-1.js", "nl/clans/play.html"])
def test_a_site_replaces_nothing_that_is_somebodys_own(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / name
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text("mine", "utf-8")
    assert main(["site", str(tmp_path), "--language", "fr"]) == 1
    told = {"file": name, "folder": tmp_path}
    assert capsys.readouterr().err == f"{say('files.foreign', 'fr', **told)}\n"
    assert files(tmp_path) == {Path(name)}
    assert own.read_text("utf-8") == "mine"


@pytest.mark.usefixtures("no_lessons", "few_assets")
def test_a_site_is_renewed_until_somebody_changes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path)]) == 0
    (tmp_path / "about.html").write_text("mine", "utf-8")
    with without_python(NEWER):
        assert main(["site", str(tmp_path), "--games", "clann"]) == 0
    assert (tmp_path / "live" / "page-2.js").is_file()
    assert (tmp_path / "about.html").read_text("utf-8") == "mine"
    gone = [tmp_path / "en" / "clans", tmp_path / "live" / "page-1.js"]
    assert not [path for path in gone if path.exists()], "what is not on it any more is removed"
    (tmp_path / "offline.js").write_text("my own", "utf-8")
    assert main(["site", str(tmp_path)]) == 1
    assert "offline.js" in capsys.readouterr().err
    assert (tmp_path / "offline.js").read_text("utf-8") == "my own"


@pytest.mark.usefixtures("no_lessons")
@pytest.mark.parametrize("games", ["", ",", " , "])
def test_a_site_needs_a_game(
    games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path / "new"), "--games", games]) == 1
    assert capsys.readouterr().err.count("clans") == 1
    assert list(tmp_path.iterdir()) == []
