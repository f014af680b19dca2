"""Time and answers reach a scene on the loop; what it no longer waits for never does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextvars import Context, ContextVar
from threading import Event, Lock, Thread
from typing import Any, TypeVarTuple

import pytest

from clans_widget.arena.asking import Outcome
from clans_widget.arena.breath import breathe
from clans_widget.stage import actions as act
from clans_widget.stage.runner import Runner
from clans_widget.stage.scene import Scene
from clans_widget.stage.thinking import Thinking, share_thread
from tests.stage.clock import run, until
from tests.stage.toy_scenes import Advising, Taker, nim_scene

Ts = TypeVarTuple("Ts")


class Watched:
    """A scene with a runner, and when something has reached it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.arrivals: list[tuple[float, int]] = []
        self.runner = Runner(scene, self._arrived)

    def do(self, action: act.Action) -> None:
        self.scene.do(action)
        self.runner.serve()

    def _arrived(self) -> None:
        try:
            now = asyncio.get_running_loop().time()
        except RuntimeError:
            now = 0.0
        self.arrivals.append((now, self.scene.step))


def still(*moves: str, **options: Any) -> Watched:
    """Nim without motion, so that a step takes its pause and no more."""
    scene = nim_scene(*moves, **options)
    scene.do(act.Settle({"motion": False}))
    return Watched(scene)


async def answered(watched: Watched) -> None:
    """Until nothing is waited for."""
    await until(lambda: not watched.scene.requests)


def test_steps_follow_each_other_after_their_pause() -> None:
    async def play() -> None:
        watched = still("A1", "B1", "C1")
        watched.do(act.Autoplay(True))
        await asyncio.sleep(60)
        assert watched.arrivals == [(1.5, 2), (3.0, 3), (4.5, 3)]
        assert not watched.scene.state.playing

    run(play())


def test_what_was_asked_for_is_served_once_however_often_one_looks() -> None:
    async def play() -> None:
        watched = still("A1", "B1", "C1")
        watched.do(act.Autoplay(True))
        for _ in range(3):
            watched.do(act.Point("A"))
        await asyncio.sleep(1.6)
        assert watched.arrivals == [(1.5, 2)]
        watched.runner.close()

    run(play())


def test_what_is_no_longer_waited_for_does_not_come() -> None:
    async def play() -> None:
        watched = still("A1", "B1", "C1")
        watched.do(act.Autoplay(True))
        watched.do(act.Back())
        await asyncio.sleep(60)
        assert (watched.arrivals, watched.scene.step) == ([], 0)

    run(play())


def test_who_has_closed_hears_nothing_and_asks_for_nothing() -> None:
    async def play() -> None:
        watched = still("A1", "B1", "C1")
        watched.do(act.Autoplay(True))
        watched.runner.close()
        await asyncio.sleep(60)
        watched.do(act.Autoplay(True))
        await asyncio.sleep(60)
        assert watched.arrivals == []

    run(play())


def test_without_a_loop_everything_happens_at_once() -> None:
    watched = still("A1", "B1", "C1")
    watched.do(act.Autoplay(True))
    assert [step for _, step in watched.arrivals] == [2, 3, 3]
    assert (watched.scene.requests, watched.scene.state.playing) == ((), False)


def test_without_a_loop_a_hint_is_there_at_once() -> None:
    watched = Watched(nim_scene(production=Advising()))
    watched.do(act.AskForHint())
    assert len(watched.scene.hints.advised) == 2
    assert len(watched.arrivals) == 1


def test_without_a_loop_bots_have_moved_before_the_steps_are_shown() -> None:
    watched = still("A1", bots={"Bob": Taker("B1")})
    watched.do(act.Last())
    assert watched.scene.game.moves == ("A1", "B1")
    assert watched.arrivals == []


def test_without_a_loop_who_has_closed_is_not_served_on() -> None:
    watched = still("A1", "B1", "C1")
    watched.scene.when_shown(watched.runner.close)
    watched.do(act.Autoplay(True))
    assert watched.arrivals == []


def test_a_bot_and_a_hint_are_answered_on_the_loop() -> None:
    async def play() -> None:
        watched = still("A1", bots={"Bob": Taker("B1")}, production=Advising())
        watched.do(act.Last())
        await answered(watched)
        assert watched.scene.game.moves == ("A1", "B1")
        watched.do(act.AskForHint())
        await answered(watched)
        assert len(watched.scene.hints.advised) == 2

    run(play())


# A question


def test_an_answer_does_not_come_before_its_time() -> None:
    async def ask() -> None:
        thinking, found = Thinking(), list[Any]()
        loop = asyncio.get_running_loop()
        assert thinking.start(lambda: 42, lambda told: found.append((loop.time(), told)), after=7)
        assert thinking.is_running
        await asyncio.sleep(6.9)
        assert found == []
        while not found:
            await asyncio.sleep(0.1)
        assert found[0][0] >= 7
        assert (found[0][1].answer, thinking.is_running) == (42, False)

    run(ask())


def test_an_answer_comes_where_the_question_was_asked() -> None:
    """Widgets that are made then belong to those that were there."""
    where: ContextVar[str] = ContextVar("where", default="elsewhere")

    async def ask() -> None:
        thinking, found = Thinking(), list[str]()
        where.set("here")
        thinking.start(lambda: 42, lambda _: found.append(where.get()))
        where.set("gone on")
        while thinking.is_running:
            await asyncio.sleep(0.1)
        assert found == ["here"]

    run(ask())


