"""Packages that only some parts need: an extra brings them; a sentence says how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from clans_widget.words import say


class MissingExtra(ImportError):
    """A package that only one part of this one needs is missing; says how to install it."""


def install(name: str) -> str:
    """The command that installs an extra.

    Double quotes mean the same to the shells of Linux and macOS, to PowerShell and to ``cmd``.

    Parameters
    ----------
    name : str
        Of the extra, or of several with commas between them.

    Examples
    --------
    >>> install("lab")
    'pip install "clans-widget[lab]"'
    """
    return f'pip install "clans-widget[{name}]"'


@contextmanager
def extra(name: str, *packages: str) -> Iterator[None]:
    """Goes around imports that need an extra: without it, says how to get it.

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
    clans_widget.core.extras.MissingExtra: The package abacus is not installed. ...
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in packages:
            raise
        sentence = say("extras.missing", package=package, command=install(name))
        raise MissingExtra(sentence, name=package) from error
