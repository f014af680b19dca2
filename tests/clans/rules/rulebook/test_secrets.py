"""While the game runs nobody learns from it what the other players' cards are (S2, F3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from clans_widget.clans import COLORS, ClansError, Game, Marks, Position
from tests.clans.rules.worlds import on_standard_board

NAMES = ("Ann", "Bob", "Cleo")
HELD = {"Ann": "red", "Bob": "blue", "Cleo": "green"}
ASKERS = (None, *NAMES)

START = Position.from_text(
    on_standard_board("A1 3r", "A2 b", "L4 r", "L5 b", rest="1 5,2,3 9,9,9,9,9")
)
"""Two moves found the 11th and the 12th village: A2-A1, then L4-L5."""


def told_of(game: Game, asker: str | None) -> object:
    """What a game tells an asker of its cards and its end."""
    return game.clans(seen_by=asker), game.steps, game.result(), game.to_text(seen_by=asker)


SHOWN: dict[str, Callable[[Game, str | None], object]] = {
    "players": lambda game, _: game.players,
    "start": lambda game, _: game.start,
    "headers": lambda game, _: game.headers,
    "position": lambda game, _: game.position,
    "turns": lambda game, _: game.turns,
    "steps": lambda game, _: game.steps,
    "notes": lambda game, _: game.notes,
    "can_undo": lambda game, _: game.can_undo,
    "can_redo": lambda game, _: game.can_redo,
    "result": lambda game, _: game.result(),
    "clans": lambda game, asker: game.clans(seen_by=asker),
    "is_open": lambda game, _: game.is_open,
    "until": lambda game, asker: [
        (tried.clans(seen_by=asker), tried.steps, tried.result())
        for tried in (game.until(count) for count in range(len(game.turns) + 1))
    ],
    "record": lambda game, asker: game.record(seen_by=asker),
    "variations": lambda game, _: game.variations(1),
    "branch": lambda game, asker: [told_of(branch, asker) for branch in branches(game)],
    "imagine": lambda game, asker: told_of(
        game.imagine(*("A2-A1", "L4-L5")[len(game.events) :]), asker
    ),
    "to_text": lambda game, asker: game.to_text(seen_by=asker),
    "events": lambda game, _: game.events,
    "moves": lambda game, _: game.moves,
    "kind_of_record": lambda game, _: game.kind_of_record,
    "roll": lambda game, _: refusal(game.roll),
    "_repr_svg_": lambda game, _: game._repr_svg_(),
    "repr": lambda game, _: f"{game!r} {game} {game._cards!r}",
    "new with a clan twice": lambda game, _: refusal(
        lambda: Game.new(NAMES, clans=dict.fromkeys(game.players, "red"))
    ),
    "an unknown asker": lambda game, _: refusal(lambda: game.clans(seen_by="Eve")),
    "move_of": lambda game, _: game.move_of("A1-A2"),
    "check_place": lambda game, _: refusal(lambda: game.check_place("Z9")),
    "an illegal move": lambda game, _: refusal(lambda: game.play("A1-L5")),
    "a bad variation": lambda game, _: refusal(lambda: game.add_variation(["A1-L5"])),
}
CHANGING = {"play", "let_happen", "undo", "redo", "annotate", "add_variation", "changed"}
MAKING = {"new", "from_text"}


def ended(*, variation: bool = False) -> Game:
    """A game that has ended, perhaps with a variation of its first turn."""
    game = Game.new(NAMES, clans=HELD, position=START)
    game.play("A2-A1")
    if variation:
        game.add_variation(["A1-A2", "L4-L5"])
    game.play("L4-L5")
    return game


def branches(game: Game) -> list[Game]:
    """The games in which a variation of the first turn was played."""
    return [game.branch(1, k) for k in range(len(game.variations(1)))]


def refusal(call: Callable[[], object]) -> str:
    with pytest.raises(ClansError) as caught:
        call()
    return "".join(map(str, (caught.value, caught.value.args, vars(caught.value))))


def shown(game: Game, asker: str | None) -> dict[str, str]:
    """Everything that a game shows to an asker."""
    return {name: repr(show(game, asker)) for name, show in SHOWN.items()}


def games(asker: str | None) -> Iterator[Game]:
    """Games that differ in the cards that the asker does not see."""
    for clans in permutations(COLORS, len(NAMES)):
        held = dict(zip(NAMES, clans, strict=True))
        if asker is None or held[asker] == HELD[asker]:
            yield Game.new(NAMES, clans=held, position=START)


def told(game: Game) -> str:
    """What the methods that change a game return, while it runs."""
    first = game.play("A2-A1", comment="one", marks=Marks(highlights=("A1",)))
    game.add_variation(["A1-A2", "L4-L5"])
    said = [first, game.undo(), game.redo(), first.steps]
    game.annotate("two")
    return repr(said)


def test_everything_public_in_a_game_is_looked_at_here() -> None:
    public = {name for name in dir(Game.new(NAMES)) if not name.startswith("_")}
    assert public <= SHOWN.keys() | CHANGING | MAKING


@pytest.mark.parametrize("asker", ASKERS)
def test_nothing_shown_depends_on_hidden_cards_before_a_move(asker: str | None) -> None:
    first, *others = [shown(game, asker) for game in games(asker)]
    assert len(others) >= 11
    assert all(other == first for other in others)


@pytest.mark.parametrize("asker", ASKERS)
def test_nothing_shown_depends_on_hidden_cards_while_the_game_runs(asker: str | None) -> None:
    seen = []
    for game in games(asker):
        game.play("A2-A1")
        seen.append(shown(game, asker))
    assert all(other == seen[0] for other in seen)


@pytest.mark.parametrize("asker", ASKERS)
def test_a_variation_to_the_end_of_a_game_that_runs_reveals_nothing(asker: str | None) -> None:
    """F3: cards are revealed when the game ends, not when somebody thinks of an end."""
    seen = []
    for game in games(asker):
        game.play("A2-A1")
        game.add_variation(["A1-A2", "L4-L5"])
        assert [branch.position.is_over for branch in branches(game)] == [True]
        seen.append(shown(game, asker))
    assert all(other == seen[0] for other in seen)


@pytest.mark.parametrize("asker", ASKERS)
def test_a_variation_of_a_variation_reveals_nothing_either(asker: str | None) -> None:
    """F3: that one thought comes to the end doesn't end the game for the next one."""
    seen = []
    for game in games(asker):
        game.play("A2-A1")
        game.add_variation(["A1-A2", "L4-L5"])
        (branch,) = branches(game)
        branch.add_variation(["L5-L4"])
        nested = branch.branch(2)
        assert branch.position.is_over
        assert nested.position.is_over
        seen.append((nested.clans(seen_by=asker), nested.steps, nested.result()))
    assert all(other == seen[0] for other in seen)
    clans, _, result = seen[0]
    assert list(clans.values()).count("?") == len(NAMES) - (asker is not None)
    assert result is None