def test_without_a_loop_nobody_is_asked() -> None:
    thinking, asked = Thinking(), list[object]()
    assert not thinking.start(lambda: asked.append(1), asked.append)
    assert (thinking.is_running, asked) == (False, [])


def test_a_dropped_question_is_never_answered() -> None:
    async def ask() -> None:
        thinking, found, done = Thinking(), list[Any](), Event()
        thinking.start(done.set, found.append)
        thinking.drop()
        assert not thinking.is_running
        await asyncio.sleep(1)
        assert found == []

    run(ask())


def test_of_two_questions_the_second_is_answered() -> None:
    async def ask() -> None:
        thinking, found, go_on = Thinking(), list[Any](), Event()
        thinking.start(go_on.wait, found.append)
        thinking.start(lambda: 2, found.append)
        go_on.set()
        while thinking.is_running:
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        assert [outcome.answer for outcome in found] == [2]

    run(ask())


def test_nobody_is_asked_two_questions_at_a_time() -> None:
    async def ask() -> None:
        lock, thinking, asked, found = Lock(), Thinking(), list[int](), list[Any]()
        with lock:
            thinking.start(lambda: asked.append(1), found.append, lock=lock)
            await asyncio.sleep(1)
            assert asked == []
        while thinking.is_running:
            await asyncio.sleep(0.1)
        assert asked == [1]

    run(ask())


def test_a_question_that_was_dropped_while_it_waited_is_not_asked() -> None:
    async def ask() -> None:
        lock, thinking, asked = Lock(), Thinking(), list[int]()
        with lock:
            thinking.start(lambda: asked.append(1), lambda _: None, lock=lock)
            thinking.drop()
        with lock:
            await asyncio.sleep(0.1)
        assert asked == []

    run(ask())


def test_what_a_player_raises_is_the_answer_whatever_it_is() -> None:
    async def ask() -> None:
        thinking, found = Thinking(), list[Outcome[Any]]()

        def fail() -> None:
            raise KeyboardInterrupt

        thinking.start(fail, found.append)
        while thinking.is_running:
            await asyncio.sleep(0.1)
        assert isinstance(found[0].error, KeyboardInterrupt)

    run(ask())


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in Pyodide."""

    def none(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", none)


@pytest.mark.usefixtures("no_threads")
def test_where_there_are_no_threads_the_loop_thinks_when_the_browser_has_painted() -> None:
    async def ask() -> None:
        thinking, times = Thinking(), list[float]()
        loop = asyncio.get_running_loop()
        thinking.start(lambda: times.append(loop.time()), lambda _: times.append(loop.time()))
        assert times == []
        await asyncio.sleep(1)
        assert times == [0.1, 0.1]

    run(ask())


def test_an_answer_for_a_loop_that_is_closed_comes_to_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on, found, raised = Event(), list[Any](), list[Any]()
    before = {*threading.enumerate()}

    async def ask() -> None:
        Thinking().start(go_on.wait, found.append)

    monkeypatch.setattr(threading, "excepthook", raised.append)
    run(ask())
    (thread,) = {*threading.enumerate()} - before
    assert thread.daemon, "Python waits for it in the end."
    go_on.set()
    thread.join(10)
    assert (found, raised, thread.is_alive()) == ([], [], False)


@pytest.mark.usefixtures("no_threads")
def test_where_there_are_no_threads_a_bot_that_still_thinks_is_not_asked() -> None:
    async def ask() -> None:
        thinking, lock, found = Thinking(), Lock(), list[Any]()
        lock.acquire()
        thinking.start(lambda: 42, lambda outcome: found.append(outcome.answer), lock=lock)
        await asyncio.sleep(1)
        assert found == []
        lock.release()
        await asyncio.sleep(1)
        assert found == [42]

    run(ask())


@pytest.mark.usefixtures("no_threads")
def test_where_there_are_no_threads_who_shares_the_loop_says_when_and_how_is_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, paused, found = list[Callable[[], object]](), list[str](), list[Any]()
    monkeypatch.setattr("clans_widget.stage.thinking._begins", [])
    monkeypatch.setattr("clans_widget.arena.breath._ways", [])
    share_thread(begun.append, lambda: paused.append("breath"))

    async def ask() -> None:
        Thinking().start(breathe, found.append)
        await asyncio.sleep(1)
        assert (len(begun), paused, found) == (1, [], [])
        begun[0]()
        await asyncio.sleep(1)
        assert (paused, [outcome.error for outcome in found]) == (["breath"], [None])

    run(ask())


class Strict(asyncio.SelectorEventLoop):
    """A loop that refuses what was due before, as Pyodide's does."""

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        if delay < 0:
            raise ValueError("Can't schedule in the past")
        return super().call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_later(when - self.time(), callback, *args, context=context)


def test_an_answer_is_never_due_before_now() -> None:
    found: list[Any] = []

    async def ask() -> None:
        Thinking().start(lambda: 42, lambda outcome: found.append(outcome.answer))
        await until(lambda: found)

    with asyncio.Runner(loop_factory=Strict) as runner:
        runner.run(ask())
    assert found == [42]
