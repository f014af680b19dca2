"""Whatever a pupil hands in, the class is told of, and nobody else's row or file is changed."""

from __future__ import annotations

import ast
import csv
import os
import re
from collections import Counter
from collections.abc import Iterator
from errno import EACCES, ENOSPC
from io import StringIO
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from clans_widget.clans import exercises
from clans_widget.clans.exercises.ideas import IDEAS
from clans_widget.cli.classroom import main
from clans_widget.quiz.classroom import SHEETS, class_overview
from clans_widget.quiz.course import Book, CourseFile, Entry, file_name, to_text
from clans_widget.quiz.course.book import as_name
from clans_widget.quiz.course.form import VERSION
from clans_widget.quiz.course.labels import pupil_labels
from clans_widget.quiz.course.rebuilt import rebuilt
from clans_widget.words import LANGUAGES, Voice, say
from tests.quiz.course.pupils import handed_in

# Whatever a file says


def booked(folder: Path, file: str, name: str, *entries: Entry) -> Path:
    """A file with these questions in it."""
    sizes = Counter(entry.quiz for entry in entries)
    path = folder / file
    path.write_text(to_text(Book("clans").named(name).with_entries(entries, sizes)), "utf-8")
    return path


def asked(text: str, quiz: str = "04-strife", number: int = 0) -> Entry:
    """A question that was answered wrong, as a file describes it."""
    return Entry(quiz, number, f"m{number}", "worth", ("V4",), 0.0, 1, 0, text, ("none", "0"))


WRONG_TYPES: Final = (
    "1.5",
    "None",
    "'?'",
    "()",
    "[[]]",
    "{1: 2}",
    "{'red': None}",
    "-1",
    "b'?'",
    "{1}",
)


def with_wrong_types(text: str) -> Iterator[str]:
    """A question with each of its arguments in turn replaced by what is none."""
    call = ast.parse(text, mode="eval").body
    while isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
        call = call.func.value  # what has been given some help is asked all the same
    assert isinstance(call, ast.Call)
    for value in map(ast.parse, WRONG_TYPES):
        (odd,) = value.body
        assert isinstance(odd, ast.Expr)
        for number, there in enumerate(call.args):
            call.args[number] = odd.value
            yield ast.unparse(call)
            call.args[number] = there
        for word in call.keywords:
            word.value, there = odd.value, word.value
            yield ast.unparse(call)
            word.value = there


