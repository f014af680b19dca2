"""What a new reader sees: the question that is open, and nothing that is over."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import Game, Position, Turn
from clans_widget.clans.drawing.land.atlas import atlas_of
from clans_widget.picture import Picture
from clans_widget.picture.plane.geometry import Path as Outline
from tests.clans.games import (
    LAST_MOVE,
    last_move_game,
)
from tests.picture.seen import outlines
from tests.stage.hands import caption, click, part, press

ATLAS = atlas_of(Position.start(seed=7).board)


def new_game() -> Game:
    return Game.new(["Ann", "Bob"], seed=7, first="Ann")


def ringed(picture: Picture, name: str = "ring") -> set[Outline]:
    """What has a ring of a kind around it."""
    return {ring for layer in ("ground", "marks") for ring in outlines(picture, layer, name)}


def arrows(picture: Picture) -> int:
    """How many arrows say what has moved."""
    return len(outlines(picture, "marks", "trail"))


def targets(picture: Picture) -> set[str | None]:
    """Where the chevrons stand that say where huts may go."""
    return {picture.place_at(*path[2]) for path in outlines(picture, "marks", "may_go")}


def test_what_happened_is_not_emphasized_while_the_next_move_is_chosen() -> None:
    widget = ClansWidget(new_game())
    widget.play("A1-A2")
    moved = widget.picture.svg()
    assert arrows(widget.picture) == 1
    click(widget, "C1")
    assert arrows(widget.picture) == 0
    assert targets(widget.picture) >= set(widget.position.choose("C1").options)
    click(widget, "A1")
    assert arrows(widget.picture) == 0, "only why nothing moves to A1"
    assert targets(widget.picture) == set()
    assert ringed(widget.picture) == {ATLAS.outlines["A1"]}
    click(widget, "C1")
    assert widget.picture.svg() == moved, "nothing is chosen any more"


def test_a_lake_between_source_and_target_is_pointed_at() -> None:
    widget = ClansWidget(Position.start(seed=7))
    click(widget, "D4")
    click(widget, "H4")
    assert "lake" in caption(widget)
    (lake,) = ATLAS.lakes_between("D4", "H4")
    assert ringed(widget.picture, "lake") == {lake}
    click(widget, "D4")
    assert ringed(widget.picture, "lake") == set()


def test_marks_of_a_teacher_are_not_for_another_game() -> None:
    widget = ClansWidget(new_game())
    widget.mark("A5", faded=True)
    press(widget, "clans-new")
    assert ringed(widget.picture) == set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_is_offered_to_as_many_players(players: int) -> None:
    widget = ClansWidget(Game.new(["Ann", "Bob", "Cid", "Dee"][:players], seed=7))
    press(widget, "clans-new")
    assert widget.position.players == players


def test_players_without_names_are_numbered_in_the_language_that_is_spoken() -> None:
    widget = ClansWidget(LAST_MOVE)
    widget.play("B5-C4:B2,C4")
    widget.language = "fr"
    widget.go_to(3)
    assert "joueur 1" in caption(widget), "within a sentence"
    assert "Joueur 1" in part(widget, "clans-villages").value
    assert widget.villages["founder"].unique().tolist() == ["Player 1"], "as the game has it"
    widget.go_to(0)
    assert "joueur 1" in widget.picture.description
    assert "Player" not in widget.picture.svg()
    press(widget, "clans-new")
    assert "joueur" in part(widget, "clans-turn").value.casefold()
    widget.language = "nl"
    assert "Speler" in part(widget, "clans-turn").value
    cards = [card.description for card in part(widget, "clans-cards").children]
    assert cards == ["Kaart van Speler 1", "Kaart van Speler 2"]


def test_the_white_clan_has_its_own_letter_in_the_tables_as_on_its_disc() -> None:
    for fifth, lost in (("black", "R Bu G Bk"), ("white", "R Bu G W")):
        widget = ClansWidget(last_move_game(), fifth=fifth)  # type: ignore[arg-type]
        widget.play("B5-C4:B2,C4")
        widget.go_to(len(widget.steps))
        cells = re.sub(r"</?i[^>]*>", "", part(widget, "clans-villages").value)
        assert f">{lost}<" in cells
        assert widget.villages.loc[12, "lost"] == "rbgk", "the notation stays"


def test_a_page_is_headed_by_the_players(tmp_path: Path) -> None:
    widget = ClansWidget(last_move_game(), language="fr")
    page = unescape(widget.to_html(tmp_path / "walk.html").read_text("utf-8"))
    assert "<h1>Clans\u00a0: Ann et Bob</h1>" in page


def test_a_failure_is_shown_without_the_stage_and_until_another_step_is_shown() -> None:
    widget = ClansWidget(last_move_game())

    def fail(turn: Turn) -> None:
        raise LookupError(str(turn.move))

    widget.on_turn(fail)
    widget.play("B5-C4:B2,C4")
    told = caption(widget)
    assert "LookupError: B5-C4:B2,C4" in told
    assert "stage.py" not in told
    widget.next()
    assert "LookupError" not in caption(widget)
