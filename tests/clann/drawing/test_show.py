"""Notebooks show positions, events, games and refusals of CLANN as pictures."""

from __future__ import annotations

import pytest

from clans_widget.clann import Position
from clans_widget.clann.drawing.show import picture
from clans_widget.picture import Text
from tests.apart import told_by
from tests.clann.drawing.positions import MIDGAME, game
from tests.picture.seen import outlines, texts

LANDING = Position.from_text("A9,h,h,h/h,A11,h,C1 C7 1 2")


def test_all_that_a_notebook_shows_has_a_picture() -> None:
    refused = LANDING.why_not("2-2")
    for shown in (LANDING, LANDING.play("2-1"), MIDGAME.play("2-N"), game(), refused):
        assert shown is not None
        assert shown._repr_svg_() == picture(shown).svg()
        assert (shown._repr_png_() or b"").startswith(b"\x89PNG")
    with pytest.raises(TypeError, match="int"):
        picture(3)


def test_an_event_shows_who_went_where_and_who_was_sent_home() -> None:
    shown = picture(LANDING.play("2-1"))
    assert len(outlines(shown, "marks", "trail")) == 2
    assert len(outlines(shown, "ground", "ring")) == 1


def test_a_roll_shows_its_dice() -> None:
    event = Position.from_text("A9,h,h,h/h,A11,h,C1 C7 1 -").roll((2, 5), "k")
    assert len(outlines(picture(event), "dice", "rolled")) == 3


def test_a_refusal_points_at_what_forbids_the_move_and_says_it() -> None:
    refused = Position.from_text("h,A9,h,h/A11,h,h,C1 C7 1 2").why_not("2-2")
    assert refused is not None
    shown = picture(refused)
    said = [shape.text for shape in shown.layer("said").shapes if isinstance(shape, Text)]
    assert " ".join(said) == str(refused)
    assert len(outlines(shown, "ground", "ring")) == 1


def test_a_game_carries_the_names_of_its_players() -> None:
    assert {"Ann", "Bob", "Cid", "Dora"} <= {*texts(picture(game()).layer("players"))}


def test_what_is_imported_last_is_the_drawing() -> None:
    code = (
        "import sys; from clans_widget.clann import Position; before = set(sys.modules);"
        "Position.start()._repr_svg_(); print(*set(sys.modules) - before)"
    )
    loaded = told_by(code).split()
    assert "clans_widget.clann.drawing.painting" in loaded
    assert "PIL" not in loaded
