"""Around the table: clan cards to peek at, a new game, variations of a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import ipywidgets as w

from clans_widget.clans import Entry, Game
from clans_widget.clans.rules.cards import SECRET
from clans_widget.stage.controls import (
    ASIDE,
    button,
    row,
    wrapping,
)
from clans_widget.words import Words, name_in, player_name, say, words

from .seat_controls import SeatControls


class TableControls(w.HBox):
    """Cards, a new game, and variations.

    Parameters
    ----------
    set_up : callable
        Is called with a new game.
    enter : callable
        Is called with the number of a variation, from 0.
    leave : callable
        Is called to go back from a variation to the game.
    seats : SeatControls
        Who plays, in the game and in a new one.

    Attributes
    ----------
    lines : HBox
        The variations of the turn that is shown, or the way back from one: not among the
        cards, but for a place close to the steps.
    """

    def __init__(
        self,
        set_up: Callable[[Game], None],
        enter: Callable[[int], None],
        leave: Callable[[], None],
        seats: SeatControls,
    ) -> None:
        self._set_up = set_up
        self._enter = enter
        self._language = "en"
        self._game: Game | None = None
        self._seen_by: str | None = None
        self._shown = ""
        self._card_of: dict[str, w.Button] = {}
        self._cards = row()
        self._cards.add_class("clans-cards")
        self._new = button("clans-new", "plus", self._new_game)
        self._players = w.Dropdown(options=(2, 3, 4), layout=w.Layout(width="auto"))
        self._players.style.description_width = "initial"
        self._players.add_class("clans-players")
        self.lines = row()
        self.lines.add_class("clans-variations").add_class(ASIDE)
        self._back = button("clans-leave", "arrow-left", leave)
        self._seats = seats
        self._players.observe(self._show_seats, "value")
        new = row(self._players, seats, self._new, justify_content="flex-end")
        super().__init__((self._cards, new), layout=wrapping(justify_content="space-between"))
        self.add_class(ASIDE)

    def show(
        self,
        game: Game,
        seen_by: str | None,
        lines: Sequence[Sequence[Entry]],
        language: str,
    ) -> None:
        """Show the cards face down, and the variations of the turn that is shown."""
        if game is not self._game:
            self._players.value = len(game.players)
        self._game, self._seen_by, self._language, self._shown = game, seen_by, language, ""
        speak = words(language)
        self._new.description = speak.say("control.new_game")
        self._players.description = speak.say("control.players")
        self._back.description = speak.say("control.leave")
        self._show_seats()
        self.lines.children = tuple(
            self._line(number, line, speak) for number, line in enumerate(lines)
        )
        self._show_cards()

    def show_way_back(self, *, away: bool) -> None:
        """Offer the way back from a variation."""
        if away:
            self.lines.children = (self._back,)

    def _line(self, number: int, line: Sequence[Entry], speak: Words) -> w.Button:
        moves = " ".join(str(entry.move) for entry in line[:3])
        made = button("clans-variation", "code-fork", lambda: self._enter(number))
        made.description = speak.say("control.variation", moves=moves)
        return made

    def _show_cards(self) -> None:
        """A button for each card that may be peeked at; none when nobody knows a card."""
        if self._game is None or self._game.position.is_over:
            self._cards.children = ()
            return
        peekers = [self._seen_by] if self._seen_by else self._persons()
        known = [name for name in peekers if self._own(name) != SECRET]
        self._cards.children = tuple(self._card(name) for name in known)

    def _card(self, name: str) -> w.Button:
        if name not in self._card_of:
            self._card_of[name] = button("clans-card", "eye", lambda: self._peek(name))
        card, face_up = self._card_of[name], name == self._shown
        card.icon = "eye-slash" if face_up else "eye"
        called = name_in(name, self._language)
        if face_up:
            clan = say(f"clans.color.{self._own(name)}", self._language)
            card.description = say(
                "clans.control.card_shown", self._language, player=called, clan=clan
            )
        else:
            card.description = say("clans.control.card", self._language, player=called)
        return card

    def _own(self, name: str) -> str:
        return self._game.clans(seen_by=name)[name] if self._game else SECRET

    def _peek(self, name: str) -> None:
        """Turn a card over; the one that was face up is hidden again."""
        self._shown = "" if self._shown == name else name
        self._show_cards()

    def _persons(self) -> list[str]:
        """The players who are no bots: nobody looks at the cards of these."""
        names = self._game.players if self._game else ()
        return [name for seat, name in enumerate(names, 1) if seat not in self._seats.seats]

    def _names(self) -> tuple[str, ...]:
        """The players of a new game: those of this one, if there are as many."""
        count = self._players.value
        if self._game and len(self._game.players) == count:
            return self._game.players
        return tuple(player_name(number, self._language) for number in range(1, count + 1))

    def _show_seats(self, _: object = None) -> None:
        names = [name_in(name, self._language) for name in self._names()]
        self._seats.show(names, self._language)

    def _new_game(self) -> None:
        board = self._game.start.board if self._game else None
        self._set_up(Game.new(self._names(), board=board))
