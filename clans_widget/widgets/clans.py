"""The widget of Clans: board, caption, controls and tables of a game, step by step."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Any, Final

import ipywidgets as w
import pandas as pd

from clans_widget import tables
from clans_widget.captions import caption, player_name
from clans_widget.clans import Choice, ClansError, Marks, Move, Position, Step
from clans_widget.drawing.atlas import atlas_of
from clans_widget.drawing.clans import draw
from clans_widget.drawing.picture import Picture
from clans_widget.words import words

from .board_view import SCALE, BoardView
from .controls import MoveControls, OrderControls, StepControls, language_list
from .table_view import TableView
from .walk import Source, Walk

WIDEST: Final = "1000px"
"""As wide as a board may be for it and its controls to fit on the screen of a laptop."""


class ClansWidget(w.VBox):
    """See a game of Clans happen, and play it.

    Click a territory, then a neighboring one, and walk through the steps of the move.
    Every action has an ordinary control too.

    Parameters
    ----------
    source : Game, Position, Turn or str
        What to show; text is the notation of a position or a record. A game is shared, not
        copied: turns made in the widget are turns of the game.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``.
    seen_by : str, optional
        The player who looks: only this player's clan is shown while the game runs.

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played, or the viewer is
        no player.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> widget = ClansWidget(Position.start(seed=7))
    >>> turn = widget.play("A1-A2")
    >>> widget.step, len(widget.steps), widget.position == turn.position
    (1, 1, True)
    """

    def __init__(self, source: Source, language: str = "en", seen_by: str | None = None) -> None:
        self._walk = Walk(source, language)
        self._walk.game.clans(seen_by=seen_by)
        self._words = words(language)
        self._seen_by = seen_by
        self._chosen: tuple[str, ...] = ()
        self._trouble: ClansError | None = None
        self._caption = w.HTML()
        self._caption.add_class("clans-caption")
        self._step_controls = StepControls(self.go_to)
        self._move_controls = MoveControls(self._choose, self._play_chosen, self.undo, self.redo)
        self._order_controls = OrderControls(self._choose_next)
        self._languages = language_list(language, self._speak)
        self._tables = {name: TableView(name) for name in ("scores", "villages", "epochs")}
        self._board = BoardView(self.picture, self._click)
        super().__init__(self._parts(), layout=w.Layout(max_width=WIDEST))
        self.add_class("clans-widget")
        self._show()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the whole game so far."""
        return self._walk.steps

    @property
    def step(self) -> int:
        """How many of the steps have happened in what is shown; 0 is the beginning."""
        return self._walk.step

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self._walk.position

    @property
    def language(self) -> str:
        """The language of all sentences."""
        return self._words.language

    @property
    def picture(self) -> Picture:
        """The picture that is shown, as plain data; ``picture.svg()`` is its text."""
        return draw(
            self._walk.on_turn,
            step=self._walk.now,
            marks=self._marks(),
            language=self.language,
            players=self._walk.game.players,
        )

    @property
    def scores(self) -> pd.DataFrame:
        """The scores as shown."""
        return tables.scores(self._walk.game, step=self.step, seen_by=self._seen_by)

    @property
    def villages(self) -> pd.DataFrame:
        """The villages founded up to what is shown."""
        return tables.villages(self._walk.game, step=self.step)

    def center(self, territory: str) -> tuple[float, float]:
        """Where a territory lies on the canvas, in the canvas's own coordinates.

        Raises
        ------
        BoardError
            If there is no such territory.
        """
        self.position.board.place(territory)
        x, y = atlas_of(self.position.board).center(territory)
        return SCALE * x, SCALE * y

    def play(self, move: Move | str) -> Any:
        """Make a move in the game, and show its first step.

        Returns
        -------
        Turn

        Raises
        ------
        IllegalMove, NotationError
            As :meth:`Position.play`; nothing changes then.
        """
        turn = self._walk.game.play(move)
        self._walk.walk_on()
        self._show()
        return turn

    def undo(self) -> None:
        """Take the last turn back; without one, nothing happens."""
        if self._walk.game.can_undo:
            self._walk.game.undo()
            self.go_to(len(self.steps))

    def redo(self) -> None:
        """Make the turn again that was taken back last; without one, nothing happens."""
        if self._walk.game.can_redo:
            self._walk.game.redo()
            self._walk.walk_on()
            self._show()

    def next(self) -> None:
        """Show the next step."""
        self.go_to(self.step + 1)

    def back(self) -> None:
        """Show the step before."""
        self.go_to(self.step - 1)

    def go_to(self, step: int) -> None:
        """Show any step; beyond either end, the end."""
        self._walk.go_to(step)
        self._show()

    def _parts(self) -> tuple[w.Widget, ...]:
        row = w.Layout(flex_flow="row wrap", justify_content="space-between", grid_gap="0 2em")
        return (
            self._board.canvas,
            self._caption,
            self._step_controls,
            self._order_controls,
            w.HBox((self._move_controls, self._languages), layout=row),
            w.HBox((self._tables["scores"], self._tables["epochs"]), layout=row),
            self._tables["villages"],
        )

    def _click(self, x: float, y: float) -> None:
        """The reader clicked on the board, in the coordinates of the picture."""
        territory = atlas_of(self.position.board).territory_at(x, y)
        if not self._walk.at_end:
            self.go_to(len(self.steps))
        elif territory is None or self._chosen[:1] == (territory,):
            self._choose(())
        else:
            self._choose((*self._chosen, territory), play=True)

    def _choose_next(self, territory: str) -> None:
        self._choose((*self._chosen, territory), play=True)

    def _choose(self, chosen: tuple[str, ...], *, play: bool = False) -> None:
        """Choose a part of a move; when it is complete it may be played at once."""
        self._walk.go_to(len(self.steps))
        try:
            choice = self.position.choose(*chosen)
        except ClansError as trouble:
            self._show(self._chosen, trouble)
            return
        if choice.move and play:
            self.play(choice.move)
        else:
            self._show(chosen)

    def _play_chosen(self) -> None:
        source, target, *order = self._chosen
        try:
            self.play(Move(source, target, tuple(order)))
        except ClansError as trouble:
            self._show(self._chosen, trouble)

    def _speak(self, language: str) -> None:
        self._words = words(language)
        self._show(self._chosen, self._trouble)

    def _show(self, chosen: tuple[str, ...] = (), trouble: ClansError | None = None) -> None:
        """Bring everything on the screen in line with the state."""
        self._chosen, self._trouble = chosen, trouble
        game, language = self._walk.game, self.language
        self._board.show(self.picture)
        self._caption.value = self._caption_html()
        self._step_controls.show(self.step, len(self.steps), language)
        choice = self._choice()
        sources = game.position.choose().options
        targets = game.position.choose(chosen[0]).options if chosen else ()
        self._move_controls.show(sources, targets, chosen, language)
        self._move_controls.allow(undo=game.can_undo, redo=game.can_redo)
        villages = choice.options if choice.stage == "order" else ()
        self._order_controls.show(villages, language)
        self._languages.description = self._words.say("control.language")
        self._tables["scores"].show(self.scores, language)
        self._tables["villages"].show(self.villages, language)
        epochs = tables.epochs(self._walk.now or self.position, language=language)
        self._tables["epochs"].show(epochs, language)

    def _choice(self) -> Choice:
        return self._walk.game.position.choose(*self._chosen)

    def _marks(self) -> Marks:
        """The record's marks; while a move is chosen, what may be chosen next."""
        if not self._chosen:
            return self._walk.note.marks
        source, *rest = self._chosen
        choice = self._choice()
        if not rest:
            return Marks(tuple((source, target) for target in choice.options), (source,))
        return Marks(((source, rest[0]),), choice.options, tuple(rest[1:]))

    def _caption_html(self) -> str:
        """What has happened, and what can be done now."""
        parts = [_paragraph("clans-happened", *self._happened())]
        if self._trouble:
            parts.append(_paragraph("clans-trouble", "", self._trouble.in_language(self.language)))
        elif self._walk.at_end or self._chosen:
            parts.append(_paragraph("clans-prompt", "", self._prompt()))
        return f"{CAPTION_STYLE}<div role='status'>{''.join(parts)}</div>"

    def _happened(self) -> tuple[str, str]:
        """Rule and sentence of the step that is shown, with the record's comment."""
        step, text = self._walk.now, ""
        if step:
            text = caption(step, self.language, players=self._walk.game.players)
        elif self.steps:
            text = self._words.say("widget.beginning", next=self._words.say("control.next"))
        return step.rule if step else "", " ".join(filter(None, (text, self._walk.note.comment)))

    def _prompt(self) -> str:
        """What the reader can do now."""
        game, speak, choice = self._walk.game, self._words, self._choice()
        if game.position.is_over:
            return speak.say("widget.over")
        founds = speak.join(choice.founds)
        if choice.stage == "source":
            name = player_name(game.position.mover, players=game.players)
            return speak.say("widget.start", player=name)
        if choice.stage == "order":
            return speak.say("widget.order", villages=founds, count=choice.to_order)
        source = self._chosen[0]
        text = speak.say("widget.target", count=game.position.size(source), source=source)
        return f"{text} {speak.say('widget.founds', villages=founds)}" if founds else text

    def _plain(self) -> str:
        """The widget as a line of text and the position's notation."""
        text = self._words.say(
            "widget.text",
            step=self.step,
            count=len(self.steps),
            epoch=getattr(self._walk.now, "epoch", self.position.epoch),
            caption=" ".join(filter(None, self._happened())) or self._prompt(),
        )
        return f"{text}\n{self.position.to_text()}"

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """The live widget; for readers without a kernel its picture, and a text."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**options) or {}
        picture = self.picture
        return {
            **bundle,
            "text/plain": self._plain(),
            "image/svg+xml": picture.svg(),
            "image/png": b64encode(picture.png()).decode("ascii"),
        }

    def __repr__(self) -> str:
        return f"<ClansWidget: {self._plain()}>"


CAPTION_STYLE = """<style>
.clans-caption p {margin: .2em 0; line-height: 1.4; font-size: 1.05em}
.clans-caption .clans-rule {display: inline-block; min-width: 2em; padding: 0 .4em;
 margin-right: .5em; border-radius: .3em; background: #8a5a1e; color: #fff; font-weight: 600;
 text-align: center}
.clans-caption .clans-prompt {color: var(--jp-ui-font-color2, #666)}
.clans-caption .clans-trouble {color: var(--jp-error-color0, #b3261e); font-weight: 600}
</style>"""


def _paragraph(css_class: str, rule: str, text: str) -> str:
    if not text:
        return ""
    badge = f"<span class='clans-rule'>{escape(rule)}</span>" if rule else ""
    return f"<p class='{css_class}'>{badge}{escape(text)}</p>"
