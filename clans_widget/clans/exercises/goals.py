"""What a move must achieve: the goals of :class:`~clans_widget.clans.exercises.FindMove`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from clans_widget.clans import (
    COLORS,
    EpochEnded,
    GameEnded,
    Position,
    Result,
    Step,
    StrifeBroke,
    Turn,
    VillageDestroyed,
)
from clans_widget.clans.rules.cards import SECRET
from clans_widget.clans.rules.ending import result
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.goal import Goal, GoalMaker, Told, makes_goal, own_goal
from clans_widget.quiz.texts import known_rules
from clans_widget.words import Spoken, sentence

from .course import COURSE
from .reading import read_cards, read_clan
from .texts import told


def _makes_goal(maker: GoalMaker) -> GoalMaker:
    return makes_goal(maker, course=COURSE.course)


@_makes_goal
def founds(count: int = 1) -> Goal:
    """Founds so many villages, or more (V1)."""
    _check_least(count)

    def tell(turn: Turn) -> tuple[Spoken, ...]:
        founded = turn.founded
        if not founded:
            return (sentence("clans.goal.founds.none"),)
        return (sentence("clans.goal.founds.some", villages=founded, count=len(founded)),)

    return Goal(
        f"goals.founds({count})",
        sentence("clans.goal.founds.ask", count=count),
        sentence("clans.goal.founds.hint"),
        lambda turn: len(turn.founded) >= count,
        tell,
        rules=("V1",),
    )


@_makes_goal
def founds_at(territory: str) -> Goal:
    """Founds a village on a territory (V1)."""

    def tell(turn: Turn) -> tuple[Spoken, ...]:
        if territory in turn.founded:
            return (sentence("clans.goal.founds_at.yes", territory=territory),)
        return (sentence("clans.goal.founds_at.no", territory=territory),)

    return Goal(
        f"goals.founds_at({territory!r})",
        sentence("clans.goal.founds_at.ask", territory=territory),
        sentence("clans.goal.founds.hint"),
        lambda turn: territory in turn.founded,
        tell,
        rules=("V1",),
    )


@_makes_goal
def strife() -> Goal:
    """Founds a village in which strife removes huts (V4)."""
    return _step("strife", StrifeBroke, "V4")


@_makes_goal
def destroys() -> Goal:
    """Founds a village that is destroyed (V6)."""
    return _step("destroys", VillageDestroyed, "V6")


@_makes_goal
def ends_epoch() -> Goal:
    """Takes the last chip of an epoch (V9)."""
    return _step("ends_epoch", EpochEnded, "V9")


@_makes_goal
def ends_game() -> Goal:
    """Ends the game, with the 12th village or because nobody can move (F1, F2)."""
    return _step("ends_game", GameEnded, "F1", "F2")


@_makes_goal
def scores(clan: str, least: int = 1) -> Goal:
    """Gives a clan so many points, or more (V7)."""
    _check_least(least)
    clan = read_clan(clan)
    place = COLORS.index(clan)
    named = sentence(f"clans.color.{clan}")

    def gain(turn: Turn) -> int:
        return turn.position.scores[place] - turn.before.scores[place]

    def tell(turn: Turn) -> tuple[Spoken, ...]:
        destroyed = (
            told(step)
            for step in turn.steps
            if isinstance(step, VillageDestroyed) and clan in step.huts
        )
        return (sentence("clans.goal.scores.tell", clan=named, count=gain(turn)), *destroyed)

    return Goal(
        f"goals.scores({clan!r}, {least})",
        sentence("clans.goal.scores.ask", clan=named, count=least),
        sentence("clans.goal.scores.hint", clan=named),
        lambda turn: gain(turn) >= least,
        tell,
        rules=("V7",),
    )


@_makes_goal
def best_for(clan: str) -> Goal:
    """Leaves a clan as far ahead of the best other clan as any move can at once (V7)."""
    clan = read_clan(clan)
    place = COLORS.index(clan)
    named = sentence(f"clans.color.{clan}")

    def tell(turn: Turn) -> tuple[Spoken, ...]:
        lead, best = _lead(turn.position, place), _best_lead(turn.before, place)
        return (
            sentence(
                "clans.goal.best_for.tell", clan=named, lead=_signed(lead), best=_signed(best)
            ),
        )

    return Goal(
        f"goals.best_for({clan!r})",
        sentence("clans.goal.best_for.ask", clan=named),
        sentence("clans.goal.best_for.hint", clan=named),
        lambda turn: _lead(turn.position, place) == _best_lead(turn.before, place),
        tell,
        rules=("V7",),
    )


@_makes_goal
def wins(player: str, clans: Any) -> Goal:
    """Ends the game so that a player wins or shares the win (F3, F4).

    Parameters
    ----------
    player : str
    clans : mapping of str to str
        The clan of each player, in the order of the position's chips; ``"?"`` where nobody has
        told it.

    Raises
    ------
    ExerciseError
        If they are not given by player, there is no such clan, or the player has none.

    Examples
    --------
    >>> wins("Ann", {"Ann": "yellow", "Bob": "black"})
    goals.wins('Ann', {'Ann': 'yellow', 'Bob': 'black'})
    """
    held = read_cards(clans, secret=True)
    if player not in held:
        raise ExerciseError("game.player", name=player, players=", ".join(held))
    cards = tuple(
        sentence("clans.goal.wins.card", player=name, clan=sentence(f"clans.color.{clan}"))
        for name, clan in held.items()
        if clan != SECRET
    )

    def met(turn: Turn) -> bool:
        outcome = _result(turn.position, held)
        return outcome is not None and player in outcome.winners

    def tell(turn: Turn) -> tuple[Spoken, ...]:
        outcome = _result(turn.position, held)
        if outcome is None:
            return (sentence("clans.goal.wins.runs"),)
        totals = tuple(f"{name} {total}" for name, total in outcome.totals.items())
        return (sentence("clans.goal.wins.totals", totals=totals),)

    return Goal(
        f"goals.wins({player!r}, {held!r})",
        sentence("clans.goal.wins.ask", player=player, cards=cards),
        sentence("clans.goal.wins.hint"),
        met,
        tell,
        tuple(held),
        ("F3", "F4"),
    )


@_makes_goal
def that(
    predicate: Callable[[Turn], bool],
    *,
    ask: AuthorText,
    tell: Told[Turn] = None,
    rules: Sequence[str] = (),
    imagined: bool = False,
) -> Goal:
    """A goal of the author's own.

    Parameters
    ----------
    predicate : callable
        Whether a turn reaches it.
    ask : str or mapping of str to str
        Goes on after "Find a move that": ``"empties region A"``.
    tell : str, mapping of str to str, or callable, optional
        Why an answer is right. A function is called with the turn of any answer, right or
        wrong, and gives the text for it, or ``None`` for nothing.
    rules : sequence of str, optional
        Ids of the rules that decide whether it is reached.
    imagined : bool
        Whether the predicate asks only for the move, and for huts, chips and points before and
        after it. Then it is asked, too, of turns as somebody with a wrong idea imagines them, and
        a wrong answer may be told apart by the idea.

    Raises
    ------
    ExerciseError
        If a text is neither a text nor texts by language, or the game has no such rule.

    Examples
    --------
    >>> from clans_widget.words import Voice
    >>> def leaves_a1(turn):
    ...     return turn.move.source == "A1"
    >>> goal = that(leaves_a1, ask="empties A1", tell=lambda turn: f"{turn.move} was made.")
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> goal.ask.in_voice(Voice("en")), [part.in_voice(Voice("en")) for part in goal.tell(turn)]
    ('empties A1', ['A1-A2 was made.'])
    """
    return own_goal(
        predicate,
        ask=ask,
        tell=tell,
        rules=known_rules(rules, COURSE),
        hint=sentence("clans.goal.that.hint"),
        missed=_missed,
        imagined=imagined,
    )


def _check_least(number: int) -> None:
    """Refuse a goal that every move reaches."""
    if number < 1:
        raise ExerciseError("clans.exercise.error.least", given=number)


def _missed(turn: Turn, goal: Spoken) -> Spoken:
    """What is said to a legal move that misses an author's goal."""
    return sentence("clans.goal.that.no", move=str(turn.move), goal=goal)


