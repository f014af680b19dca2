"""The command ``clans-widget print``: what it writes, and what it says when it cannot."""

from __future__ import annotations

import os
from collections.abc import Callable
from errno import ENOSPC
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader, PdfWriter

from clans_widget import cli
from clans_widget.cli import printing
from clans_widget.core.extras import install
from clans_widget.paper import DOCUMENTS, PaperError, documents, printed_of
from clans_widget.paper.blocks import Block
from clans_widget.quiz import Exercise
from clans_widget.words import LANGUAGES, say
from tests.paper.sound import plain, read_again

pytestmark = pytest.mark.slow


def words_in(file: Path) -> str:
    """What a file says around its pictures, without what divides words."""
    return "".join(map(read_again, PdfReader(BytesIO(file.read_bytes())).pages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_written_in_the_language_and_named(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rules.pdf"
    assert cli.main(["print", "rules", "--language", language, "-o", str(file)]) == 0
    said = say("cli.print.done", language, file=file, count=1)
    assert capsys.readouterr().out == f"{said}\n"
    assert plain(say("clans.rule.M2", language)[:20]) in words_in(file)


def test_the_language_may_stand_before_the_command(tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    assert cli.main(["--language", "nl", "print", "rules", "-o", str(file)]) == 0
    assert "strijd" in words_in(file)


def test_without_a_name_the_file_has_one_that_says_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (
        ["board"],
        ["rules", "--paper", "Letter"],
        ["worksheet", "--lesson", "4", "--language", "fr"],
        ["answers", "--seed", "8"],
        ["test", "--questions", "9,2"],
    ):
        assert cli.main(["print", *command]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "clans-answers-seed-8-en-A4.pdf",
        "clans-board-en-A4.pdf",
        "clans-rules-en-Letter.pdf",
        "clans-test-seed-7-2-9-en-A4.pdf",
        "clans-worksheet-04-fr-A4.pdf",
    ]


def test_the_same_command_writes_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.pdf", "other.pdf")]
    for file in files:
        assert cli.main(["print", "board", "-o", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("document", "source"),
    [
        ("worksheet", ["--lesson", "04"]),
        ("answers", ["--lesson", "04"]),
        *((document, ["--seed", "8"]) for document in ("worksheet", "answers", "test")),
    ],
)
def test_a_teacher_takes_the_questions_that_suit(
    document: str, source: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[int, Exercise[Any]] = {}
    for block in ("question_block", "key_block"):
        monkeypatch.setattr(documents, block, noting(getattr(documents, block), asked))

    def printed(*options: str) -> list[str]:
        asked.clear()
        file = str(tmp_path / "x.pdf")
        assert cli.main(["print", document, *source, *options, "-o", file]) == 0
        assert list(asked) == [*range(1, len(asked) + 1)]
        return [*map(repr, asked.values())]

    whole = printed()
    assert len(whole) > 5
    assert printed("--questions", "5,2-3") == [whole[1], whole[2], whole[4]]


def noting(make: Callable[..., Block], asked: dict[int, Exercise[Any]]) -> Callable[..., Block]:
    """Make a block as before, and note which question it is of."""

    def note(number: int, exercise: Exercise[Any], *rest: Any) -> Block:
        asked[number] = exercise
        return make(number, exercise, *rest)

    return note


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_that_there_are_not_are_refused(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["test", "--questions", "3,77", "-o", str(tmp_path / "x.pdf")]
    count = len(printed_of("clans").test(7))
    told = {"number": 77, "count": count}
    assert refused(arguments, language, capsys, "paper.error.question", **told)
    assert not list(tmp_path.iterdir())


def refused(
    arguments: list[str],
    language: str,
    capsys: pytest.CaptureFixture[str],
    key: str,
    **values: object,
) -> bool:
    assert cli.main(["print", *arguments, "--language", language]) == 1
    return capsys.readouterr().err == f"{say(f'{key}', language, **values)}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_said_in_a_sentence(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nowhere"
    assert refused(
        ["rules", "-o", str(nowhere / "x.pdf")],
        language,
        capsys,
        "cli.print.no_folder",
        folder=nowhere,
    )
    assert refused(["board", "--game", "go"], language, capsys, "paper.error.game", game="go")
    assert refused(["board", "--game", "a.b"], language, capsys, "paper.error.game", game="a.b")
    assert cli.main(["print", "rules", "-o", str(tmp_path), "--language", language]) == 1
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("name", ["lesson.ipynb", "letter.docx", "board"])
def test_a_pdf_replaces_no_file_of_another_kind(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / name
    own.write_text("mine", "utf-8")
    told = {"file": own, "ending": ".pdf"}
    assert refused(["rules", "-o", str(own)], "nl", capsys, "cli.print.ending", **told)
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["mine"]


def test_a_full_disk_leaves_the_pdf_that_was_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(ENOSPC, "full")

    file = tmp_path / "rules.pdf"
    assert cli.main(["print", "rules", "-o", str(file)]) == 0
    capsys.readouterr()
    old = file.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    told = {"file": file, "error": "full"}
    assert refused(["rules", "-o", str(file)], "nl", capsys, "cli.print.no_file", **told)
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [old]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pdf_replaces_only_one_that_was_printed_here(
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["rules", "--language", language]
    for other in (["--game", "clann"], []):
        assert cli.main(["print", *command, *other, "-o", "rules.pdf"]) == 0
    assert cli.main(["print", *command]) == 0
    (printed,) = tmp_path.glob("clans-*.pdf")
    ours = printed.read_bytes()
    assert (tmp_path / "rules.pdf").read_bytes() == ours
    (page,) = PdfReader(BytesIO(ours)).pages
    copied = PdfWriter()
    copied.add_page(page)
    copied.add_metadata({"/Creator": "clans-widget"})
    taken = BytesIO()
    copied.write(taken)
    notes = PdfWriter(BytesIO(ours), incremental=True)
    notes.add_metadata({"/Subject": "with notes of mine"})
    added = BytesIO()
    notes.write(added)
    capsys.readouterr()
    for foreign in (b"", b"%PDF-1.7 mine", taken.getvalue(), added.getvalue()):
        printed.write_bytes(foreign)
        for output in ([], ["-o", printed.name]):
            told = {"file": printed.name}
            assert refused(["rules", *output], language, capsys, "cli.print.foreign", **told)
        assert printed.read_bytes() == foreign


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_document_replaces_none_of_another_kind_and_says_that_it_replaces_one(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "friday.pdf"
    output = ["--questions", "1", "-o", str(file), "--language", language]
    replaced = say("cli.replaced", language)
    for seed in ("7", "8"):
        assert cli.main(["print", "worksheet", "--seed", seed, *output]) == 0
        assert (replaced in capsys.readouterr().out) == (seed == "8")
    before = file.read_bytes()
    told = {"file": file, "before": "worksheet", "document": "answers"}
    assert refused(["answers", *output], language, capsys, "cli.print.other", **told)
    assert file.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("document", "option"),
    [
        ("worksheet", ["--test"]),
        *(("rules", option) for option in (["--questions", "1"], ["--seed", "0"], ["--test"])),
        ("board", ["--questions", "1-3"]),
        ("pieces", ["--seed", "7"]),
    ],
)
def test_an_option_that_belongs_to_something_else_is_refused(
    document: str,
    option: list[str],
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = {"option": option[0], "other": document}
    command = [document, *option, "-o", str(tmp_path / "x.pdf")]
    assert refused(command, language, capsys, "cli.parser.together", **told)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_lesson_is_refused_with_those_that_there_are(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["print", "worksheet", "--lesson", "99", "--language", language]) == 1
    told = capsys.readouterr().err
    assert "99" in told
    assert "00, 01, 02" in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "a notebook of your own cannot be printed"),
        ("fr", "un notebook à vous ne s’imprime pas"),
        ("nl", "een eigen notebook kan niet worden afgedrukt"),
    ],
)
def test_who_would_print_a_notebook_of_their_own_is_told_that_it_cannot_be(
    language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--lesson", "my-lesson.ipynb", "--language", language]
    assert cli.main(["print", "worksheet", *arguments]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "other"),
    [(["test"], "test"), (["board"], "board"), (["answers", "--test"], "--test")],
)
def test_what_is_not_made_from_a_lesson_is_not_printed_as_if_it_were(
    arguments: list[str], other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both belong to the answers, and not together."""
    file = tmp_path / "x.pdf"
    assert cli.main(["print", *arguments, "--lesson", "04", "-o", str(file)]) == 1
    told = say("cli.parser.together", "en", option="--lesson", other=other)
    assert capsys.readouterr().err == f"{told}\n"
    assert not file.exists()


def test_a_lesson_without_questions_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = tmp_path / "05-quiet.ipynb"
    lesson.write_text('{"cells": []}', "utf-8")
    monkeypatch.setattr(printing, "lessons_of", lambda *_: [lesson])
    arguments = ["worksheet", "--lesson", "05", "-o", str(tmp_path / "x.pdf")]
    assert refused(arguments, "en", capsys, "paper.error.no_questions", lesson="05")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_library_it_is_said_what_to_install(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(printing, "find_spec", lambda _: None)
    said = {"command": install("print")}
    assert refused(["board"], language, capsys, "cli.print.no_library", **said)


WRONG = [
    ([], "cli.parser.missing", {"missing": "document"}),
    (
        ["map"],
        "cli.parser.choice",
        {"option": "document", "given": "map", "choices": ", ".join(DOCUMENTS)},
    ),
    (
        ["board", "--paper", "A5"],
        "cli.parser.choice",
        {"option": "--paper", "given": "A5", "choices": "A4, Letter, A3, Tabloid"},
    ),
    (["board", "--seed", "x"], "cli.parser.whole", {"option": "--seed", "given": "x"}),
    *(
        (
            ["test", "--questions", given],
            "cli.parser.numbers",
            {"option": "--questions", "given": given},
        )
        for given in ("x", "", "0", "3-0", "1,,2", "1-", "2-99999999999")
    ),
    *(
        (
            ["test", "--questions", given],
            "cli.parser.order",
            {"option": "--questions", "given": wrong, "meant": right},
        )
        for given, wrong, right in (("3-1", "3-1", "1-3"), ("2,5-4", "5-4", "4-5"))
    ),
    (["board", "--paper"], "cli.parser.value", {"option": "--paper"}),
    (
        ["board", "--seed", "3", "--lesson", "4"],
        "cli.parser.together",
        {"option": "--lesson", "other": "--seed"},
    ),
    (["board", "--foo"], "cli.parser.unknown", {"given": "--foo"}),
]
"""Command lines that are none, and what is said of them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "key", "values"), WRONG)
def test_what_is_no_command_line_is_refused_in_the_language(
    arguments: list[str],
    key: str,
    values: dict[str, str],
    language: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as exited:
        cli.main(["print", "--language", language, *arguments])
    assert exited.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{say('cli.parser.usage', language)} clans-widget print")
    assert told.endswith(f"clans-widget print: {say(key, language, **values)}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["print", "--help", "--language", language])
    told = "".join(capsys.readouterr().out.split())
    for key in (
        "print.about",
        "parser.usage",
        "parser.positional",
        "parser.options",
        "parser.help",
    ):
        assert "".join(say(f"cli.{key}", language).split()) in told
    for name in DOCUMENTS:
        assert name in told
    with pytest.raises(SystemExit):
        cli.main(["--help", "--language", language])
    commands = cli._told_commands(language)
    assert "".join(commands.split()) in "".join(capsys.readouterr().out.split())


def test_a_folder_that_is_called_as_a_command_is_still_a_folder() -> None:
    assert cli._command(["--folder", "print"]) == ("", [])


def test_a_game_that_prints_nothing_is_refused() -> None:
    with pytest.raises(PaperError, match="nothing to print for “core”"):
        printed_of("core")


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_paper_is_for_boards(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.pdf"
    assert cli.main(["print", "board", "--paper", "A3", "-o", str(file)]) == 0
    assert capsys.readouterr().out
    (page,) = PdfReader(BytesIO(file.read_bytes())).pages
    assert (float(page.mediabox.width), float(page.mediabox.height)) == (1190.55, 841.89)
    said = {"paper": "Tabloid", "document": "rules"}
    assert refused(["rules", "--paper", "Tabloid"], language, capsys, "cli.print.large", **said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_does_not_have_on_paper_is_refused(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = {"game": "clans", "document": "pieces"}
    assert refused(["pieces"], language, capsys, "paper.error.document", **said)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=() if language == usual else pytest.mark.deep)
        for game, usual in (("clans", "fr"), ("clann", "nl"))
        for language in LANGUAGES
    ],
)
def test_a_test_and_its_key_carry_the_same_seed(game: str, language: str, tmp_path: Path) -> None:
    test, key = tmp_path / "test.pdf", tmp_path / "key.pdf"
    asked = ["--game", game, "--language", language, "--seed", "12", "-o"]
    assert cli.main(["print", "test", *asked, str(test)]) == 0
    assert cli.main(["print", "answers", "--test", *asked, str(key)]) == 0
    seed = say("paper.seed", language, seed=12)
    assert all(plain(seed) in words_in(file) for file in (test, key))
    title = say(f"{game}.paper.end_test", language)
    assert plain(title) in words_in(key)
