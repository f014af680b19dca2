"""A position made up for an example: what is wrong is said of what was given."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.clans import GameError, NotationError, Position
from clans_widget.words import LANGUAGES


@pytest.mark.parametrize(
    ("huts", "named", "found"),
    [
        ({"B2": "red blue"}, {}, "“red blue”"),
        ({"B2": "r,b"}, {}, "“r,b”"),
        ({"B2": ""}, {}, "B2"),
        ({"B2": "r"}, {"chips": (5,)}, "“5”"),
        ({"B2": "r"}, {"chips": (1, 1, 1, 1, 1)}, "“1,1,1,1,1”"),
        ({"B2": "r"}, {"mover": "Ann"}, "“Ann”"),
        ({"B2": "r"}, {"mover": 3}, "“3”"),
        ({"B2": "r"}, {"mover": None}, "“None”"),
    ],
)
def test_what_was_given_is_shown_and_not_a_text_that_nobody_wrote(
    huts: dict[str, str], named: dict[str, Any], found: str
) -> None:
    with pytest.raises(NotationError) as caught:
        Position.of(huts, **named)
    assert caught.value.column == 1
    for language in LANGUAGES:
        sentence = caught.value.in_language(language)
        assert found in sentence.replace("«\u00a0", "“").replace("\u00a0»", "”")
        assert "0,0,0,0,0" not in sentence


def test_a_text_is_not_shown_as_a_number() -> None:
    for language in LANGUAGES:
        with pytest.raises(GameError) as caught:
            Position.start(players="3")  # type: ignore[arg-type]
        assert "'3'" in caught.value.in_language(language)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_who_has_chips_may_be_the_one_to_move(players: int) -> None:
    for mover in range(1, players + 1):
        position = Position.of({"B2": "r"}, chips=(1,) * players, mover=mover)
        assert (position.mover, len(position.chips)) == (mover, players)
    with pytest.raises(NotationError, match=str(players + 1)):
        Position.of({"B2": "r"}, chips=(1,) * players, mover=players + 1)
