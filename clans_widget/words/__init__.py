"""Every sentence that a user reads, in English, French and Dutch.

This package is a leaf: it reads TOML files with the standard library, its own and those that
games bring, and knows nothing of games, pictures or widgets, so that any other part may ask it
for a sentence.

Examples
--------
>>> from clans_widget.words import say
>>> say("control.undo", "fr")
'Annuler'
"""

from clans_widget.words.voice import name_in, player_name

from .sentence import Named, PlayerNamed, Sentence, sentence
from .typography import number_in, signed_in, typeset
from .voice import Speaks, Spoken, Voice, as_voice
from .words import (
    DEFAULT_LANGUAGE,
    IN_USE,
    LANGUAGES,
    Words,
    WordsError,
    add_words,
    in_language,
    join,
    keys,
    say,
    use_language,
    words,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "IN_USE",
    "LANGUAGES",
    "Named",
    "PlayerNamed",
    "Sentence",
    "Speaks",
    "Spoken",
    "Voice",
    "Words",
    "WordsError",
    "add_words",
    "as_voice",
    "in_language",
    "join",
    "keys",
    "name_in",
    "number_in",
    "player_name",
    "say",
    "sentence",
    "signed_in",
    "typeset",
    "use_language",
    "words",
]
