"""What is refused can be looked at: the sentence under the board, what forbids the move on it."""

from __future__ import annotations

import pickle
import re

import pytest

from clans_widget import use_language
from clans_widget.clans import IllegalMove, Move, NotationError, Position, Refused
from clans_widget.clans.drawing.show import picture
from clans_widget.picture import Picture, Text
from clans_widget.words import LANGUAGES

POSITION = Position.of({"B3": "rbgyk", "E1": "r2b2gyk", "E3": "rb", "E4": "yk", "D2": "r"})

REFUSED = [
    ("E3-B3", "C2"),
    ("E1-B3", "M2"),
    ("E2-E3", "M1"),
    ("E3-E3", "C2"),
    ("Z9-A1", "C1"),
    ("A1-Z9", "C1"),
]


def refusal(*parts: str) -> Refused:
    refused = POSITION.why_not(*parts)
    assert refused is not None
    return refused


@pytest.mark.parametrize(("move", "rule"), REFUSED)
def test_why_not_says_what_making_the_move_would_raise(move: str, rule: str) -> None:
    refused = refusal(move)
    with pytest.raises(IllegalMove) as raised:
        POSITION.play(move)
    assert str(refused) == repr(refused) == str(raised.value)
    assert refused.rule == raised.value.rule == rule
    assert refused.position is POSITION
    assert refused.parts == (move[:2], move[3:])


def test_what_is_allowed_is_not_refused() -> None:
    assert POSITION.why_not("E3-E1") is None
    assert POSITION.why_not(Move("E3", "E1")) is None
    assert POSITION.why_not("E3") is None
    assert POSITION.why_not("E3", "E4") is None


def test_a_part_of_a_move_can_be_refused() -> None:
    assert refusal("A1").parts == ("A1",)
    assert refusal("E3", "B3").rule == "C2"
    order = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}).why_not(Move("B5", "C4", ("B5",)))
    assert order is not None
    assert (order.parts, order.rule) == (("B5", "C4", "B5"), "V8")


def test_what_is_no_move_is_an_error_all_the_same() -> None:
    with pytest.raises(NotationError):
        POSITION.why_not("E3-")


@pytest.mark.parametrize(("move", "rule"), [*REFUSED, ("A1", "M1"), ("Z9", "C1")])
def test_everything_refused_has_a_picture_with_the_sentence(move: str, rule: str) -> None:
    refused = refusal(move)
    shown = picture(refused)
    said = [shape.text for shape in shown.layer("said").shapes if isinstance(shape, Text)]
    assert " ".join(said) == str(refused)
    assert rule in said[-1]
    assert refused._repr_png_()
    assert refused._repr_svg_() == shown.svg()


def test_what_forbids_the_move_is_marked() -> None:
    def of(shown: Picture) -> object:
        return shown.layer("ground").shapes, shown.layer("marks").shapes

    def marks(*parts: str) -> object:
        return of(picture(refusal(*parts)))

    bare = of(picture(POSITION))
    assert refusal("D2-E5").across is None
    assert refusal("E3-B3").across == ("E3", "B3")
    shown = [marks("E3-B3"), marks("E1-B3"), marks("E1")]
    assert all(some != bare for some in shown)
    assert len({str(some) for some in shown}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_in_the_language_in_use(language: str) -> None:
    try:
        use_language(language)
        drawn = re.findall(r"<text[^>]*>([^<]*)</text>", str(refusal("E1")._repr_svg_()))
        assert refusal("E1").error.in_language(language) in " ".join(drawn)
    finally:
        use_language("en")


def test_what_is_refused_is_data() -> None:
    again = pickle.loads(pickle.dumps(refusal("E3-B3")))
    assert (str(again), again.parts, again.position) == (
        str(refusal("E3-B3")),
        ("E3", "B3"),
        POSITION,
    )
