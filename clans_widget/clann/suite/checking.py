"""Whether an implementation gives the answers of the suite."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from clans_widget.core import suite as common
from clans_widget.core.suite import Failure, Question, outcome, wrong_answers

from .asking import Engine, Sizes


def read() -> dict[str, Any]:
    """The suite, as its file has it.

    Examples
    --------
    >>> suite = read()
    >>> suite["suite"], suite["version"]
    ('CLANN', 1)
    """
    return common.read(__package__)


def check(engine: Engine, suite: Mapping[str, Any] | None = None) -> list[Failure]:
    """Ask an implementation all that the suite asks.

    Parameters
    ----------
    engine : Engine
        Whatever it raises is an answer, a wrong one.
    suite : mapping, optional
        As :func:`read` gives it, which is the default.

    Returns
    -------
    list of Failure
        Empty if all is right.
    """
    return list(failures(engine, suite))


def failures(engine: Engine, suite: Mapping[str, Any] | None = None) -> Iterator[Failure]:
    """The same one by one, for callers who need not know all of them.

    Examples
    --------
    >>> from clans_widget.clann.suite import Ours
    >>> class Hasty(Ours):
    ...     def phase(self, sizes, position):
    ...         return "over"
    >>> next(failures(Hasty())).question
    'phase'
    """
    parts: dict[str, Callable[[Engine, Sizes, Mapping[str, Any]], Iterator[Question]]] = {
        "starts": _of_start,
        "texts": _of_text,
        "positions": _of_position,
        "games": _of_game,
    }
    yield from wrong_answers(
        suite or read(), {part: partial(_on_its_course, ask, engine) for part, ask in parts.items()}
    )


def _on_its_course(
    ask: Callable[[Engine, Sizes, Mapping[str, Any]], Iterator[Question]],
    engine: Engine,
    entry: Mapping[str, Any],
) -> Iterator[Question]:
    arm, treasure = entry["course"]
    return ask(engine, (arm, treasure), entry)


def _of_start(engine: Engine, sizes: Sizes, entry: Mapping[str, Any]) -> Iterator[Question]:
    def start() -> str | None:
        try:
            return engine.start(sizes, entry["players"])
        except ValueError:
            return None

    yield f"a start for {entry['players']}", entry["position"], start


def _of_text(engine: Engine, sizes: Sizes, entry: Mapping[str, Any]) -> Iterator[Question]:
    yield entry["text"], entry["can_be"], partial(engine.is_position, sizes, entry["text"])


def _of_position(engine: Engine, sizes: Sizes, entry: Mapping[str, Any]) -> Iterator[Question]:
    here = sizes, entry["position"]
    yield "is a position", True, partial(engine.is_position, *here)
    yield "phase", entry["phase"], partial(engine.phase, *here)
    yield "dice to roll", entry["dice_to_roll"], partial(engine.dice_to_roll, *here)
    yield "moves", entry["moves"], partial(engine.moves, *here)
    for move, steps in entry.get("plays", {}).items():
        yield move, steps, partial(engine.play, *here, move)
    for rolled, steps in entry.get("rolls", {}).items():
        yield f"roll {rolled}", steps, partial(_rolled, engine, *here, rolled)
    for move, rule in entry.get("refused", {}).items():
        yield f"{move} is refused, by {rule} or another rule", True, _refuses(engine, *here, move)


def _rolled(engine: Engine, sizes: Sizes, position: str, rolled: str) -> Any:
    """The steps of a roll; ``None`` where it cannot be."""
    ordinary, _, black = rolled.partition("/")
    try:
        return list(engine.roll(sizes, position, ordinary, black))
    except ValueError:
        return None


def _refuses(engine: Engine, sizes: Sizes, position: str, move: str) -> Callable[[], bool]:
    return lambda: bool(engine.against(sizes, position, move))


def _of_game(engine: Engine, sizes: Sizes, entry: Mapping[str, Any]) -> Iterator[Question]:
    position = entry["start"]
    for number, (what, rules) in enumerate(entry["events"], start=1):
        about = f"event {number}, {what}"
        came = outcome(partial(_what_comes_of, engine, sizes, position, what))
        if isinstance(came, str):
            yield about, rules, partial(str, came)
            return
        said, position = came
        yield f"{about}: rules", rules, partial(str, said)
    yield "the end", entry["position"], partial(str, position)
    yield "phase at the end", "over", partial(engine.phase, sizes, position)


def _what_comes_of(engine: Engine, sizes: Sizes, position: str, what: str) -> Any:
    """The rules of the steps and the position after them; a sentence where nothing comes of it."""
    ordinary, is_roll, black = what.partition("/")
    if not is_roll and what not in engine.moves(sizes, position):
        return "not among the moves"
    told = (
        engine.roll(sizes, position, ordinary, black)
        if is_roll
        else engine.play(sizes, position, what)
    )
    steps = list(told)
    return " ".join(step["rule"] for step in steps), steps[-1]["position"]
