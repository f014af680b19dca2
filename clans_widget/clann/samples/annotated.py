"""A whole game with comments, marks and variations, in any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from importlib.resources import files

from clans_widget.clann.game import Game
from clans_widget.clann.record import Record
from clans_widget.core.records.record import Entry, Note
from clans_widget.words import IN_USE, Voice


def annotated_game(language: str = IN_USE) -> Game:
    """A game of two players in which each rule from K3 to K14 is seen, with comments.

    Parameters
    ----------
    language : str
        Of the comments: ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default.

    Examples
    --------
    >>> game = annotated_game("en")
    >>> len(game.variations(66))
    1
    """
    record = Record.from_text(files(__package__).joinpath("annotated_game.txt").read_text("utf-8"))
    voice = Voice(language)
    told = replace(
        record, opening=_told(record.opening, voice), line=tuple(_line(record.line, voice))
    )
    return Game.from_text(told.to_text())


def _line(line: Iterable[Entry], voice: Voice) -> Iterable[Entry]:
    """The moves of a line with their comments in a language."""
    for entry in line:
        variations = tuple(tuple(_line(variation, voice)) for variation in entry.variations)
        yield replace(entry, note=_told(entry.note, voice), variations=variations)


def _told(note: Note, voice: Voice) -> Note:
    """A note with its comment, for which the record has the name, in a language."""
    return (
        replace(note, comment=voice.say(f"clann.sample.{note.comment}")) if note.comment else note
    )
