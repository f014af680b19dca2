"""The notebook in which a reader plays a game of their own: one for each game and language.

It lies beside the lessons, where it is put when it is asked for, and is never written over.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from clans_widget.core.games import game_folders
from clans_widget.core.write_file import write_files
from clans_widget.lessons.catalog import Notebook, first_of, games, is_shipped
from clans_widget.lessons.copies import BY_ITSELF
from clans_widget.words import LANGUAGES, say

NAME: Final = "own-game.ipynb"

OWN: Final = "own"
"""What the cell of such a notebook is called in a game's folder."""

BEGIN: Final = 'from clans_widget import begin_lesson\n\nbegin_lesson("{language}")\n\n'
"""Code before that of the game."""


@cache
def own_games() -> dict[str, Notebook]:
    """The notebooks, by their places in the folder with the copies of the lessons.

    Examples
    --------
    >>> [*own_games()][:2]
    ['clann/en/own-game.ipynb', 'clann/fr/own-game.ipynb']
    """
    return {
        own_game_of(game, language): _notebook(game_folders()[game].cells[OWN], language)
        for game, language in product(games(), LANGUAGES)
        if game in game_folders() and OWN in game_folders()[game].cells and first_of(game, language)
    }


def own_game_of(game: str, language: str) -> str:
    """The place of the notebook for a game in a language.

    Examples
    --------
    >>> own_game_of("clann", "fr")
    'clann/fr/own-game.ipynb'
    """
    return f"{game}/{language}/{NAME}"


def put_own_game(folder: Path, place: str) -> None:
    """Put the notebook that belongs to a place there, unless there is something.

    Parameters
    ----------
    folder : Path
        With the copies. In the folder of the lessons themselves nothing is put anywhere.
    place : str
        In the folder. Where no such notebook belongs nothing is put.

    Raises
    ------
    OSError
        If it cannot be written there.
    """
    if place in own_games() and not is_shipped(folder) and not (folder / place).exists():
        text = json.dumps(own_games()[place], indent=1, ensure_ascii=False)
        write_files([(folder / place, f"{text}\n")], folders=True)


def _notebook(board: str, language: str) -> Notebook:
    setup, new = (say(f"control.{name}", language) for name in ("setup", "new_game"))
    about = say("cli.own.about", language, setup=setup, new=new)
    prose = _cell("markdown", f"# {say('cli.own.title', language)}\n\n{about}")
    code = _cell("code", BEGIN.format(language=language) + board)
    code |= {"execution_count": None, "outputs": []}
    code["metadata"] = {"jupyter": {"source_hidden": True}, "tags": [BY_ITSELF]}
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    return {
        "cells": [prose, code],
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _cell(kind: str, text: str) -> dict[str, Any]:
    return {"id": kind, "cell_type": kind, "metadata": {}, "source": text}
