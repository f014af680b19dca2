"""Which game two futures are of: the source says so, whatever it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from clans_widget import Compare, clann, clans
from clans_widget.core import display
from clans_widget.core.errors import NotationError, Refusal
from clans_widget.stage.staged import staged
from tests.stage.left import nothing_left
from tests.toys import nim

CLANN = clann.Game.new(["Ann", "Bob"], seed=7)
CLANN.play("+1")
CLANS = clans.Game.new(["Ann", "Bob"], seed=7)
CLANS.play("A1-A2")


@pytest.mark.parametrize("game", [CLANN, CLANS], ids=["clann", "clans"])
def test_a_source_is_of_its_game(game: Any) -> None:
    name = type(game).__module__.split(".")[1]
    event = game.events[-1]
    for source in (game, game.position, event, game.to_text(), game.position.to_text()):
        production, found = staged(source, "en")
        assert production.name == name
        assert found.position == game.position


def test_a_toy_that_says_what_stages_it_has_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_PRODUCTIONS", {})
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    with pytest.raises(NotationError):
        Compare(game, "A1", "A3")
    display.staged_by(nim.NimProduction, nim.Nim)
    both = Compare(game, "A1", "A3")
    both.go_to(1)
    assert [position.heaps[0] for position in both.positions] == [2, 0]


def test_another_comparison_of_the_two_moves_goes_on_from_its_state() -> None:
    position = clans.Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    moves = "B5-C4:B2,C4", "B5-C4:C4,B2"
    first = Compare(position, *moves, layout="wide")
    first.go_to(2)
    first.language = "nl"
    second = Compare(position, *moves, state=json.loads(json.dumps(first.state)))
    shown = (second.step, second.language, second.state)
    assert shown == (2, "nl", first.state)
    assert second.picture.svg() == first.picture.svg()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A9,h,h,h/C1,h,h,h C7 1 9", "dice: those left"),
        ("A9,h,h,h/C1,h,h,h Z7 1 9", "a cell of the ring"),
        (f"{clans.Position.start(seed=7).to_text()[:-1]}x", "five scores"),
        (CLANN.to_text().replace("+1", "3-1"), "rule K3"),
        (CLANS.to_text().replace("A1-A2", "A1-L5"), "rules M1"),
        (CLANN.to_text().replace("+1", "+9"), "a move such as 5-1"),
        (CLANS.to_text().replace("A1-A2", "A1-A"), "a move such as A1-A2"),
        ('[Game "Go"]\n[Player1 "A"]\n[Player2 "B"]\n', "Go"),
    ],
)
def test_of_text_that_no_game_reads_the_one_that_read_most_of_it_speaks(
    text: str, said: str
) -> None:
    with nothing_left(), pytest.raises(Refusal) as refused:
        Compare(text, "3-1", "3-2")
    assert said in refused.value.in_language("en")


@pytest.mark.parametrize("source", [7, None, b"A1"])
def test_what_is_no_source_is_refused(source: Any) -> None:
    with pytest.raises(NotationError) as refused:
        Compare(source, "3-1", "3-2")
    assert type(source).__name__ in refused.value.in_language("en")
