"""Texts as they come from keyboards and editors: marks at the beginning, joiners, odd spaces."""

from __future__ import annotations

import pytest

from clans_widget import ClannWidget, ClansWidget, clann, clans
from clans_widget.core.errors import GameError, Refusal
from clans_widget.core.printable import as_seen, is_printable, unprintable
from clans_widget.words import LANGUAGES, number_in

MARK = "\ufeff"

NAMES = ["Jean\u00a0Paul", "Jean\u202fPaul", "علی\u200cرضا", "👨\u200d👩\u200d👧", "Zoë", "李"]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_as_people_write_it_is_a_name(name: str) -> None:
    for game in (
        clans.Game.new([name, "Bob"], seed=7, clans={name: "red", "Bob": "blue"}),
        clann.Game.new([name, "Bob"], seed=7),
    ):
        assert type(game).from_text(game.to_text()).players == (name, "Bob")
    board = ClansWidget(clans.Game.new([name, "Bob"], seed=7), seen_by=name)
    assert board.game.clans(seen_by=name)[name] != "?"
    assert name in board.picture.svg()


@pytest.mark.parametrize("sign", ["\n", "\t", "\u202e", "\x1b", "\u200b", "\ue000"])
def test_a_sign_that_cannot_be_shown_is_named(sign: str) -> None:
    with pytest.raises(GameError) as caught:
        clans.Game.new([f"Ann{sign}", "Bob"])
    for language in LANGUAGES:
        sentence = caught.value.in_language(language)
        assert f"U+{ord(sign):04X}" in sentence
        assert is_printable(sentence)


def test_names_that_look_alike_are_the_same() -> None:
    for other in ("Ann\u200d", " Ann", "Ann\u00a0"):
        with pytest.raises(GameError) as caught:
            clans.Game.new(["Ann", other])
        assert caught.value.key == "game.same_name"
    assert as_seen("An n") != as_seen("Ann")


@pytest.mark.parametrize("name", ["", " ", "\u00a0", "\u200d", "\u200c\u202f"])
def test_a_name_has_something_to_see(name: str) -> None:
    with pytest.raises(GameError) as caught:
        clans.Game.new([name, "Bob"])
    assert caught.value.key == "game.name"


def test_the_first_sign_that_cannot_be_shown_is_found() -> None:
    assert (unprintable("ab\tc\n"), unprintable("ab")) == ("\t", "")


def test_the_mark_of_editors_on_windows_is_left_out() -> None:
    one, other = clans.Game.new(["Ann", "Bob"], seed=7), clann.Game.new(["Ann", "Bob"], seed=7)
    for game, widget in ((one, ClansWidget), (other, ClannWidget)):
        record, position = game.to_text(), game.position.to_text()
        assert type(game).from_text(MARK + record).to_text() == record
        assert game.record().from_text(MARK + record) == game.record()
        assert type(game.position).from_text(MARK + position) == game.position
        for source in (MARK + record, MARK + position):
            assert widget(source).position == game.position
    board = clans.Board.standard()
    assert clans.Board.from_json(MARK + board.to_json()) == board


@pytest.mark.parametrize("text", ["", " \n", MARK])
@pytest.mark.parametrize("kind", [clans.Game, clann.Game], ids=["clans", "clann"])
def test_where_there_is_no_record_that_is_said(kind: type, text: str) -> None:
    with pytest.raises(GameError) as caught:
        kind.from_text(text)  # type: ignore[attr-defined]
    assert caught.value.key == "game.no_record"


def test_a_number_of_any_size_is_written_and_refused_in_words() -> None:
    for language in LANGUAGES:
        digits = number_in(10**400, language)
        assert digits.count("0") == 400
        assert number_in(-(10**400), language)[1:] == digits
    calls = (
        lambda: clans.Position.start(players=10**400),
        lambda: clans.Game.new(["Ann", "Bob"], seed=7).branch(10**5000),
        lambda: ClansWidget(clans.Position.start(seed=7)).mark(-(10**5000)),  # type: ignore[arg-type]
    )
    for call in calls:
        with pytest.raises(Refusal) as caught:
            call()
        for language in LANGUAGES:
            assert "1e+" in caught.value.in_language(language)
