"""A game under any sequence of moves, undos, redos, notes and variations."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from clans_widget.clans import (
    Board,
    Entry,
    Game,
    GameError,
    IllegalMove,
    Move,
    Note,
    Position,
    Step,
    StrifeBroke,
    Turn,
    VillageDestroyed,
    VillageFounded,
)
from tests.clans.rules import naive
from tests.clans.rules.strategies import (
    boards,
    comments,
    marks,
    position_texts,
)
from tests.clans.rules.worlds import land_of
from tests.speeds import many

NAMES = ["Ann", "Bob", "Cleo", "Dirk"]


def huts(position: Position) -> int:
    return sum(map(position.size, position.board.ids))


def lost(step: Step) -> int:
    """How many huts leave the board in a step: by strife and destruction only (V4, V6)."""
    if isinstance(step, StrifeBroke):
        return sum(step.lost.values())
    return sum(step.huts.values()) if isinstance(step, VillageDestroyed) else 0


def assert_step_by_step(turn: Turn) -> None:
    """From each step to the next only what its rule allows has changed."""
    before = turn.before
    for step in turn.steps:
        now = step.position
        assert huts(now) == huts(before) - lost(step)
        assert sum(now.chips) == sum(before.chips) + (step.name == "ChipTaken")
        assert all(n >= m for n, m in zip(now.scores, before.scores, strict=True))
        assert now.scores == before.scores or step.name == "ClansScored"
        assert now.mover == turn.player % turn.before.players + 1
        before = now
    assert turn.steps[-1].position == turn.position


class GameMachine(RuleBasedStateMachine):
    """A game beside a model: the naive states so far, those taken back, and notes as told."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[str, tuple[Position, int]] = {}

    @initialize(data=st.data(), board=boards(), fresh=st.booleans(), seed=st.integers(0, 99))
    def set_up(self, data: st.DataObject, board: Board, fresh: bool, seed: int) -> None:
        start = (
            Position.start(board, players=2 + seed % 3, seed=seed)
            if fresh
            else Position.from_text(data.draw(position_texts(board, most_chips=11)), board=board)
        )
        self.game = Game.new(NAMES[: start.players], cards_seed=seed, position=start)
        self.states = [naive.State.from_text(start.to_text(), land_of(board))]
        self.undone: list[naive.State] = []
        self.notes = [Note()]
        self.undone_notes: list[Note] = []
        self.variations = 0

    @precondition(lambda self: not self.states[-1].over())
    @rule(data=st.data(), comment=comments())
    def play(self, data: st.DataObject, comment: str) -> None:
        state = self.states[-1]
        moves = naive.legal_moves(state)
        founding = [move for move in moves if naive.founds(state, move)]
        move = data.draw(st.sampled_from(founding or moves) | st.sampled_from(moves))
        turn = self.game.play(move, comment=comment)
        self.states.append(naive.play(state, move)[1])
        self.notes.append(Note(comment))
        self.undone, self.undone_notes = [], []
        assert_step_by_step(turn)
        founded = [step for step in turn.steps if isinstance(step, VillageFounded)]
        assert sum(turn.position.chips) - sum(turn.before.chips) == len(founded)

    @rule()
    def refuse_what_is_illegal(self) -> None:
        position = self.game.position
        legal = {(move.source, move.target) for move in position.legal_moves()}
        name = position.board.ids[0]
        for target in position.board.ids:
            if (name, target) not in legal:
                with pytest.raises(IllegalMove):
                    self.game.play(Move(name, target))

    @precondition(lambda self: len(self.states) > 1)
    @rule()
    def undo(self) -> None:
        last = self.game.turns[-1]
        assert self.game.undo() is last
        self.undone.append(self.states.pop())
        self.undone_notes.append(self.notes.pop())

    @precondition(lambda self: len(self.states) == 1)
    @rule()
    def refuse_to_undo_nothing(self) -> None:
        with pytest.raises(GameError):
            self.game.undo()

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        turn = self.game.redo()
        assert self.game.turns[-1] is turn
        self.states.append(self.undone.pop())
        self.notes.append(self.undone_notes.pop())

    @precondition(lambda self: not self.undone)
    @rule()
    def refuse_to_redo_nothing(self) -> None:
        with pytest.raises(GameError):
            self.game.redo()

    @rule(data=st.data(), comment=comments())
    def annotate(self, data: st.DataObject, comment: str) -> None:
        drawn = data.draw(marks(st.sampled_from(self.game.position.board.ids)))
        self.game.annotate(comment, drawn)
        self.notes[-1] = Note(comment, drawn)

    @precondition(lambda self: len(self.states) > 1)
    @rule(data=st.data(), comment=comments())
    def add_variation(self, data: st.DataObject, comment: str) -> None:
        state, line = self.states[-2], []
        for _ in range(data.draw(st.integers(1, 3))):
            if moves := naive.legal_moves(state):
                move = data.draw(st.sampled_from(moves))
                line.append(Entry(Move.from_text(move), Note(comment)))
                state = naive.play(state, move)[1]
        self.game.add_variation(line)

    @rule()
    def write_and_read_the_game(self) -> None:
        """The text gives the same game back, except for what was taken back."""
        text = self.game.to_text(secrets=True)
        again = Game.from_text(text, board=self.game.start.board)
        assert again.to_text(secrets=True) == text
        assert again.turns == self.game.turns
        assert again.notes == self.game.notes
        assert again.result() == self.game.result()
        self.game, self.undone, self.undone_notes = again, [], []

    @rule()
    def write_and_read_the_position(self) -> None:
        position = self.game.position
        again = Position.from_text(position.to_text(), board=position.board)
        assert again == position
        assert hash(again) == hash(position)

    @invariant()
    def the_game_is_where_the_model_is(self) -> None:
        position, state = self.game.position, self.states[-1]
        assert position.to_text() == state.to_text()
        assert len(self.game.turns) == len(self.states) - 1
        assert self.game.notes == tuple(self.notes)
        assert (self.game.can_undo, self.game.can_redo) == (
            len(self.states) > 1,
            bool(self.undone),
        )

    @invariant()
    def the_game_ends_by_f1_or_f2_exactly(self) -> None:
        position, state = self.game.position, self.states[-1]
        assert position.ending == state.over()
        assert position.is_over == (not position.legal_moves()) == bool(state.over())
        assert (self.game.result() is not None) == position.is_over
        for turn in self.game.turns:
            names = [step.name for step in turn.steps]
            assert ("GameEnded" in names) == turn.position.is_over
            assert ("WinnersDeclared" in names) == turn.position.is_over

    @invariant()
    def turns_join_on_to_each_other(self) -> None:
        positions = [self.game.start, *(turn.position for turn in self.game.turns)]
        assert [turn.before for turn in self.game.turns] == positions[:-1]
        assert self.game.steps == tuple(step for turn in self.game.turns for step in turn.steps)

    @invariant()
    def old_positions_never_change(self) -> None:
        for turn in self.game.turns[-2:]:
            for position in (turn.before, turn.position, *(step.position for step in turn.steps)):
                self.seen.setdefault(position.to_text(), (position, hash(position)))
        for text, (position, seen_hash) in self.seen.items():
            assert position.to_text() == text
            assert hash(position) == seen_hash


GameMachine.TestCase.settings = settings(
    max_examples=many(60), stateful_step_count=30, deadline=None
)
TestGame = GameMachine.TestCase