def _step(name: str, kind: type[Step], *rules: str) -> Goal:
    """A goal that is reached when a step happens."""

    def tell(turn: Turn) -> tuple[Spoken, ...]:
        happened = tuple(told(step) for step in turn.steps if isinstance(step, kind))
        return happened or (sentence(f"clans.goal.{name}.none"),)

    return Goal(
        f"goals.{name}()",
        sentence(f"clans.goal.{name}.ask"),
        sentence(f"clans.goal.{name}.hint"),
        lambda turn: any(isinstance(step, kind) for step in turn.steps),
        tell,
        rules=rules,
    )


@runtime_checkable
class Decides(Protocol):
    """A position that says itself who wins: somebody imagines it."""

    def result(self, clans: Mapping[str, str]) -> Result | None:
        """Who wins, once the game is over."""


def _result(position: Position | Decides, clans: Mapping[str, str]) -> Result | None:
    """Who wins, once the game is over."""
    return position.result(clans) if isinstance(position, Decides) else result(position, clans)


def _lead(position: Position, place: int) -> int:
    """By how much a clan leads the best other clan."""
    others = [*position.scores[:place], *position.scores[place + 1 :]]
    return position.scores[place] - max(others)


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


@lru_cache(maxsize=64)
def _best_lead(position: Position, place: int) -> int:
    """The best lead that one move can give a clan."""
    turns = map(position.play, position.legal_moves())
    return max(_lead(turn.position, place) for turn in turns)
