"""What there is to see and to read at each step of a game of Clans. No widget code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clans_widget.clans import Choice, Game, Marks, rows
from clans_widget.clans.captions import caption
from clans_widget.clans.drawing import Look
from clans_widget.clans.drawing.layout import LayoutName
from clans_widget.clans.drawing.painting import draw
from clans_widget.clans.drawing.theme import (
    DEFAULT_THEME,
    Theme,
)
from clans_widget.clans.moment import Moment
from clans_widget.clans.voice import voice_of
from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.stage.caption_html import Happened
from clans_widget.words import Voice, Words, player_name

from .walk import Walk

TABLES = ("scores", "epochs", "villages")


@dataclass(frozen=True, slots=True)
class ClansView:
    """How somebody looks at a game.

    Attributes
    ----------
    seen_by : str, optional
        The player who looks; without one, somebody who may see no card.
    theme : Theme
    layout : {"wide", "tall"}

    Examples
    --------
    >>> from clans_widget.words import words
    >>> walk = Walk(Game.new(["Ann", "Bob"], seed=7, first="Ann"))
    >>> turn = walk.game.play("A1-A2")
    >>> ClansView().happened(walk, 1, words("fr")).rule
    'M1'
    """

    seen_by: str | None = None
    theme: Theme = DEFAULT_THEME
    layout: LayoutName = "wide"

    def picture(
        self,
        walk: Walk,
        step: int,
        marks: Marks,
        language: str,
        progress: float = 1.0,
        *,
        choosing: bool = False,
        across: tuple[str, str] | None = None,
    ) -> Picture:
        """The picture of a step that has happened as far as ``progress``, from 0 to 1.

        While a move is being chosen, what has happened before it is not emphasized; of two
        territories ``across`` a lake that lake is pointed at.
        """
        voice = voice_of(language, walk.game.players, fifth=self.theme.fifth)
        return draw(
            Moment.of(walk.game, step),
            Look(voice, self.theme, self.layout),
            marks=marks,
            across=across,
            choosing=choosing,
            progress=progress,
        )

    def happened(self, walk: Walk, step: int, speak: Words) -> Happened:
        """Rule and sentence of a step, with the record's comment."""
        happened, comment = walk.happened(step), walk.note(step).comment
        rule, text = "", ""
        if happened:
            players, fifth = walk.game.players, self.theme.fifth
            rule = happened.rule
            text = caption(happened, voice_of(speak.language, players, fifth=fifth))
        elif walk.steps:
            text = speak.say("widget.beginning", next=speak.say("control.next"))
        return Happened(rule, " ".join(filter(None, (text, comment))))

    def tables(self, walk: Walk, step: int, language: str) -> Mapping[str, Table]:
        """The tables at a step, by name: :data:`TABLES`."""
        moment = Moment.of(walk.game, step, seen_by=self.seen_by)
        return {
            "scores": rows.scores(moment),
            "epochs": rows.epochs(moment, Voice(language)),
            "villages": rows.villages(moment),
        }


def prompt(game: Game, choice: Choice, speak: Words) -> str:
    """What can be done after the last step.

    Parameters
    ----------
    game : Game
    choice : Choice
        What has been chosen of a move, and what comes next.
    speak : Words
    """
    if game.position.is_over:
        return speak.say("widget.over")
    founds = speak.join(choice.founds)
    if choice.stage == "source":
        name = player_name(game.position.mover, speak.language, game.players)
        return speak.say("clans.widget.start", player=name)
    if choice.stage == "order":
        return speak.say("clans.widget.order", villages=founds, count=choice.to_order)
    source = choice.chosen[0]
    text = speak.say("clans.widget.target", count=game.position.size(source), source=source)
    return f"{text} {speak.say('clans.widget.founds', villages=founds)}" if founds else text