@pytest.mark.parametrize("asker", NAMES)
def test_a_player_knows_the_own_card_in_a_variation_too(asker: str) -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    game.play("A2-A1")
    game.add_variation(["A1-A2", "L4-L5"])
    (branch,) = branches(game)
    assert branch.clans(seen_by=asker)[asker] == HELD[asker]


def test_f3_after_the_end_a_variation_is_settled_too() -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    game.play("A2-A1")
    game.add_variation(["A1-A2", "L4-L5"])
    game.play("L4-L5")
    (branch,) = branches(game)
    assert branch.clans() == HELD
    assert branch.result() is not None
    assert branch.steps[-1].name == "WinnersDeclared"


@pytest.mark.parametrize("asker", ASKERS)
def test_nothing_shown_depends_on_hidden_cards_when_moves_are_taken_back(asker: str | None) -> None:
    seen = []
    for game in games(asker):
        said = told(game)
        seen.append({**shown(game, asker), "said": said})
    assert seen[0]["clans"] == repr({name: HELD[name] if name == asker else "?" for name in NAMES})
    assert all(other == seen[0] for other in seen)


@pytest.mark.parametrize("asker", ASKERS)
def test_f3_cards_that_were_shown_stay_open_when_the_end_is_taken_back(asker: str | None) -> None:
    game = ended()
    while game.can_undo:
        game.undo()
        assert game.is_open
        assert game.clans(seen_by=asker) == HELD


def test_a_game_that_has_not_ended_is_not_open() -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    assert not game.is_open
    game.play("A2-A1")
    game.add_variation(["A1-A2", "L4-L5"])
    (branch,) = branches(game)
    assert branch.position.is_over
    assert not branch.is_open
    branch.undo()
    assert set(branch.clans().values()) == {"?"}


def test_a_game_that_was_opened_is_open_when_it_is_read_back() -> None:
    """And so is a variation of it."""
    game = ended(variation=True)
    game.undo()
    game.undo()
    game.redo()
    read = Game.from_text(game.to_text())
    assert read.to_text() == game.to_text()
    assert (read.is_open, read.clans()) == (True, HELD)
    (branch,) = branches(read)
    branch.undo()
    assert (branch.is_open, branch.clans()) == (True, HELD)


def test_a_record_of_an_ended_game_says_nothing_of_open_cards() -> None:
    assert "Cards" not in ended().record().headers


def test_what_only_the_game_may_say_is_no_authors_header() -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    game.headers["Cards"] = "open"
    with pytest.raises(ClansError, match="Cards"):
        game.to_text()


