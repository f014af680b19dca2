"""What the environments refuse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from clans_widget.core.errors import Refusal
from clans_widget.words import say


class EnvironmentsError(Refusal):
    """An action or a setting that an environment does not know; the sentence says what it does."""


class MissingExtra(ImportError):
    """A package is not installed that only one part of this one needs; how to install it."""


@contextmanager
def extra(name: str, *packages: str) -> Iterator[None]:
    """Around the imports that an extra brings: without it, say how to get it.

    Parameters
    ----------
    name : str
        Of the extra.
    *packages : str
        What it brings, as it is imported.

    Raises
    ------
    MissingExtra
        If one of the packages is not there.

    Examples
    --------
    >>> with extra("slow", "abacus"):
    ...     import abacus
    Traceback (most recent call last):
    clans_widget.environments.errors.MissingExtra: The package abacus is not installed. ...
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in packages:
            raise
        sentence = say("environments.missing", package=error.name, extra=name)
        raise MissingExtra(sentence, name=error.name) from error
