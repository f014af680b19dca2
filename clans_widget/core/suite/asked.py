"""An implementation is asked what a suite asks, its answers are compared, and a command tells."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from clans_widget.words import say


def tell(failures: Mapping[str, Iterable[Failure]]) -> int:
    """Say what is wrong, a line for each answer, and then how much.

    Parameters
    ----------
    failures : mapping of str to iterable of Failure
        By the way in which the rules were asked.

    Returns
    -------
    int
        What a command exits with: 1 if an answer is wrong.

    Examples
    --------
    >>> tell({"position": ()})
    All answers are right.
    0
    """
    wrong = [(way, failure) for way, found in failures.items() for failure in found]
    for way, failure in wrong:
        sys.stdout.write(f"{way}: {failure}\n")
    said = say("suite.wrong" if wrong else "suite.right", count=len(wrong))
    sys.stdout.write(f"{said}\n")
    return 1 if wrong else 0


Question = tuple[str, Any, Callable[[], Any]]
"""What is asked, the right answer, and how to get the other."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An answer that is not that of the suite.

    Attributes
    ----------
    entry : str
        Where in the suite.
    rules : tuple of str
        What the entry decides.
    question : str
        What was asked.
    expected, found : object
        The answer of the suite, and the other.
    """

    entry: str
    rules: tuple[str, ...]
    question: str
    expected: object
    found: object

    def __str__(self) -> str:
        return say("suite.failure", **asdict(self))


def wrong_answers(
    suite: Mapping[str, Any],
    parts: Mapping[str, Callable[[Mapping[str, Any]], Iterator[Question]]],
) -> Iterator[Failure]:
    """Ask all that a suite asks, and tell what is not answered as it should be.

    Parameters
    ----------
    suite : mapping
        As :func:`read` gives it.
    parts : mapping of str to function
        For each part of the suite, the questions about one entry of it.

    Examples
    --------
    >>> suite = {"sums": [{"id": "small", "rules": ["A1"], "of": [1, 2], "is": 3}]}
    >>> def questions(entry):
    ...     yield "sum", entry["is"], lambda: max(entry["of"])
    >>> [str(failure) for failure in wrong_answers(suite, {"sums": questions})]
    ['small: sum: 2 was answered, 3 is right.']
    """
    for part, questions in parts.items():
        for entry in suite[part]:
            for question, expected, answer in questions(entry):
                found = outcome(answer)
                if not _fits(expected, found):
                    rules = tuple(entry["rules"])
                    yield Failure(entry["id"], rules, question, expected, found)


def outcome(answer: Callable[[], Any]) -> Any:
    """An answer, or what was raised in place of one, as text."""
    try:
        found = answer()
    except Exception as error:  # noqa: BLE001  # a foreign engine may raise anything
        return f"{type(error).__name__}: {error}"
    return list(found) if isinstance(found, tuple) else found


def _fits(expected: Any, found: Any) -> bool:
    """Whether an answer is right; reasons need not say which case of them it is."""
    if isinstance(expected, dict) and isinstance(found, Mapping):
        names = {name if name in found else name.partition(".")[0]: name for name in expected}
        return {name: expected[full] for name, full in names.items()} == dict(found)
    return bool(expected == found)
