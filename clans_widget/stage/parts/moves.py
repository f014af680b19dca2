"""The move that a reader makes in a scene: chosen part by part, by clicks or from lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from clans_widget.core.author_texts import Text, as_authored
from clans_widget.core.errors import Refusal
from clans_widget.core.marks import Marks
from clans_widget.core.protocols import Choice
from clans_widget.stage import actions as act
from clans_widget.stage.choosing import Parts, last_left, stands, why_not
from clans_widget.stage.play import Play
from clans_widget.stage.production import Part
from clans_widget.stage.state import Restriction
from clans_widget.words import LANGUAGES, Spoken, Voice

from .variations import Variations


class NotAsked(Refusal):
    """A legal move, where an exercise asks for another."""

    def __init__(self, move: Any, message: Spoken | None = None) -> None:
        self.message = message
        super().__init__("widget.not_asked", move=move)

    def in_voice(self, voice: Voice) -> str:
        """The author's message if there is one, else the sentence."""
        return self.message.in_voice(voice) if self.message else super().in_voice(voice)


class Offered(NamedTuple):
    """What can be chosen for one part of a move.

    Attributes
    ----------
    part : Part
    before : tuple of str
        What has been chosen before it.
    options : tuple of str
    chosen : str
        What has been chosen of them; empty for nothing.
    """

    part: Part
    before: Parts = ()
    options: tuple[str, ...] = ()
    chosen: str = ""


