"""A game of any kind: what happens, undo and redo, dice, notes, variations, the record."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clans_widget.core.chance import Roll
from clans_widget.core.errors import GameError, IllegalMove, NotationError, Refusal
from clans_widget.core.marks import Marks
from clans_widget.core.records.record import Entry, Note
from tests.core.climb import Climb, Position, climb, climbed, told


def faces(game: Climb) -> list[str]:
    return [str(move) for move in game.moves if isinstance(move, Roll)]


def test_a_game_is_where_its_last_event_leads() -> None:
    game = climb()
    assert game.position == game.start == Position()
    rolled = game.roll()
    assert game.position == rolled.position
    played = game.play("up2")
    assert game.events == (rolled, played)
    assert game.position == played.position == Position((0, rolled.position.die), mover=2)
    assert [step.name for step in game.steps] == ["DieRolled", "TowerGrown", "TurnEnded"]
    assert game.moves == (rolled.move, "up2")


def test_it_can_go_on_from_anywhere() -> None:
    game = climbed(3)
    kept = [len(game.until(count).events) for count in (-1, 0, 1, 6, 7)]
    assert kept == [0, 0, 1, 6, 6]
    assert game.until(0).position == game.start


def test_what_goes_on_from_before_has_its_notes_and_nothing_to_do_again() -> None:
    game = climb()
    game.annotate("Begin!")
    game.roll()
    game.annotate("High.")
    game.play("up1")
    game.add_variation(["up2"])
    game.undo()
    before = game.until(1)
    assert before.notes == game.notes == (Note("Begin!"), Note("High."))
    assert game.can_redo
    assert not before.can_redo
    assert not game.imagine("up1").can_redo
    assert climbed(2).until(2).variations(2) == ()
    game.redo()
    assert game.until(2).variations(2) == game.variations(2) != ()


def test_the_dice_of_what_goes_on_from_before_tell_nothing_of_those_to_come() -> None:
    game = climbed(1)
    assert len({str(game.until(2).roll().move) for _ in range(40)}) > 3


def test_of_a_game_that_is_over_there_is_nothing_to_tell() -> None:
    game = climb()
    while not game.position.is_over:
        game.roll()
        game.play("up1")
    assert {str(game.until(2).roll().move) for _ in range(40)} == {faces(game)[1]}


def test_the_dice_are_fair_enough() -> None:
    thrown = [faces(climbed(1, seed=seed))[0] for seed in range(600)]
    assert set(thrown) == {f"[{face}]" for face in range(1, 7)}
    assert all(65 < thrown.count(face) < 135 for face in set(thrown))


def test_the_same_seed_rolls_the_same() -> None:
    assert faces(climbed(4)) == faces(climbed(4))
    assert len({tuple(faces(climbed(4, seed=seed))) for seed in range(20)}) > 15


def test_without_a_seed_nobody_knows_the_dice() -> None:
    assert len({tuple(faces(climbed(4, seed=None))) for _ in range(20)}) > 15


def test_a_roll_that_is_taken_back_shows_the_same_again() -> None:
    game = climbed(2)
    before = game.roll()
    game.undo()
    assert game.roll() == before


def test_the_kth_roll_depends_on_the_seed_and_k_alone() -> None:
    """Not on the moves between, nor on what was taken back."""
    one, other = climb(), climb()
    for tower in "12":
        one.roll()
        one.play("up1")
        other.roll()
        other.undo()
        other.roll()
        other.play(f"up{tower}")
    assert one.roll().move == other.roll().move


def test_undo_and_redo_walk_the_same_events() -> None:
    game = climbed(2)
    events, text = game.events, game.to_text()
    taken = [game.undo() for _ in events]
    assert taken == [*reversed(events)]
    assert game.position == game.start
    assert (game.can_undo, game.can_redo) == (False, True)
    assert tuple(game.redo() for _ in events) == events
    assert (game.can_undo, game.can_redo) == (True, False)
    assert game.to_text() == text


def test_after_something_else_nothing_can_be_done_again() -> None:
    game = climbed(1)
    game.undo()
    game.play("up2")
    assert not game.can_redo
    with pytest.raises(GameError):
        game.redo()


def test_notes_belong_to_events_and_go_with_them() -> None:
    game = climb()
    game.annotate("Begin!")
    game.roll()
    here = Marks(highlights=("t1",))
    game.annotate("High.", here)
    game.play("up1", comment="Up.", marks=here)
    said: tuple[Note, ...] = (Note("Begin!"), Note("High.", here), Note("Up.", here))
    assert game.notes == said
    game.undo()
    assert game.notes == said[:2]
    game.redo()
    assert game.notes == said


def test_a_mark_that_the_record_could_not_be_read_with_is_refused() -> None:
    game = climbed(1)
    before = told(game)
    for marks in (Marks(highlights=("t3",)), Marks(arrows=(("t1", "t1,t2"),))):
        with pytest.raises(GameError, match="written like t1"):
            game.annotate("There.", marks)
    assert told(game) == before
    assert Climb.from_text(game.to_text()).notes == game.notes


def test_a_variation_is_what_might_have_been_played() -> None:
    game = climbed(1)
    game.add_variation(["up2", Entry(Roll(("6",)), Note("Lucky.")), "up2"])
    assert [str(entry.move) for entry in game.variations(2)[0]] == ["up2", "[6]", "up2"]
    assert (game.variations(0), game.variations(1), game.variations(3)) == ((), (), ())


def test_a_branch_is_the_game_in_which_it_was_played() -> None:
    game = climbed(2)
    game.undo()
    game.undo()
    inner = (Entry("up1"),)
    game.add_variation([Entry("up2", variations=(inner,)), Entry(Roll(("6",)))])
    other = game.branch(2)
    assert [str(move) for move in other.moves] == [faces(game)[0], "up2", "[6]"]
    assert other.position.die == 6
    assert (other.players, other.start) == (game.players, game.start)
    assert other.branch(2).moves == game.moves
    assert game.moves == climbed(1).moves


def test_a_branch_rolls_on_with_the_dice_of_its_game() -> None:
    game = climbed(2)
    game.undo()
    game.add_variation([game.moves[2]])
    branch = game.branch(3)
    assert branch.to_text() == game.to_text().partition(" (")[0] + "\n"
    game.play("up1")
    branch.play("up2")
    assert branch.roll().move == game.roll().move


def test_a_record_comes_back_with_its_rolls() -> None:
    game = climbed(2)
    game.headers["Event"] = "Lesson"
    game.annotate("So.", Marks(arrows=(("t1", "t2"),), faded=True))
    game.add_variation([Entry("up1", Note("Or so."), ((Entry("up2"),),))])
    text = game.to_text()
    again = Climb.from_text(text)
    assert again.to_text() == text
    assert again.events == game.events
    assert again.notes == game.notes
    assert again.headers == {"Event": "Lesson"}
    assert again.variations(4) == game.variations(4)


def test_the_text_of_a_record() -> None:
    game = climb()
    game.roll()
    game.play("up1", comment="Up.")
    (roll,) = faces(game)
    assert game.to_text() == (
        '[Game "Climb"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n[Position "0,0 1 -"]\n\n'
        f"1. {roll}\n2. up1 {{Up.}}\n"
    )


HEADERS = '[Game "Climb"] [Player1 "Ann"] [Player2 "Bob"] [Position "0,0 1 -"]'

REFUSED: dict[str, Callable[[Climb], object]] = {
    "a move too early": lambda game: game.play("up1"),
    "text that is no move": lambda game: game.play("down"),
    "a mark on nothing": lambda game: game.annotate("x", Marks(highlights=("t3",))),
    "a move marked on nothing": lambda game: game.play("up1", marks=Marks(numbers=("t3",))),
    "no variation at all": lambda game: game.add_variation([]),
    "a variation that cannot be played": lambda game: game.add_variation(["up1", "up1"]),
    "a variation that rolls out of turn": lambda game: game.add_variation([Roll(("1",))]),
    "a variation with a wrong die": lambda game: game.add_variation(["up1", Roll(("9",))]),
    "a variation marked on nothing": lambda game: game.add_variation(
        [Entry("up2", Note(marks=Marks(highlights=("t3",))))]
    ),
    "no such branch": lambda game: game.branch(1),
    "no such event": lambda game: game.branch(0),
    "nothing to redo": lambda game: game.redo(),
}


@pytest.mark.parametrize("ask", REFUSED.values(), ids=list(REFUSED))
def test_what_is_refused_changes_nothing(ask: Callable[[Climb], object]) -> None:
    game = climbed(1)
    before = told(game)
    with pytest.raises(Refusal):
        ask(game)
    assert told(game) == before


def test_one_cannot_roll_twice_nor_after_the_end() -> None:
    game = climb()
    game.roll()
    for _ in range(2):
        before = told(game)
        with pytest.raises(GameError) as caught:
            game.roll()
        assert caught.value.key == "game.nothing_to_roll"
        assert told(game) == before
        while not game.position.is_over:
            game.play("up1")
            if game.position.can_roll:
                game.roll()


def test_nothing_can_be_taken_back_or_varied_before_the_first_event() -> None:
    game = climb()
    for ask in (game.undo, lambda: game.add_variation(["up1"])):
        with pytest.raises(GameError):
            ask()
    assert told(game) == told(climb())


@pytest.mark.parametrize("players", [["Ann", "Ann"], ["Ann", ""], ["Ann", "B" * 41]])
def test_players_have_names_of_their_own(players: list[str]) -> None:
    with pytest.raises(GameError):
        Climb(players, Position())


@pytest.mark.parametrize(
    ("moves", "ply"),
    [("1. up1", 1), ("1. [5] 2. [5]", 2), ("1. [7]", 1), ("1. [5] 2. up1 3. up1", 3)],
)
def test_a_record_that_cannot_be_played_says_where(moves: str, ply: int) -> None:
    """A move or a roll out of turn, and dice that do not exist."""
    with pytest.raises(GameError) as caught:
        Climb.from_text(f"{HEADERS} {moves}")
    assert (caught.value.key, caught.value.values["ply"]) == ("game.move", ply)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(GameError):
        Climb.from_text(HEADERS.replace("Climb", "Chess"))
    with pytest.raises(GameError):
        Climb.from_text(HEADERS.replace("Position", "Place"))
    with pytest.raises(NotationError):
        Climb.from_text(f"{HEADERS} 1. down")


def test_a_header_that_cannot_stand_in_a_record_is_refused() -> None:
    game = climb()
    game.headers["Player1"] = "Eve"
    with pytest.raises(GameError):
        game.record()


def test_an_illegal_move_is_the_games_own() -> None:
    with pytest.raises(IllegalMove, match="not now"):
        climb().play("up1")


@pytest.mark.parametrize("given", [7, None, ["up1"], b"up1"], ids=repr)
def test_what_is_no_move_is_refused_in_words(given: object) -> None:
    game = climb()
    with pytest.raises(NotationError, match=f"Expected: text. Found: “{type(given).__name__}”"):
        game.play(given)
    assert game.events == ()
