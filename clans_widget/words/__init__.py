"""Every sentence that a user reads, in English, French and Dutch.

This package is a leaf: it reads its three TOML files with the standard library
and knows nothing of games, pictures or widgets, so that any other part may ask it
for a sentence.

Examples
--------
>>> from clans_widget.words import say
>>> say("terrain.forest", "fr")
'forêt'
"""

from .names import name_in, player_name
from .sentence import Sentence, Spoken, sentence, spoken
from .words import (
    DEFAULT_LANGUAGE,
    IN_USE,
    LANGUAGES,
    Words,
    WordsError,
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
    "Sentence",
    "Spoken",
    "Words",
    "WordsError",
    "join",
    "keys",
    "name_in",
    "player_name",
    "say",
    "sentence",
    "spoken",
    "use_language",
    "words",
]
