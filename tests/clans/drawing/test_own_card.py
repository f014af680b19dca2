"""Who looks at a board sees the own clan at the own name, and nobody else's (S2)."""

from __future__ import annotations

import pytest

from clans_widget.clans import Game
from clans_widget.clans.drawing import Look, draw
from clans_widget.clans.drawing.layout import LAYOUTS, LayoutName
from clans_widget.clans.moment import Moment
from clans_widget.picture import Picture
from clans_widget.words import LANGUAGES, Voice, say
from tests.picture.seen import outlines

CLANS = {"Ann": "red", "Bob": "blue"}


def seen(by: str | None, clans: dict[str, str] = CLANS, layout: LayoutName = "wide") -> Picture:
    game = Game.new(["Ann", "Bob"], seed=7, clans=clans, first="Ann")
    look = Look(Voice("en", game.players), layout=layout)
    return draw(Moment.of(game, seen_by=by), look)


def cards(picture: Picture) -> list[str]:
    """The clans whose cards lie open."""
    layers = [layer.name for layer in picture.layers]
    every = ("red", "blue", "green", "yellow", "black")
    return [clan for clan in every for layer in layers if outlines(picture, layer, f"card.{clan}")]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("viewer", "open_"), [(None, []), ("Ann", ["red"]), ("Bob", ["blue"])])
def test_the_own_card_alone_lies_open(
    viewer: str | None, open_: list[str], layout: LayoutName
) -> None:
    assert cards(seen(viewer, layout=layout)) == open_


def test_the_picture_tells_nothing_of_another_card() -> None:
    other = {"Ann": "red", "Bob": "green"}
    assert seen("Ann").svg() == seen("Ann", other).svg()
    assert seen(None).svg() == seen(None, other).svg()
    assert seen("Bob").svg() != seen("Bob", other).svg()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_see_it_hears_of_it(language: str) -> None:
    game = Game.new(["Ann", "Bob"], seed=7, clans=CLANS, first="Ann")
    clan = say("clans.color.red", language)
    told = say("clans.picture.card", language, player="Ann", clan=clan)
    for viewer in ("Ann", None):
        look = Look(Voice(language, game.players))
        description = draw(Moment.of(game, seen_by=viewer), look).description
        assert (told in description) == (viewer == "Ann")
