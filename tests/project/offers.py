"""What the reference must have."""

from __future__ import annotations

from typing import Final

from docs.website.languages import HANDBOOK
from tests.games import GAMES, has

OF_A_GAME: Final = (
    *("chances", "drawing", "environments", "environments.openspiel_game"),
    *("environments.pettingzoo_env", "exercises", "players", "players.tables", "review", "samples"),
    *("simulate", "suite", "tables", "widget"),
)
"""The parts of a game that say what they offer."""

OFFERS: Final = (
    *("clans_widget.picture", "clans_widget.picture.canvas", "clans_widget.environments"),
    *("clans_widget.environments.agents", "clans_widget.environments.trees"),
    *("clans_widget.export", "clans_widget.words", "clans_widget.arena"),
    *("clans_widget.quiz", "clans_widget.quiz.answering", "clans_widget.quiz.widget"),
    *("clans_widget.quiz.asked", "clans_widget.quiz.by_rule", "clans_widget.quiz.course"),
    *("clans_widget.quiz.own", "clans_widget.paper"),
    *(
        f"clans_widget.{game}.{part}".removesuffix(".")
        for game in GAMES
        if (HANDBOOK / "api" / game).is_dir()
        for part in ("", *OF_A_GAME)
        if not part or has(game, part)
    ),
)
"""The parts of the package that say what they offer; of games those that are in the reference."""
