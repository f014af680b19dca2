"""Whatever stands at a door is let in or refused with a sentence, and then nothing has changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.clans import (
    Board,
    ClansError,
    Entry,
    Game,
    Lake,
    Marks,
    Move,
    Note,
    Position,
    Record,
    Territory,
)
from clans_widget.clans.drawing import draw
from clans_widget.clans.exercises import (
    AnswerError,
    BestOrder,
    Exercise,
    FindMove,
    FoundedVillages,
    VillageWorth,
    WhyNot,
    goals,
)
from clans_widget.words import LANGUAGES
from tests.clans.rules.errors.sentences import assert_well_said
from tests.speeds import many

pytestmark = pytest.mark.slow

START: Final = Position.start(seed=7)

JUNK: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.binary(max_size=3),
    st.sampled_from(["A1", "A2", "Z9", "A1-A2", "red", np.int64(3), np.str_("A1"), object(), len]),
    st.lists(
        st.sampled_from(["A1", "A2", "A3", 1, None, ("A1", "A1"), ("A1", "A2"), []]), max_size=3
    ),
    st.tuples(st.sampled_from([0.5, "A1", None]), st.sampled_from([0.5, "A2", float("nan")])),
    st.dictionaries(st.sampled_from(["A1", "Ann", 1]), st.sampled_from(["r", "red", 1, None])),
    st.sets(st.sampled_from(["A1", "A2"])),
)


def a_game() -> Game:
    game = Game.new(["Ann", "Bob"], position=START, seed=1)
    game.play("A1-A2")
    return game


DOORS: Final[dict[str, Callable[..., object]]] = {
    "move": Move,
    "marks": Marks,
    "note": lambda a, b, _: Note(a, b),
    "entry": lambda a, b, c: Entry(a, Note(), c) if b else Entry(a, b),
    "record": Record,
    "line": lambda a, b, _: Record(line=(Entry(a, variations=((Entry(b),),)),)),
    "record's text": lambda a, _b, _c: Record.from_text(a),
    "lake": lambda a, b, _: Lake(a, b),
    "territory": lambda a, b, c: Territory("A1", "A", a, b, c),
    "its name": lambda a, b, c: Territory(a, b, "forest", (0.5, 0.5), c),
    "board": Board,
    "board's text": lambda a, _b, _c: Board.from_json(a),
    "board of one": lambda a, b, _: Board([Territory("A1", "A", "forest", (0, 0), ())], a, b),
    "start": lambda a, b, _: Position.start(a, players=b),
    "position": lambda a, b, c: Position.of(a, chips=b, scores=c),
    "mover": lambda a, b, _: Position.of({"A1": a}, mover=b),
    "position's board": lambda a, _b, _c: Position.from_text(START.to_text(), board=a),
    "position's text": lambda a, _b, _c: Position.from_text(a),
    "play": lambda a, _b, _c: START.play(a),
    "choose": START.choose,
    "huts": lambda a, _b, _c: START.huts(a),
    "between": lambda a, b, _: START.board.between(a, b),
    "players": lambda a, _b, _c: Game.new(a),
    "clans": lambda a, b, _: Game.new(["Ann", "Bob"], clans=a, first=b),
    "begun from": lambda a, b, _: Game.new(["Ann", "Bob"], position=a, board=b),
    "clan": lambda a, _b, _c: Game.new(["Ann", "Bob"], clans={"Ann": a}),
    "game's text": lambda a, _b, _c: Game.from_text(a),
}

CHANGES: Final[dict[str, Callable[..., object]]] = {
    "play": lambda game, a, b, c: game.play(a, comment=b, marks=c),
    "annotate": lambda game, a, b, _: game.annotate(a, b),
    "comment": lambda game, a, _b, _c: game.annotate(a),
    "marks": lambda game, a, b, c: game.annotate("", Marks(a, b, c)),
    "variation": lambda game, a, _b, _c: game.add_variation(a),
    "moves": lambda game, a, b, _: game.add_variation([a, b]),
    "asker": lambda game, a, _b, _c: game.clans(seen_by=a),
    "record": lambda game, a, _b, _c: game.to_text(seen_by=a),
    "event": lambda game, a, _b, _c: game.let_happen(a),
    "branch": lambda game, a, b, _c: game.branch(a, b),
    "its first": lambda game, a, _b, _c: game.branch(a),
    "variations": lambda game, a, _b, _c: game.variations(a),
}


@pytest.mark.parametrize("door", DOORS.values(), ids=list(DOORS))
@settings(max_examples=many(120), deadline=None)
@given(given=st.tuples(JUNK, JUNK, JUNK))
def test_at_a_door_anything_is_let_in_or_refused_with_a_sentence(
    door: Callable[..., object], given: tuple[Any, Any, Any]
) -> None:
    try:
        made = door(*given)
    except ClansError as refused:
        assert_well_said(refused)
        return
    if isinstance(made, Move | Marks | Note | Position | Board | Territory | Lake):
        assert {made: "found"}[made]
    if isinstance(made, Record):
        assert Record.from_text(made.to_text()) == made
    if isinstance(made, Move):
        assert Move.from_text(made.to_text()) == made
    if isinstance(made, Position):
        assert Position.from_text(made.to_text(), board=made.board) == made
    if isinstance(made, Game):
        assert Game.from_text(made.to_text(secrets=True)).players == made.players


ASKED: Final = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
EXERCISES: Final[dict[str, Exercise[Any]]] = {
    "villages": FoundedVillages(ASKED, "B5-C4"),
    "none": FoundedVillages(Position.of({"B2": "r", "B5": "b", "B1": "g"}), "B5-B2"),
    "worth": VillageWorth(ASKED, "B5-C4:B2,C4", "C4"),
    "order": BestOrder(ASKED, "B5", "C4", clan="red"),
    "move": FindMove(ASKED, goals.founds(2)),
    "reason": WhyNot(ASKED, "B2-C4"),
}


@pytest.mark.parametrize("kind", EXERCISES)
@settings(max_examples=many(150), deadline=None)
@given(answer=st.one_of(JUNK, st.text(), st.text("ABC245-:, yrand\uff15\u2212", max_size=12)))
def test_any_answer_is_judged_or_asked_for_again(kind: str, answer: Any) -> None:
    exercise = EXERCISES[kind]
    try:
        verdict = exercise.check(answer)
    except AnswerError as refused:
        assert_well_said(refused)
        return
    again = exercise.check(verdict.answer)
    assert (again.points, again.answer) == (verdict.points, verdict.answer)
    assert answer or (kind, answer) in (("worth", 0), ("worth", 0.0)), "nothing is no answer"
    for language in LANGUAGES:
        assert re.sub("[\u00a0\u202f]", " ", verdict.text(language)).isprintable()
    ET.fromstring(draw(exercise.position, marks=verdict.marks).svg())


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
@settings(max_examples=many(120), deadline=None)
@given(given=st.tuples(JUNK, JUNK, JUNK))
def test_a_game_changes_as_it_is_told_or_not_at_all(
    change: Callable[..., object], given: tuple[Any, Any, Any]
) -> None:
    game = a_game()
    before = game.to_text(secrets=True), game.notes, game.turns, game.can_redo
    try:
        change(game, *given)
    except ClansError as refused:
        assert_well_said(refused)
        assert (game.to_text(secrets=True), game.notes, game.turns, game.can_redo) == before
    text = game.to_text(secrets=True)
    again = Game.from_text(text)
    assert (again.to_text(secrets=True), again.notes) == (text, game.notes)
