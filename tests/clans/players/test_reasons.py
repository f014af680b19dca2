"""What is said for a move is true of it, is in a player's words, and speaks for it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from clans_widget.arena.reasons import Reasons, usual
from clans_widget.clans import Game, Position
from clans_widget.clans.players import View
from clans_widget.clans.players.advice import advice
from clans_widget.clans.players.reasons import OUTLOOKS, reasons
from clans_widget.clans.staging.cells import cell
from clans_widget.words import LANGUAGES, Voice
from tests.clans.players.situations import game_after

HUTS: Final = {"A1": "2r", "A2": "r", "B1": "b", "B2": "2bg"}
FAR: Final = {"K1": "r", "K2": "g", "K3": "k"}

FOUNDS: Final = "founds a village on A1 with 3 of your huts: 3 points for you"
TOGETHER: Final = "brings your huts together with many others"


def situation(chips: tuple[int, int] = (0, 0), scores: tuple[int, ...] = (0,) * 5) -> View:
    """What Ann may know, who is red."""
    position = Position.of(HUTS | FAR, chips=chips, scores=scores)
    return View.of(Game.new(["Ann", "Bob"], position=position, clans={"Ann": "red", "Bob": "blue"}))


def said(move: str, why: dict[str, float], view: View | None = None) -> Reasons:
    """What is said of a move that others would do nothing beside."""
    view = view or situation()
    return reasons(view, view.position.play(move), why, dict.fromkeys(why, 0.0))


def told(found: Reasons, language: str = "en") -> str:
    return cell("why", found, Voice(language))


@pytest.mark.parametrize(
    ("move", "why", "expected"),
    [
        ("A2-A1", {"points": 3.0}, FOUNDS),
        ("A2-A1", {"chips": 1.0}, "gets you a village chip"),
        ("B1-B2", {"chips": 1.0}, "gets you a village chip"),
        ("B1-B2", {"points": 1.0}, "nothing stands out at first sight"),
        ("K1-K2", {"chips": 1.0}, "nothing stands out at first sight"),
        ("A2-A1", {"points": -1.0}, "nothing stands out at first sight"),
        ("K1-K2", {"hiding": 0.0}, "nothing stands out at first sight"),
        ("K1-K2", {"reply": 0.05}, "leaves the next player less to gain"),
        ("K1-K2", {"reply": 0.04}, "nothing stands out at first sight"),
        ("K1-K2", {"ending": 5.0}, "ends the game while you are ahead"),
        ("K1-K2", {"company": 1.0, "ground": -0.49}, TOGETHER),
        (
            "K1-K2",
            {"company": 1.0, "ground": -0.5},
            f"{TOGETHER}; but your huts stand on ground that is about to fail",
        ),
        (
            "A2-A1",
            {"company": 9.0, "chips": 1.0, "ground": 8.0, "points": 3.0, "reply": 7.0},
            f"{FOUNDS}; gets you a village chip; leaves your huts on ground that is about to pay",
        ),
    ],
)
def test_what_speaks_for_a_move_is_said_at_once_before_soon_and_the_weightiest_first(
    move: str, why: dict[str, float], expected: str
) -> None:
    assert told(said(move, why)) == expected


def test_a_color_is_kept_hidden_where_that_is_better_than_usual() -> None:
    view = situation()
    found = reasons(view, view.position.play("K1-K2"), {"hiding": 0.0}, {"hiding": -0.3})
    assert told(found) == "does not show your color"


@pytest.mark.parametrize(
    ("move", "term", "expected"),
    [
        ("A2-A1", "hiding", "it shows your color"),
        ("K1-K2", "hiding", ""),
        ("B1-B2", "points", "others get more points than you"),
        ("A2-A1", "points", ""),
        ("K1-K2", "ending", ""),
        ("K1-K2", "chips", ""),
        ("A2-A1", "presence", "fewer groups"),
        ("K1-K2", "presence", ""),
        *[("K1-K2", term, "your|next player") for term in OUTLOOKS if term != "presence"],
    ],
)
def test_a_drawback_is_told_if_it_is_true(move: str, term: str, expected: str) -> None:
    found = said(move, {term: -2.0})
    assert found.speaks == ()
    assert bool(found.but) == bool(expected)
    if found.but:
        assert re.search(expected, found.but.in_voice(Voice("en")))


@pytest.mark.parametrize("sign", [2.0, -2.0])
@pytest.mark.parametrize("term", [each for each in OUTLOOKS if each != "reply"])
def test_of_huts_that_stand_in_villages_no_outlook_speaks(term: str, sign: float) -> None:
    """All of Ann's are out of every reach; what moves is black."""
    position = Position.of({"A1": "3r", "K2": "2k", "K3": "k"})
    view = View.of(Game.new(["Ann", "Bob"], position=position, clans={"Ann": "red", "Bob": "blue"}))
    assert said("K3-K2", {term: sign}, view) == Reasons()


def test_huts_that_others_join_are_together_with_them() -> None:
    """Whoever moves; but not where only others meet."""
    for move, together in {"K3-K2": True, "B1-B2": False}.items():
        position = Position.of({"K2": "2r", "K3": "k", "B1": "g", "B2": "y", "K1": "k"})
        clans = {"Ann": "red", "Bob": "blue"}
        view = View.of(Game.new(["Ann", "Bob"], position=position, clans=clans))
        assert told(said(move, {"company": 2.0}, view)).startswith(TOGETHER) == together


def test_who_ends_the_game_too_early_is_told() -> None:
    view = situation((6, 5))
    assert told(said("A2-A1", {"ending": -5.0}, view)) == (
        "nothing stands out at first sight; but it ends the game while you are behind"
    )


def test_points_from_several_villages_are_told_together() -> None:
    position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(0, 0))
    view = View.of(Game.new(["Ann", "Bob"], position=position, clans={"Ann": "blue", "Bob": "red"}))
    turn = position.play("B5-C4:B2,C4")
    gain = turn.position.scores[1]
    found = reasons(view, turn, {"points": 5.0, "chips": 2.0}, {"points": 0.0, "chips": 0.0})
    assert told(found) == f"brings you {gain} points at once; gets you 2 village chips"


def test_usual_is_what_moves_do_on_average() -> None:
    assert usual({1: {"chips": 1.0, "reply": -1.0}, 2: {"chips": 0.0, "reply": -2.0}}) == {
        "chips": 0.5,
        "reply": -1.5,
    }


@pytest.mark.slow
@pytest.mark.parametrize("moves", [0, 20, 40])
def test_in_whole_games_reasons_are_words_without_signed_numbers(moves: int) -> None:
    advised: Any = advice(View.of(game_after(moves, seed=4)))
    assert any(each.reasons.speaks for each in advised)
    for each in advised:
        assert len(each.reasons.speaks) <= 3
        texts = {told(each.reasons, language) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert not any(re.search(r"[+−-]\d|\d[.,]\d", text) for text in texts)
