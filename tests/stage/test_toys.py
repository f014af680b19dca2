"""Nim and Pig go on the stage: what neither of them can use is not common."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from clans_widget.core.errors import GameError
from clans_widget.core.game import Game
from clans_widget.core.records.record import Entry
from clans_widget.picture import Polygons
from clans_widget.stage import actions as act
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.production import Production
from clans_widget.stage.scene import Scene
from clans_widget.words import LANGUAGES
from tests.stage.hands import caption, click, part, parts, press
from tests.toys import nim, pig


def new_nim(language: str = "en", **options: Any) -> tuple[nim.Nim, GameWidget]:
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    return game, widget_of(nim.NimProduction(), game, language=language, **options)


def new_pig(language: str = "en", **options: Any) -> tuple[pig.Pig, GameWidget]:
    game = pig.Pig(["Ann", "Bob"], pig.Position(), seed=3)
    return game, widget_of(pig.PigProduction(), game, language=language, **options)


def widget_of(production: Production, game: Game[Any, Any], **options: Any) -> GameWidget:
    widget = GameWidget(Scene(production, game, **options))
    part(widget, f"{production.name}-motion").value = False
    return widget


def test_nim_is_played_by_clicks() -> None:
    game, widget = new_nim()
    for place in ("A", "2"):
        click(widget, place, prefix="nim")
    assert game.position.heaps == (1, 4, 5)
    assert caption(widget, "nim") == "N1 Ann takes 2 stones from heap A. Bob: choose a heap."


def test_nim_is_played_from_lists() -> None:
    game, widget = new_nim()
    part(widget, "nim-heap").value = "C"
    assert part(widget, "nim-play").disabled
    part(widget, "nim-count").value = "5"
    press(widget, "nim-play")
    assert game.position.heaps == (3, 4, 0)


def test_the_way_through_a_game_stands_below_the_board_where_it_always_is() -> None:
    _, widget = new_nim()
    assert part(widget, "nim-next") in parts(part(widget, "stage-controls"))


def test_a_refused_click_says_the_rule_and_points_at_the_obstacle() -> None:
    game, widget = new_nim()
    widget.play("A3")
    click(widget, "A", prefix="nim")
    assert "Heap A has 0 stones" in caption(widget, "nim")
    assert "N1" in caption(widget, "nim")
    (lit,) = widget.picture.layer("lit").shapes
    assert isinstance(lit, Polygons)
    assert lit.outlines == (widget.picture.places["A"],)
    assert len(game.events) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_walked_through_in_every_language(language: str) -> None:
    game, widget = new_nim(language)
    while not game.position.is_over:
        widget.play(game.position.legal_moves()[-1])
    seen = set()
    press(widget, "nim-first")
    while widget.step < len(widget.steps):
        press(widget, "nim-next")
        seen.add(caption(widget, "nim"))
        assert widget.position == widget.steps[widget.step - 1].position
    assert len(seen) == len(widget.steps)
    press(widget, "nim-back")
    assert widget.position == widget.steps[-2].position


def test_tables_are_shown_and_changes_in_them_marked() -> None:
    _, widget = new_nim()
    widget.play("B4")
    table = part(widget, "nim-heaps").value
    assert "<td class=stage-changed>0<" in table
    assert "<td>5<" in table


def test_pig_takes_several_decisions_in_a_turn() -> None:
    game, widget = new_pig()
    press(widget, "pig-roll")
    press(widget, "pig-roll")
    assert [step.rule for step in widget.steps] == ["P2", "P2"]
    assert game.position.mover == 1
    kept = game.position.turn
    click(widget, "hold", prefix="pig")
    assert (game.position.scores, game.position.mover) == ((kept, 0), 2)


def test_what_cannot_be_held_is_refused() -> None:
    game, widget = new_pig()
    click(widget, "hold", prefix="pig")
    assert "P1" in caption(widget, "pig")
    assert game.events == ()


def test_undo_and_redo_never_roll_again() -> None:
    game, widget = new_pig()
    for _ in range(4):
        press(widget, "pig-roll")
    rolled = game.moves
    press(widget, "pig-undo")
    press(widget, "pig-undo")
    assert game.moves == rolled[:2]
    press(widget, "pig-redo")
    press(widget, "pig-redo")
    assert game.moves == rolled
    press(widget, "pig-undo")
    press(widget, "pig-roll")
    assert game.moves == rolled


def test_a_first_roll_is_nobodys_decision() -> None:
    game, widget = new_pig()
    press(widget, "pig-roll")
    assert part(widget, "pig-undo").disabled
    press(widget, "pig-roll")
    press(widget, "pig-undo")
    assert len(game.moves) == 1


def test_a_bot_rolls_and_holds_in_its_seat() -> None:
    game, widget = new_pig(bots={"Bob": "greedy"})
    press(widget, "pig-roll")
    widget.play("hold")
    assert {event.player for event in game.events} == {1, 2}
    assert game.position.mover == 1
    assert str(game.moves[-1]) in ("hold", "[1]")
    press(widget, "pig-undo")
    assert game.position.mover == 1
    assert game.position.turn > 0


def test_bots_play_a_whole_game_alone() -> None:
    game, widget = new_pig(bots={"Ann": pig.Cautious(), "Bob": "greedy"})
    assert game.position.is_over
    assert widget.step == 0
    assert widget.steps[-1].name == "GameWon"


def test_a_bot_that_answers_nonsense_is_told_and_replaced_by_a_person() -> None:
    class Confused:
        def choose(self, _: object) -> str:
            return "stand on the head"

    game, widget = new_nim(bots={"Bob": Confused()})
    widget.play("A1")
    assert "Bob’s bot has chosen stand on the head" in caption(widget, "nim")
    widget.play("A1")
    assert len(game.events) == 2


@pytest.mark.parametrize("made", [new_nim, new_pig])
def test_records_come_back(made: Any) -> None:
    game, widget = made()
    for _ in range(5):
        if game.position.can_roll:
            widget.roll()
        else:
            widget.play(game.position.legal_moves()[0])
    again = type(game).from_text(game.to_text())
    assert (again.events, again.moves) == (game.events, game.moves)


def test_variations_can_be_entered_and_left() -> None:
    game, widget = new_nim()
    widget.play("A3")
    game.add_variation([Entry("B4"), Entry("C5")])
    widget.go_to(1)
    press(widget, "nim-variation")
    assert widget.game.position.heaps == (3, 0, 0)
    assert widget.position.heaps == (3, 0, 5)
    press(widget, "nim-leave")
    assert widget.game is game


def test_a_new_game_has_the_players_of_the_old_one() -> None:
    game, widget = new_nim()
    widget.play("A3")
    press(widget, "nim-new")
    assert widget.game is game
    press(widget, "nim-new-sure")
    assert widget.game is not game
    assert widget.game.players == ("Ann", "Bob")
    assert widget.step == 0
    press(widget, "nim-undo")
    assert (widget.game, widget.step) == (game, 1)


@pytest.mark.parametrize("made", [new_nim, new_pig])
def test_walks_are_taken_away_as_page_and_picture(made: Any, tmp_path: Path) -> None:
    game, widget = made("fr")
    if game.position.can_roll:
        widget.roll()
    else:
        widget.play(game.position.legal_moves()[0])
    page = widget.to_html(tmp_path / "walk.html").read_text("utf-8")
    assert widget._scene.caption(1).text in page
    assert 'lang="fr"' in page
    assert widget.to_gif(tmp_path / "walk.gif", seconds=0.5).read_bytes()[:6] == b"GIF89a"


def test_a_saved_output_is_a_picture_and_a_text() -> None:
    _, widget = new_pig()
    bundle = widget._repr_mimebundle_()
    assert bundle["image/svg+xml"] == widget.still.svg()
    assert bundle["text/plain"].endswith("0,0 1 0")


def test_who_asks_for_no_picture_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("clans_widget.picture.Picture.png")
    _, widget = new_pig()
    assert "image/png" not in widget._repr_mimebundle_(exclude={"image/png"})
    assert widget._repr_mimebundle_(include={"text/plain"}).keys() == {"text/plain"}
    assert widget._repr_mimebundle_(include={"image/svg+xml"}).keys() == {"image/svg+xml"}


def test_hints_are_offered_only_where_a_game_advises() -> None:
    _, widget = new_nim()
    with pytest.raises(ValueError, match=r"not in list|unpack"):
        part(widget, "nim-hint")


@pytest.mark.parametrize("players", [["Ann"], ["Ann", "Bob", "Cleo"]])
def test_no_more_and_no_fewer_play_than_the_production_says(players: list[str]) -> None:
    with pytest.raises(GameError, match=r"The number of players can be: 2\."):
        Scene(nim.NimProduction(), nim.Nim(players, nim.Position()))


def test_a_scene_can_be_driven_by_data_alone() -> None:
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    scene = Scene(nim.NimProduction(), game)
    told = [{"action": "Click", "place": "A"}, {"action": "Click", "place": "3"}]
    for data in told:
        scene.do(act.action_from(data))
    assert game.position.heaps == (0, 4, 5)


@pytest.mark.parametrize(
    ("source", "heaps", "moves"),
    [
        (nim.Position((1, 2, 3), 2), (1, 2, 3), 0),
        (nim.Position().play("A3"), (0, 4, 5), 1),
        (nim.Nim(["Ann", "Bob"], nim.Position()), (3, 4, 5), 0),
        ('[Game "Nim"] [Player1 "Ann"] [Player2 "Bob"] [Position "3,4,5 1"] 1. A3', (0, 4, 5), 1),
        ("1,2,3 2", (1, 2, 3), 0),
    ],
    ids=["position", "event", "game", "record", "text"],
)
def test_whatever_can_be_shown_is_a_game_on_the_stage(source: Any, heaps: Any, moves: int) -> None:
    game = nim.NimProduction().game_of(source, "fr")
    assert (game.position.heaps, len(game.moves)) == (heaps, moves)
    assert len(game.players) == 2


def test_a_new_game_begins_as_the_old_one_began() -> None:
    game = nim.Nim(["Ann", "Bob"], nim.Position((1, 2, 3), 2))
    game.play("C3")
    again = nim.NimProduction().new_game(game, ["Cas", "Dan"])
    assert (again.players, again.position) == (("Cas", "Dan"), game.start)


def slider(widget: GameWidget) -> tuple[int, int]:
    """The step that is shown, and how many there are, as a reader sees them."""
    found = part(widget, "nim-slider")
    return found.value, found.max


def test_what_happens_elsewhere_is_shown_without_a_click() -> None:
    """In a cell, or in a second widget on the same game."""

    async def elsewhere() -> None:
        game, widget = new_nim()
        other = widget_of(nim.NimProduction(), game)
        game.play("A1")
        game.play("B1")
        await asyncio.sleep(0)
        assert slider(widget) == slider(other) == (0, 2)
        other.go_to(2)
        for place in ("C", "5"):
            click(other, place, prefix="nim")
        await asyncio.sleep(0)
        assert slider(widget) == (0, 3)
        game.undo()
        game.undo()
        await asyncio.sleep(0)
        assert slider(other) == (1, 1)
        assert "elsewhere" in caption(other, "nim")

    asyncio.run(elsewhere())


def test_a_comment_from_a_cell_is_shown_without_a_click() -> None:
    async def elsewhere() -> None:
        game, widget = new_nim()
        game.annotate("Look at heap C.")
        await asyncio.sleep(0)
        assert "Look at heap C." in caption(widget, "nim")

    asyncio.run(elsewhere())


def test_a_closed_widget_hears_of_nothing() -> None:
    async def closed() -> None:
        game, widget = new_nim()
        before = slider(widget)
        game.play("A1")
        widget.close()
        game.play("B1")
        await asyncio.sleep(0)
        assert slider(widget) == before

    asyncio.run(closed())
