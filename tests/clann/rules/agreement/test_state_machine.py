"""A game of CLANN under any sequence of moves, rolls, undos and redos."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from clans_widget.clann import Event, Game, GameError, IllegalMove, Position, Roll
from clans_widget.core.chance import lots
from tests.clann.rules import naive
from tests.clann.rules.both import NAMES, PLAYERS, all_states, course_of, drawn_move, state_of
from tests.clann.rules.naive_reading import is_position
from tests.clann.rules.naive_state import State, Who
from tests.speeds import many

pytestmark = pytest.mark.slow

FORWARD = {"CharacterChosen", "CharacterEntered", "CharacterMoved", "CharacterArrived"}
MOVES_THE_KNIGHT = {"KnightPlaced", "KnightMoved", "KnightPushed"}
ELSEWHERE = {"CharacterSentHome", "CharacterPlaced"}


def progress(state: State, who: Who) -> int:
    """K2: how far a character is on its way: home, its lap from its Crown on, Treasure, Arrival."""
    ring = state.ring()
    first = ring.index(state.crown(who[0]))
    treasure = [f"t{number}" for number in range(1, state.treasure + 1)]
    return ["h", *ring[first:], *ring[:first], *treasure, "x"].index(state.where[who])


def assert_step_by_step(event: Event) -> None:
    """From each step to the next only what its rule allows has changed."""
    before = state_of(event.before)
    for step in event.steps:
        now = state_of(step.position)
        changed = [who for who in before.where if before.where[who] != now.where[who]]
        assert len(changed) == (step.name in FORWARD | ELSEWHERE)
        for who in changed:
            assert_may_go(step.name, before, now, who)
        assert (before.knight != now.knight) == (step.name in MOVES_THE_KNIGHT)
        is_down = before.knight != "-" or step.name == "KnightPlaced"
        assert (now.knight in now.ring()) == is_down
        assert (now.player != before.player) <= (step.name in {"CharacterChosen", "TurnEnded"})
        before = now
    assert event.steps[-1].position == event.position


def assert_may_go(step: str, before: State, now: State, who: Who) -> None:
    """K9 and K10 send home, K11 puts anywhere on the ring; else a character goes on."""
    if step == "CharacterSentHome":
        assert now.where[who] == "h"
        assert who[0] != before.player
        assert not before.partners(who[0], before.player)
    elif step == "CharacterPlaced":
        assert now.where[who] in before.free()
        assert not now.is_special(now.where[who])
    else:
        assert who[0] == before.player
        assert progress(now, who) > progress(before, who)


def assert_dice_conserved(event: Event) -> None:
    """What is used was rolled, and exactly one die is used by a move (K4)."""
    before, now = state_of(event.before), state_of(event.position)
    if isinstance(event.move, Roll):
        shown = sorted(face for face in event.move.faces if face != "k")
        assert list(now.digits()) == shown
        assert now.black() == ("k" if "k" in event.move.faces else "")
        assert len(event.move.faces) == len(before.to_roll())
    elif event.move.die:
        left = before.digits().replace(str(event.move.die), "", 1)
        assert len(left) == len(before.digits()) - 1
        assert now.digits() == left or (now.digits() == "" and now.winner() != 0)
    else:
        assert before.dice == now.dice == "-"


def assert_same_dice(known: dict[str, tuple[str, ...]]) -> None:
    """What is known of one roll by which dice were rolled: each die has its face."""
    all_dice = known.get("oos", ())
    if all_dice:
        assert all_dice[:2] == known.get("oo", all_dice[:2])
        one, black = known.get("os", all_dice[1:])
        assert one in all_dice[:2]
        assert black == all_dice[2]


@pytest.mark.parametrize("seed", range(many(4)))
def test_the_kth_roll_depends_on_the_seed_and_k_alone(seed: int) -> None:
    """Whatever is played: with as many players or others, and after moves that were taken back."""
    rolls: dict[int, dict[str, tuple[str, ...]]] = {}
    for players, chance in product(PLAYERS, range(3)):
        game = Game.new(NAMES[:players], seed=seed)
        for _ in range(3):
            play_on(game, lots(f"{seed} {players} {chance} {len(rolls)}", "moves"))
            shown = [event for event in game.events if isinstance(event.move, Roll)]
            for number, event in enumerate(shown, start=1):
                assert isinstance(event.move, Roll)
                faces = event.move.faces
                known = rolls.setdefault(number, {})
                assert known.setdefault(event.before.dice_to_roll, faces) == faces
                assert_same_dice(known)
            for _ in range(40):
                game.undo()
    assert len({faces["oos"] for faces in rolls.values() if "oos" in faces}) > 10


def play_on(game: Game, chance: Random) -> None:
    """Sixty moves and rolls more."""
    for _ in range(60):
        if game.position.can_roll:
            game.roll()
        elif moves := [str(move) for move in game.position.legal_moves()]:
            game.play(drawn_move(moves, chance))


class GameMachine(RuleBasedStateMachine):
    """A game beside the naive states so far, those taken back, and every roll that was seen."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[str, tuple[Position, int]] = {}
        self.rolls: dict[int, dict[str, tuple[str, ...]]] = {}

    @initialize(state=all_states(), seed=st.integers(0, 99))
    def set_up(self, state: State, seed: int) -> None:
        start = Position.from_text(state.to_text(), course=course_of(state))
        self.seed = seed
        self.game = Game.new(NAMES[: start.players], seed=seed, position=start)
        self.states = [state]
        self.undone: list[State] = []
        self.undone_events: list[Event] = []

    def happened(self, event: Event, state: State) -> None:
        assert event is self.game.events[-1]
        assert event.before == self.game.start or event.before == self.game.events[-2].position
        assert_step_by_step(event)
        assert_dice_conserved(event)
        self.states.append(state)
        self.undone, self.undone_events = [], []

    @precondition(lambda self: self.states[-1].phase() in ("choose", "knight", "use"))
    @rule(chance=st.randoms(use_true_random=False))
    def play(self, chance: object) -> None:
        state = self.states[-1]
        move = drawn_move(naive.legal_moves(state), chance)  # type: ignore[arg-type]
        self.happened(self.game.play(move), naive.play(state, move)[1])

    @precondition(lambda self: self.states[-1].phase() == "roll")
    @rule()
    def roll(self) -> None:
        state = self.states[-1]
        event = self.game.roll()
        assert isinstance(event.move, Roll)
        which, faces = state.to_roll(), event.move.faces
        black = faces[-1] if "s" in which else ""
        ordinary = faces[: which.count("o")]
        number = sum(isinstance(move, Roll) for move in self.game.moves)
        self.remember(number, which, faces)
        self.happened(event, naive.roll(state, "".join(ordinary), black)[1])

    def remember(self, number: int, which: str, faces: tuple[str, ...]) -> None:
        """The k-th roll is the same whatever was played before; each die keeps its face."""
        known = self.rolls.setdefault(number, {})
        assert known.setdefault(which, faces) == faces
        assert_same_dice(known)

    @precondition(lambda self: self.states[-1].phase() != "roll")
    @rule()
    def refuse_to_roll(self) -> None:
        with pytest.raises(GameError):
            self.game.roll()

    @rule(move=st.sampled_from(["+1", "N>A3", "1-1", "6-N", "3-2>B4", "5-N>C3"]))
    def refuse_what_is_illegal(self, move: str) -> None:
        if naive.objections(self.states[-1], move):
            with pytest.raises(IllegalMove):
                self.game.play(move)

    @precondition(lambda self: len(self.states) > 1)
    @rule(times=st.integers(1, 6))
    def undo(self, times: int) -> None:
        for _ in range(min(times, len(self.states) - 1)):
            last = self.game.events[-1]
            assert self.game.undo() is last
            self.undone.append(self.states.pop())
            self.undone_events.append(last)

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        """Nothing is rolled anew: the same event comes back."""
        event = self.game.redo()
        assert event is self.undone_events.pop()
        self.states.append(self.undone.pop())

    @rule()
    def refuse_to_go_further_than_there_is(self) -> None:
        if len(self.states) == 1:
            with pytest.raises(GameError):
                self.game.undo()
        if not self.undone:
            with pytest.raises(GameError):
                self.game.redo()

    @rule()
    def write_and_read_the_game(self) -> None:
        """The text gives the same game back, dice and all, except for what was taken back."""
        text = self.game.to_text()
        again = Game.from_text(text, course=self.game.start.course)
        assert again.to_text() == text
        assert again.events == self.game.events
        assert again.result() == self.game.result()

    @rule()
    def another_game_with_the_seed_rolls_the_same(self) -> None:
        again = Game.new(NAMES[: self.game.start.players], seed=self.seed, position=self.game.start)
        for event in self.game.events:
            assert (
                again.roll() if isinstance(event.move, Roll) else again.play(event.move)
            ) == event

    @invariant()
    def the_game_is_where_the_model_is(self) -> None:
        position, state = self.game.position, self.states[-1]
        assert position.to_text() == state.to_text()
        assert is_position(state.to_text(), state.arm, state.treasure)
        assert [len(clan) for clan in position.characters] == [4] * position.players
        assert len(self.game.events) == len(self.states) - 1
        assert (self.game.can_undo, self.game.can_redo) == (
            len(self.states) > 1,
            bool(self.undone),
        )
        assert position == Position.from_text(state.to_text(), course=position.course)

    @invariant()
    def the_game_ends_by_k14_exactly(self) -> None:
        winner = self.states[-1].winner()
        result = self.game.result()
        assert (result is not None) == self.game.position.is_over == (winner != 0)
        if result:
            partners = {winner, *(n for n in (1, 2, 3, 4) if self.states[-1].partners(n, winner))}
            assert result.winners == tuple(NAMES[number - 1] for number in sorted(partners))

    @invariant()
    def old_positions_never_change(self) -> None:
        for event in self.game.events[-2:]:
            for position in (event.before, event.position, *(s.position for s in event.steps)):
                self.seen.setdefault(position.to_text(), (position, hash(position)))
        for text, (position, seen_hash) in self.seen.items():
            assert position.to_text() == text
            assert hash(position) == seen_hash


GameMachine.TestCase.settings = settings(
    max_examples=many(150), stateful_step_count=40, deadline=None
)
TestGame = GameMachine.TestCase
