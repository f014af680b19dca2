"""What holds for the project as a whole: its words and its version."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from string import Formatter

import pytest

from clans_widget.words import LANGUAGES, WordsError, keys, say, words
from tests.games import GAMES, part_of, with_part
from tests.modules import PROJECT, sources

# Each toy brings its words, too.
for file in PROJECT.glob("tests/toys/words/*/en.toml"):
    import_module(f"tests.toys.{file.parts[-2]}")

# Keys that are put together at run time from what no source file names.
PUT_TOGETHER: tuple[str, ...] = tuple(
    f"{start}{section}."
    for start in ("", *(f"{game}." for game in GAMES))
    for section in (
        "table",  # columns of tables, see core/wording.py
        *("step", "kind", "sample"),
        "argument",  # see tests/doors/test_what_is_said.py
        "idea",  # see test_every_idea_has_its_sentences_and_they_no_other
    )
)


def nodes() -> Iterator[ast.AST]:
    for module in (*sources().values(), *sources("tests/toys").values()):
        yield from ast.walk(module)


@cache
def strings() -> frozenset[str]:
    """All string constants in the sources."""
    return frozenset(
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def pieces() -> frozenset[str]:
    """What a key can be put together from: parts of string constants, and names of classes."""
    classes = {node.name for node in nodes() if isinstance(node, ast.ClassDef)}
    return frozenset(classes.union(*(string.split(".") for string in strings())))


@cache
def beginnings() -> frozenset[str]:
    """How the f-strings begin that put a key together: with a section and a dot."""
    first = (
        str(node.values[0].value)
        for node in nodes()
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    )
    return frozenset(text for text in first if re.match(r"[a-z_]+\.", text))


@cache
def of_any_game() -> frozenset[str]:
    """How those f-strings go on that begin with the name of a game: with a dot and a section."""
    joined = (node.values for node in nodes() if isinstance(node, ast.JoinedStr))
    second = (
        str(then.value)
        for first, then, *_ in (values for values in joined if len(values) > 1)
        if isinstance(first, ast.FormattedValue) and ast.unparse(first.value).endswith(".name")
        if isinstance(then, ast.Constant)
    )
    return frozenset(text for text in second if text.startswith("."))


def is_used(key: str) -> bool:
    """Whether a key stands in the sources, or the beginning of it and all pieces of the rest."""
    game = key.partition(".")[0]
    starts = (*beginnings(), *(f"{game}{text}" for text in of_any_game()))
    rests = (key.removeprefix(start) for start in starts if key.startswith(start))
    return key in strings() or any(
        pieces().issuperset(filter(None, rest.split("."))) for rest in rests
    )


def placeholders(language: str, key: str) -> set[str]:
    """What a sentence needs: its first word may be a number in one language, not in another."""
    forms = words(language).template(key).values()
    names = (name for form in forms for _, name, _, _ in Formatter().parse(form))
    return {"count" if name == "Count" else name for name in names if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert sorted(keys(language)) == sorted(keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_the_same_placeholders_in_every_language(language: str) -> None:
    differ = [key for key in keys("en") if placeholders(language, key) != placeholders("en", key)]
    assert differ == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_depend_on_a_number_in_every_language_or_in_none(language: str) -> None:
    forms = {key: set(words(language).template(key)) for key in keys(language)}
    assert forms == {key: set(words("en").template(key)) for key in keys("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty_or_padded(language: str) -> None:
    for key in keys(language):
        for form in words(language).template(key).values():
            assert form, key
            assert form == form.strip(), key


@pytest.mark.slow
def test_every_sentence_is_used() -> None:
    assert [key for key in keys() if not is_used(key) and not key.startswith(PUT_TOGETHER)] == []


@pytest.mark.parametrize("game", with_part("exercises.ideas"))
def test_every_idea_has_its_sentences_and_they_no_other(game: str) -> None:
    ideas: Iterable[str] = part_of(game, "exercises.ideas").IDEAS
    asked = {f"{game}.idea.{name.replace('-', '_')}" for name in ideas}
    of_ideas = [key for key in keys() if key.startswith(f"{game}.idea.")]
    told = {key.removesuffix(".told") for key in of_ideas if key.endswith(".told")}
    refuted = {key.removesuffix(".no") for key in of_ideas if key.endswith(".no")}
    assert told == asked
    assert refuted <= asked


@pytest.mark.slow
def test_what_common_parts_ask_every_game_for_is_used() -> None:
    assert is_used("go.title")
    assert is_used("go.table.move")
    assert not is_used("go.of_nobody")


def test_a_sentence_that_is_not_there_says_where_it_was_looked_for() -> None:
    with pytest.raises(WordsError, match=r"'go\.title' in fr\.toml of clans_widget\.words\."):
        say("go.title", "fr")
    with pytest.raises(
        WordsError, match=r"'clans\.go' in en\.toml of clans_widget\.clans\.words\."
    ):
        say("clans.go", "en")


def test_every_sentence_asked_for_exists() -> None:
    asked = {
        node.args[0].value
        for node in nodes()
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).rpartition(".")[2] in ("say", "sentence")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert asked - set(keys()) == set()
    assert asked


def test_changelog_begins_with_this_version() -> None:
    version = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    headings = re.findall(r"^## (\S+)", (PROJECT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == version


def test_no_package_hides_one_of_the_standard_library() -> None:
    """pytest takes a package in a folder that is none, such as ``docs``, for one at the top."""
    found = {
        init.parent.name
        for init in PROJECT.glob("docs/*/__init__.py")
        if not (init.parents[1] / "__init__.py").exists()
    }
    assert found
    assert not found & sys.stdlib_module_names
