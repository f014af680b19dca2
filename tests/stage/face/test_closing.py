"""What is opened is closed: widgets, threads, timers, motion; and the game stays as it was.

A board of Clans has most to close: bots, beliefs, an editor, a quiz; the toys are closed, too.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from itertools import count
from threading import enumerate as enumerate_threads
from typing import Any, Final
from weakref import ref

import ipywidgets
import pytest

from clans_widget import ClansWidget, PositionEditor, Quiz
from clans_widget.clans import Game
from clans_widget.stage.face.living.closed import Closed
from clans_widget.stage.face.stage import Stage
from tests.clans.games import last_move_game, random_game, unfinished_game
from tests.clans.widget.orders import order_buttons
from tests.clans.widget.seats.bots import Patient, Simple, a_while, new_game, on_a_loop, until
from tests.quiz.quizzes import QUESTIONS, button, villages
from tests.speeds import many
from tests.stage.clock import run
from tests.stage.hands import click, part, parts, press
from tests.stage.left import collected, living, nothing_left, said, waiting
from tests.stage.test_toys import new_nim, new_pig

pytestmark = pytest.mark.slow

__all__ = ["said"]

BOARDS: Final[dict[str, Callable[[], Any]]] = {
    "board": lambda: ClansWidget(unfinished_game(3)),
    "board of one player": lambda: ClansWidget(last_move_game(), seen_by="Ann", layout="tall"),
    "board with a bot": lambda: ClansWidget(new_game(), bots={"Bob": Simple()}),
    "editor": PositionEditor,
    "nim": lambda: new_nim()[1],
    "pig": lambda: new_pig()[1],
    **{f"quiz: {kind}": lambda kind=kind: Quiz(QUESTIONS[kind]()) for kind in QUESTIONS},  # type: ignore[misc]
}


MOST_WIDGETS: Final = 96
"""Of a board; it was twice as many when no part shared its looks with others."""


@pytest.fixture(autouse=True)
def _no_quiz_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Quiz, "_of_kernel", {})


@pytest.mark.parametrize("name", BOARDS)
def test_closing_closes_every_part_and_python_forgets_it(name: str) -> None:
    with nothing_left():
        widget = BOARDS[name]()
        assert widget.comm is not None
        widget.close()
        widget.close()
    gone = ref(widget)
    del widget
    collected()
    assert gone() is None


def test_a_board_is_few_widgets() -> None:
    before = len(living())
    widget = BOARDS["board"]()
    assert len(living()) - before <= MOST_WIDGETS
    widget.close()


@pytest.mark.parametrize("name", BOARDS)
def test_where_making_fails_nothing_is_left(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, make = count(1), ipywidgets.Widget.open
    fails = 0

    def make_until(widget: ipywidgets.Widget) -> None:
        if next(made) == fails:
            raise MemoryError
        make(widget)

    monkeypatch.setattr(ipywidgets.Widget, "open", make_until)
    BOARDS[name]().close()
    parts = next(made)
    while (fails := fails + 17) < parts:
        made = count(1)
        with nothing_left(), pytest.raises(MemoryError):
            BOARDS[name]()


def after_last_move() -> ClansWidget:
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    return ClansWidget(game)


def use(widget: ClansWidget) -> None:
    """Do all that makes new parts: variations, orders, seats, what can be believed."""
    for line in ("B5-C4:C4,B2", "E3-E5"):
        widget.game.add_variation([line])
    widget.go_to(3)
    for number in range(2):
        part(widget, "clans-variations").children[number].click()
        press(widget, "clans-leave")
    widget.go_to(len(widget.steps))
    widget.undo()
    for territory in ("B5", "C4"):
        click(widget, territory)
    order_buttons(widget)["C4"].click()
    for number in (4, 2):
        part(widget, "clans-players").value = number
    for is_open in (True, False):
        part(widget, "clans-who").value = is_open
    widget.language = "fr" if widget.language == "nl" else "nl"


def test_what_came_later_is_closed_too() -> None:
    with nothing_left():
        widget = after_last_move()
        use(widget)
        press(widget, "clans-undo")
        press(widget, "clans-hint")
        widget.close()


def test_a_quiz_closes_what_it_asked_with() -> None:
    with nothing_left():
        quiz = Quiz(*(make() for make in QUESTIONS.values()))
        for number in range(len(QUESTIONS)):
            quiz.ask(number)
            quiz.help()
        quiz.ask(2)
        villages("B2")(quiz)
        quiz.start_over()
        quiz.close()


def test_a_quiz_that_starts_over_leaves_nothing_of_its_last_answers() -> None:
    quiz = Quiz(*(make() for make in QUESTIONS.values()))

    def once() -> None:
        for number in range(len(QUESTIONS)):
            quiz.ask(number)
        quiz.ask(2)
        button(quiz, "clans-order", "B2").click()
        quiz.start_over()

    once()
    before = len(living())
    for _ in range(10):
        once()
    assert len(living()) == before
    quiz.close()


def test_the_number_of_parts_stays_the_same_whatever_is_done() -> None:
    widget = after_last_move()
    use(widget)
    before = living()
    for _ in range(many(8)):
        use(widget)
    assert living() == before
    widget.close()


@pytest.mark.slow
def test_board_after_board_memory_is_flat() -> None:
    """Python counts the pieces of memory in use; a board is some twenty thousand."""

    def blocks() -> int:
        collected()
        return sys.getallocatedblocks()

    def boards(number: int) -> None:
        for _ in range(number):
            widget = ClansWidget(random_game(7))
            widget.back()
            widget.close()

    boards(5)
    before = blocks()
    boards(number := many(50))
    assert blocks() - before < 20 * number


@pytest.mark.parametrize("name", BOARDS)
def test_after_closing_nothing_is_sent_and_nothing_waits(name: str, said: list[str]) -> None:
    async def watch() -> None:
        widget = BOARDS[name]()
        widget.go_to(1)
        widget.close()
        said.clear()
        click_everywhere(widget)
        await asyncio.sleep(0)
        assert waiting() == []
        await asyncio.sleep(60)
        assert said == []

    run(watch())


def click_everywhere(widget: Stage) -> None:
    """Messages that reach a widget after all: they come to nothing."""
    canvas = widget._board.canvas
    for event in ("mouse_down", "mouse_move", "mouse_out", "client_ready"):
        content = {"event": event, "x": 500, "y": 500}
        canvas[-1]._handle_frontend_event(canvas[-1], content, [])
    buttons = [each for each in parts(widget) if isinstance(each, ipywidgets.Button)]
    assert buttons
    for each in buttons:
        each.click()


def test_closing_in_the_middle_of_a_motion(said: list[str]) -> None:
    async def watch() -> None:
        widget = ClansWidget(random_game(7))
        widget.go_to(0)
        widget.next()
        await asyncio.sleep(0.3)
        assert widget._animator.is_running
        widget.close()
        said.clear()
        await asyncio.sleep(0)
        assert waiting() == []
        await asyncio.sleep(10)
        assert said == []

    with nothing_left():
        run(watch())


def test_closing_while_steps_are_played(said: list[str]) -> None:
    async def watch() -> None:
        widget = ClansWidget(random_game(7))
        widget.go_to(0)
        part(widget, "clans-autoplay").value = True
        await asyncio.sleep(6)
        step = widget.step
        assert step > 1
        widget.close()
        said.clear()
        await asyncio.sleep(0)
        assert waiting() == []
        await asyncio.sleep(60)
        assert (widget.step, said) == (step, [])

    with nothing_left():
        run(watch())


def test_closing_by_a_function_that_is_called_at_a_step() -> None:
    with nothing_left():
        widget = ClansWidget(random_game(7))
        widget.go_to(0)
        widget.on_step(lambda shown: shown.close() if shown.step == 3 else None)
        part(widget, "clans-autoplay").value = True
        assert widget.step == 3


def test_closing_in_the_middle_of_an_order() -> None:
    game = last_move_game()
    with nothing_left():
        widget = ClansWidget(game)
        click(widget, "B5")
        click(widget, "C4")
        first = order_buttons(widget)["C4"]
        widget.close()
        first.click()
    assert game.turns == ()


@on_a_loop
async def test_closing_while_a_bot_thinks() -> None:
    """Its thread cannot be stopped: it ends with its thought, and that comes to nothing."""
    threads, game, bot = {*enumerate_threads()}, new_game(first="Bob"), Patient()
    with nothing_left():
        widget = ClansWidget(game, bots={"Bob": bot})
        await until(lambda: bool(bot.asked))
        widget.close()
    gone = ref(widget)
    del widget
    await asyncio.sleep(0)
    collected()
    assert gone() is None, "the thread keeps the widget"
    bot.may_answer.set()
    await until(lambda: bot.answers == 1 and {*enumerate_threads()} <= threads)
    await a_while()
    assert game.turns == ()


@on_a_loop
async def test_a_bot_that_has_not_begun_is_never_asked() -> None:
    bot, game = Patient(), new_game(first="Bob")
    boards = [ClansWidget(game, bots={"Bob": bot}) for _ in range(2)]
    await until(lambda: bool(bot.asked))
    for board in boards:
        board.close()
    bot.may_answer.set()
    await until(lambda: bot.answers >= 1)
    await a_while()
    assert game.turns == ()


@on_a_loop
async def test_closing_while_it_is_inferred_who_is_who() -> None:
    with nothing_left():
        widget = ClansWidget(unfinished_game(3))
        part(widget, "clans-who").value = True
        widget.close()
        await a_while()


DOES: Final[dict[str, Callable[[Any], object]]] = {
    "next": lambda w: w.next(),
    "back": lambda w: w.back(),
    "go_to": lambda w: w.go_to(0),
    "on_step": lambda w: w.on_step(print),
    "play": lambda w: w.play(w.game.position.legal_moves()[0]),
    "roll": lambda w: w.roll(),
    "let_bots_play": lambda w: w.let_bots_play(),
    "undo": lambda w: w.undo(),
    "redo": lambda w: w.redo(),
    "on_turn": lambda w: w.on_turn(print),
    "restrict": lambda w: w.restrict(),
    "mark": lambda w: w.mark(),
    "hint": lambda w: w.hint(),
    "ask": lambda w: w.ask(0),
    "check": lambda w: w.check(),
    "hand_in": lambda w: w.hand_in(),
    "help": lambda w: w.help(),
    "start_over": lambda w: w.start_over(),
    "keep": lambda w: w.keep(),
    "place": lambda w: w.place("A1", "red", 1),
    "clear": lambda w: w.clear(),
    "play_from_here": lambda w: w.play_from_here(),
    "language": lambda w: setattr(w, "language", "fr"),
}
READS: Final = {
    *("step", "steps", "position", "game", "picture", "center", "to_html", "to_gif", "is_closed"),
    *("scores", "villages", "beliefs", "text", "exercise", "progress", "lesson_progress"),
    *("close", "name", "kept", "state", "report", "from_report", "view"),
}


@pytest.mark.parametrize(
    "kind", [ClansWidget, PositionEditor, Quiz], ids=lambda kind: kind.__name__
)
def test_each_thing_that_a_widget_offers_does_something_or_is_read(kind: type[Stage]) -> None:
    own = {name for each in kind.__mro__ if issubclass(each, Stage) for name in vars(each)}
    assert {name for name in own if not name.startswith("_")} <= DOES.keys() | READS


@pytest.mark.parametrize(
    ("name", "action"),
    [
        (name, action)
        for name, kind in (
            ("board", ClansWidget),
            ("editor", PositionEditor),
            ("quiz: order", Quiz),
        )
        for action in DOES
        if hasattr(kind, action)
    ],
)
def test_a_closed_widget_says_so_and_the_game_stays_as_it_was(
    name: str, action: str, said: list[str]
) -> None:
    widget = BOARDS[name]()
    before = widget.position, repr(widget), widget.picture.svg()
    widget.close()
    said.clear()
    with pytest.raises(Closed, match="closed"):
        DOES[action](widget)
    assert (widget.position, repr(widget), widget.picture.svg()) == before
    assert said == []


def test_games_go_on_without_the_widget() -> None:
    game = Game.new(["Ann", "Bob"], seed=7)
    ClansWidget(game).close()
    game.play("A1-A2")
    other = ClansWidget(game)
    assert other.step == len(other.steps) == len(game.steps) > 0
    other.close()
