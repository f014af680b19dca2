"""What gives away the answer to a quiz, folded below it, whatever shows the notebook.

It is HTML that every reader of Markdown knows: where no script of this package runs, a click opens
it. Its class says to which quiz it belongs, so that the quiz can open it once it is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape, unescape
from typing import Final, NamedTuple

ANSWER_TO: Final = "answer-to-"

_FOLD: Final = re.compile(
    rf'^<details class="{ANSWER_TO}([^"\n]+)">\n<summary>(.*?)</summary>\n\n(.*?)\n\n</details>$',
    re.MULTILINE | re.DOTALL,
)


class Part(NamedTuple):
    """A part of a text."""

    text: str
    """Markdown."""
    quiz: str = ""
    """The name of the quiz whose answer it tells, if it tells one."""
    summary: str = ""
    """What stands there as long as it is folded."""


def answer_to(quiz: str) -> str:
    """The class of what tells the answer to a quiz, and the tag of a cell that does.

    Examples
    --------
    >>> answer_to("04-strife")
    'answer-to-04-strife'
    """
    return f"{ANSWER_TO}{quiz}"


def quiz_answered(tags: Iterable[str]) -> str:
    """The name of the quiz whose answer a cell with these tags tells; empty if it tells none.

    Examples
    --------
    >>> quiz_answered(["statistics", "answer-to-04-strife"]), quiz_answered([])
    ('04-strife', '')
    """
    told = (tag.removeprefix(ANSWER_TO) for tag in tags if tag.startswith(ANSWER_TO))
    return next(told, "")


def opening(quiz: str, summary: str) -> str:
    """How the HTML of a fold begins; ``</details>`` ends it.

    Parameters
    ----------
    quiz : str
        The name of the quiz whose answer stands in it.
    summary : str
        What is seen of it as long as it is folded.
    """
    return f'<details class="{escape(answer_to(quiz))}">\n<summary>{escape(summary)}</summary>'


def fold(text: str, quiz: str, summary: str) -> str:
    r"""A text, folded, as Markdown.

    Parameters
    ----------
    text : str
        Markdown.
    quiz : str
        The name of the quiz whose answer it tells.
    summary : str
        What is seen of it as long as it is folded.

    Examples
    --------
    >>> print(fold("*Six.*", "sum", "The answer"))
    <details class="answer-to-sum">
    <summary>The answer</summary>
    <BLANKLINE>
    *Six.*
    <BLANKLINE>
    </details>
    """
    return f"{opening(quiz, summary)}\n\n{text}\n\n</details>"


def parts_of(text: str) -> Iterator[Part]:
    r"""The parts of a text: what is folded in it, and what stands around that.

    Examples
    --------
    >>> text = "Guess.\n\n" + fold("*Six.*", "sum", "The answer") + "\n\nNow add 1."
    >>> [(part.text.strip(), part.quiz) for part in parts_of(text)]
    [('Guess.', ''), ('*Six.*', 'sum'), ('Now add 1.', '')]
    """
    end = 0
    for found in _FOLD.finditer(text):
        if before := text[end : found.start()]:
            yield Part(before)
        quiz, summary, inside = found.groups()
        yield Part(inside, unescape(quiz), unescape(summary))
        end = found.end()
    if rest := text[end:]:
        yield Part(rest)
