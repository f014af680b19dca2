"""The naive reading of the rules, asked as the public suite asks."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.clann.suite import Facts, Sizes
from tests.clann.rules import naive, naive_reading
from tests.clann.rules.naive_dice import rolls
from tests.clann.rules.naive_state import State


class NaiveEngine:
    """See :class:`clans_widget.clann.suite.Engine`."""

    def start(self, sizes: Sizes, players: int) -> str:
        if players not in (2, 3, 4):
            raise ValueError(players)
        return State.start(players, *sizes).to_text()

    def is_position(self, sizes: Sizes, text: str) -> bool:
        return naive_reading.is_position(text, *sizes)

    def phase(self, sizes: Sizes, position: str) -> str:
        return State.from_text(position, *sizes).phase()

    def dice_to_roll(self, sizes: Sizes, position: str) -> str:
        return State.from_text(position, *sizes).to_roll()

    def moves(self, sizes: Sizes, position: str) -> Sequence[str]:
        return naive.legal_moves(State.from_text(position, *sizes))

    def play(self, sizes: Sizes, position: str, move: str) -> list[Facts]:
        return told(naive.play(State.from_text(position, *sizes), move)[0])

    def roll(self, sizes: Sizes, position: str, ordinary: str, black: str) -> list[Facts]:
        state = State.from_text(position, *sizes)
        if (ordinary, black) not in rolls(state.to_roll()):
            raise ValueError(ordinary, black)
        return told(naive.roll(state, ordinary, black)[0])

    def against(self, sizes: Sizes, position: str, move: str) -> str:
        return " ".join(sorted(naive.objections(State.from_text(position, *sizes), move)))


def told(events: Sequence[naive.Event]) -> list[Facts]:
    return [{"step": step, "rule": rule, "position": position} for step, rule, position in events]
