"""What a class has handed in: ideas are found where they are, and nobody else is accused."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import unescape
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget.clans import exercises
from clans_widget.clans.exercises.ideas import IDEAS
from clans_widget.cli.classroom import main
from clans_widget.quiz.classroom import ClassOverview, class_overview
from clans_widget.quiz.course import Book, CourseFile, Entry, from_text, to_text
from clans_widget.quiz.course.form import LARGEST, VERSION
from clans_widget.quiz.exercise import Exercise
from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES, Voice, say, use_language
from tests.quiz.course.pupils import handed_in

CLASS: Final = {
    "Ann": ("one-hut-each",),
    "Bob": ("river-separates",),
    "Cleo": ("one-hut-each", "no-limit"),
    "Dirk": (),
    "Eve": ("epoch-ends-after-the-turn",),
    "Finn": ("majority-only",),
}
"""Who has which wrong ideas. Dirk knows all the rules."""

QUIZZES: Final = {
    "02-moving": ("M1", "M2", "M2", "M3", "C2", "C2", "C2"),
    "04-strife": ("V4", "V4", "V4", "V9", "V9", "V9", "V7", "V7", "V7"),
}
"""The rules that each lesson of the sample asks about."""


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    """The command uses a language from then on."""
    yield
    use_language(DEFAULT_LANGUAGE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the class has handed in, some of them in a folder of a group."""
    folder = tmp_path_factory.mktemp("class")
    (folder / "group 2").mkdir()
    quizzes: dict[str, Sequence[Exercise[Any]]] = {
        quiz: [exercises.about(rule, f"{quiz} {n}") for n, rule in enumerate(rules)]
        for quiz, rules in QUIZZES.items()
    }
    quizzes["end-test"] = list(exercises.end_test(7))
    for number, (name, ideas) in enumerate(CLASS.items()):
        handed_in(folder / "group 2" if number > 2 else folder, name, quizzes, *ideas)
    return folder


@pytest.fixture(scope="module")
def read(folder: Path) -> ClassOverview:
    return class_overview(folder, exercises.COURSE)


def test_ideas_that_pupils_have_are_found_and_nobody_else_is_accused(read: ClassOverview) -> None:
    found = {
        str(name): set(str(pupils).split(", ")) for name, pupils in read.ideas["pupils"].items()
    }
    planted = {idea for ideas in CLASS.values() for idea in ideas}
    expected = {idea: {name for name, ideas in CLASS.items() if idea in ideas} for idea in planted}
    assert {idea: found.get(idea) for idea in planted} == expected
    accused = set().union(*found.values())
    assert "Dirk" not in accused
    for name, ideas in CLASS.items():  # an idea that leads to the same answers may be named, too
        mine = {IDEAS[idea].rule for idea in ideas}
        others = {IDEAS[idea].rule for idea, whom in found.items() if name in whom}
        assert others <= mine


def test_an_idea_is_told_with_who_has_it_and_how_often(read: ClassOverview) -> None:
    row = read.ideas.loc["one-hut-each"]
    assert (row["rule"], row["count"], row["pupils"]) == ("V4", 2, "Ann, Cleo")
    assert read.ideas["answers"].ge(2).all()
    assert row["told"] == IDEAS["one-hut-each"].told.in_voice(Voice())
    assert list(read.ideas["count"]) == sorted(read.ideas["count"], reverse=True)


def test_who_stands_where(read: ClassOverview) -> None:
    assert list(read.stars.index) == list(CLASS)
    assert set(read.lessons["lesson"]) == {*QUIZZES, "end-test"}
    assert len(read.lessons) == 3 * len(CLASS)
    dirk = read.lessons[read.lessons["pupil"] == "Dirk"]
    assert list(dirk["at_once"]) == list(dirk["solved"])
    assert read.pupils.loc["Dirk", "solved"] == dirk["solved"].sum()
    assert read.pupils.loc["Dirk", "file"] == "group 2/Dirk.json"
    assert read.stars.loc["Dirk", "end-test"] == 3
    assert read.stars.loc["Ann", "end-test"] == 0


def test_the_rule_that_the_class_has_not_understood_stands_first(read: ClassOverview) -> None:
    assert list(read.rules["share"]) == sorted(read.rules["share"])
    understood = set(read.rules.index[read.rules["share"] == 1])
    assert understood >= {"S1", "F4", "C1", "V1"}
    assert not understood & {"V4", "C2", "V9"}
    assert (read.rules["tried"] % len(CLASS) == 0).all()
    assert not len(read.unread)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_it_in_each_language(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(folder)], language) == 0
    told = capsys.readouterr().out
    voice = Voice(language)
    for key in ("who", "rules", "ideas"):
        assert voice.say(f"course.class.{key}") in told
    for idea in ("one-hut-each", "river-separates"):
        assert IDEAS[idea].told.in_voice(voice) in told
    assert all(name in told for name in CLASS)
    assert "end-test" in told.splitlines()[3]
    (ann,) = (line.split() for line in told.splitlines() if line.startswith("Ann "))
    (dirk,) = (line.split() for line in told.splitlines() if line.startswith("Dirk "))
    assert (ann[3].partition("/")[2], dirk[3]) == ("20", "★★★")


