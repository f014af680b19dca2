"""A parser of command lines that speaks the reader's language, where argparse speaks English."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES, say

WRONG: Final = {
    "cli.parser.choice": r"argument (?P<option>\S+): invalid choice: '?(?P<given>.*?)'? "
    r"\(choose from (?P<choices>.*)\)",
    "cli.parser.missing": r"the following arguments are required: (?P<missing>.*)",
    "cli.parser.value": r"argument (?P<option>\S+): expected .*",
    "cli.parser.whole": r"argument (?P<option>\S+): invalid int value: '(?P<given>.*)'",
    "cli.parser.numbers": r"argument (?P<option>\S+): invalid numbers value: '(?P<given>.*)'",
    "cli.parser.order": r"argument (?P<option>\S+): (?P<given>\S+) is (?P<meant>\S+)",
    "cli.parser.together": r"argument (?P<option>\S+): not allowed with argument (?P<other>\S+)",
    "cli.parser.unknown": r"unrecognized arguments: (?P<given>.*)",
}
"""What argparse finds wrong, as it says so, and the sentence for it."""


LARGEST: Final = 1000
"""Nothing that has a number has a larger one."""


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors are in a language.

    Parameters
    ----------
    program : str
        What is typed.
    language : str
    **described
        As for :class:`argparse.ArgumentParser`.

    Examples
    --------
    >>> print(Parser("clans-widget", "nl").format_help())
    Gebruik: clans-widget [-h]
    <BLANKLINE>
    Opties:
      -h, --help  deze hulp tonen
    <BLANKLINE>
    """

    def __init__(self, program: str, language: str, **described: Any) -> None:
        self._language = language
        super().__init__(program, allow_abbrev=False, add_help=False, **described)
        # What is put between a heading and its colon is the language's; the colon is argparse's.
        self._positionals.title = say("cli.parser.positional", language).removesuffix(":")
        self._optionals.title = say("cli.parser.options", language).removesuffix(":")
        told = say("cli.parser.help", language)
        self.add_argument("-h", "--help", action="help", help=told)

    def ask_language(
        self, told: str = "cli.language", default: str | None = DEFAULT_LANGUAGE
    ) -> None:
        """Offer the option ``--language``.

        Parameters
        ----------
        told : str
            The key of what the help says about it.
        default : str, optional
        """
        said = say(told, self._language)
        self.add_argument("--language", choices=LANGUAGES, default=default, help=said)

    def _get_formatter(self) -> argparse.HelpFormatter:
        formatter = _Formatter(self.prog)
        formatter.begins = say("cli.parser.usage", self._language) + " "
        return formatter

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and how the command is used; the exit code is 2."""
        self.exit(2, f"{self.format_usage()}{self.prog}: {_in_words(message, self._language)}\n")


def numbers(text: str) -> tuple[int, ...]:
    """Numbers as they are typed, in their order, and each once.

    Raises
    ------
    ValueError
        If there are others than whole numbers from 1.
    argparse.ArgumentTypeError
        If a range goes down.

    Examples
    --------
    >>> numbers("1-3,7"), numbers("5, 2")
    ((1, 2, 3, 7), (2, 5))
    """
    chosen = set[int]()
    for part in text.split(","):
        first, dash, last = part.partition("-")
        taken = range(int(first), int(last if dash else first) + 1)
        if taken.start >= taken.stop > 1:
            raise argparse.ArgumentTypeError(f"{part.strip()} is {taken.stop - 1}-{taken.start}")
        if not 1 <= taken.start < taken.stop <= LARGEST:
            raise ValueError(text)
        chosen.update(taken)
    return tuple(sorted(chosen))


class _Formatter(argparse.HelpFormatter):
    begins = ""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.begins if prefix is None else prefix)


def _in_words(message: str, language: str) -> str:
    """What argparse says is wrong as a sentence in a language; a sentence of ours stays."""
    for key, pattern in WRONG.items():
        found = re.fullmatch(pattern, message)
        if found:
            values = {name: value.replace("'", "") for name, value in found.groupdict().items()}
            return say(key, language, **values)
    return message
