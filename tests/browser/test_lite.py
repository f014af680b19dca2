"""The JupyterLite site of the lessons: built without a network, inspected, opened in a browser.

Its kernel is not started: the browser would fetch that from the network.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import nbformat
import pytest
from playwright.sync_api import Browser, Response, expect

from clans_widget.core.session import PNG, SVG
from clans_widget.words import LANGUAGES, say
from docs.courses import courses
from tests.browser.driving.files import served
from tests.project.publishing import run_python

pytestmark = [pytest.mark.deep, pytest.mark.slow]

PROJECT: Final = Path(__file__).parent.parent.parent
NOTEBOOKS: Final = PROJECT / "notebooks"
FOLDERS: Final = [f"{course.game}/{language}" for course in courses() for language in LANGUAGES]
LESSONS: Final = sorted(
    path.relative_to(NOTEBOOKS).as_posix()
    for folder in FOLDERS
    for path in (NOTEBOOKS / folder).glob("*.ipynb")
)

TEXT: Final = "text/plain"

NO_NETWORK: Final = dict.fromkeys(("http_proxy", "https_proxy", "all_proxy"), "http://127.0.0.1:9")
"""Whoever asks for a page asks a proxy that is not there."""

# The name of a front-end extension, and of the Python package that it belongs to.
EXTENSIONS: Final = {
    "@jupyter-widgets/jupyterlab-manager": "ipywidgets",
    "anywidget": "anywidget",
    "ipycanvas": "ipycanvas",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built."""
    folder = tmp_path_factory.mktemp("lite")
    run_python(PROJECT / "docs" / "lite" / "make.py", "site", folder=folder, **NO_NETWORK)
    return folder / "site"


def settings(site: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((site / "jupyter-lite.json").read_text("utf-8"))
    return found["jupyter-config-data"]  # type: ignore[no-any-return]


def read(path: Path) -> nbformat.NotebookNode:
    notebook: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    return notebook


def test_site_lists_every_lesson_in_every_language(site: Path) -> None:
    listed = [
        entry["path"]
        for folder in FOLDERS
        for entry in json.loads((site / f"api/contents/{folder}/all.json").read_text())["content"]
    ]
    assert sorted(listed) == LESSONS
    assert all((site / "files" / lesson).stat().st_size > 0 for lesson in LESSONS)


def test_only_what_rates_players_gets_the_ratings_package(site: Path) -> None:
    lessons = {lesson: read(site / "files" / lesson).cells for lesson in LESSONS}
    text = {lesson: "".join(cell.source for cell in cells) for lesson, cells in lessons.items()}
    given = {lesson for lesson in LESSONS if "clans-widget[ratings]" in text[lesson]}
    assert given == {lesson for lesson in LESSONS if "import ratings" in text[lesson]} != set()


@pytest.mark.parametrize("lesson", LESSONS)
def test_lesson_is_the_same_but_for_its_first_code(site: Path, lesson: str) -> None:
    file = json.loads((site / "files" / lesson).read_text("utf-8"))
    cells = nbformat.from_dict(file).cells
    code = [cell for cell in cells if cell.cell_type == "code"]
    assert code[0].source.startswith("%pip install -q clans-widget")
    cells.remove(code[0])
    kept = read(NOTEBOOKS / lesson).cells
    boards = [cell for cell in kept if is_board(cell, lesson.split("/")[1])]
    assert [cell.id for cell in cells if take_picture_out(cell)] == [cell.id for cell in boards]
    for cell in boards:
        for output in cell.outputs:
            output.data.pop(PNG, None)
    assert cells == kept


def is_board(cell: nbformat.NotebookNode, language: str) -> bool:
    """Whether a board is kept without its picture, or with a small one."""
    said = say("widget.no_picture", language)
    return any(said in each.get("data", {}).get(TEXT, "") for each in cell.get("outputs", ()))


def take_picture_out(cell: nbformat.NotebookNode) -> bool:
    """Leave a cell as its lesson has it: whether it had the picture of a board, to be trusted."""
    trusted = cell.metadata.pop("trusted", False)
    pictures = [each.data.pop(SVG, None) for each in cell.get("outputs", ()) if "data" in each]
    return bool(trusted and any(pictures))


def test_kernel_finds_the_package_on_the_site(site: Path) -> None:
    index = site / "pypi" / "all.json"
    addresses = settings(site)["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    assert addresses["pipliteUrls"][0].partition("?")[0] == "./pypi/all.json"
    ((release,),) = json.loads(index.read_text())["clans-widget"]["releases"].values()
    names = ZipFile(index.parent / release["url"]).namelist()
    assert {
        "clans_widget/stage/face/text/reader.js",
        "clans_widget/web/walk.js",
        "clans_widget/words/nl.toml",
    } <= {*names}
    assert not any(name.endswith(".ipynb") for name in names)


def test_both_halves_of_the_widgets_are_of_one_version(site: Path) -> None:
    listed = {extension["name"] for extension in settings(site)["federated_extensions"]}
    assert listed == {*EXTENSIONS, "@jupyterlite/pyodide-kernel-extension"}
    installed = set(read(site / "files" / LESSONS[0]).cells[1].source.split())
    for name in ("anywidget", "ipycanvas"):
        package = json.loads((site / "extensions" / name / "package.json").read_text())
        assert f"{name}=={package['version']}" in installed
    assert any(package.startswith("ipywidgets==") for package in installed)


def test_browser_shows_a_lesson_before_anything_runs(site: Path, browser: Browser) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.startswith("clans/fr/04"))
    title = read(NOTEBOOKS / lesson).cells[0].source.splitlines()[0].removeprefix("# ")
    loaded: set[str] = set()

    def note(response: Response) -> None:
        if response.ok:
            loaded.add(response.url)

    with served(site) as address:
        page = browser.new_page()
        page.on("response", note)
        page.goto(f"{address}/lab/index.html?path={lesson}")
        expect(page.locator("h1", has_text=title)).to_be_visible()
        board = page.locator(".jp-OutputArea img").first
        expect(board).to_be_visible()
        box = board.bounding_box()
        assert box is not None
        assert box["width"] > 500
        page.close()
    for name in EXTENSIONS:
        start = f"{address}/extensions/{name}/static/remoteEntry"
        assert any(url.startswith(start) for url in loaded), name
