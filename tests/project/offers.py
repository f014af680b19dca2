"""What the reference must have."""

from __future__ import annotations

from typing import Final

OFFERS: Final = (
    *("clans_widget.clann", "clans_widget.clann.simulate", "clans_widget.clann.suite"),
    *("clans_widget.clann.tables", "clans_widget.clann.chances", "clans_widget.clann.drawing"),
    *("clans_widget.clann.exercises", "clans_widget.clann.players", "clans_widget.clann.review"),
    *("clans_widget.clann.players.tables", "clans_widget.clann.samples"),
    "clans_widget.clann.widget",
    *("clans_widget.clans", "clans_widget.clans.drawing"),
    *("clans_widget.picture", "clans_widget.picture.canvas"),
    *("clans_widget.clans.environments", "clans_widget.clans.environments.openspiel_game"),
    "clans_widget.clans.environments.pettingzoo_env",
    *("clans_widget.clann.environments", "clans_widget.clann.environments.openspiel_game"),
    "clans_widget.clann.environments.pettingzoo_env",
    *("clans_widget.environments", "clans_widget.environments.agents"),
    "clans_widget.environments.trees",
    *("clans_widget.clans.exercises", "clans_widget.export", "clans_widget.clans.tables"),
    *("clans_widget.clans.players", "clans_widget.clans.players.tables"),
    *("clans_widget.clans.simulate", "clans_widget.clans.suite"),
    *("clans_widget.clans.widget", "clans_widget.words"),
    *("clans_widget.picture", "clans_widget.arena"),
    *("clans_widget.quiz", "clans_widget.quiz.answering", "clans_widget.quiz.widget"),
    *("clans_widget.quiz.asked", "clans_widget.quiz.by_rule", "clans_widget.quiz.course"),
    *("clans_widget.quiz.own", "clans_widget.paper"),
)
"""The parts of the package that say what they offer."""
