"""What becomes a mutant, and what does not."""

from __future__ import annotations

import ast

import pytest

from .making import Mutant, mutants_in

TEXT = '''
"""Prose is not changed."""

from typing import Final

FULL: Final = 7
"""Neither is this."""


class Group:
    @property
    def is_full(self) -> bool:
        return self.size >= FULL and self.size < 60

    def ways(self, n: int = 2) -> list[int]:
        return [
            n + k
            for k, other in zip(range(n), self.others, strict=True)
        ]
'''


@pytest.fixture
def mutants() -> list[Mutant]:
    return mutants_in(TEXT, "group.py")


@pytest.mark.parametrize(
    ("function", "was", "now"),
    [
        ("", "FULL: Final = 7", "FULL: Final = 8"),
        (
            "Group.is_full",
            "return self.size >= FULL and self.size < 60",
            "return self.size > FULL and self.size < 60",
        ),
        (
            "Group.is_full",
            "return self.size >= FULL and self.size < 60",
            "return self.size >= FULL or self.size < 60",
        ),
        (
            "",
            "def ways(self, n: int = 2) -> list[int]:",
            "def ways(self, n: int = 3) -> list[int]:",
        ),
        ("Group.ways", "n + k", "n - k"),
    ],
)
def test_properties_constants_and_defaults_are_changed(
    mutants: list[Mutant], function: str, was: str, now: str
) -> None:
    assert [m for m in mutants if (m.function, m.was, m.now) == (function, was, now)]


@pytest.mark.parametrize(
    "text", ["Prose", "Neither", "import", "@property", "strict=True)", "list"]
)
def test_what_no_test_is_about_is_left_alone(mutants: list[Mutant], text: str) -> None:
    assert [m for m in mutants if m.text.count(text) != TEXT.count(text)] == []


def test_each_mutant_is_another_program_and_has_a_key_of_its_own(mutants: list[Mutant]) -> None:
    programs = {ast.dump(ast.parse(mutant.text)) for mutant in mutants}
    assert len(programs) == len({mutant.key for mutant in mutants}) == len(mutants) > 10
    assert ast.dump(ast.parse(TEXT)) not in programs


def test_a_mutant_keeps_its_key_when_the_code_above_it_changes(mutants: list[Mutant]) -> None:
    moved = mutants_in(f"import os\n\n{TEXT}", "group.py")
    assert [mutant.key for mutant in moved] == [mutant.key for mutant in mutants]
