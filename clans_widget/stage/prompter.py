"""The prompter: what a reader who plays is told, and what is pointed at. No widget code."""

from __future__ import annotations

from typing import Any

from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.core.moment import Moment

from .parts.hints import Hints
from .parts.moves import Moves
from .parts.opponents import Opponents
from .parts.undoing import Undoing
from .parts.variations import Variations, line_name
from .play import Play
from .production import Pointing, Production


class Prompter(Play):
    """A game that is played, and what whoever plays it is told on the way.

    Attributes
    ----------
    moves : Moves
        The move that is being chosen.
    bots : Opponents
    hints : Hints
    undoing : Undoing
    variations : Variations
    """

    def __init__(self, production: Production, game: Game[Any, Any], **options: Any) -> None:
        super().__init__(production, game, **options)
        self.variations = Variations(self)
        self.moves = Moves(self, self.variations)
        self.bots = Opponents(self)
        self.hints = Hints(self)
        self.undoing = Undoing(self, self.variations)

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided something."""
        return self.undoing.is_possible

    @property
    def refusal(self) -> Refusal | None:
        """Why the last choice, or another wish, was refused."""
        of_bot = None if self.state.chosen else self.bots.trouble
        return self.moves.refusal or of_bot or self.hints.trouble

    @property
    def trouble(self) -> str:
        """The refusal as a sentence; empty if there is none."""
        return self.refusal.in_voice(self.voice) if self.refusal else ""

    @property
    def forbidding(self) -> str:
        """Id of the rule for which it could not be."""
        return self.refusal.rule if self.refusal else ""

    @property
    def prompt(self) -> str:
        """What somebody is busy with, or what the reader can do now."""
        return " ".join(filter(None, self._told))

    @property
    def _told(self) -> tuple[str, ...]:
        beside = self._aside, self._tried
        return self._notice, self._reminder, *beside, self._lead, self._addressed, self._asked

    @property
    def turn(self) -> str:
        """Whose turn it is in what is shown; empty when the game is over."""
        moment = self.moment
        if moment.is_over:
            return ""
        key = "widget.turn_of" if moment.to_come else "widget.turn"
        return self.voice.say(key, player=self.voice.name(moment.mover))

    @property
    def turning_point(self) -> int | None:
        """The step at which the lead changed for the last time; none while the game runs."""
        return self.production.turning_point(self.game) if self.game.position.is_over else None

    @property
    def _notice(self) -> str:
        """What has happened outside, or without being asked for."""
        notice, about = self.state.notice, self.state.about
        return self.voice.say(notice, place=about) if notice else ""

    @property
    def _reminder(self) -> str:
        """That nothing is secret any more in a game that goes on."""
        production, over = self.production, self.game.position.is_over
        is_open = production.secret and production.is_open(self.game)
        return production.opened(self.game, self.voice) if is_open and not over else ""

    @property
    def _lead(self) -> str:
        """Who is ahead from a step on, where that has changed for the last time."""
        if self.step != self.turning_point:
            return ""
        return self.production.lead(self.game, self.step, self.voice)

    @property
    def _addressed(self) -> str:
        """Whom a hint speaks to, if that is not plain, and that it has led back."""
        player = self.voice.call(self.hints.addressee)
        key = "widget.hint_back" if self.hints.advice.went_back else "widget.hint_for"
        return self.voice.say(key, player=player) if player else ""

    @property
    def _aside(self) -> str:
        """That what is shown is beside the game, and that no bot moves there, where one would."""
        if not self.is_away:
            return ""
        goes_on = self.at_end and not self.game.position.is_over
        key = "widget.aside" if goes_on and self.state.seats else "widget.beside"
        return self.voice.say(key, back=self.voice.say("control.leave"))

    @property
    def _tried(self) -> str:
        """That what was tried in place of this can be seen again; empty where nothing was."""
        line = self.variations.kept
        if not line:
            return ""
        return self.voice.say("widget.tried", instead=line_name(line, self.voice))

    @property
    def _asked(self) -> str:
        if self.hints.is_looking:
            return self.voice.say("widget.looking")
        if news := self.hints.warning or self.bots.news:
            return news
        if not self.at_end:
            return self._rest
        if self.game.position.is_over:
            return self.voice.say("widget.over")
        return self.production.prompt(self.moment, self.moves.choice, self.voice)

    @property
    def _rest(self) -> str:
        """How to see the rest of what happened last, where it does not follow by itself."""
        moment = self.moment
        is_last = bool(moment.to_come) and moment.ply == len(self.game.events)
        if not is_last or self.is_running or self.state.settings.theater:
            return ""
        say = self.voice.say
        return say("widget.rest", next=say("control.next"), last=say("control.last"))

    def pointing(self, moment: Moment) -> Pointing:
        """What is pointed at: by the reader's choice, a hint, the author, or the record."""
        noted = super().pointing(moment)
        if not moment.is_last:
            return self._advised if self.hints.advised and moment.number == self.step else noted
        chosen, marks = self.moves.open_choice, self.moves.marks
        if self.moves.is_open and not self.hints.is_newest:
            refusal = self.moves.refusal
            return Pointing(marks, True, refusal, "choosing", chosen=chosen)
        if self.hints.advised:
            return self._advised
        movable = self.moves.movable
        if marks and chosen is not None:
            return Pointing(marks, manner="choosing", movable=movable, chosen=chosen)
        return Pointing(noted.marks, movable=movable, chosen=chosen)

    @property
    def _advised(self) -> Pointing:
        return Pointing(self.hints.marks, choosing=True, manner="hint")
