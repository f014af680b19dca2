"""A position of CLANN while it is put together: changes that can be undone. No widget code."""

from __future__ import annotations

from typing import Final

from clans_widget.clann.course import HOME
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.position import Position
from clans_widget.clann.rules.dice import NO_DICE, fields
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.rules.seats import arm_of, check_players
from clans_widget.clann.rules.state import NOWHERE, State, has_arrived
from clans_widget.stage import editing
from clans_widget.stage.editing import EditorError, whole_number

from . import fields as choices
from .standing import (
    cell_at,
    character_of,
    check_free,
    emptied,
    first_chosen,
    is_set_up,
    progress_at,
)

__all__ = ["FIRST_DICE", "Editing", "EditorError"]

FIRST_DICE: Final = "125"
"""What is left to use when dice are wanted, and none have been chosen yet."""


class Editing(editing.Editing[Position]):
    """A position and the ones before it.

    What follows from a change by the rules, changes along: who is to act in the set-up (K3), and
    who has won (K14).

    Parameters
    ----------
    position : Position
        To begin with.

    Examples
    --------
    >>> editing = Editing(Position.from_text("A1,h,h,h/C1,h,h,h C7 1 -"))
    >>> editing.place("2", "t3")
    >>> editing.set_dice("25k")
    >>> editing.position.to_text()
    'A1,t3,h,h/C1,h,h,h C7 1 25k'
    >>> editing.undo()
    >>> editing.position.to_text()
    'A1,t3,h,h/C1,h,h,h C7 1 -'
    """

    def place(self, who: str, place: str, player: int = 1) -> None:
        """Put a character of a player, or the Knight, somewhere.

        A character that is there already goes home.

        Parameters
        ----------
        who : str
            ``"1"`` to ``"4"`` for Tall, Stout, Slim and Small, ``"N"`` for the Knight.
        place : str
            A cell of the ring; for characters also ``"h"``, ``"x"``, ``"t1"`` and so on, as in
            the notation.
        player : int
            Whose character.

        Raises
        ------
        EditorError
            If there is nobody of that name, no such place, somebody else stands there (K4), or
            nobody can be there before the Knight is (K3).
        """
        now = self.position
        if who == KNIGHT:
            cell = cell_at(now, place)
            check_free(now, place, who)
            self._set(now._replace(knight=cell))
            return
        player, character = whole_number(player, 1, now.players), character_of(who)
        progress = progress_at(now, place, player)
        if now.characters[player - 1][character] == progress:
            progress = HOME
        elif HOME < progress < now.course.arrival:
            check_free(now, place, who, player)
        self._set(now.with_character(player, character, progress))

    def remove(self, place: str, player: int = 1) -> None:
        """Send home whoever stands at a place; the Knight leaves the course.

        Parameters
        ----------
        place : str
            As for :meth:`place`.
        player : int
            Whose Treasure is meant, and whose characters at the Arrival.

        Raises
        ------
        EditorError
            If there is no such place, or the Knight cannot be missing (K3).
        """
        player = whole_number(player, 1, self.position.players)
        self._set(emptied(self.position, place, player))

    def clear(self) -> None:
        """Send all characters home. The Knight stays where it is."""
        now = self.position
        clan = (HOME,) * len(CHARACTERS)
        self._set(now._replace(characters=(clan,) * now.players))

    def set_players(self, players: int) -> None:
        """Let so many take part; who stays keeps arm and cells, and in the set-up all begin anew.

        Raises
        ------
        GameError
            If so many cannot play.
        """
        now, players = self.position, check_players(players)
        if now.knight == NOWHERE:
            self.change(Position.start(now.course, players=players))
            return
        seated = enumerate(now.characters, start=1)
        clans = {arm_of(number, now.players): clan for number, clan in seated}
        arms = [arm_of(number, players) for number in range(1, players + 1)]
        nobody = (HOME,) * len(CHARACTERS)
        mover = arms.index(now.arm) + 1 if now.arm in arms else 1
        characters = tuple(clans.get(arm, nobody) for arm in arms)
        self._set(now._replace(characters=characters, player=mover))

    def set_mover(self, mover: int) -> None:
        """Let another player act.

        Raises
        ------
        EditorError
            If there is no such player, or the rules say who is to act (K3, K14).
        """
        now = self.position
        mover = whole_number(mover, 1, now.players)
        if mover != now.player:
            self._check_going_on()
            self._set(now._replace(player=mover))

    def set_dice(self, dice: str) -> None:
        """Let other dice be on the table.

        Parameters
        ----------
        dice : str
            As in the notation, ``"-"`` when a turn begins.

        Raises
        ------
        EditorError
            If no dice can be so, or there are none now (K3, K14).
        """
        chosen = fields().get(str(dice))
        if chosen is None:
            raise EditorError("clann.editor.no_such_dice", given=dice)
        if chosen != self.position.dice:
            self._check_going_on()
            self._set(self.position._replace(dice=chosen))

    def set_part_of_dice(self, part: str, value: str) -> None:
        """Let one part of the dice be another, and the others as they are as far as they can be.

        Parameters
        ----------
        part : {"left", "black", "again"}
        value : str
            As the notation has it.

        Raises
        ------
        EditorError
            If no dice can be so, or there are none now (K3, K14).
        """
        now = self.position.dice
        parts = {"left": "".join(map(str, now.left)), "black": now.black, "again": now.again}
        if part not in parts or value not in choices.options(**parts)[part]:
            raise EditorError("clann.editor.no_such_dice", given=value)
        self.set_dice(choices.field(**{**parts, part: value}))

    def set_phase(self, phase: str) -> None:
        """Go to another phase, with as few changes as that needs.

        Parameters
        ----------
        phase : str
            ``"choose"``: everybody begins anew. ``"knight"``: the first characters are chosen.
            ``"roll"``: no die is left. ``"use"``: some are.

        Raises
        ------
        EditorError
            If the Knight is to be put down first (K3), or the game begins to end, or has ended,
            otherwise (K14).
        """
        now = self.position
        if phase == now.phase:
            return
        match phase:
            case "choose":
                self.change(Position.start(now.course, players=now.players))
            case "knight":
                self.change(Position(*first_chosen(now)))
            case "roll":
                self._check_going_on()
                self._set(now._replace(dice=NO_DICE))
            case "use":
                self.set_dice(FIRST_DICE)
            case "over":
                raise EditorError("clann.editor.not_over")
            case _:
                phases = ("choose", "knight", "roll", "use")
                raise EditorError("clann.editor.no_such_phase", given=phase, phases=phases)

    def read(self, text: str) -> None:
        """Go on with the position that a text says.

        Raises
        ------
        NotationError
            If it says none.
        """
        self.change(Position.from_text(text, course=self.position.course))

    def check_playable(self) -> None:
        """Raise if the game is over in the position.

        Raises
        ------
        EditorError
            If so (K14).
        """
        if self.position.is_over:
            self._check_going_on()

    def _check_going_on(self) -> None:
        """Raise if the rules alone say who is to act, and that no dice are there (K3, K14)."""
        now = self.position
        if now.phase == "over":
            raise EditorError("clann.editor.over")
        if now.knight == NOWHERE:
            raise EditorError("clann.editor.knight_first")

    def _set(self, state: State) -> None:
        """Go on with what is true now, and what follows from that."""
        winners = [number for number in range(1, state.players + 1) if has_arrived(state, number)]
        if len(winners) > 1:
            raise EditorError("clann.editor.one_winner")
        if winners:
            state = state._replace(player=winners[0], dice=NO_DICE)
        if state.knight == NOWHERE:
            if not is_set_up(state):
                raise EditorError("clann.editor.knight_first")
            state = state._replace(player=state.chosen % state.players + 1, dice=NO_DICE)
        self.read(Position(*state).to_text())  # so that the notation can always be read
