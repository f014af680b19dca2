"""What people read of random games and fresh exercises of all games, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

from clans_widget import clans
from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.paper.keys import told
from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import (
    MoveParts,
    NumberAndTicks,
    Places,
    PlacesInOrder,
    Reasons,
    Ticks,
)
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.scene import Check, QuizScene
from clans_widget.quiz.verdict import HINTS
from clans_widget.stage.production import Pointing, Production
from clans_widget.words import Spoken, Voice, keys
from tests.games import GAMES, has, new_game, part_of, production_of, rules_of
from tests.speeds import many

NAMES: Final = ("Ann", "Bob", "Émile", "Hugo")
"""They begin with vowels, with consonants, with an h."""

LENGTH: Final = 300
"""So many events of a game at most."""

SHOWN: Final = 6
"""Moments of a game of which the picture is described, and the tables are read."""

THINKS_LONG: Final = "clans"
"""Good moves in this game are looked for in make deep alone."""

REFUSED: Final = 60
"""Moves that are tried, of which most are refused."""

WRONG: Final = 3
"""Parts of a wrong answer at most."""


class Read(NamedTuple):
    """Something that people read."""

    game: str
    kind: str
    """What it is: ``"caption"``, ``"hint of movers"``."""
    text: str


@dataclass(frozen=True, eq=False)
class Side:
    """What a game brings to be read."""

    name: str
    production: Production
    exercises: Any
    """The module with its exercises; ``None`` if it has none."""
    facts: Mapping[str, Any]


BOARD: Final = clans.Board.standard()
CELLS: Final = ("A1", "A14", "B5", "C7")

MOVES: Final[Mapping[str, tuple[str, ...]]] = {
    "clann": (
        *(f"{die}-{who}" for die in range(1, 7) for who in "1234N"),
        *(f"{die}-{who}>{cell}" for die in (1, 4, 6) for who in "12N" for cell in CELLS),
        *("+1", "+3", "N>A1", "N>C7"),
    ),
    "clans": (
        *(f"{name}-{each}" for name in BOARD.ids for each in BOARD[name].neighbors),
        *(f"{name}-{BOARD.ids[-1]}" for name in BOARD.ids),
        *(f"{name}-{BOARD[name].neighbors[0]}:{name}" for name in BOARD.ids),
    ),
}
"""Moves of which most are refused in most positions; of other games, those of other positions."""

FACTS: Final = "exercises.choices.facts"

SIDES: Final = tuple(
    Side(
        game,
        production_of(game),
        part_of(game, "exercises") if has(game, "exercises") else None,
        part_of(game, FACTS).FACTS if has(game, FACTS) else {},
    )
    for game in GAMES
)


@cache
def read(language: str) -> tuple[Read, ...]:
    """All of it in a language, each text once."""
    texts: dict[str, Read] = {}
    for side in SIDES:
        for kind, text in _of_side(side, language):
            texts.setdefault(text, Read(side.name, kind, text))
    del texts[""]  # an exercise that is solved asks for nothing more
    return tuple(texts.values())


def _of_side(side: Side, language: str) -> Iterator[tuple[str, str]]:
    for seed in range(many(2)):
        for players in side.production.seats:
            for names in (NAMES[:players], ()):
                yield from _of_game(side, _played(side, players, seed), Voice(language, names))
    for exercise in _asked(side):
        yield from _of_exercise(exercise, language)
    voice = Voice(language)
    for reasons in _advice(side):
        yield "reasons", reasons.in_voice(voice)
    for rule in rules_of(side.name):
        if said := side.production.rule(rule, voice):
            yield "rule", said.text
    for key in keys(language):
        if key.startswith(f"{side.name}.sample."):
            yield "comment", voice.say(key)


@cache
def _played(side: Side, players: int, seed: int) -> Game[Any, Any]:
    """A game at random, to its end if that comes soon."""
    chance = Random(seed)
    game: Game[Any, Any] = new_game(side.name, NAMES[:players], seed=seed)
    while len(game.events) < LENGTH and not game.position.is_over:
        if game.position.can_roll:
            game.roll()
        else:
            game.play(chance.choice(game.position.legal_moves()))
    return game


@cache
def _asked(side: Side) -> tuple[Exercise[Any], ...]:
    """Exercises of each kind and difficulty, and all questions of knowledge."""
    if side.exercises is None:
        return ()
    fresh = [
        exercise
        for kind in side.exercises.KINDS
        for difficulty in side.exercises.DIFFICULTIES
        for exercise in islice(side.exercises.endless(kind, "read", difficulty=difficulty), many(2))
    ]
    return (*fresh, *(side.exercises.Knows(fact) for fact in side.facts))


# A game


def _of_game(side: Side, game: Game[Any, Any], voice: Voice) -> Iterator[tuple[str, str]]:
    production, chance = side.production, Random(len(game.steps))
    count = min(SHOWN, len(game.steps))
    some = {0, len(game.steps), *chance.sample(range(len(game.steps)), count)}
    for number in range(len(game.steps) + 1):
        moment = production.moment(game, number)
        if number:
            yield "caption", production.caption(moment, voice)
        if number in some:
            yield from _of_moment(production, moment, voice)
    for event in chance.sample(game.events, min(REFUSED // 6, len(game.events))):
        yield from _refused(event.position, _tried(side, chance), voice)


def _tried(side: Side, chance: Random) -> Sequence[str]:
    """Some moves of which most are refused."""
    legal = (
        event.position.legal_moves() for event in _played(side, side.production.seats[0], 0).events
    )
    moves = MOVES.get(side.name) or sorted({str(move) for moves in legal for move in moves})
    return chance.sample(moves, min(6, len(moves)))


def _of_moment(production: Production, moment: Any, voice: Voice) -> Iterator[tuple[str, str]]:
    position = moment.position
    yield "title", production.picture_title(moment, Pointing(), voice)
    yield "description", production.picture(moment, Pointing(), voice).description
    for name, table in production.rows(moment, voice).items():
        for row in table.rows.values():
            for column, value in zip(table.columns, row, strict=True):
                yield f"cell of {name}", production.cell(column, value, voice)
    if not position.is_over and not position.can_roll:
        choice = position.choose()
        yield "prompt", production.prompt(moment, choice, voice)
        for option in choice.options[:3]:
            yield "option", production.option(choice.stage, option, voice)
            yield "prompt", production.prompt(moment, position.choose(option), voice)


def _refused(position: Any, moves: Sequence[str], voice: Voice) -> Iterator[tuple[str, str]]:
    for move in moves:
        try:
            position.play(move)
        except Refusal as refused:
            yield "refusal", refused.in_voice(voice)


@cache
def _advice(side: Side) -> tuple[Spoken, ...]:
    """The reasons for good moves in some positions."""
    found: list[Spoken] = []
    for players in side.production.seats:
        game = _played(side, players, 0)
        positions = [event.position for event in game.events]
        free = [each for each in positions if not each.is_over and not each.can_roll]
        count = min(many(2) - (side.name == THINKS_LONG), len(free))
        for position in Random(players).sample(free, count):
            names = NAMES[:players]
            cards = {"cards_seed": 1} if side.name == "clans" else {}
            begun = new_game(side.name, names, position=position, **cards)
            view = side.production.view(begun, position.mover)
            advised = side.production.advise(view)
            found += [each.reasons for each in advised if hasattr(each, "reasons")]
    return tuple(found)


# An exercise


def _of_exercise(exercise: Exercise[Any], language: str) -> Iterator[tuple[str, str]]:
    voice, kind = Voice(language), exercise.kind
    yield f"question of {kind}", exercise.question(voice)
    yield from ((f"hint of {kind}", hint.text) for hint in exercise.hints(voice))
    yield from ((f"key of {kind}", text) for text in told(exercise, voice))
    if exercise.because:
        yield "because", exercise.because.in_voice(voice)
    right = exercise.solutions()[0]
    for answer in dict.fromkeys((right, *_wrong(exercise))):
        yield from _of_answer(exercise, answer, language)


def _of_answer(exercise: Exercise[Any], answer: str, language: str) -> Iterator[tuple[str, str]]:
    """What is said while an answer is chosen, and when it is judged, with more and more help."""
    quiz = QuizScene(Progress("read", (exercise,)), language=language)
    quiz.question.choose(answer)
    yield f"prompt of {exercise.kind}", quiz.prompt
    quiz.do(Check())
    yield f"prompt of {exercise.kind}", quiz.prompt
    if (verdict := quiz.question.verdict) is not None:  # a wrong one is false
        for step in range(HINTS + 1):
            for text in verdict.sentences_at(step, Voice(language)):
                yield f"verdict of {exercise.kind}", text


def _wrong(exercise: Exercise[Any]) -> Iterator[str]:
    """Answers at random; one of them may happen to be right."""
    chance = Random(repr(exercise))
    answering = exercise.answering()
    if isinstance(answering, Reasons):
        yield from answering.reasons
    elif isinstance(answering, MoveParts):
        legal = exercise.position.legal_moves()
        yield from map(str, chance.sample(legal, min(WRONG, len(legal))))
    else:
        for count in range(WRONG + 1):
            answering = _chosen(exercise.answering(), count, chance)
            if answering.is_enough:
                yield answering.text


def _chosen(answering: Any, count: int, chance: Random) -> Any:
    """So many parts of an answer, chosen at random, or a number."""
    if isinstance(answering, PlacesInOrder):
        while answering.options:
            answering = answering.click(chance.choice(answering.options))
    elif isinstance(answering, Places):
        for place in _some(answering.options, count, chance):
            answering = answering.click(place)
    elif isinstance(answering, NumberAndTicks):
        ticked = _some([*answering.names], count, chance)
        answering = answering.choose(str(chance.randrange(100)), ticked)
    elif isinstance(answering, Ticks):
        answering = answering.choose(_some([*answering.names], count, chance))
    return answering


def _some(names: Sequence[str], count: int, chance: Random) -> tuple[str, ...]:
    """So many of them at random, or all."""
    return tuple(chance.sample(names, min(count, len(names))))
