"""Refusals: sentences in every language, short and printable, that can be kept."""

from __future__ import annotations

import pickle

import pytest

from clans_widget.core.errors import GameError, IllegalMove, NotationError, Refusal
from clans_widget.words import LANGUAGES, say

FAULTS = (
    Refusal("game.nothing_to_undo"),
    GameError("game.player", name="Eve", players="Ann, Bob"),
    GameError("game.move", ply=3, move="up1", why=GameError("game.nothing_to_roll")),
    NotationError("notation.expected.text", found="int", line=2, column=5),
    NotationError("notation.expected.text"),
)


@pytest.mark.parametrize("error", FAULTS, ids=str)
def test_a_refusal_is_a_value_error_with_a_sentence_in_every_language(error: Refusal) -> None:
    assert isinstance(error, ValueError)
    sentences = {error.in_language(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert str(error) in sentences


@pytest.mark.parametrize("error", FAULTS, ids=str)
def test_a_refusal_can_be_kept(error: Refusal) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert (again.args, repr(again)) == (error.args, repr(error))
    assert vars(again).keys() == vars(error).keys()


def test_a_refusal_within_a_refusal_is_said_in_the_same_language() -> None:
    why = GameError("game.nothing_to_roll")
    error = GameError("game.move", ply=1, move="up1", why=why)
    for language in LANGUAGES:
        assert why.in_language(language) in error.in_language(language)


def test_a_notebook_shows_the_sentence_alone() -> None:
    error = Refusal("game.nothing_to_undo")
    assert error._render_traceback_() == [f"Refusal: {error}"]


def test_what_cannot_be_printed_or_is_too_long_is_cut() -> None:
    error = GameError("game.player", name="\x1b[31m" + "x" * 10**5, players="Ann")
    assert str(error).isprintable()
    assert len(str(error)) < 400


def test_what_was_found_is_quoted_as_the_language_quotes() -> None:
    error = NotationError("notation.expected.text", found="int")
    quoted = {"en": "“int”", "fr": "«\u00a0int\u00a0»", "nl": "“int”"}
    assert all(quoted[language] in error.in_language(language) for language in LANGUAGES)


@pytest.mark.parametrize("where", ["", "B2"])
def test_a_place_that_nobody_could_count_is_not_told(where: str) -> None:
    told = NotationError("notation.expected.text", found="x,- 1", column=15, where=where)
    bare = told.without_column()
    for language in LANGUAGES:
        said = bare.in_language(language)
        assert "15" in told.in_language(language)
        assert "1" not in said
        assert said.startswith(where)
        assert bare.expected_in(language) in said


def test_where_nothing_stood_the_sentence_says_so() -> None:
    for language in LANGUAGES:
        error = NotationError("notation.expected.text")
        assert say("notation.nothing", language) in error.in_language(language)
        assert error.expected_in(language) in error.in_language(language)


def test_an_illegal_move_of_no_game_blocks_nothing() -> None:
    error = IllegalMove("game.nothing_to_roll")
    assert (error.reason, error.rule, error.obstacle) == ("nothing_to_roll", "", ())
