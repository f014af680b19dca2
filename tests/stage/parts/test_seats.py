"""Who sits where: persons, bots of a level, bots from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

from clans_widget import ClannWidget, ClansWidget, clann, clans
from clans_widget.core.errors import GameError, Refusal
from clans_widget.stage.parts.seats import PERSON, Bot, Seats, mover_of
from clans_widget.words import Named, sentence
from tests.stage.toy_scenes import Taker, nim_scene
from tests.toys import nim

LEVELS = {"weak": lambda: Taker("A1"), "strong": lambda: Taker("A3")}


def seats(**bots: Any) -> Seats:
    return Seats(LEVELS, ("Ann", "Bob"), bots)


def test_a_bot_sits_where_it_was_given_by_name_or_number() -> None:
    for given in ({"Bob": "strong"}, {2: "strong"}):
        them = Seats(LEVELS, ("Ann", "Bob"), given)
        assert (list(them), 1 in them, 2 in them) == ([2], False, True)
        bot = them.bot(2)
        assert bot is not None
        assert bot.player.choose(None) == "A3"
        assert them.bot(1) is None
        assert (them.level(1), them.level(2)) == (PERSON, "strong")


def test_a_level_goes_by_an_older_word_too() -> None:
    them = Seats(LEVELS, ("Ann", "Bob"), {"Ann": "mild"}, {"mild": "weak"})
    assert them.level(1) == "weak"
    them.put(2, "mild")
    assert them.level(2) == "weak"


class Renamed(nim.NimProduction):
    """Nim whose bot has had another word before."""

    older_levels: ClassVar[Mapping[str, str]] = {"grasping": "greedy"}


def test_in_a_scene_the_older_words_of_its_game_go_on_working() -> None:
    scene = nim_scene(production=Renamed(), bots={"Bob": "grasping"})
    assert scene.bots.seats.level(2) == "greedy"


def test_a_bot_from_elsewhere_is_named_by_its_kind() -> None:
    taker = Taker("B1")
    them = seats(Ann=taker)
    bot = them.bot(1)
    assert bot is not None
    assert (bot.player, them.level(1)) == (taker, "Taker")


def test_each_bot_has_a_lock_of_its_own() -> None:
    assert Bot.of("weak", LEVELS).lock is not Bot.of("weak", LEVELS).lock


class Choiceless:
    choose = "A1"


@pytest.mark.parametrize(
    ("given", "told"), [("brilliant", "brilliant"), (Choiceless(), "Choiceless"), (7, "int")]
)
def test_what_is_no_bot_is_refused_with_the_words_for_bots(given: Any, told: str) -> None:
    with pytest.raises(Refusal) as caught:
        seats(Ann=given)
    assert caught.value.key == "widget.no_bot"
    assert caught.value.values["given"] == told
    assert caught.value.values["levels"] == tuple(
        sentence("widget.level", word=word, seat=sentence(f"seat.{word}"))
        for word in ("weak", "strong")
    )


@pytest.mark.parametrize(
    ("make", "language", "said"),
    [
        (lambda: ClansWidget(clans.Position.start(seed=7), bots={1: "hint"}), "en", "hints"),
        (lambda: ClannWidget(clann.Position.start(), bots={1: "tactic"}), "fr", "tactique"),
    ],
)
def test_the_words_for_bots_are_told_as_they_stand_on_the_screen(
    make: Callable[[], object], language: str, said: str
) -> None:
    with pytest.raises(Refusal) as caught:
        make()
    told = caught.value.in_language(language)
    assert f"({said})" in told
    assert "strong" in told


def test_nobody_who_plays_can_be_given_no_bot() -> None:
    with pytest.raises(GameError):
        seats(Cleo="weak")


def test_a_seat_is_given_away_and_back() -> None:
    them = seats()
    assert not them
    them.put(2, "weak")
    assert them
    assert them.level(2) == "weak"
    with pytest.raises(Refusal):
        them.put(2, "brilliant")
    assert them.level(2) == "weak"
    for _ in range(2):
        them.put(2, PERSON)
        assert not them
        assert them.level(2) == PERSON


def test_the_player_to_move_is_named() -> None:
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    assert mover_of(game) == Named("Ann")
    game.play("A1")
    assert mover_of(game) == Named("Bob")


def test_a_seat_that_has_had_a_bot_has_had_one_until_another_game_begins() -> None:
    them = seats(Ann="weak")
    assert (them.has_had_a_bot(1), them.has_had_a_bot(2)) == (True, False)
    them.put(2, "weak")
    them.put(1, PERSON)
    them.put(2, PERSON)
    assert (them.has_had_a_bot(1), them.has_had_a_bot(2)) == (True, True)
    kept = them.kept()
    them.put(2, "strong")
    them.begin()
    assert (them.has_had_a_bot(1), them.has_had_a_bot(2)) == (False, True)
    them.restore(kept)
    assert (them.has_had_a_bot(1), them.has_had_a_bot(2)) == (True, True)
    assert not them