class Moves:
    """The move that a reader makes in a scene.

    What has been chosen stands in the scene's state; here is what it means.

    Parameters
    ----------
    scene : Play
    variations : Variations
    """

    def __init__(self, scene: Play, variations: Variations) -> None:
        self._scene = scene
        self._variations = variations

    # What there is to choose

    @property
    def choice(self) -> Choice:
        """What has been chosen, and what comes next."""
        choice: Choice = self._position.choose(*self._scene.state.chosen)
        return choice

    @property
    def is_open(self) -> bool:
        """Whether a move is being chosen."""
        return bool(self._scene.state.chosen or self.refusal)

    @property
    def is_begun(self) -> bool:
        """Whether the reader has chosen anything, or tried to."""
        return bool(self._scene.state.chosen or self._scene.state.attempt)

    @property
    def offered(self) -> tuple[Offered, ...]:
        """For each part of a move what can be chosen, and what has been."""
        found = {} if self._scene.bot else stands(self._position, self._scene.state.chosen)
        return tuple(Offered(part, *found.get(part.stage, ())) for part in self._parts)

    @property
    def can_play(self) -> bool:
        """Whether a whole move is chosen."""
        return self.choice.move is not None

    @property
    def any_order(self) -> tuple[str, ...]:
        """What is left to choose, where no choice among it changes anything."""
        return self._scene.production.any_order(self._position, self.choice)

    @property
    def open_choice(self) -> Parts | None:
        """What a person who is to act has chosen; ``None`` if nobody is."""
        is_open = self._scene.bot is None and not self._position.is_over
        return self._scene.state.chosen if is_open else None

    @property
    def movable(self) -> tuple[str, ...]:
        """The places that a move may begin with, where the reader wants to see them."""
        scene, state = self._scene, self._scene.state
        wanted = state.settings.movable or state.surveyed
        is_open = self.open_choice is not None
        return scene.production.movable(self._position) if wanted and is_open else ()

    @property
    def refusal(self) -> Refusal | None:
        """Why the last choice could not be."""
        state = self._scene.state
        return why_not(self._position, state.attempt) or state.trouble

    @property
    def marks(self) -> Marks:
        """What to point at: why the last choice was refused; else what may be chosen next."""
        state, pointed = self._scene.state, self._scene.production.pointed
        return pointed(self._position, state.chosen, state.pointed, self.refusal)

    # What is done

    def restrict(self, moves: Any, message: Text) -> None:
        """Let only some legal moves be played, with what to say of the others.

        Raises
        ------
        Refusal
            If one of them is no move, or cannot be made now, or a function lets none be made that
            can: nobody could ever do what is asked. Or if the message is no text.
        """
        said = as_authored(message)
        if message and not said:
            raise Refusal("exercise.error.text", name="message", languages=", ".join(LANGUAGES))
        restriction = None
        if callable(moves):
            self._check_test(moves)
            restriction = Restriction(None, moves, said)
        elif moves is not None:
            restriction = Restriction(tuple(self._asked_for(moves)), None, said)
        self._scene.put(restriction=restriction)

    def check(self, move: Any) -> None:
        """Raise if a legal move is not one that is asked for.

        Raises
        ------
        NotAsked
            If it is not.
        Refusal
            If the function that says so has failed.
        """
        asked = self._scene.state.restriction
        if asked is None or move not in self._position.legal_moves():
            return
        if not self._is_asked_for(move, asked):
            raise NotAsked(move, asked.message)

    def _is_asked_for(self, move: Any, asked: Restriction) -> bool:
        if asked.test is None:
            return move in (asked.moves or ())
        try:
            return asked.test(self._position, move)
        except Exception as error:
            self._scene.keep(error)
            raise Refusal("widget.test_failed", move=move) from error

    def resume(self) -> None:
        """Go on with what was chosen of a move, if one begins so here."""
        if why_not(self._position, self._scene.state.chosen):
            self._scene.choose_nothing()

    def click(self, action: act.Click) -> None:
        """Choose a place, or take it back; at an earlier step, go on, or try another move."""
        scene, place = self._scene, action.place
        if not scene.at_end:
            self._go_on(place)
        elif place and place == scene.production.tray and scene.can_roll:
            scene.show_events(scene.game.roll())
        elif scene.bot is None:
            clicked = scene.production.clicked(self._position, scene.state.chosen, place)
            self.choose(clicked, play=True)

    def point(self, action: act.Point) -> None:
        """The mouse is over a place; over none is heard also while a bot thinks."""
        if action.place is None or self._scene.bot is None:
            self._scene.put(pointed=action.place)

    def choose(self, parts: tuple[str, ...], *, play: bool = False) -> None:
        """Choose parts of a move; when it is complete it may be played at once."""
        if self._scene.bot is not None:
            return
        scene = self._scene
        scene.put(trouble=None)
        scene.to_the_end()
        try:
            choice = self._position.choose(*parts)
        except Refusal:
            scene.put(attempt=parts)
            return
        scene.put(chosen=choice.chosen, attempt=())
        if play and choice.move is not None:
            self._try(choice.move)
        elif play and (last := last_left(self._position, parts, self._with_buttons)):
            self._try(self._position.choose(*parts, last).move)
            if not self.is_open:
                scene.put(notice="widget.last_placed", about=last)

    def make(self, move: Any) -> Any:
        """Make a move and show its first step.

        Raises
        ------
        IllegalMove, NotationError, NotAsked
            If it cannot be made; nothing changes then.
        """
        move = self._scene.game.move_of(move)
        self.check(move)
        event = self._scene.game.play(move)
        self._scene.show_events(event)
        return event

    def choose_at(self, action: act.ChooseAt) -> None:
        """Choose a part in the place of that which is chosen at its stage, or none there."""
        found = stands(self._position, self._scene.state.chosen)
        if action.stage in found:
            self.choose((*found[action.stage].before, *filter(None, [action.part])))

    def choose_next(self, action: act.ChooseNext) -> None:
        """Choose one part more."""
        self.choose((*self._scene.state.chosen, action.part), play=True)

    def choose_any_order(self) -> None:
        """Choose what is left, where its order changes nothing."""
        self.choose((*self._scene.state.chosen, *self.any_order), play=True)

    def play_chosen(self) -> None:
        """Make the move that has been chosen."""
        self.choose(self._scene.state.chosen, play=True)

    # How it works

    def _check_test(self, test: Callable[[Any, Any], object]) -> None:
        """Refuse a test that lets no move be made, or fails, where a person is to make one."""
        is_due = self._scene.bot is None
        legal = self._position.legal_moves() if is_due else ()
        for move in legal:
            try:
                if test(self._position, move):
                    return
            except Exception as error:
                raise Refusal("widget.test_fails", move=move, error=str(error)) from error
        if legal:
            raise Refusal("widget.nothing_allowed")

    def _asked_for(self, moves: Any) -> Iterator[Any]:
        """The moves that an author asks for, each as the legal one that it is."""
        several = isinstance(moves, Iterable) and not isinstance(moves, str)
        asked = tuple(moves) if several else (moves,)
        if not asked:
            raise Refusal("widget.nothing_asked")
        for given in asked:
            move = self._scene.game.move_of(given)
            if move not in self._position.legal_moves():
                move = self._position.play(move).move
            yield move

    @property
    def _parts(self) -> tuple[Part, ...]:
        return self._scene.production.parts

    @property
    def _position(self) -> Any:
        return self._scene.game.position

    @property
    def _with_buttons(self) -> tuple[str, ...]:
        """The stages whose options have buttons: the last one that is left follows by itself."""
        return tuple(part.stage for part in self._parts if part.buttons)

    def _go_on(self, place: str | None) -> None:
        """A click skips no turn that was begun, and not the last one; else it leads to the end.

        In a game that is over nobody wants to get there: the click tries another move.
        """
        scene, moment = self._scene, self._scene.moment
        if scene.is_running or moment.to_come:
            scene.follow()
        elif scene.game.position.is_over and not scene.is_away:
            self._try_another(place)
        elif moment.ply + 1 == len(scene.game.events):
            scene.playback.follow(scene.count)
        else:
            scene.step_to(scene.count)

    def _try_another(self, place: str | None) -> None:
        """Begin another move at a place, beside the game, if one can begin there."""
        scene = self._scene
        try:
            parts = scene.production.clicked(scene.moment.position, (), place)
            can_begin = bool(parts) and bool(scene.moment.position.choose(*parts).chosen)
        except Refusal:
            return
        if can_begin and self._variations.can_try:
            self._variations.try_here()
            self.choose(parts, play=True)

    def _try(self, move: Any) -> None:
        """Play a move; keep why not if that is refused."""
        try:
            self.make(move)
        except Refusal as trouble:
            self._scene.put(trouble=trouble)