def test_no_question_in_a_file_takes_the_overview_away(tmp_path: Path) -> None:
    """Those that cannot be made are counted; what others answered is told all the same."""
    questions = [
        exercises.about(rule, "odd") for rule in ("V4", "M1", "F4", "C1", "C2", "M2", "S1")
    ]
    texts = [text for each in questions for text in with_wrong_types(repr(each))]
    assert len(texts) > 100
    booked(tmp_path, "odd.json", "Odd", *(asked(text, "odd", n) for n, text in enumerate(texts)))
    handed_in(tmp_path, "Ann", {"04": [exercises.about("V4", n) for n in range(4)]}, "one-hut-each")
    read = class_overview(tmp_path, exercises.COURSE)
    assert set(read.pupils.index) == {"Ann", "Odd"}
    assert "Ann" in str(read.ideas.loc["one-hut-each", "pupils"])
    assert list(read.unmade.index) == ["Odd"]
    assert 0 < read.unmade["questions"].sum() <= len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_that_cannot_be_made_is_told_of(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Winners once read its clans only when it was asked who wins."""
    right = repr(exercises.fresh("winners", seed=3))
    wrong = re.sub(r"clans=\{[^}]*\}", "clans=1.5", right)
    assert wrong != right
    booked(tmp_path, "bob.json", "Bob", asked(wrong))
    assert main([str(tmp_path)], language) == 0
    told = capsys.readouterr().out
    assert all(say(f"course.class.{key}", language) in told for key in ("unmade", "unmade_told"))
    assert re.search(r"(?m)^Bob +1$", told)


def test_a_question_that_fails_when_it_is_looked_at_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some arguments are not looked at before."""

    def fail(_: object) -> tuple[str, ...]:
        raise AttributeError

    monkeypatch.setattr(exercises.Winners, "solutions", fail)
    booked(tmp_path, "bob.json", "Bob", asked(repr(exercises.fresh("winners", seed=8))))
    read = class_overview(tmp_path, exercises.COURSE)
    assert dict(read.unmade["questions"]) == {"Bob": 1}
    assert read.ideas.empty


@pytest.mark.parametrize("text", ["0_7f", "1if 2else 3", "Worth(1or 2)", "'\\d'", "1 is 1"])
def test_nothing_that_python_thinks_of_a_question_reaches_the_teacher(
    text: str, recwarn: pytest.WarningsRecorder
) -> None:
    assert rebuilt(exercises.COURSE.package, text) is None
    assert not recwarn.list


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_handed_in_twice_counts_once_and_is_told_of(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A copy, or the same saved once more after another name was tried."""
    right = Entry("01-board", 0, "m", "worth", ("V4",), 1.0, 1)
    first = booked(tmp_path, "ann.json", "Ann", right)
    (tmp_path / "ann (1).json").write_bytes(first.read_bytes())
    again = Book("clans").named("An").named("Ann").with_entries([right], {"01-board": 1})
    (tmp_path / "ann (2).json").write_text(to_text(again), "utf-8")
    read = class_overview(tmp_path, exercises.COURSE)
    assert dict(read.pupils["file"]) == {"Ann": "ann.json"}
    assert read.rules.loc["V4", "tried"] == 1
    copies = {f"ann ({n}).json": "ann.json" for n in (1, 2)}
    assert dict(read.repeated["same_as"]) == copies
    assert main([str(tmp_path)], language) == 0
    told = capsys.readouterr().out
    assert say("course.class.repeated_told", language) in told
    assert say("percent", language, number=100) in told
    assert all(re.search(rf"(?m)^{re.escape(file)} +ann", told) for file in copies)


def test_pupils_without_a_name_or_with_other_answers_count_each(tmp_path: Path) -> None:
    right = Entry("01-board", 0, "m", "worth", ("V4",), 1.0, 1)
    for file, name in (("a.json", ""), ("b.json", ""), ("c.json", "Ann")):
        booked(tmp_path, file, name, right)
    booked(tmp_path, "d.json", "Ann", right, asked("?", number=1))
    read = class_overview(tmp_path, exercises.COURSE)
    assert (len(read.pupils), read.repeated.empty) == (4, True)


def test_nobody_takes_the_row_of_another(tmp_path: Path) -> None:
    right = Entry("01-board", 0, "m", "worth", ("V4",), 1.0, 1)
    booked(tmp_path, "a.json", "Ann", right)
    booked(tmp_path, "b.json", "Ann")
    booked(tmp_path, "c.json", "Ann (a.json)")
    booked(tmp_path, "d.json", "e.json")
    booked(tmp_path, "e.json", "")
    read = class_overview(tmp_path, exercises.COURSE)
    assert dict(read.pupils["file"]) == {
        "Ann (a.json)": "a.json",
        "Ann (b.json)": "b.json",
        "Ann (a.json) (c.json)": "c.json",
        "e.json": "e.json",
        "e.json (d.json)": "d.json",
    }
    assert list(read.pupils["solved"][read.pupils["file"] == "a.json"]) == [1]
    assert read.pupils["solved"].sum() == 1
    assert sorted(read.stars.index) == sorted(read.pupils.index)


@settings(deadline=None)
@given(
    st.dictionaries(
        st.text("A ()1", min_size=1, max_size=9), st.text("A ()1", max_size=9), max_size=6
    )
)
@example({"b) (c": "A", "1": "A", "c": "A (b)", "2": "A (b)"})
def test_no_two_pupils_are_called_alike(files: dict[str, str]) -> None:
    labels = pupil_labels([(as_name(name), file) for file, name in files.items()])
    assert len(set(labels)) == len(files)


def test_lessons_whose_short_names_are_alike_are_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quizzes = ("04-strife", "04", "04-other", "Stars", "Pupil", "\x1b[31mred")
    booked(
        tmp_path,
        "a.json",
        "Ann",
        *(Entry(quiz, 0, "m", "worth", ("V4\n\x1b[2J",), 1.0, 1) for quiz in quizzes),
    )
    assert main([str(tmp_path)], "en") == 0
    told = capsys.readouterr().out
    headings = re.split("  +", told.splitlines()[3])
    assert len(set(headings)) == len(headings) == len(quizzes) + 3
    assert {"04 Strife", "04", "04-other"} <= set(headings)
    assert told.startswith("Clans: "), "Another game has lessons of the same numbers."
    assert "\x1b" not in told
    assert r"V4\n\x1b[2J" in told
    stars = class_overview(tmp_path, exercises.COURSE).stars
    assert all("\x1b" not in name for name in stars.columns)


def test_a_quiz_of_ones_own_changes_no_star_of_a_lesson(tmp_path: Path) -> None:
    solved = (
        Entry(quiz, 0, "m", "worth", ("V4",), 1.0, 1) for quiz in ("04-strife-77", "04-strife")
    )
    booked(tmp_path, "a.json", "Ann", *solved)
    read = class_overview(tmp_path, exercises.COURSE)
    assert read.stars.loc["Ann", "04-strife"] == 0
    assert read.stars.loc["Ann", "04-strife-77"] == 3
    rows = {row["lesson"]: row["solved"] for _, row in read.lessons.iterrows()}
    assert rows == {"04-strife": 1, "04-strife-77": 1}


# Names of files

ODD_NAMES: Final = (b"Ren\xe9.docx", b"\x1b]0;title\x07.txt", b"two\nlines.txt", b"two\\nlines.txt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_files_are_shown_with_escapes(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    booked(folder, "a.json", "Ann")
    for name in ODD_NAMES:
        (folder / os.fsdecode(name)).write_text("?", "utf-8")
    (folder / os.fsdecode(b"nameless\xff\n.json")).write_text(to_text(Book("clans")), "utf-8")
    page, tables = tmp_path / "class.html", tmp_path / "tables"
    assert main([str(folder)], language) == 0
    assert main([str(folder), "--html", str(page), "--csv", str(tables)], language) == 0
    printed = capsys.readouterr().out
    written = [path.read_text("utf-8") for path in (page, *tables.glob("*.csv"))]
    for text in (printed, *written):
        assert all(sign.isprintable() or sign in "\n\u00a0\u202f\ufeff" for sign in text)
    for shown in (r"Ren\udce9.docx", r"\x1b]0;title\x07.txt", r"nameless\udcff\n.json"):
        assert shown in printed
        assert shown in page.read_text("utf-8")
    assert len(class_overview(folder, exercises.COURSE).unread) == len(ODD_NAMES)
    assert printed.count(r"two\nlines.txt") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_cannot_be_entered_is_listed_with_the_reason(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    booked(tmp_path, "a.json", "Ann")
    (tmp_path / "locked").mkdir()
    looked = os.scandir

    def scandir(place: Path) -> Any:
        if place.name == "locked":
            raise PermissionError(EACCES, "Permission denied", str(place))
        return looked(place)

    monkeypatch.setattr(os, "scandir", scandir)
    assert main([str(tmp_path)], language) == 0
    told = capsys.readouterr().out
    assert "Ann" in told
    why = say("course.handed_in.unreadable", language, reason="Permission denied")
    assert re.search(rf"(?m)^locked  +{re.escape(why)}$", told)


def test_a_file_that_cannot_be_looked_at_is_listed_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a folder that may be listed and not entered."""
    booked(tmp_path, "a.json", "Ann")
    booked(tmp_path, "b.json", "Bob")
    looked = Path.stat

    def stat(path: Path, **how: Any) -> os.stat_result:
        if path.name == "b.json":
            raise PermissionError(EACCES, "Permission denied", str(path))
        return looked(path, **how)

    monkeypatch.setattr(Path, "stat", stat)
    read = class_overview(tmp_path, exercises.COURSE)
    assert list(read.pupils.index) == ["Ann"]
    assert list(read.unread.index) == ["b.json"]
    assert "Permission denied" in str(read.unread.loc["b.json", "why"])


def test_where_nothing_can_be_read_it_is_said_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    later = to_text(Book("clans")).replace(f'"version": {VERSION}', f'"version": {VERSION + 1}')
    (tmp_path / "later.json").write_text(later, "utf-8")
    assert main([str(tmp_path)], "fr") == 1
    told = capsys.readouterr().err
    assert file_name("clans") in told
    assert say("course.handed_in.later", "fr") in told


# What is written


STRIFE: Final = "04-strife"

EACH: Final = "one-hut-each"


def rows(table: Path, mark: str) -> list[list[str]]:
    return list(csv.reader(StringIO(table.read_text("utf-8-sig")), delimiter=mark))


@pytest.mark.parametrize(("language", "mark"), [("en", ","), ("fr", ";"), ("nl", ";")])
def test_tables_open_in_a_spreadsheet_by_a_double_click(
    language: str, mark: str, tmp_path: Path
) -> None:
    """It takes the columns, the letters and the numbers as its own settings have them."""
    folder = tmp_path / "class"
    folder.mkdir()
    answered = (Entry("04", n, "m", "worth", ("V4",), float(n > 0), 1) for n in range(3))
    booked(folder, "ann.json", "Ann", *answered)
    assert main([str(folder), "--csv", str(tmp_path)], language) == 0
    pupils = (tmp_path / "pupils.csv").read_bytes()
    first = [say(f"course.class.{key}", language) for key in ("pupil", "file", "begun")]
    assert pupils.decode("utf-8-sig").startswith(mark.join(first))
    _, *rules = rows(tmp_path / "rules.csv", mark)
    decimal = "." if mark == "," else ","
    shares = [float(row[-2].replace(decimal, ".")) for row in rules]
    assert decimal in "".join(row[-2] for row in rules)
    assert [row[-1] for row in rules] == [say("clans.rule.V4", language)]
    assert shares == sorted(shares)
    assert any(not share.is_integer() for share in shares)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_for_a_spreadsheet_call_everything_by_words(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    own = Entry("solved", 0, "m", "worth", (), 1.0, 1)
    handed_in(folder, "Ann", {STRIFE: [exercises.about("V4", n) for n in range(4)]}, EACH)
    CourseFile(folder / "Ann.json", "clans").change(lambda book: book.with_entries([own], {}))
    assert main([str(folder), "--csv", str(tmp_path)], language) == 0
    told = capsys.readouterr().out
    (lesson,) = (
        each.numbered(Voice(language)) for each in exercises.COURSE.lessons if each.name == STRIFE
    )
    mark = "," if language == "en" else ";"
    heads = {file.stem: rows(file, mark) for file in tmp_path.glob("*.csv")}
    for name, (head, *_) in heads.items():
        assert say(SHEETS[name], language) in told
        raw = class_overview(folder, exercises.COURSE)._asdict()[name]
        names = {raw.index.name, *raw.columns} - {None, "solved", "idea"}
        if language != "en":
            assert not names.intersection(head), "a name from the code"
    assert {lesson, "solved"} <= set(heads["stars"][0])
    assert [row[1] for row in heads["lessons"][1:]] == [lesson, "solved"]
    (idea,) = (row[0] for row in heads["ideas"][1:])
    assert idea == IDEAS[EACH].told.in_voice(Voice(language))


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "＝", "＠"])
def test_no_cell_is_a_formula(sign: str, tmp_path: Path) -> None:
    evil = f'{sign}HYPERLINK("http://x";"y")'
    folder, tables = tmp_path / "class", tmp_path / "tables"
    folder.mkdir()
    entry = Entry(f" {evil}", 0, "m", "worth", (evil,), 1.0, 1)
    booked(folder, f"{sign}1+1.json", evil, entry)
    booked(folder, "nameless.json", "")
    (folder / f"{sign}2+2.txt").write_text("?", "utf-8")
    assert main([str(folder), "--csv", str(tables)], "nl") == 0
    cells = {cell for table in tables.glob("*.csv") for row in rows(table, ";") for cell in row}
    assert not [cell for cell in cells if cell.strip().startswith(sign)]
    assert {f"'{evil}", f"'{sign}1+1.json", f"'{sign}2+2.txt"} <= cells


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_of_a_pupil_is_replaced(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    booked(tmp_path, "ann.json", "Ann")
    booked(tmp_path, "bob.html", "Bob")
    (tmp_path / "pupils.csv").write_text("mine", "utf-8")
    before = contents(tmp_path)
    page = ["--html", str(tmp_path / "bob.html")]
    for options in (page, ["--csv", str(tmp_path)], ["--csv", str(tmp_path / "tables"), *page]):
        assert main([str(tmp_path), *options], language) == 1
        file = "bob.html" if page[0] in options else "pupils.csv"
        told = say("files.foreign", language, file=file, folder=tmp_path)
        assert capsys.readouterr().err == f"{told}\n"
        assert contents(tmp_path) == before
    ann = tmp_path / "ann.json"
    assert main([str(tmp_path), "--html", str(ann)], language) == 1
    assert capsys.readouterr().err == f"{say('cli.class.ending', language, file=ann)}\n"
    assert contents(tmp_path) == before


def test_a_page_and_tables_in_the_folder_itself_are_renewed(tmp_path: Path) -> None:
    booked(tmp_path, "ann.json", "Ann")
    options = [str(tmp_path), "--html", str(tmp_path / "class.html"), "--csv", str(tmp_path)]
    assert main(options, "en") == 0
    booked(tmp_path, "bob.json", "Bob")
    assert main(options, "nl") == 0
    assert all("Bob" in contents(tmp_path)[name].decode() for name in ("class.html", "pupils.csv"))
    assert class_overview(tmp_path, exercises.COURSE).unread.empty, "Nobody has handed them in."
    (tmp_path / "pupils.csv").write_text("mine", "utf-8")
    assert list(class_overview(tmp_path, exercises.COURSE).unread.index) == ["pupils.csv"]


def test_a_full_disk_leaves_the_page_of_last_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_: int) -> None:
        raise OSError(ENOSPC, "full")

    folder = tmp_path / "class"
    folder.mkdir()
    booked(folder, "ann.json", "Ann")
    page = tmp_path / "class.html"
    page.write_text("old", "utf-8")
    monkeypatch.setattr(os, "fsync", full)
    options = [str(folder), "--html", str(page), "--csv", str(tmp_path / "tables")]
    assert main(options, "en") == 1
    told = say("cli.class.no_write", "en", file=page, error="full")
    assert capsys.readouterr().err == f"{told}\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["class", "class.html"]
    assert page.read_text("utf-8") == "old"
