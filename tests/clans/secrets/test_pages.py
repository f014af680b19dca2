"""A page on which a game goes on holds what its reader may know, and no other card (S2, F3)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import COLORS, Game
from clans_widget.core.cells import value_of
from clans_widget.page.playable import cell_of, cell_to_go_on
from clans_widget.words import LANGUAGES, Voice, say
from tests.page.without_python import without_python
from tests.stage.hands import part, press

from .boards import to_play_on
from .recording import differing
from .situations import SITUATIONS, Cards, begun, imagined, some_deals, varied, viewers
from .trying import all_but

CARDS = {"Ann": "red", "Bob": "yellow", "Cleo": "black"}

MANY = 60
"""Of so many fair draws from three cards, one in ten thousand million leaves one of them out."""


def on_a_page(board: ClansWidget) -> ClansWidget:
    """The board that a page makes."""
    made = value_of(cell_of(board))
    assert isinstance(made, ClansWidget)
    return made


def held(board: ClansWidget) -> dict[str, str]:
    """All cards of the game on a board."""
    return cards_of(board.game)


def cards_of(game: Game) -> dict[str, str]:
    """All cards of a game."""
    return {name: game.clans(seen_by=name)[name] for name in game.players}


def drawn_often(board: ClansWidget) -> list[dict[str, str]]:
    """All cards of the games that a page begins with, when it is opened again and again."""
    code = f"from clans_widget import clans\n{board._game_anew}"
    assert board._game_anew in cell_of(board)
    return [cards_of(value_of(code)) for _ in range(MANY)]


def peeked_at(board: ClansWidget) -> list[str]:
    """What a reader finds who turns over each card that can be turned over."""
    told = []
    for card in part(board, "clans-cards").children:
        card.click()
        told.append(card.description)
        card.click()
    return told


@pytest.mark.slow
@all_but({("varied", 3, None), ("varied", 3, "Bob"), ("in a variation", 3, "Bob")})
def test_no_page_depends_on_a_card_that_its_reader_may_not_know(
    situation: str, players: int, viewer: str | None
) -> None:
    make = SITUATIONS[situation]
    deals = some_deals(players, viewer)[:3]
    assert differing(lambda cards: to_play_on(make(cards), viewer), deals) == []


@pytest.mark.slow
@pytest.mark.parametrize("apart", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_no_file_of_a_page_depends_on_one(apart: bool, tmp_path: Path) -> None:
    """All that a page is made of, with what is packed in it."""

    def observe(cards: Cards) -> dict[str, bytes]:
        board = ClansWidget(varied(cards), "en", "Ann", bots={"Cleo": "greedy"})
        folder = tmp_path / "-".join(cards.values())
        folder.mkdir()
        board.to_html(folder / "page.html", playable=True, apart=apart)
        files = (file for file in folder.rglob("*") if file.is_file())
        return {str(file.relative_to(folder)): file.read_bytes() for file in files}

    assert differing(observe, some_deals(3, "Ann")[:2]) == []


def test_a_viewer_finds_the_own_card_there_and_no_other() -> None:
    made = on_a_page(ClansWidget(begun(CARDS), "en", "Ann"))
    assert held(made) == {"Ann": "red", "Bob": "?", "Cleo": "?"}
    assert peeked_at(made) == ["Ann: red"]


@pytest.mark.parametrize("bot", [None, "Cleo"])
def test_the_page_shows_what_the_board_shows(bot: str | None) -> None:
    board = ClansWidget(begun(CARDS), "en", "Ann", bots={bot: "random"} if bot else {})
    made = on_a_page(board)
    assert made.picture.svg() == board.picture.svg()
    assert made.scores.equals(board.scores)


def test_a_bot_draws_a_card_from_those_that_the_viewer_does_not_know_to_be_taken() -> None:
    board = ClansWidget(begun(CARDS), "en", "Ann", bots={"Cleo": "random"})
    drawn = Counter(cards["Cleo"] for cards in drawn_often(board))
    assert set(drawn) == set(COLORS) - {"red"}
    assert held(on_a_page(board))["Bob"] == "?"


def test_a_game_that_goes_on_keeps_the_cards_that_were_drawn_when_it_began() -> None:
    made = on_a_page(ClansWidget(imagined(CARDS), "en", "Ann", bots={"Cleo": "random"}))
    again = [value_of(cell_to_go_on(made)) for _ in range(5)]
    assert [held(board) for board in again] == [held(made)] * len(again)
    assert held(made)["Cleo"] != "?"


def test_two_bots_draw_two_cards() -> None:
    board = ClansWidget(begun(CARDS), "en", "Ann", bots={"Bob": "random", "Cleo": "random"})
    for cards in drawn_often(board):
        assert cards["Ann"] == "red"
        assert len(set(cards.values())) == len(cards)


def test_where_nobody_in_particular_looks_everybody_draws() -> None:
    """Persons at one screen can look at their own card there, as they can here."""
    board = ClansWidget(begun(CARDS), "en", bots={"Cleo": "random"})
    drawn = Counter(cards["Ann"] for cards in drawn_often(board))
    assert set(drawn) == set(COLORS)
    made = on_a_page(board)
    told = {name: say(f"clans.color.{clan}", "en") for name, clan in held(made).items()}
    assert peeked_at(made) == [f"Ann: {told['Ann']}", f"Bob: {told['Bob']}"]


def test_who_holds_no_card_draws_none() -> None:
    game = Game.new(list(CARDS), clans={**CARDS, "Bob": "?"}, position=begun(CARDS).start)
    board = ClansWidget(game)
    assert held(on_a_page(board))["Bob"] == "?"
    assert "Bob" not in board._note


def ended() -> Game:
    game = begun(CARDS)
    game.play("A2-A1")
    game.play("L4-L5")
    return game


@pytest.mark.slow
@pytest.mark.parametrize("viewer", viewers(3))
def test_cards_that_lie_open_come_along(viewer: str | None) -> None:
    for undone in range(3):
        game = ended()
        for _ in range(undone):
            game.undo()
        board = ClansWidget(game, "en", viewer, bots={"Cleo": "random"} if undone == 0 else {})
        made = on_a_page(board)
        assert (held(made), made.game.is_open, board._note) == (CARDS, True, "")
        assert len(made.steps) == len(board.steps)


@pytest.mark.parametrize("viewer", viewers(3))
def test_the_end_of_a_variation_shows_no_card_there_either(viewer: str | None) -> None:
    board = ClansWidget(imagined(CARDS), "en", viewer, bots={"Cleo": "random"})
    assert board.position.is_over
    made = on_a_page(board)
    assert made.position.is_over
    assert not made.game.is_open
    assert set(made.game.clans().values()) == {"?"}
    assert made.scores.equals(board.scores)
    assert made.steps == board.steps


def test_a_variation_that_is_played_to_its_end_there_shows_no_card() -> None:
    board = ClansWidget(varied(CARDS), "en", "Ann")
    part(board, "clans-variations").children[1].click()
    board.undo()
    made = on_a_page(board)
    made.play("A1-A2")
    made.go_to(999)
    assert made.position.is_over
    assert set(made.game.clans().values()) == {"?"}


def test_a_new_game_there_is_one_of_its_own() -> None:
    made = on_a_page(ClansWidget(imagined(CARDS), "en", "Ann"))
    press(made, "clans-new")
    assert "?" not in held(made).values()
    assert not made.game.position.is_over


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("apart", [False, True])
def test_the_page_says_whose_card_is_drawn_anew(language: str, apart: bool, tmp_path: Path) -> None:
    def page(bots: dict[str, str]) -> str:
        board = ClansWidget(begun(CARDS), language, "Ann", bots=bots)
        with without_python():
            path = board.to_html(tmp_path / "page.html", playable=True, apart=apart)
        return path.read_text("utf-8")

    for names in (("Bob",), ("Bob", "Cleo")):
        voice = Voice(language)
        said = voice.say("clans.widget.drawn_anew", players=names, count=len(names))
        assert page(dict.fromkeys(names, "random")).count(f"<p>{said}</p>") == 1
        assert said not in page({})


def test_a_bot_that_has_played_here_with_its_card_keeps_it_to_itself() -> None:
    """A seat that was given back to a person: its card is not on the page."""
    board = ClansWidget(begun(CARDS), "en", "Ann")
    part(board, "clans-seat-3").value = "random"
    part(board, "clans-seat-3").value = "person"
    assert held(on_a_page(board)) == {"Ann": "red", "Bob": "?", "Cleo": "?"}
