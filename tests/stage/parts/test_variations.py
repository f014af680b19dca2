"""Into a variation, and back to where it began."""

from __future__ import annotations

import pytest

from clans_widget.core.chance import Roll
from clans_widget.core.marks import Marks
from clans_widget.core.records.record import Entry
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.words import words
from tests.stage.toy_scenes import WON, OneByOne, Taker, nim_scene, pig_scene
from tests.toys import nim, pig


def won_at_once() -> Scene:
    """Two steps have won the game; two variations say how else it might have gone on."""
    scene = nim_scene("A2", start=nim.Position((2, 0, 0)))
    scene.game.add_variation(["A1"])
    scene.game.add_variation(["A1", "A1"])
    return scene


@pytest.mark.parametrize("variation", [0, 1])
def test_it_is_entered_at_its_first_step(variation: int) -> None:
    scene = won_at_once()
    scene.do(act.Last())
    assert len(scene.variations.offered) == 2
    main = scene.game
    scene.do(act.Enter(variation))
    assert scene.game is not main
    assert scene.game.moves == ("A1", "A1")[: variation + 1]
    assert (scene.step, scene.state.variation) == (1, (1, variation))
    assert scene.is_away
    assert not scene.variations.offered


def test_the_way_back_leads_to_the_step_where_it_began() -> None:
    scene = won_at_once()
    scene.do(act.Last())
    main = scene.game
    scene.do(act.Enter(1))
    scene.do(act.Leave())
    assert scene.game is main
    assert (scene.step, scene.state.variation) == (2, ())
    assert not scene.is_away


@pytest.mark.parametrize("variation", [-1, 2])
def test_what_is_not_offered_is_not_entered(variation: int) -> None:
    scene = won_at_once()
    scene.do(act.Last())
    main = scene.game
    scene.do(act.Enter(variation))
    assert (scene.game, scene.step, scene.is_away) == (main, 2, False)
    assert scene.trouble == ""


def test_who_is_not_away_does_not_leave() -> None:
    scene = won_at_once()
    scene.do(act.Last())
    main = scene.game
    scene.do(act.Leave())
    assert (scene.game, scene.step) == (main, 2)


def test_from_a_new_game_no_way_leads_back() -> None:
    scene = won_at_once()
    for action in (act.Last(), act.Enter(0), act.NewGame(2, sure=True)):
        scene.do(action)
    new = scene.game
    assert not scene.is_away
    scene.do(act.Leave())
    assert scene.game is new


def test_what_was_chosen_and_pointed_at_stays_behind() -> None:
    scene = nim_scene("A1")
    scene.game.add_variation(["B1"])
    for action in (act.Last(), act.Point("C"), act.Toggle("card.1"), act.Choose(("C",))):
        scene.do(action)
    scene.mark(Marks(highlights=("A",)))
    scene.do(act.Enter(0))
    state = scene.state
    assert (state.chosen, state.pointed, state.panels, bool(state.marks)) == ((), None, (), False)


def test_bots_play_in_the_game_only() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("C1")})
    scene.game.add_variation(["B1"])
    scene.do(act.GoTo(1))
    assert scene.requests
    scene.do(act.Enter(0))
    assert scene.requests == ()
    scene.do(act.Leave())
    assert scene.requests


def test_within_a_variation_no_other_is_offered() -> None:
    scene = nim_scene("A1", step=1)
    inner = Entry("B2", variations=((Entry("B3"),),))
    scene.game.add_variation([Entry("A2"), inner])
    scene.do(act.Enter(0))
    scene.do(act.Last())
    assert scene.game.variations(scene.moment.ply)
    assert not scene.variations.offered


