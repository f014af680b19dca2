"""What is said of how to install the package, and what an index of packages says of it."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from itertools import chain
from typing import Final

from packaging.requirements import Requirement

from tests.modules import PROJECT
from tests.project.tracked import tracked
from tests.requirements import project

FOR_DEVELOPERS: Final = {"bench", "docs", "publish", "test"}

INSIDE: Final = {"ipycanvas", "ipywidgets", "jupyterlab", "mutmut", "nbval", "pytest-xdist"}
"""On something inside of these the project stands: any new version of them may change it."""

# cmd.exe of Windows hands single quotes on to pip, and zsh of macOS looks for files named so
# if there are no quotes at all. In a notebook a backslash stands before a quote.
WRONG: Final = re.compile(r"(?:'|\s)(?:clans-widget|\.)\[[a-z,]+\]")


def test_extras_stand_in_double_quotes_wherever_something_is_installed() -> None:
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in tracked()
        if path.suffix in {".ipynb", ".js", ".md", ".py", ".toml", ".yaml", ".yml"}
        for number, line in enumerate((PROJECT / path).read_text("utf-8").splitlines(), start=1)
        if WRONG.search(f"\n{line}")
    ]
    assert found == []


def test_summary_and_keywords_name_both_games() -> None:
    for game in ("Clans", "CLANN"):
        assert game in project()["description"]
        assert game in project()["keywords"]


def test_the_long_description_has_every_extra_for_users_and_no_link_into_the_source_tree() -> None:
    text = (PROJECT / project()["readme"]).read_text("utf-8")
    named = {name for row in text.splitlines() if row[:3] == "| `" for name in quoted(row[2:])}
    assert named == project()["optional-dependencies"].keys() - FOR_DEVELOPERS
    assert re.findall(r"\]\((?!https://)|(?:src|href)=", text) == []


def quoted(row: str) -> list[str]:
    """What stands in backticks in the first cell of a row."""
    return re.findall("`([a-z]+)`", row.partition("|")[0])


def test_the_package_itself_is_the_command() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-m", module, "--help"], capture_output=True, text=True, check=True
        ).stdout
        for module in ("clans_widget", "clans_widget.cli")
    ]
    assert told[0] == told[1]
    assert told[0].startswith("Usage: clans-widget")


def required() -> list[Requirement]:
    """All that the package, or one of its extras, asks for."""
    extras = project()["optional-dependencies"].values()
    return [Requirement(each) for each in chain(project()["dependencies"], *extras)]


def test_what_we_stand_on_the_inside_of_has_an_upper_bound() -> None:
    bounded = {each.name for each in required() if "<" in str(each.specifier)}
    assert bounded >= INSIDE


def test_what_is_installed_here_is_within_the_bounds() -> None:
    for each in required():
        if each.name != "clans-widget" and each.specifier:
            with suppress(PackageNotFoundError):  # an extra that is not wanted here
                assert version(each.name) in each.specifier, each


def test_letters_with_an_outline_can_be_drawn_by_the_oldest_pillow() -> None:
    """Before version 11 it took whole pixels alone, and no board was shown."""
    (pillow,) = (each for each in required() if each.name == "pillow")
    assert "10.4" not in pillow.specifier
    assert "11.0" in pillow.specifier
