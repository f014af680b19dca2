"""What is let in can be written, read back, drawn, told and exercised."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clans_widget.clans import (
    Board,
    ClansError,
    Entry,
    Game,
    Move,
    Note,
    Position,
    tables,
)
from clans_widget.clans.drawing import draw, look_of
from clans_widget.clans.drawing.show import picture
from clans_widget.clans.exercises import (
    FindMove,
    FoundedVillages,
    WhyNot,
    goals,
)
from clans_widget.clans.moment import Moment
from clans_widget.words import LANGUAGES
from tests.clans.rules.errors.sentences import assert_well_said
from tests.clans.rules.faults import small_board
from tests.clans.rules.strategies import boards, comments, marks, position_texts
from tests.speeds import many
from tests.stage.hands import part

pytestmark = pytest.mark.slow

patient = settings(
    max_examples=many(24),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

START: Final = Position.start(seed=7)
BOARD: Final = Board.from_json(json.dumps(small_board()))


def names() -> st.SearchStrategy[str]:
    """Names of players, many of which nobody may have."""
    odd = [
        "nobody",
        "?",
        '"',
        "\\",
        "<b>",
        "Player 2",
        "Joueur 1",
        "{number}",
        " Ann",
        "红",
        "e\u0301",
    ]
    return st.one_of(st.text(min_size=1, max_size=41), st.sampled_from(odd))


def headers() -> st.SearchStrategy[dict[str, str]]:
    """Headers of an author."""
    return st.dictionaries(st.text(max_size=8), st.text(max_size=20), max_size=2)


@st.composite
def games(draw: st.DrawFn) -> Game | None:
    """A game with whatever an author may say and point at; nothing if something is refused."""
    board = draw(st.one_of(st.just(BOARD), boards()))
    start = Position.from_text(draw(position_texts(board)), board=board)
    marked = marks(st.sampled_from(board.ids))
    try:
        game = Game.new([draw(names()) for _ in range(start.players)], position=start, seed=1)
    except ClansError as refused:
        assert_well_said(refused)
        return None
    game.annotate(draw(comments()), draw(marked))
    for _ in range(draw(st.integers(0, 4))):
        if legal := game.position.legal_moves():
            before = game.position
            move = draw(st.sampled_from(legal))
            game.play(move, comment=draw(comments()), marks=draw(marked))
            other = draw(st.sampled_from(before.legal_moves()))
            game.add_variation([Entry(other, Note(draw(comments()), draw(marked)))])
    game.headers.update(draw(headers()))
    return game


@patient
@given(game=games(), language=st.sampled_from(LANGUAGES))
def test_a_game_that_is_let_in_goes_everywhere(game: Game | None, language: str) -> None:
    if game is None:
        return
    check_written(game)
    check_shown(game, language)
    check_exercised(game.position)


def check_written(game: Game) -> None:
    """Written and read back; a header that cannot stand in a record is refused."""
    try:
        text = game.to_text(secrets=True)
    except ClansError as refused:
        assert_well_said(refused)
        game.headers.clear()
        text = game.to_text(secrets=True)
    again = Game.from_text(text, board=game.start.board)
    assert again.record(secrets=True) == game.record(secrets=True)
    assert (again.players, again.headers) == (game.players, game.headers)
    assert (again.steps, again.notes) == (game.steps, game.notes)
    assert again.to_text(secrets=True) == text
    text.encode()


def check_shown(game: Game, language: str) -> None:
    """Drawn, described and put into tables, in any language."""
    look = look_of(language, players=game.players)
    for note in game.notes:
        shown = draw(Moment.of(game), look, marks=note.marks)
        ET.fromstring(shown.svg())
        assert shown.description
    ET.fromstring(picture(game).svg())
    for table in (tables.scores(game), tables.villages(game), tables.moves(game)):
        assert table.to_html()
    for turn in game.turns:
        ET.fromstring(picture(turn).svg())
        assert list(tables.steps(turn)["text"]).count("") == 0
    assert repr(game)


def check_exercised(position: Position) -> None:
    """Asked about: each legal move, and one that is not."""
    for move in position.legal_moves()[:3]:
        exercise = FindMove(position, goals.that(lambda _: True, ask="is legal"))
        verdict = exercise.check(str(move).lower())
        assert verdict.right
        ET.fromstring(draw(position, marks=verdict.marks).svg())
        with suppress(ClansError):  # which villages it founds may depend on the order
            asked = FoundedVillages(position, move)
            assert asked.check(asked.solutions()[0]).right
    first = position.board.ids[0]
    refused = WhyNot(position, Move(first, first))
    for reason in refused.solutions():
        assert refused.check(reason).right
        ET.fromstring(draw(position, marks=refused.check(reason).marks).svg())


@patient
@given(game=games())
def test_what_a_widget_shows_of_it_can_be_sent(game: Game | None) -> None:
    from clans_widget import ClansWidget

    if game is None:
        return
    widget = ClansWidget(game)
    for step in range(len(widget.steps) + 1):
        widget.go_to(step)
        ET.fromstring(widget.picture.svg())
        for text in (part(widget, "clans-caption").value, repr(widget)):
            text.encode()
    assert list(widget.beliefs.columns)[:-1] == [*game.players]
    widget.close()


@patient
@given(board=boards(), players=st.integers(2, 4))
def test_a_board_that_is_let_in_can_be_played_on_and_drawn(board: Board, players: int) -> None:
    check_board(board, players)


@patient
@given(data=st.data())
def test_a_board_file_that_is_let_in_can_be_played_on_and_drawn(data: st.DataObject) -> None:
    """Centers and borders of a few territories, anywhere on the map."""
    near_0_or_1 = st.floats(0, 1, allow_subnormal=True)
    place = st.one_of(near_0_or_1, st.sampled_from([0, 1, 0.5, 0.5 + 1e-12, 1e-300, -0.0]))
    rows = small_board()["territories"]
    for row in rows:
        row["center"] = [data.draw(place), data.draw(place)]
        row["neighbors"] = []
    for k, row in enumerate(rows[1:], start=1):
        other = rows[data.draw(st.integers(0, k - 1))]
        row["neighbors"].append(other["id"])
        other["neighbors"].append(row["id"])
    aspect = data.draw(st.sampled_from([[1, 1], [5, 1], [1, 5]]))
    text = json.dumps({"territories": rows, "lakes": [], "aspect": aspect})
    try:
        board = Board.from_json(text)
    except ClansError as refused:
        assert_well_said(refused)
        return
    check_board(board, 2)


def check_board(board: Board, players: int) -> None:
    again = Board.from_json(board.to_json())
    assert again == board
    assert again.to_json() == board.to_json()
    start = Position.start(board, players=players, seed=1)
    assert len(start.legal_moves()) < 720 * len(board)
    shown = draw(start)
    ET.fromstring(shown.svg())
    assert shown.description
    for name in board.ids:
        assert shown.places[name]
