"""Who sits where: persons, bots of a level, bots from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

from clans_widget import ClannWidget, ClansWidget, clann, clans
from clans_widget.core.errors import GameError, Refusal
from clans_widget.stage.seats import PERSON, Bot, Seats, mover_of
from clans_widget.words import Named, sentence
from tests.stage.toy_scenes import Taker, nim_scene
from tests.toys import nim


class Offered(nim.NimProduction):
    """Nim with two bots, of which one has had another word before."""

    levels: ClassVar[Any] = {"weak": lambda: Taker("A1"), "strong": lambda: Taker("A3")}
    older_levels: ClassVar[Mapping[str, str]] = {"mild": "weak"}


OFFER = Offered()


def seats(given: Any = None, **bots: Any) -> Seats:
    return Seats.of(("Ann", "Bob"), given or bots, OFFER)


def test_a_bot_sits_where_it_was_given_by_name_or_number() -> None:
    for given in ({"Bob": "strong"}, {2: "strong"}):
        them = seats(given)
        assert (list(them), 1 in them, 2 in them) == ([2], False, True)
        bot = them.bot(2)
        assert bot is not None
        assert bot.player.choose(None) == "A3"
        assert them.bot(1) is None
        assert (them.level(1), them.level(2)) == (PERSON, "strong")


def test_a_level_goes_by_an_older_word_too() -> None:
    them = seats(Ann="mild")
    assert them.level(1) == "weak"
    assert them.given(2, "mild", OFFER).level(2) == "weak"


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
    assert Bot.of("weak", OFFER).lock is not Bot.of("weak", OFFER).lock


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
    them = them.given(2, "weak", OFFER)
    assert them
    assert them.level(2) == "weak"
    with pytest.raises(Refusal):
        them.given(2, "brilliant", OFFER)
    for _ in range(2):
        them = them.given(2, PERSON, OFFER)
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
    for seat, level in ((2, "weak"), (1, PERSON), (2, PERSON)):
        them = them.given(seat, level, OFFER)
    assert (them.has_had_a_bot(1), them.has_had_a_bot(2)) == (True, True)
    assert not them
    them = them.given(2, "strong", OFFER).in_new_game()
    assert (them.has_had_a_bot(1), them.has_had_a_bot(2)) == (False, True)
