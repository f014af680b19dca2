"""Tables in words: nothing English is left in French and Dutch, and nothing else has changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.arena.tournaments.ratings import ratings
from clans_widget.clans import Game, Position, tables
from clans_widget.clans.exercises import KINDS, fresh
from clans_widget.clans.players import RandomPlayer, View, tournament
from clans_widget.clans.players import tables as players
from clans_widget.clans.players.advice import Advice
from clans_widget.clans.players.beliefs import Forecast
from clans_widget.clans.simulate import playouts
from clans_widget.quiz import tables as quizzes
from clans_widget.quiz.progress import Progress
from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES, use_language
from tests.clans.games import random_game, unfinished_game

GAME: Final = random_game(1)
OTHERS: Final = tuple(language for language in LANGUAGES if language != DEFAULT_LANGUAGE)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(DEFAULT_LANGUAGE)


def quiz() -> Progress:
    return Progress("strife", [fresh(kind) for kind in KINDS])


def the_tournament() -> Any:
    return tournament({"random": RandomPlayer(1), "greedy": RandomPlayer(2)}, setups=1)


def forecasts() -> list[Forecast]:
    return [Forecast(9, 2, "red", 0.96, True), Forecast(9, 2, "red", 0.25, False)]


def advised() -> list[Advice]:
    legal = Position.start(seed=7).legal_moves()
    hints = ("presence", "company", "fifth_color", "ground", "hiding", "ending", "reply", "points")
    return [
        Advice(move, 0.62, 20_000, dict.fromkeys((*hints, "chips"), -0.5)) for move in legal[:3]
    ]


MADE: Final[dict[str, Callable[[], pd.DataFrame]]] = {
    "scores": lambda: tables.scores(GAME),
    "scores, secret": lambda: tables.scores(unfinished_game(1), seen_by=None),
    "villages": lambda: tables.villages(GAME),
    "no villages": lambda: tables.villages(Game.new(["Ann", "Bob"], seed=7)),
    "villages, turned": lambda: tables.villages(GAME)[["epoch", "terrain", "favor", "lost"]].T,
    "villages, side by side": lambda: pd.concat(
        {"A1-A2": tables.villages(GAME), "A2-A1": tables.villages(GAME)}, axis="columns"
    ),
    "terrains by epoch": lambda: pd.crosstab(
        tables.villages(GAME)["epoch"], tables.villages(GAME)["terrain"]
    ),
    "values by epoch": lambda: tables.villages(GAME).pivot_table(
        index="epoch", columns="terrain", values="value"
    ),
    "strife or none": lambda: (
        tables.villages(GAME)
        .assign(strife=lambda made: made["lost"] != "")
        .groupby("strife")[["size", "value"]]
        .agg(["mean", "sem", "std"])
    ),
    "epochs": lambda: tables.epochs(GAME),
    "epochs, made in Dutch": lambda: tables.epochs(GAME, language="nl"),
    "moves": lambda: tables.moves(GAME),
    "orders": lambda: tables.orders(
        Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4)), "B5", "C4"
    ),
    "steps": lambda: tables.steps(GAME),
    "attempts": lambda: quizzes.attempts(quiz()),
    "summary": lambda: quizzes.summary([quiz()]),
    "beliefs": lambda: players.belief_table(View.of(unfinished_game(1)), ["Ann", "Bob", "Cid"]),
    "history": lambda: players.belief_history(View.of(unfinished_game(1)), 2).tail(3),
    "advice": lambda: players.advice_table(advised()),
    "games": lambda: players.game_table(the_tournament()),
    "standings": lambda: players.standing_table(the_tournament()),
    "faults": lambda: players.fault_table(the_tournament()),
    "ratings": lambda: pd.DataFrame(ratings(the_tournament().games)).set_index("player"),
    "calibration": lambda: players.calibration_table(forecasts()),
    "playouts": lambda: playouts(3, seed=7, record=True).drop(columns="record"),
    "playouts by rule": playouts(3, seed=7).groupby("ending", observed=True)[["red"]].mean,
}


def made(name: str, language: str) -> pd.DataFrame:
    """A table that is made while a language is in use."""
    use_language(language)
    return MADE[name]()


def texts(table: pd.DataFrame) -> set[str]:
    """Whatever stands in a table, but for what is not said: sentences, names, notation."""
    plain = table.reset_index()
    cells = {str(cell) for column in range(plain.shape[1]) for cell in plain.iloc[:, column]}
    heads = (
        {str(part) for level in plain.columns.levels for part in level}
        if isinstance(plain.columns, pd.MultiIndex)
        else {str(head) for head in plain.columns}
    )
    names = {str(name) for name in (*table.index.names, *table.columns.names)}
    return cells | heads | names


ALIKE: Final = {
    "fr": "clan points total terrain quiz question questions bonus position villages neutral"
    " favorable steppe",
    "nl": "clan chips quiz hints bonus steppe",
}
"""English words that are those of another language too."""

SAME: Final = {"strife", "index"}
"""The name of a quiz, and what pandas calls what has no name."""

ENGLISH: Final = re.compile(r"[a-z_]+")
"""What a heading or a code is made of: no capital, no digit, nothing else."""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", MADE)
def test_no_english_is_left(name: str, language: str) -> None:
    table = made(name, DEFAULT_LANGUAGE)
    before = texts(tables.in_words(table)) | texts(table.iloc[:0])
    after = texts(tables.in_words(made(name, language)))
    alike = {text for text in before & after if ENGLISH.fullmatch(text)}
    assert alike - SAME <= set(ALIKE[language].split())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MADE)
def test_only_words_change(name: str, language: str) -> None:
    table = made(name, language)
    kept = table.copy(deep=True)
    said = tables.in_words(table)
    pd.testing.assert_frame_equal(table, kept)
    assert type(said) is pd.DataFrame
    assert said.shape == table.shape
    assert (said.index.nlevels, said.columns.nlevels) == (
        table.index.nlevels,
        table.columns.nlevels,
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MADE)
def test_twice_is_once(name: str, language: str) -> None:
    once = tables.in_words(made(name, language))
    pd.testing.assert_frame_equal(tables.in_words(once), once)


@pytest.mark.parametrize("language", OTHERS)
def test_the_name_of_a_quiz_stays(language: str) -> None:
    assert list(tables.in_words(made("summary", language)).index) == ["strife"]


@pytest.mark.parametrize("name", MADE)
def test_a_language_that_is_named_wins(name: str) -> None:
    table = made(name, DEFAULT_LANGUAGE)
    asked = tables.in_words(table, language="nl")
    use_language("nl")
    pd.testing.assert_frame_equal(asked, tables.in_words(table))


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(1, 1000), language=st.sampled_from(OTHERS))
def test_the_tables_of_any_game_have_words(seed: int, language: str) -> None:
    game = random_game(seed)
    for table in (tables.villages(game), tables.scores(game), tables.epochs(game)):
        left = texts(tables.in_words(table, language=language))
        english = {"forest", "mountain", "grassland", "unfavorable", "red", "black", "founder"}
        assert not left & english


def test_numbers_are_those_of_the_language() -> None:
    table = pd.DataFrame({"games": [10_000, 5], "mean": [0.25, 1], "lead": [-2, float("nan")]})
    assert tables.in_words(table, language="fr").to_numpy().tolist() == [
        ["10\u202f000", "0,25", "−2"],
        [5, "1,00", "–"],
    ]


def test_what_nobody_knows_stays() -> None:
    table = pd.DataFrame({"B2-C4": ["x", "y"]}, index=["seven", "A1"])
    pd.testing.assert_frame_equal(tables.in_words(table, language="fr"), table)
