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

from .words import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Words,
    WordsError,
    join,
    keys,
    say,
    words,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Words",
    "WordsError",
    "join",
    "keys",
    "say",
    "words",
]
