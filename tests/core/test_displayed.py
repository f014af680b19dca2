"""What a notebook shows of an object: what its kind is shown by, or just its text."""

from __future__ import annotations

import pytest

from clans_widget.core import display
from clans_widget.core.display import (
    Displayed,
    Production,
    productions_of,
    shown_by,
    staged_by,
)
from clans_widget.core.errors import IllegalMove
from clans_widget.core.listeners import Listeners
from clans_widget.core.refused import Refused
from tests.toys import nim


class Thing(Displayed):
    """Something that nothing paints."""


class Card(Displayed):
    def __init__(self, name: str) -> None:
        self.name = name


class Joker(Card):
    """A card of a kind of its own."""


class Trump(Card):
    """A card that is painted otherwise."""


class Deck(Card):
    """Something that has a stage."""


class Marked(Deck):
    """Something that has another one."""


class Sheet:
    """A picture of a card."""

    def __init__(self, card: Card, frame: str = "") -> None:
        self.text = f"{frame}{card.name}{frame}"

    def svg(self) -> str:
        return f"<svg>{self.text}</svg>"

    def png(self) -> bytes:
        return self.text.encode()


shown_by(Sheet, Card)
shown_by(lambda card: Sheet(card, "*"), Trump)


def test_what_nothing_paints_is_shown_as_text() -> None:
    assert (Thing()._repr_svg_(), Thing()._repr_png_()) == (None, None)


def test_an_object_is_shown_by_what_paints_its_kind() -> None:
    assert Card("ace")._repr_svg_() == "<svg>ace</svg>"
    assert Card("ace")._repr_png_() == b"ace"


@pytest.fixture
def stages(monkeypatch: pytest.MonkeyPatch) -> tuple[Production, Production]:
    """What brings decks to the stage, and what brings marked ones; nothing else has a stage."""

    def on_a_table() -> None: ...
    def on_a_board() -> None: ...

    monkeypatch.setattr(display, "_PRODUCTIONS", {})
    staged_by(on_a_table, Deck)
    staged_by(on_a_board, Marked)
    return on_a_table, on_a_board


def test_an_object_is_staged_as_its_own_kind_though_its_base_has_a_stage_too(
    stages: tuple[Production, Production],
) -> None:
    on_a_table, on_a_board = stages
    assert productions_of(Marked("marked")) == (on_a_board,)
    assert productions_of(Deck("deck")) == (on_a_table,)
    assert productions_of(Card("ace")) == ()


def test_a_text_may_be_of_any_kind_that_has_a_stage(stages: tuple[Production, Production]) -> None:
    assert productions_of("A1-A2") == stages


def test_a_kind_is_painted_like_the_kind_it_is_of() -> None:
    assert Joker("joker")._repr_svg_() == "<svg>joker</svg>"


def test_the_nearest_kind_decides() -> None:
    assert Trump("ace")._repr_svg_() == "<svg>*ace*</svg>"
    assert Trump("ace")._repr_png_() == b"*ace*"


class Reader:
    def __init__(self) -> None:
        self.told = 0

    def look(self) -> None:
        self.told += 1


def test_who_listens_twice_is_told_once() -> None:
    reader, listeners = Reader(), Listeners()
    listeners.add(reader.look)
    listeners.add(reader.look)
    listeners.tell()
    assert reader.told == 1


def test_who_listens_no_more_is_not_told_and_the_others_are() -> None:
    one, other, listeners = Reader(), Reader(), Listeners()
    listeners.remove(one.look)
    for reader in (one, other):
        listeners.add(reader.look)
    listeners.remove(one.look)
    listeners.tell()
    assert (one.told, other.told) == (0, 1)
    listeners.add(one.look)
    listeners.tell()
    assert (one.told, other.told) == (1, 2)


def test_what_any_game_refuses_can_be_looked_at() -> None:
    start = nim.Position((3, 4, 5))
    refused = Refused.by(start, ("A9",), lambda: start.play("A9"))
    assert refused is not None
    with pytest.raises(IllegalMove) as raised:
        start.play("A9")
    assert (repr(refused), refused.rule) == (str(raised.value), raised.value.rule)
    assert (refused.position, refused.parts) == (start, ("A9",))
    assert refused._repr_svg_() is None, "nothing paints it yet"
    assert Refused.by(start, ("A1",), lambda: start.play("A1")) is None
