"""Exercises without end: the kinds of a game, and fresh ones of each from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import Any, Final, Generic, TypeVar

from clans_widget.core.chance import below, lots, shuffled

from .errors import ExerciseError
from .exercise import Exercise
from .origin import DIFFICULTIES, Origin
from .wish import Wish

GAMES: Final = 40
"""Random games that are searched for a wish."""

WISHES: Final = 6
"""How many wishes are tried: a game with other settings may lack what some of them need."""

_COMMON_MULTIPLE: Final = 60
"""Of the numbers of cases, so that each case is wished for equally often."""

E = TypeVar("E", bound=Exercise[Any])

Maker = Callable[[Any, Wish], E | None]
"""Makes an exercise from a position, if the position offers one that is wished for."""


class Kinds(Generic[E]):
    """The kinds of exercises of one game, in order: to register one makes it known everywhere.

    Parameters
    ----------
    game : callable
        The positions of a random game, from a source of chance and the game's settings.
    makers : mapping of str to callable
        What makes the exercises of each kind.
    lacks : str
        Key of what is said of a kind that there is not.

    Examples
    --------
    >>> from clans_widget.clans.exercises import KINDS
    >>> "order" in KINDS, len(KINDS), next(KINDS.endless("order", seed=7)).kind
    (True, 17, 'order')
    """

    def __init__(
        self,
        game: Callable[..., Iterable[Any]],
        makers: Mapping[str, Maker[E]] | None = None,
        *,
        lacks: str = "exercise.error.kind",
    ) -> None:
        self._game = game
        self._lacks = lacks
        self._makers: dict[str, Maker[E]] = dict(makers or {})

    def register(self, kind: str, maker: Maker[E]) -> None:
        """Add a kind, or a topic; another maker for one that is there takes its place."""
        self._makers[kind] = maker

    def endless(
        self, kind: str, seed: int | str = 7, *, difficulty: str = "easy", **settings: Any
    ) -> Iterator[E]:
        """One fresh exercise after the other: the same from the same seed on every platform.

        Parameters
        ----------
        kind : str
        seed : int or str
        difficulty : str
            One of :data:`DIFFICULTIES`.
        **settings
            Of the random games.

        Raises
        ------
        ExerciseError
            If the kind or the difficulty is unknown, or there is no such exercise.
        """
        if kind not in self._makers:
            raise ExerciseError(self._lacks, kind=kind, kinds=", ".join(self))
        if difficulty not in DIFFICULTIES:
            names = ", ".join(DIFFICULTIES)
            raise ExerciseError(
                "exercise.error.difficulty", difficulty=difficulty, difficulties=names
            )
        chosen = tuple(sorted(settings.items()))
        origins = (Origin(kind, seed, difficulty, n, chosen) for n in count(1))
        return map(self.made, origins)

    def fresh(
        self, kind: str, seed: int | str = 7, *, difficulty: str = "easy", **settings: Any
    ) -> E:
        """The first of :meth:`endless`; parameters as there."""
        return next(self.endless(kind, seed, difficulty=difficulty, **settings))

    def made(self, origin: Origin) -> E:
        """The exercise of an origin, which it remembers.

        Raises
        ------
        ExerciseError
            If there is no such exercise.
        """
        exercise = self._found(origin)
        exercise.origin = replace(origin, supply=self)
        return exercise

    def _found(self, origin: Origin) -> E:
        kind, seed, difficulty = origin.kind, origin.seed, origin.difficulty
        make, chance = self._makers[kind], lots(f"{seed} {origin.number}", f"{kind} {difficulty}")
        settings = dict(origin.settings)
        for _ in range(WISHES):
            wish = Wish(difficulty, below(_COMMON_MULTIPLE, chance), chance)
            for _ in range(GAMES):
                for position in shuffled(self._game(chance, **settings), chance):
                    exercise = make(position, wish)
                    if exercise:
                        return exercise
        raise ExerciseError(
            "exercise.error.none_found", kind=kind, difficulty=difficulty, seed=seed
        )

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)

    def __contains__(self, kind: object) -> bool:
        return kind in self._makers

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self)})"


def supply_of(wished: str, kinds: Kinds[E], rules: Kinds[E]) -> Kinds[E]:
    """Whichever knows what is wished for: the kinds of a game's exercises, or its rules.

    Raises
    ------
    ExerciseError
        If it is neither a kind nor a rule.

    Examples
    --------
    >>> from clans_widget.clann.exercises import KINDS
    >>> supply_of("movers", KINDS, Kinds(list)) is KINDS
    True
    """
    for supply in kinds, rules:
        if wished in supply:
            return supply
    known = {"kinds": ", ".join(kinds), "rules": ", ".join(rules)}
    raise ExerciseError("exercise.error.kind_or_rule", wished=wished, **known)