def test_a_branch_of_a_branch_of_a_game_that_runs_shows_no_card() -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    game.play("A2-A1")
    game.add_variation(["A1-A2", "L4-L5"])
    branch = game.branch(1)
    branch.add_variation(["L4-L5"])
    assert branch.branch(2).position.is_over
    assert set(branch.branch(2).clans().values()) == {"?"}


@pytest.mark.parametrize("asker", NAMES)
def test_a_player_knows_the_own_card(asker: str) -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    assert game.clans(seen_by=asker)[asker] == HELD[asker]
    assert HELD[asker] in game.to_text(seen_by=asker)


@pytest.mark.parametrize("asker", ASKERS)
def test_f3_after_the_end_everybody_knows_all(asker: str | None) -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    game.play("A2-A1")
    game.play("L4-L5")
    assert game.clans(seen_by=asker) == HELD
    assert game.result() is not None
    assert all(f'"{clan}"' in game.to_text(seen_by=asker) for clan in HELD.values())


def test_redoing_the_end_reveals_the_cards_again() -> None:
    game = ended()
    last = game.undo()
    assert game.redo() == last
    assert game.result() is not None


def test_a_record_with_secrets_is_for_whoever_keeps_the_game() -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    kept = Game.from_text(game.to_text(secrets=True))
    assert [kept.clans(seen_by=name)[name] for name in NAMES] == list(HELD.values())


def test_a_record_without_secrets_stays_without() -> None:
    game = Game.from_text(Game.new(NAMES, clans=HELD, position=START).to_text())
    assert [game.clans(seen_by=name)[name] for name in NAMES] == ["?"] * 3
    game.play("A2-A1")
    game.play("L4-L5")
    assert set(game.clans().values()) == {"?"}
    assert game.result() is None


def imagined() -> Game:
    """A variation of a game that runs, at its end."""
    game = Game.new(NAMES, clans=HELD, position=START)
    game.play("A2-A1")
    game.add_variation(["A1-A2", "L4-L5"])
    (branch,) = branches(game)
    return branch


@pytest.mark.parametrize("asker", ASKERS)
def test_f3_the_record_of_a_game_that_is_imagined_is_read_as_one(asker: str | None) -> None:
    branch = imagined()
    for text in (branch.to_text(seen_by=asker), branch.to_text(secrets=True)):
        read = Game.from_text(text)
        assert (read.is_open, read.result(), read.clans()) == (False, None, branch.clans())
        assert read.steps == branch.steps
        assert read.undo().position.is_over
        read.redo()
        assert not read.is_open
        assert '[Cards "secret"]' in read.to_text()
    assert read.to_text(secrets=True) == text


def test_f3_a_game_that_is_imagined_stays_so_from_its_first_record_on() -> None:
    branch = imagined()
    branch.undo()
    read = Game.from_text(branch.to_text(secrets=True))
    read.play("L4-L5")
    assert (read.position.is_over, read.is_open) == (True, False)


def test_f3_what_is_imagined_from_its_end_on_is_not_open_either() -> None:
    over = imagined().position
    told = Game.new(NAMES, clans=HELD, position=over).to_text()
    read = Game.from_text(f'[Cards "secret"] {told}')
    assert (read.position.is_over, read.is_open) == (True, False)
    assert set(read.clans().values()) == {"?"}


def test_a_game_that_is_played_says_nothing_of_its_cards() -> None:
    game = Game.new(NAMES, clans=HELD, position=START)
    game.play("A2-A1")
    assert "Cards" not in game.record().headers


MANY = 60
"""Of so many fair draws from three cards, one in ten thousand million leaves one of them out."""


def test_s2_who_draws_gets_one_of_the_cards_that_the_record_does_not_tell_of() -> None:
    text = Game.new(NAMES, clans=HELD, position=START).to_text(seen_by="Ann")
    drawn = []
    for _ in range(MANY):
        game = Game.from_text(text, draw=["Bob", "Cleo"])
        assert game.clans(seen_by="Ann") == {"Ann": "red", "Bob": "?", "Cleo": "?"}
        drawn.append(tuple(game.clans(seen_by=name)[name] for name in ("Bob", "Cleo")))
    assert {clan for pair in drawn for clan in pair} == set(COLORS) - {"red"}
    assert all(one != other for one, other in drawn)
    assert len(set(drawn)) > len(COLORS)


def test_s2_whose_card_the_record_tells_draws_none() -> None:
    text = Game.new(NAMES, clans=HELD, position=START).to_text(secrets=True)
    game = Game.from_text(text, draw=NAMES)
    assert game.to_text(secrets=True) == text


def test_who_does_not_play_draws_no_card() -> None:
    text = Game.new(NAMES, clans=HELD, position=START).to_text()
    with pytest.raises(ClansError, match="Eve"):
        Game.from_text(text, draw=["Eve"])
