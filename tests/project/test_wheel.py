"""What people install: the wheel, built by way of the source distribution, in fresh environments.

Everything runs in a folder from which the source tree cannot be imported, with the packages that
the metadata of the wheel name, and no others.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
from email.parser import Parser
from pathlib import Path, PurePosixPath
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit
from urllib.request import Request, urlopen
from zipfile import ZipFile

import pytest

from clans_widget import cli
from clans_widget.clans import exercises
from clans_widget.core.extras import install
from clans_widget.page.making.assets import OFFLINE, PACKED, addressed, assets
from clans_widget.page.making.packages import archive
from tests.cli.first_answer import first_answer
from tests.conftest import Tell
from tests.project.installed import Environment, installed, lend, run
from tests.project.tracked import tracked
from tests.quiz.course.pupils import handed_in

pytestmark = pytest.mark.slow

LESSONS: Final = PurePosixPath("clans_widget/lessons")

FIRST: Final = "clans/en/00-first-question.ipynb"

STRIFE: Final = "clans/en/04-strife.ipynb"

WHEEL: Final = 3_000_000
SDIST: Final = 6_000_000
"""So many bytes are downloaded at most."""

PAGE: Final = ("mine.ipynb", "apart/page.html")

MAIN: Final = (
    "from clans_widget.cli import main\nassert not any([main(each) for each in {commands}])"
)
"""Several commands in one process."""

BOARD: Final = """
from clans_widget import ClansWidget, clans
position = clans.Position.start(players=3, seed=7)
ClansWidget(position, language="en").to_html({path!r}, playable=True)
"""

OWN_BOARD: Final = """
from clans_widget import ClansWidget, clans
ClansWidget(clans.Game.new(["Ann", "Bob"], seed=7))
"""

# What a notebook has stored once its cells have run in a kernel.
IN_A_KERNEL: Final = """
import json, sys
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook
cells = [new_code_cell(source) for source in json.loads({sources!r})]
notebook = NotebookClient(new_notebook(cells=cells), timeout=None).execute()
print(json.dumps([
    [output.get("text") or sorted(output["data"]) for output in cell.outputs]
    for cell in notebook.cells
]))
"""

# A module that is there can be imported, or a sentence says which extra it needs.
ALL_MODULES: Final = """
import clans_widget
from importlib import import_module
from pkgutil import walk_packages
from clans_widget.core.extras import MissingExtra
met = 0
for module in walk_packages(clans_widget.__path__, "clans_widget.", onerror=lambda name: None):
    try:
        import_module(module.name)
        met += 1
    except MissingExtra:
        pass
