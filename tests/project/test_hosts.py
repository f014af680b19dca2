"""The page on hosts claims nothing that no test shows."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

PROJECT: Final = Path(__file__).parents[2]
PAGE: Final = PROJECT / "docs/handbook/hosts.md"

TEST: Final = re.compile(r"`(tests/\S+?\.py)::(test_\w+)`")


class Claim(NamedTuple):
    """A line of the table."""

    host: str
    works: str
    shown_by: str


def claims() -> list[Claim]:
    """What the table says, without its head."""
    lines = PAGE.read_text("utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("|")]
    return [Claim(*row) for row in rows[2:]]


def functions(path: Path) -> dict[str, ast.FunctionDef]:
    """The functions of a module, by name."""
    body = ast.parse(path.read_text("utf-8")).body
    return {part.name: part for part in body if isinstance(part, ast.FunctionDef)}


def is_deep(path: Path, name: str) -> bool:
    """Whether a test runs in ``make deep`` alone."""
    body = ast.parse(path.read_text("utf-8")).body
    marks = [ast.unparse(part) for part in body if ast.unparse(part).startswith("pytestmark")]
    own = [ast.unparse(each) for each in functions(path)[name].decorator_list]
    return any("mark.deep" in mark and "param" not in mark for mark in (*marks, *own))


def test_every_host_that_is_meant_has_its_lines() -> None:
    hosts = {claim.host.split()[0] for claim in claims()}
    assert hosts >= {"JupyterLab", "Notebook", "Voilà", "nbconvert", "exported", "JupyterLite"}


@pytest.mark.parametrize("claim", claims(), ids=lambda claim: f"{claim.host}, {claim.works}"[:60])
def test_a_claim_names_the_test_that_shows_it(claim: Claim) -> None:
    found = TEST.fullmatch(claim.shown_by)
    assert found, "a test is named, and nothing else"
    file, name = found.groups()
    assert name in functions(PROJECT / file), f"{file} has no {name}"
    assert is_deep(PROJECT / file, name) == ("make deep" in claim.works)
