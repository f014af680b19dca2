"""Every refusal is a sentence, in three languages, that names the rule and can be kept."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from functools import partial

import pytest

from clans_widget.clans import (
    Board,
    BoardError,
    ClansError,
    Game,
    GameError,
    IllegalMove,
    Marks,
    Move,
    NotationError,
)
from clans_widget.words import LANGUAGES, keys, words
from tests.clans.rules.errors.sentences import assert_filled_in, assert_well_said
from tests.clans.rules.faults import (
    FAULTS,
    MOVES,
    NAMES,
    START,
    Cause,
)

KINDS = {
    "board": BoardError,
    "illegal": IllegalMove,
    "notation": NotationError,
    "game": GameError,
}

every_fault = pytest.mark.parametrize(("key", "cause"), FAULTS.items(), ids=list(FAULTS))


def refusal(cause: Cause) -> ClansError:
    with pytest.raises(ClansError) as caught:
        cause()
    return caught.value


OF_OTHER_GAMES = {"game.place", "game.seats"}
"""Clans has sentences of its own for these; what the common ones say is tested with the toys."""


def test_every_sentence_of_refusal_is_reached_here() -> None:
    own = ("clans.board.", "clans.illegal.", "clans.notation.expected.", "clans.game.")
    sections = (*own, "notation.expected.", "game.")
    ours = {key for key in keys() if key.startswith(sections)} - OF_OTHER_GAMES
    assert FAULTS.keys() == ours


@every_fault
def test_the_fault_is_refused_with_its_own_sentence(key: str, cause: Cause) -> None:
    error = refusal(cause)
    assert type(error) is KINDS[key.removeprefix("clans.").partition(".")[0]]
    assert isinstance(error, ValueError)
    if isinstance(error, NotationError):
        for language in LANGUAGES:
            assert error.expected_in(language) in error.in_language(language)
        assert error.expected == words("en").say(key, **error.values)
        assert (error.line, error.column) >= (1, 1)
    else:
        assert error.key == key


@every_fault
def test_the_sentence_can_be_formed_in_three_languages(key: str, cause: Cause) -> None:
    error = refusal(cause)
    assert_well_said(error)
    assert_filled_in(error)
    sentences = {error.in_language(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES), f"{key} is not translated"


ABOUT = {
    "clans.board.unknown": ("Z9", "A1", "L5"),
    "clans.board.format": ("territories",),
    "clans.board.entry": ("sea",),
    "clans.board.too_many": ("130",),
    "clans.board.id": ("“A0”", "A"),
    "clans.board.twice": ("A1",),
    "clans.board.terrain": ("A1", "sea", "forest, mountain, steppe, grassland"),
    "clans.board.center": ("A1",),
    "clans.board.neighbor": ("A1", "Q1"),
    "clans.board.asymmetric": ("A4", "A1"),
    "clans.board.region": ("A", "4", "5"),
    "clans.board.connected": ("A5", "A1"),
    "clans.board.same_place": ("A5", "A1"),
    "clans.board.crossing": ("A1-A3", "A2-A4"),
    "clans.board.lake": ("A1, A5",),
    "clans.board.lake_center": ("A1, A2, A3, A4",),
    "clans.board.no_lake": ("A1, A2, A3, A4",),
    "clans.illegal.empty_source": ("A3", "M1"),
    "clans.illegal.not_neighbors.lake": ("D2", "E5", "C2"),
    "clans.illegal.not_neighbors.land": ("A1", "L5", "C2"),
    "clans.illegal.empty_target.target": ("A3", "M1"),
    "clans.illegal.empty_target.village": ("L5", "V2"),
    "clans.illegal.too_many_huts.one": ("A1", "A2", "7", "1", "M2", "M3"),
    "clans.illegal.too_many_huts.far": ("A1", "L5", "7", "M2", "M3"),
    "clans.illegal.too_many_huts.all": ("A1", "7", "M2", "M3"),
    "clans.illegal.order_needed": ("A1", "A2 and A4", "2", "V8"),
    "clans.illegal.order_wrong.none": ("A1", "V8"),
    "clans.illegal.order_wrong.other": ("A1", "A2 and A4", "2", "V8"),
    "clans.illegal.game_over.F1": ("12", "F1"),
    "clans.illegal.game_over.F2": ("F2",),
    "clans.illegal.unknown_territory": ("Z9", "A1", "L5", "C1"),
    "clans.game.players": ("2", "4", "5"),
    "clans.game.clan": ("pink", "red, blue, green, yellow, black"),
    "clans.game.board": ("30 0a1b2c3d", "in Game.from_text(text, board=board)", "C1"),
    "clans.game.position": ("Position.start",),
    "clans.game.position_players": ("3", "2"),
    "game.long_name": ("40",),
    "game.player": ("Eve", "Ann, Bob"),
    "game.deep_variation": ("32",),
    "game.header_name": ("two words",),
    "game.no_branch": ("1",),
    "game.branch": ("branch(3, 0)",),
    "game.other_game": ("CLANN", "Clans"),
    "game.header": ("Position",),
    "game.no_record": ("Clans", "Player1"),
    "game.sign": ("Bob", "U+000A"),
    "game.seat": ("5", "2"),
    "game.no_seat": ("2", "Cleo"),
    "game.move": ("1", "A1-L5", "C2"),
}
"""What the faults are about: territories, numbers, rules."""


@pytest.mark.parametrize("key", ABOUT)
def test_the_sentence_names_what_it_is_about(key: str) -> None:
    sentence = str(refusal(FAULTS[key]))
    for thing in ABOUT[key]:
        assert re.search(rf"(?<!\w){re.escape(thing)}(?!\w)", sentence), (thing, sentence)


def test_who_holds_a_card_is_one_of_the_players() -> None:
    with pytest.raises(GameError, match=r"“Eve” does not play.*The players are: Ann, Bob"):
        Game.new(NAMES, clans={"Eve": "red"})


WHERE = {
    "clans.illegal.empty_source": ("A3",),
    "clans.illegal.not_neighbors.lake": ("D2", "E5"),
    "clans.illegal.not_neighbors.land": ("A1", "L5"),
    "clans.illegal.empty_target.target": ("A3",),
    "clans.illegal.empty_target.village": ("L5",),
    "clans.illegal.too_many_huts.one": ("A1",),
    "clans.illegal.too_many_huts.far": ("A1",),
    "clans.illegal.too_many_huts.all": ("A1",),
    "clans.illegal.order_needed": ("A1",),
    "clans.illegal.order_wrong.none": ("A1",),
    "clans.illegal.order_wrong.other": ("A1",),
    "clans.illegal.game_over.F1": (),
    "clans.illegal.game_over.F2": (),
    "clans.illegal.unknown_territory": (),
}
"""The territories on which an illegal move comes to nothing: a board points at them."""


@pytest.mark.parametrize("key", MOVES)
def test_an_illegal_move_says_where_the_obstacle_is(key: str) -> None:
    error = refusal(MOVES[key])
    assert isinstance(error, IllegalMove)
    assert error.obstacle == WHERE[key]


@every_fault
def test_an_error_can_be_pickled_and_copied(key: str, cause: Cause) -> None:
    error = refusal(cause)
    for other in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(other) is type(error)
        assert vars(other).keys() == vars(error).keys(), key
        assert [other.in_language(x) for x in LANGUAGES] == [
            error.in_language(x) for x in LANGUAGES
        ]


@pytest.mark.parametrize(("key", "cause"), MOVES.items(), ids=list(MOVES))
def test_an_illegal_move_names_its_reason_and_rule(key: str, cause: Cause) -> None:
    error = refusal(cause)
    assert isinstance(error, IllegalMove)
    reason = key.split(".")[2]
    assert error.reason == reason
    for language in LANGUAGES:
        assert error.rule in error.in_language(language)


def test_the_reasons_are_those_that_the_design_names() -> None:
    reasons = {key.split(".")[2] for key in MOVES}
    assert reasons == {
        "empty_source",
        "empty_target",
        "not_neighbors",
        "too_many_huts",
        "order_needed",
        "order_wrong",
        "game_over",
        "unknown_territory",
    }


HOSTILE = ["\x1b[31mred", "\x00", "a\nb", "\ud800", "\u202eoverridden", "\u2028", "x" * 10**6]

ASKED_WITH_A_NAME: dict[str, Callable[[str], object]] = {
    "board": lambda name: Board.standard()[name],
    "huts": START.huts,
    "source": START.choose,
    "target": lambda name: START.choose("A1", name),
    "move": lambda name: START.play(Move(name, "A1")),
    "order": lambda name: START.play(Move("A1", "A2", (name,))),
    "player": lambda name: Game.new(["Ann", name * 2]),
    "first": lambda name: Game.new(NAMES, first=name),
    "holder": lambda name: Game.new(NAMES, clans={name: "red"}),
    "clan": lambda name: Game.new(NAMES, clans={"Ann": name}),
    "asker": lambda name: Game.new(NAMES).clans(seen_by=name),
    "mark": lambda name: Game.new(NAMES).annotate(marks=Marks(highlights=(name,))),
}


@pytest.mark.parametrize("ask", ASKED_WITH_A_NAME.values(), ids=list(ASKED_WITH_A_NAME))
def test_a_hostile_name_is_refused_in_a_printable_sentence(ask: Callable[[str], object]) -> None:
    for hostile in HOSTILE:
        assert_well_said(refusal(partial(ask, hostile)))