@pytest.mark.parametrize(("step", "settled"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_another_move_is_tried_where_what_is_shown_was_decided(step: int, settled: int) -> None:
    scene = nim_scene("A2", "B2", start=OneByOne(), step=step)
    main = scene.game
    scene.do(act.TryHere())
    assert scene.is_away
    assert scene.game.moves == main.moves[:settled]
    assert scene.step == scene.count == 2 * settled
    scene.do(act.Choose(("C", "3")))
    scene.do(act.PlayChosen())
    assert scene.game.moves == (*main.moves[:settled], "C3")
    assert main.moves == ("A2", "B2")
    scene.do(act.Leave())
    assert (scene.game, scene.step, scene.is_away) == (main, step, False)


def test_beside_a_game_with_bots_the_reader_is_told_that_none_moves() -> None:
    aside = words("en").say("widget.aside", back=words("en").say("control.leave"))
    scene = nim_scene("A1", "B1", bots={"Bob": Taker("C1")}, step=1)
    scene.do(act.TryHere())
    assert aside in scene.prompt
    scene.play("A2")
    assert scene.requests == ()
    assert aside in scene.prompt
    scene.do(act.Leave())
    assert aside not in scene.prompt


@pytest.mark.parametrize("bots", [{}, {"Bob": Taker("C1")}])
def test_at_every_step_beside_the_game_the_reader_is_told_so(bots: dict[str, Taker]) -> None:
    beside = words("en").say("widget.beside", back=words("en").say("control.leave"))
    scene = nim_scene("A1", "B1", bots=bots, step=1)
    assert beside not in scene.prompt
    scene.do(act.TryHere())
    scene.play("A2")
    for step in (0, 1):
        scene.do(act.GoTo(step))
        assert beside in scene.prompt
    scene.do(act.Last())
    assert (beside in scene.prompt) == (not bots)
    scene.do(act.Leave())
    assert beside not in scene.prompt


def test_where_it_is_over_beside_the_game_no_bot_is_missed() -> None:
    beside = words("en").say("widget.beside", back=words("en").say("control.leave"))
    scene = nim_scene("A1", start=nim.Position((2, 0, 0)), bots={"Bob": Taker("A1")})
    scene.do(act.TryHere())
    scene.play("A2")
    scene.do(act.Last())
    assert beside in scene.prompt


def test_who_plays_without_bots_is_told_of_none() -> None:
    scene = nim_scene("A1", "B1", step=1)
    scene.do(act.TryHere())
    assert "bot" not in scene.prompt


def tried(*moves: str, step: int = 1) -> Scene:
    """Beside a game of two moves another was tried, and left again."""
    scene = nim_scene("A1", "B1", step=step)
    scene.do(act.TryHere())
    for move in moves:
        scene.play(move)
    scene.do(act.Leave())
    return scene


def test_what_was_tried_can_be_seen_again_where_it_was() -> None:
    scene = tried("C1", "C2")
    main, told = scene.game, scene.prompt
    assert [str(entry.move) for line in scene.variations.offered for entry in line] == ["C1", "C2"]
    assert "Instead: C1 C2" in told
    scene.do(act.GoTo(0))
    assert not scene.variations.offered
    assert scene.variations.kept == ()
    assert "C1" not in scene.prompt
    scene.do(act.Last())
    scene.do(act.Enter(0))
    assert scene.game.moves == ("A1", "C1", "C2")
    assert (scene.step, scene.is_away, scene.state.variation) == (3, True, (2,))
    scene.do(act.Leave())
    assert scene.game is main
    assert scene.variations.kept


def test_a_way_into_what_was_tried_is_called_by_its_first_three_moves() -> None:
    scene = tried("C1", "C1", "C1", "A1")
    assert "Instead: C1 C1 C1" in scene.prompt
    assert "A1" not in scene.prompt


def test_what_was_tried_is_the_last_that_can_be_entered() -> None:
    scene = tried("C1")
    main = scene.game
    scene.do(act.Enter(1))
    assert (scene.game, scene.is_away) == (main, False)


def test_of_several_variations_of_the_record_none_is_kept_as_what_the_reader_has_tried() -> None:
    scene = won_at_once()
    scene.do(act.Last())
    scene.do(act.Enter(1))
    scene.do(act.Leave())
    assert scene.variations.kept == ()


def test_what_was_tried_comes_after_the_variations_of_the_record() -> None:
    scene = tried("C1")
    scene.game.add_variation(["B2"])
    scene.do(act.Last())
    assert [line[0].move for line in scene.variations.offered] == ["B2", "C1"]
    scene.do(act.Enter(1))
    assert scene.game.moves == ("A1", "C1")


def test_it_is_kept_until_something_else_was_tried() -> None:
    scene = tried("C1")
    scene.do(act.TryHere())
    scene.do(act.Leave())
    assert scene.variations.kept, "nothing was played"
    scene.do(act.TryHere())
    scene.play("C3")
    scene.do(act.Leave())
    assert [entry.move for entry in scene.variations.kept] == ["C3"]


def test_of_a_variation_of_the_record_what_was_played_on_in_it_is_kept() -> None:
    scene = nim_scene("A1", step=1)
    scene.game.add_variation(["B1"])
    scene.do(act.Enter(0))
    scene.do(act.Leave())
    assert not scene.variations.kept
    scene.do(act.Enter(0))
    scene.play("C1")
    scene.do(act.Leave())
    assert [entry.move for entry in scene.variations.kept] == ["B1", "C1"]


@pytest.mark.parametrize("other", [act.NewGame(2, sure=True), act.Undo()])
def test_in_another_game_it_is_not_offered(other: act.Action) -> None:
    scene = tried("C1")
    scene.do(other)
    scene.do(act.Undo())
    if isinstance(other, act.Undo):
        scene.play("C1")
    assert not scene.variations.kept


def test_at_the_end_there_is_nothing_to_try_beside_the_game() -> None:
    scene = nim_scene(*WON, step=4)
    assert not scene.variations.can_try
    scene.do(act.TryHere())
    assert not scene.is_away


def test_beside_the_game_nothing_is_taken_back_that_belongs_to_it() -> None:
    """Whoever did would come out before the place where the way back leads to."""
    scene = nim_scene("A1", "B1", "C1")
    tried = []
    for action in (act.Last(), act.Back(), act.TryHere(), act.Undo(), act.ChooseNext("C")):
        scene.do(action)
        tried.append((scene.undoing.is_possible, scene.game.moves))
    game, before = ("A1", "B1", "C1"), ("A1", "B1")
    assert tried == [(True, game), (True, game), *3 * [(False, before)]]
    scene.do(act.ChooseNext("2"))
    assert (scene.undoing.is_possible, scene.game.moves) == (True, (*before, "C2"))
    scene.do(act.Undo())
    assert (scene.undoing.is_possible, scene.game.moves) == (False, before)
    scene.do(act.Leave())
    assert (scene.undoing.is_possible, scene.game.moves) == (True, game)


def test_within_a_variation_no_other_is_tried() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.TryHere())
    branch = scene.game
    scene.do(act.TryHere())
    assert scene.game is branch


def test_where_dice_were_rolled_nothing_was_decided() -> None:
    scene = pig_scene()
    for _ in range(4):
        scene.game.roll()
    assert {bool(event.before.legal_moves()) for event in scene.game.events} == {True, False}
    for number, event in enumerate(scene.game.events):
        scene.do(act.GoTo(sum(len(each.steps) for each in scene.game.events[:number])))
        assert scene.variations.can_try == bool(event.before.legal_moves())


def test_in_a_game_that_is_over_a_click_tries_another_move() -> None:
    scene = nim_scene(*WON, step=1)
    main = scene.game
    scene.do(act.Click("A"))
    assert (scene.step, scene.is_away) == (1, False), "there is no stone left"
    scene.do(act.Click(None))
    assert scene.game is main
    scene.do(act.Click("B"))
    assert scene.is_away
    assert (scene.game.moves, scene.state.chosen) == (("A3",), ("B",))


def test_where_one_place_is_a_whole_move_a_click_in_a_game_that_is_over_plays_it() -> None:
    game = pig.Pig(["Ann", "Bob"], pig.Position()).imagine(*["[6]"] * 4, "hold")
    scene = Scene(pig.PigProduction(), game, step=2)
    scene.do(act.Click("hold"))
    assert scene.is_away
    assert scene.game.moves == (*game.moves[:2], "hold")


def test_dice_beside_a_game_that_goes_on_foretell_nothing() -> None:
    """Else whoever tries another move knows what will be rolled."""
    told = set()
    for _ in range(20):
        game = pig.Pig(["Ann", "Bob"], pig.Position(), seed=3)
        game.roll()
        told.add(game.until(0).roll().move)
    assert len(told) > 1


def test_dice_beside_a_game_that_is_over_fall_as_they_fell() -> None:
    game = pig.Pig(["Ann", "Bob"], pig.Position(), seed=3)
    while not game.position.is_over:
        game.play("hold") if game.position.legal_moves() else game.roll()
    first = next(move for move in game.moves if isinstance(move, Roll))
    assert game.until(0).roll().move == first