def test_the_command_writes_a_page_and_tables_and_says_what_it_replaces(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, tables = tmp_path / "class.html", tmp_path / "tables"
    for said in (0, 1 + len(ClassOverview._fields)):
        assert main([str(folder), "--html", str(page), "--csv", str(tables)], "fr") == 0
        assert capsys.readouterr().out.count(say("cli.replaced", "fr")) == said
    text = page.read_text("utf-8")
    assert '<html lang="fr">' in text
    assert "http" not in text
    assert say("clans.rule.V4", "fr") in unescape(text), "an id alone says little"
    assert all(f"<th scope='row'>{name}</th>" in text for name in CLASS)
    assert sorted(file.name for file in tables.glob("[!.]*")) == sorted(
        f"{name}.csv" for name in ClassOverview._fields
    )


def test_a_folder_that_is_none_or_empty_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nowhere"
    assert main([str(nowhere)], "en") == 1
    assert capsys.readouterr().err.strip() == say("course.error.no_folder", "en", folder=nowhere)
    assert main([str(tmp_path)], "en") == 1
    assert "clans-progress.json" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


# Files that anybody may have made

GOOD: Final = to_text(Book("clans", "Ann"))

HOSTILE: Final = {
    "empty.json": b"",
    "broken.json": GOOD.encode()[:40],
    "bytes.json": b"\xff\xfe\x00",
    "deep.json": b"[" * 100_000 + b"]" * 100_000,
    "foreign.json": b'{"what": "something else", "version": 1}',
    "list.json": b"[1, 2, 3]",
    "other-game.json": to_text(Book("clann", "Ann")).encode(),
    "later.json": GOOD.replace(f'"version": {VERSION}', f'"version": {VERSION + 1}').encode(),
    "nan.json": GOOD.replace(f'"version": {VERSION}', '"version": NaN').encode(),
    "strife.ipynb": b'{"cells": []}',
    "letter.txt": b"Dear teacher, my dog ate it.",
}


WHY: Final = {
    "later.json": "later",
    "foreign.json": "foreign",
    "list.json": "foreign",
    "other-game.json": "other",
    "strife.ipynb": "notebook",
}
"""What is said of them; the others are damaged."""


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_no_progress_is_told_of_and_changes_nothing(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    handed_in(tmp_path, "Ann", {"04-strife": [exercises.about("V4", 1)]})
    file = tmp_path / name
    file.write_bytes(HOSTILE[name])
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    read = class_overview(tmp_path, exercises.COURSE)
    assert list(read.pupils.index) == ["Ann"]
    assert list(read.unread.index) == [name]
    told = WHY.get(name, "damaged")
    about = {"course": "clann", "file": "clans-progress.json"}
    assert list(read.unread["why"]) == [say(f"course.handed_in.{told}", "en", **about)]
    assert main([str(tmp_path)], "nl") == 0
    assert name in capsys.readouterr().out
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_file_too_large_for_a_pupil_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "large.json").open("wb") as file:
        file.truncate(LARGEST + 1)
    assert list(class_overview(tmp_path, exercises.COURSE).unread.index) == ["large.json"]


@pytest.mark.parametrize(
    "change",
    [
        {"points": 2},
        {"points": "1"},
        {"tries": -1},
        {"tries": True},
        {"hints": 99},
        {"number": 10**9},
        {"rules": "V4"},
        {"rules": ["x" * 201]},
        {"wrong": ["a"] * 99},
        {"kind": None},
        {"quiz": ""},
        {"asked": "x" * 5000},
    ],
)
def test_an_entry_that_nobody_has_written_makes_a_file_damaged(
    change: dict[str, object], tmp_path: Path
) -> None:
    path = handed_in(tmp_path, "Ann", {"04-strife": [exercises.about("V4", 1)]})
    kept = json.loads(path.read_text("utf-8"))
    kept["questions"][0].update(change)
    path.write_text(json.dumps(kept), "utf-8")
    assert list(class_overview(tmp_path, exercises.COURSE).unread.index) == ["Ann.json"]


def test_what_is_written_in_a_file_is_text_on_the_page_and_never_run(tmp_path: Path) -> None:
    evil = "<script>alert(1)</script>"
    entry = Entry(evil, 0, "m", "worth", (evil,), 0.0, 1, 0, "__import__('os').abort()", (evil,))
    book = Book("clans", evil).with_entries([entry], {evil: 1})
    (tmp_path / "a&b<i>.json").write_text(to_text(book), "utf-8")
    (tmp_path / "<b>.txt").write_text("?", "utf-8")
    page = tmp_path / "page" / "class.html"
    page.parent.mkdir()
    assert main([str(tmp_path), "--html", str(page)], "en") == 0
    text = page.read_text("utf-8")
    assert "<script" not in text
    assert "<b>.txt" not in text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text


def test_names_that_are_paths_or_the_same_name_nobody_but_themselves(tmp_path: Path) -> None:
    for file, name in (
        ("a.json", "../../etc"),
        ("b.json", "Ann"),
        ("c.json", "Ann"),
        ("d.json", ""),
    ):
        book = Book("clans").named(name)
        (tmp_path / file).write_text(to_text(book), "utf-8")
    pupils = class_overview(tmp_path, exercises.COURSE).pupils
    assert list(pupils.index) == ["../../etc", "Ann (b.json)", "Ann (c.json)", "d.json"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "a.json",
        "b.json",
        "c.json",
        "d.json",
    ]


def test_a_link_to_a_file_elsewhere_says_nothing_of_what_is_in_it(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("the teacher's own", "utf-8")
    folder = tmp_path / "class"
    folder.mkdir()
    (folder / "link.json").symlink_to(secret)
    read = class_overview(folder, exercises.COURSE)
    assert not any("own" in why for why in read.unread["why"])


def test_a_file_handed_in_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = handed_in(tmp_path, "Zoé", {"04-strife": list(exercises.end_test(3))}, "one-hut-each")
    book = CourseFile(path, "clans").read()
    assert to_text(from_text(to_text(book))) == path.read_text("utf-8")
    assert book.name == "Zoé"
    assert any(entry.wrong for entry in book.entries)