print(met)
"""


@pytest.fixture(scope="module")
def sdist(dist: Path) -> Path:
    (sdist,) = dist.glob("*.tar.gz")
    return sdist


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Nothing but the wheel and the standard library."""
    return installed(wheel, tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What ``pip install clans-widget`` gives."""
    return lend(installed(wheel, tmp_path_factory.mktemp("plain")))


@pytest.fixture(scope="module")
def whole(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What a teacher has who prints and makes pages, with nbval beside it."""
    root = tmp_path_factory.mktemp("full")
    return lend(installed(wheel, root), "lab", "print", "site", beside=["nbval", "pytest"])


@pytest.fixture(scope="module")
def full(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The same with two lessons in each language: more only take longer."""
    root = tmp_path_factory.mktemp("few")
    environment = installed(wheel, root)
    for lesson in (environment.package / "lessons").glob("*/*/*.ipynb"):
        if lesson.stem[:2] not in {"00", "04"}:
            lesson.unlink()
    return lend(environment, "lab", "print", "site", beside=["nbval", "pytest"])


@pytest.fixture(scope="module")
def published(full: Environment) -> Path:
    """A folder with a board on a page, a notebook on another, and a site, made by one process."""
    write_notebook(full.folder)
    commands = [["page", *PAGE, "--apart"], ["site", "site"]]
    full.python(f"{BOARD.format(path='one.html')}\n{MAIN.format(commands=commands)}")
    return full.folder


def test_wheel_has_what_git_tracks_of_the_package_and_the_lessons(wheel: Path) -> None:
    package = {path.as_posix() for path in tracked() if path.parts[0] == "clans_widget"}
    lessons = {
        (LESSONS / path.relative_to("notebooks")).as_posix()
        for path in tracked()
        if path.parts[0] == "notebooks" and path.suffix == ".ipynb"
    }
    about = f"{'-'.join(wheel.stem.split('-')[:2])}.dist-info/"
    names = {name for name in ZipFile(wheel).namelist() if not name.startswith(about)}
    assert lessons
    assert names == package | lessons


def test_wheel_has_both_licenses_and_no_link_that_leads_nowhere(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = Parser().parsestr(packed.read(about).decode())
    licenses = told.get_all("License-File", ())
    assert set(licenses) == {"LICENSE", "clans_widget/picture/lettering/LICENSE"}
    assert all(any(name.endswith(f"licenses/{each}") for name in names) for each in licenses)
    text = str(told.get_payload())
    assert install("lab") in text
    assert re.findall(r"\]\((?!https://)|(?:src|href)=", text) == []


def test_source_distribution_has_all_that_git_tracks(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        files = [member.name for member in packed.getmembers() if member.isfile()]
    names = {PurePosixPath(*PurePosixPath(name).parts[1:]).as_posix() for name in files}
    assert names == {"PKG-INFO", *(path.as_posix() for path in tracked())}


def test_what_is_downloaded_is_small(wheel: Path, sdist: Path, tell: Tell) -> None:
    for file, most in ((wheel, WHEEL), (sdist, SDIST)):
        tell(f"{file.name}: {file.stat().st_size:,} bytes")
        assert file.stat().st_size <= most


@pytest.mark.deep
def test_tests_run_in_an_unpacked_source_distribution(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    (root,) = tmp_path.iterdir()
    pytest_alone = (sys.executable, "-m", "pytest", "-p", "xdist", "-n", "0", "-q")
    done = run(root, *pytest_alone, "README.md", "tests/project/test_install.py", "tests/core")
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_engine_needs_the_standard_library_only(bare: Environment) -> None:
    code = """
import sys
from clans_widget import clans
position = clans.Position.start(players=3, seed=7)
while not position.is_over:
    position = position.play(position.legal_moves()[0]).position
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sum(position.chips) > 0, sorted(name for name in foreign if not name.startswith("_")))
"""
    assert bare.python(code).strip() == "True ['clans_widget']"


@pytest.mark.parametrize("game", ["clann", pytest.param("clans", marks=pytest.mark.deep)])
def test_an_engine_passes_the_public_suite(bare: Environment, game: str) -> None:
    said = bare.run("python", "-I", "-m", f"clans_widget.{game}.suite")
    assert said == "All answers are right.\n"


def test_command_names_its_version_and_itself(bare: Environment, wheel: Path) -> None:
    version = wheel.stem.split("-")[1]
    assert bare.run("clans-widget", "--version").split() == ["clans-widget", version]
    assert bare.run("clans-widget", "--help") == bare.run(
        "python", "-I", "-m", "clans_widget", "--help"
    )


def test_command_without_jupyterlab_says_how_to_install_it(bare: Environment) -> None:
    assert install("lab") in bare.run("clans-widget", fails=True)


def test_package_comes_from_the_wheel(full: Environment) -> None:
    place = Path(full.python("import clans_widget; print(clans_widget.__file__)").strip())
    assert place.is_relative_to(full.site_packages)


def test_every_module_is_imported_or_says_which_extra_it_needs(plain: Environment) -> None:
    modules = [path for path in tracked() if path.parts[0] == "clans_widget"]
    met = int(plain.python(ALL_MODULES))
    assert len(modules) // 2 < met < len(modules)


def test_widget_shows_a_position(plain: Environment) -> None:
    code = """
from clans_widget import ClansWidget, clans
w = ClansWidget(clans.Position.start(players=3, seed=7))
w.play("A1-A2")
print(w.steps[0].rule, w.picture.svg().startswith("<svg"))
"""
    assert plain.python(code).strip() == "M1 True"


def test_a_kernel_shows_a_board_and_a_quiz(full: Environment, tell: Tell) -> None:
    began = perf_counter()
    sources = [
        "import clans_widget; print(clans_widget.__file__)",
        "from clans_widget import Quiz, ClansWidget, clans",
        "ClansWidget(clans.Position.start(players=3, seed=7))",
        "from clans_widget.clans import exercises; Quiz(exercises.about('V4', 3))",
    ]
    told = full.python(IN_A_KERNEL.format(sources=json.dumps(sources)))
    place, _, board, quiz = json.loads(told.splitlines()[-1])
    assert Path(place[0].strip()).is_relative_to(full.site_packages)
    for shown in (board, quiz):
        assert any("application/vnd.jupyter.widget-view+json" in kinds for kinds in shown)
    say(tell, "a kernel with a board and a quiz", began)


def test_a_lesson_gives_its_stored_outputs_without_settings_of_this_project(
    full: Environment, tmp_path: Path, tell: Tell
) -> None:
    began = perf_counter()
    lesson = tmp_path / PurePosixPath(STRIFE).name
    lesson.write_bytes((full.package / "lessons" / STRIFE).read_bytes())
    options = ("--nbval", "--nbval-current-env", "-p", "no:cacheprovider")
    told = full.run("python", "-I", "-m", "pytest", *options, lesson.name, folder=tmp_path)
    assert f"rootdir: {tmp_path}" in told
    assert " passed" in told
    say(tell, "a lesson by nbval", began)


def test_the_lab_opens_on_the_first_lesson(full: Environment, tell: Tell) -> None:
    began = perf_counter()
    process = subprocess.Popen(
        [full.scripts / "clans-widget", "--no-browser", "--folder", "mine", "--port", "0"],
        cwd=full.folder,
        env=full.settings(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    with process:
        try:
            address = _address(process)
            assert "jupyter-config-data" in first_answer(process, address).text
            asked = _part(address, f"api/contents/{FIRST}")
            lesson = json.loads(first_answer(process, asked).text)
            assert lesson["content"]["cells"]
            with urlopen(Request(_part(address, "api/shutdown"), method="POST")):
                told, _ = process.communicate()
            assert process.returncode == 0, told
        finally:
            process.kill()
    assert (full.folder / "mine" / FIRST).is_file()
    say(tell, "the lab", began)


def _address(process: subprocess.Popen[str]) -> str:
    """What the server prints for whoever has no browser; it has chosen the port itself."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        found = re.search(r"http://127\.0\.0\.1:\d+/\S+", line)
        if found:
            return found[0]
    pytest.fail("".join(lines))


def _part(address: str, place: str) -> str:
    """The address of something else on the same server."""
    return urlsplit(address)._replace(path=place).geturl()


def test_what_is_printed_is_what_the_source_tree_prints(
    full: Environment, tmp_path: Path, capsys: pytest.CaptureFixture[str], tell: Tell
) -> None:
    began = perf_counter()
    wanted = [["board", "--language", "fr", "--paper", "A3"], ["pieces", "--game", "clann"]]
    wanted += [["test", "--game", "clann"], ["answers", "--lesson", "04"]]
    commands = [["print", *each, "-o", f"{k}.pdf"] for k, each in enumerate(wanted)]
    full.python(MAIN.format(commands=commands[:-1]))
    full.run("clans-widget", *commands[-1])
    for k, each in enumerate(wanted):
        ours = tmp_path / f"{k}.pdf"
        assert cli.main(["print", *each, "-o", str(ours)]) == 0
        assert (full.folder / ours.name).read_bytes() == ours.read_bytes(), each
    capsys.readouterr()
    say(tell, "paper", began)


def test_the_class_is_read(
    full: Environment, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    handed_in(tmp_path, "Ann", {"04-strife": [exercises.about("V4", seed) for seed in (3, 4)]})
    assert cli.main(["class", str(tmp_path)]) == 0
    assert full.run("clans-widget", "class", tmp_path) == capsys.readouterr().out
    assert "“.”" in full.run("clans-widget", "class", ".", fails=True)


def test_a_board_on_a_page_is_that_of_the_source_tree(
    published: Path, tmp_path: Path, tell: Tell
) -> None:
    exec(BOARD.format(path=str(tmp_path / "one.html")), {})
    ours, theirs = (folder / "one.html" for folder in (tmp_path, published))
    assert theirs.stat().st_size == ours.stat().st_size
    assert theirs.read_bytes() == ours.read_bytes()
    tell(f"from the wheel: a page of {theirs.stat().st_size:,} bytes")


def test_a_notebook_becomes_the_page_of_the_source_tree(
    published: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_notebook(tmp_path)
    assert cli.main(["page", *(str(tmp_path / name) for name in PAGE), "--apart"]) == 0
    capsys.readouterr()
    made = contents(published / "apart")
    assert same(made, contents(tmp_path / "apart"))
    assert b"data-code" in made["page.html"]  # its board plays


def test_a_site_has_the_modules_of_the_source_tree_and_every_lesson(
    full: Environment, published: Path, tell: Tell
) -> None:
    made = contents(published / "site")
    assert made[f"live/{addressed(PACKED, archive())}"] == archive()
    shared = {name: content for name, content in assets().items() if name != OFFLINE}
    assert same({name: made[name] for name in shared}, shared)
    lessons = [*(full.package / "lessons" / "clans").glob("*/*.ipynb")]
    assert {f"{each.parent.name}/clans/{each.stem}.html" for each in lessons} < made.keys()
    assert lessons
    tell(f"from the wheel: modules of {len(archive()):,} bytes on a page")


@pytest.mark.deep
def test_a_site_with_all_lessons_is_that_of_the_source_tree(
    whole: Environment, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = ["--games", "clans,clann"]
    whole.run("clans-widget", "site", "whole", *games)
    assert cli.main(["site", str(tmp_path / "whole"), *games]) == 0
    capsys.readouterr()
    assert same(contents(whole.folder / "whole"), contents(tmp_path / "whole"))


def write_notebook(folder: Path) -> None:
    """A notebook of an author's own, and a folder for its page."""
    cell = {"cell_type": "code", "source": OWN_BOARD, "metadata": {}, "outputs": []}
    text = json.dumps({"cells": [{**cell, "execution_count": None}], "metadata": {}})
    notebook, page = (folder / name for name in PAGE)
    notebook.write_text(text, "utf-8")
    page.parent.mkdir()


def same(made: dict[str, bytes], expected: dict[str, bytes]) -> bool:
    """Whether files are the same; what differs is named, and not shown."""
    names = made.keys() | expected.keys()
    differ = sorted(name for name in names if made.get(name) != expected.get(name))
    assert differ == []
    return bool(expected)


def contents(folder: Path) -> dict[str, bytes]:
    """All files below a folder."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def say(tell: Tell, what: str, began: float) -> None:
    tell(f"from the wheel: {what}, {perf_counter() - began:.1f} s")
