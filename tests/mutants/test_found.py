"""What is known of mutants, and what stays known when code and tests change."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import found
from .changed.making import Mutant, mutants_in
from .changed.pieces import Piece, pieces_in
from .evidence import Evidence, short
from .found import Known, Look
from .groups import Group
from .sampling import drawn, places

TEXT = "def low(n: int) -> int:\n    return n - 1\n\n\ndef high(n: int) -> int:\n    return n + 1\n"
CHANGED = TEXT.replace("n + 1", "n + 2")
TEST = "def test_low() -> None:\n    assert low(2) == 1\n"


def looked_at(text: str, *, open_in: str = "") -> Known:
    """What is known when all was looked at."""
    look = Look.at(pieces_in(text))
    for mutant in mutants_in(text, "any.py"):
        is_open = mutant.piece.name == open_in
        look.add(mutant, None if is_open else "tests/test_any.py::test_low")
        if is_open:
            look.add_open(mutant)
    return Known([look])


def piece(text: str, name: str) -> Piece:
    return next(piece for piece in pieces_in(text) if piece.name == name)


def mutants(text: str, name: str) -> list[Mutant]:
    return [mutant for mutant in mutants_in(text, "any.py") if mutant.piece.name == name]


def test_what_was_looked_at_is_counted() -> None:
    known = looked_at(TEXT, open_in="high")
    number = len(mutants(TEXT, "high"))
    assert number > 1
    assert known.number(piece(TEXT, "high")) == number
    (look,) = known.looks
    assert [*look.pieces.values()] == [[len(mutants(TEXT, "low"))] * 2, [number, 0]]
    assert known.open() == {mutant.key for mutant in mutants(TEXT, "high")}


def test_a_changed_function_needs_a_new_look_and_the_others_do_not() -> None:
    known = looked_at(TEXT)
    assert known.has(piece(CHANGED, "low"))
    assert not known.has(piece(CHANGED, "high"))


def test_of_a_changed_function_it_is_known_what_noticed_it_before() -> None:
    known = looked_at(TEXT)
    assert known.tests(piece(CHANGED, "high"), ()) == ["test_low"]
    new = piece("def new() -> int:\n    return 1\n", "new")
    assert known.tests(new, ()) == []
    assert known.tests(new, pieces_in(TEXT)) == ["test_low"]


def test_a_new_look_takes_the_place_of_the_old_one() -> None:
    look = Look.at([piece(CHANGED, "high")])
    for mutant in mutants(CHANGED, "high"):
        look.add(mutant, "tests/test_any.py::test_high")
    known = looked_at(TEXT, open_in="high").after([look], pieces_in(CHANGED))
    assert [*known.titles()] == [found.title(each) for each in pieces_in(CHANGED)]
    assert known.tests(piece(CHANGED, "low"), ()) == ["test_low"]
    assert known.tests(piece(CHANGED, "high"), ()) == ["test_high"]
    assert known.open() == set()


def test_what_there_is_no_more_is_forgotten_and_what_has_changed_is_not() -> None:
    known = looked_at(TEXT)
    assert not known.after([], []).titles()
    assert known.after([], pieces_in(CHANGED)).titles() == known.titles()


def test_it_is_kept_in_a_file_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(found, "FOLDER", tmp_path)
    known = looked_at(TEXT, open_in="high")
    found.write("any", known)
    assert found.read("any").looks == known.looks
    assert found.read("other").looks == []
    assert "any.py" not in (tmp_path / "any.json").read_text("utf-8")


@pytest.mark.parametrize(
    ("test", "name"),
    [
        ("tests/clans/test_moment.py::test_it[a::b-c]", "test_it[a::b-c]"),
        ("tests/clans/test_moment.py::TestX2::test_it", "TestX2::test_it"),
        ("clans_widget/clans/move.py::clans_widget.clans.move.Move.of", ">>> Move.of"),
        ("clans_widget/clans/__init__.py::clans_widget.clans", ">>> "),
    ],
)
def test_a_test_is_known_without_its_file(test: str, name: str) -> None:
    assert short(test) == name


@pytest.fixture
def evidence(monkeypatch: pytest.MonkeyPatch) -> Evidence:
    texts = {"tests/test_any.py": TEST, "clans_widget/any.py": TEXT}
    monkeypatch.setattr("tests.mutants.evidence.pieces_of", lambda file: pieces_in(texts[file]))
    return Evidence(texts)


def test_tests_are_found_wherever_they_stand(evidence: Evidence) -> None:
    assert evidence.files(["test_low[1-2]"]) == ["tests/test_any.py"]
    assert evidence.files([">>> high"]) == ["clans_widget/any.py"]
    assert evidence.files(["test_that_is_gone"]) == []


def test_what_tests_say_is_told_from_what_they_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(**texts: str) -> str:
        monkeypatch.setattr("tests.mutants.evidence.pieces_of", lambda file: pieces_in(texts[file]))
        return Evidence(texts).digest(["test_low"])

    assert digest(one=TEST) == digest(other=f"import os\n\n\n{TEST}", empty="")
    assert digest(one=TEST) != digest(one=TEST.replace("== 1", "> 0"))
    assert digest(one=TEST) != digest(one="")


def test_mutants_are_drawn_apart_where_code_or_tests_have_changed(
    evidence: Evidence, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = Group((), ())
    monkeypatch.setattr(Group, "pieces", lambda _: {"any.py": pieces_in(CHANGED)})
    monkeypatch.setattr(
        Group, "mutants", lambda _, chosen: mutants_in(CHANGED, "", *chosen.values())
    )
    known = looked_at(TEXT)
    (look,) = known.looks
    look.proof = evidence.digest(look.tests)
    same, rest = places(group, known, evidence)
    assert [place.piece.name for place in same] == ["low"]
    assert [place.piece.name for place in rest] == ["high"]
    assert {mutant.piece.name for mutant in drawn(group, known, rest, 2)} == {"high"}
    assert drawn(group, known, same, 2) == drawn(group, known, same, 2) != []
    look.proof = "of a test that said something else"
    assert not places(group, known, evidence).same
