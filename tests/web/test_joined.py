"""Scripts for browsers: small modules that need nothing from elsewhere, joined into one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from clans_widget.stage.face.text.reader import Reader
from clans_widget.web import bare, joined

PACKAGE: Final = Path(__file__).parents[2] / "clans_widget"
SCRIPTS: Final = sorted(PACKAGE.rglob("*.js"))
COMMON: Final = sorted((PACKAGE / "web").rglob("*.js"))
OF_THE_PAGE: Final = sorted((PACKAGE / "page" / "browser").rglob("*.js"))
"""What a page that plays is made of: they need each other."""

OF_JUPYTERLAB: Final = sorted((PACKAGE / "cli" / "browser").rglob("*.js"))
"""What the command adds to the pages of JupyterLab: they need each other, too."""

JOINED: Final = (
    "cli/browser/start.js",
    "page/browser/file.js",
    "page/browser/folder.js",
    "page/browser/opener.js",
    "page/browser/start.js",
    "page/browser/worker.js",
    "page/sheet.js",
    "stage/face/text/reader.js",
    "stage/face/theater/theater.js",
    "quiz/widget/answer_fold.js",
    "quiz/widget/joy.js",
    "quiz/widget/keyboard.js",
    "export/page.js",
)

IMPORT: Final = re.compile(r'^import \{ (.*?) \} from "(.*?)";$', re.MULTILINE)
DECLARED: Final = re.compile(
    r"^(?:export )?(?:class|const|let|(?:async )?function\*?) (\w+)", re.MULTILINE
)


def of_script(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", SCRIPTS, ids=of_script)
def test_a_script_imports_only_what_a_common_one_offers(path: Path) -> None:
    text = path.read_text("utf-8")
    imports = IMPORT.findall(text)
    assert len(re.findall(r"^import\b", text, re.MULTILINE)) == len(imports)
    for names, place in imports:
        imported = (path.parent / place).resolve()
        together = (OF_THE_PAGE, OF_JUPYTERLAB)
        assert imported in COMMON or any(path in own and imported in own for own in together)
        offered = re.findall(
            r"^export (?:class|const|(?:async )?function) (\w+)", imported.read_text(), re.MULTILINE
        )
        assert {*names.split(", ")} <= {*offered}


@pytest.mark.parametrize("path", COMMON, ids=of_script)
def test_a_common_script_is_needed_and_knows_no_host(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not re.search(r"\bmodel\b|jupyter|lumino|dataset\.lm", text, re.IGNORECASE)
    needed = {
        (other.parent / place).resolve()
        for other in SCRIPTS
        for _, place in IMPORT.findall(other.read_text("utf-8"))
    }
    assert path in needed


@pytest.mark.parametrize("name", JOINED)
def test_a_joined_script_needs_no_other_and_has_each_name_once(name: str) -> None:
    script = joined(name)
    assert not re.search(r"^import ", script, re.MULTILINE)
    assert not re.search(r"^export (?!default)", script, re.MULTILINE)
    assert [name for name, times in Counter(DECLARED.findall(script)).items() if times > 1] == []
    assert len(DECLARED.findall(script)) > 2


@pytest.mark.parametrize("name", JOINED)
def test_a_bare_script_lacks_its_comments_and_nothing_else(name: str) -> None:
    lines = joined(name).splitlines()
    assert bare(name).splitlines() == [line for line in lines if line.lstrip()[:2] != "//"]


def test_anywidget_gets_the_script_of_the_reader_as_one_text() -> None:
    assert Reader._esm == joined("stage/face/text/reader.js")
    assert "export default { initialize, render };" in Reader._esm
