"""The figures of a case: what a refutation points at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from clans_widget.clans import Move
from clans_widget.words import sentence

from .beliefs import TRUE, Beliefs
from .playing import Believer, Village
from .world import World, total

Figures = Mapping[str, object]


def figures(exercise: Any, answer: str, beliefs: Beliefs) -> Figures:
    """What there is to see where an answer goes wrong.

    Parameters
    ----------
    exercise : Exercise
    answer : str
        A wrong answer that the beliefs lead to.
    beliefs : Beliefs

    Returns
    -------
    mapping of str to object
        Of a move: ``source`` and ``target``, the huts ``here`` and ``there``, and ``together``. Of
        a territory: ``territory``, ``terrain``, ``region``, ``huts``, ``colors``, and the ``epoch``
        and ``bonus`` of its chip, or of the next one. ``over_river`` and ``over_lake`` have huts
        and lie on the other side. Of the game: ``taken`` and ``left``, chips. What the case does
        not have is missing.
    """
    world = World.of(exercise.position)
    case = _Case(exercise, answer, beliefs, world)
    return {name: value for name, value in case.all() if value is not None}


class _Case:
    """An answer that goes wrong somewhere."""

    def __init__(self, exercise: Any, answer: str, beliefs: Beliefs, world: World) -> None:
        self.exercise, self.world, self.beliefs = exercise, world, beliefs
        self.move = self._moved(answer)
        self.wrong = self._differing(answer)

    def all(self) -> Iterator[tuple[str, object]]:
        """The figures by name."""
        yield "left", TRUE.villages - self.world.founded
        yield "taken", self.world.founded
        yield from self._of_a_move()
        yield from self._of_a_place()

    def _of_a_move(self) -> Iterator[tuple[str, object]]:
        pair = self._pair()
        if pair is None:
            return
        here, there = map(self.world.size, pair)
        yield from zip(("source", "target"), pair, strict=True)
        yield from {"here": here, "there": there, "together": here + there}.items()

    def _of_a_place(self) -> Iterator[tuple[str, object]]:
        village = self._village()
        territory = village.territory if village else self.wrong
        if territory is None:
            return
        row = village.row if village else TRUE.row(self.world.founded)
        huts = village.huts if village else self.world.huts(territory)
        place = self.world.board[territory]
        yield from {"territory": territory, "region": place.region}.items()
        yield "terrain", sentence(f"clans.terrain.{place.terrain}")
        yield from {"huts": total(huts), "colors": len(huts)}.items()
        yield from {"epoch": row.numeral, "bonus": row.bonus, "chips": row.chips}.items()
        if self.move is not None:
            yield from self._across(territory, self.move)

    def _moved(self, answer: str) -> Move | None:
        """The move that is made: the answer, or that of the question."""
        if self.exercise.kind == "move":
            return Move.from_text(answer)
        move: Move | None = getattr(self.exercise, "move", None)
        if move and self.exercise.kind == "order":
            return Move(move.source, move.target, tuple(answer.split(",")))
        return move

    def _differing(self, answer: str) -> str | None:
        """The first territory that is named and should not be, or the other way round."""
        exercise = self.exercise
        given = exercise.read(answer)
        if not isinstance(given, frozenset):
            return None
        right = exercise.read(exercise.solutions()[0])
        return next(iter(sorted(given ^ right)), None)

    def _pair(self) -> tuple[str, str] | None:
        """From where to where huts move, or are thought to, or not."""
        exercise, kind = self.exercise, self.exercise.kind
        if kind in ("targets", "neighbors"):
            source = exercise.source if kind == "targets" else exercise.territory
            return (source, self.wrong) if self.wrong else None
        if kind == "movers":
            return self._mover()
        if self.move is None:
            return None
        return self.move.source, self.move.target

    def _mover(self) -> tuple[str, str] | None:
        """A way that is open by the rules and not by the beliefs, or the other way round."""
        if self.wrong is None:
            return None
        true, believed = (
            set(Believer(each).targets(self.world, self.wrong)) for each in (TRUE, self.beliefs)
        )
        target = next(iter(sorted(true ^ believed)), None)
        return (self.wrong, target) if target else None

    def _village(self) -> Village | None:
        """The village that is asked about; else the first that comes out otherwise."""
        if self.move is None or self.wrong:
            return None
        asked = getattr(self.exercise, "territory", None)
        if asked and not self._is_late(asked):
            return next(
                (each for each in self._played(self.move, TRUE) if each.territory == asked), None
            )
        return next(self._differing_villages(), None)

    def _is_late(self, territory: str) -> bool:
        """Whether somebody gives a village another epoch: something has gone wrong before it."""
        epochs = {
            village.row.numeral
            for beliefs in (TRUE, self.beliefs)
            for village in self._played(self.move, beliefs)
            if village.territory == territory
        }
        return len(epochs) > 1

    def _differing_villages(self) -> Iterator[Village]:
        """Villages that come out otherwise, by this answer or by the right one.

        As they are; as they are thought to be, where there are none.
        """
        for move in dict.fromkeys((self.move, self._moved(self.exercise.solutions()[0]))):
            true, believed = self._played(move, TRUE), self._played(move, self.beliefs)
            others = {each.territory: each for each in believed}
            yield from (each for each in true if others.get(each.territory) != each)
            yield from (others[n] for n in others if n not in {each.territory for each in true})

    def _played(self, move: Move | None, beliefs: Beliefs) -> tuple[Village, ...]:
        believer = Believer(beliefs)
        if move is None or not believer.may_move(self.world, move.source, move.target):
            return ()
        named = move.order
        if not named and self.exercise.kind != "move":
            named = self.exercise.turn.founded if hasattr(self.exercise, "turn") else ()
        return believer.played(self.world, move.source, move.target, named).villages

    def _across(self, territory: str, move: Move) -> Iterator[tuple[str, str | None]]:
        """The first with huts on the other side of a river or a lake, when the huts have moved."""
        moved = Believer(TRUE).played(self.world, move.source, move.target).moved
        board = self.world.board
        lakes = (lake.shore for lake in board.lakes if territory in lake.shore)
        near = {name for shore in lakes for name in shore} | {*board[territory].neighbors}
        for between in ("river", "lake"):
            across = (
                n for n in sorted(near - {territory}) if board.between(territory, n) == between
            )
            yield f"over_{between}", next((n for n in across if moved.huts(n)), None)
