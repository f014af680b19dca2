"""Messages of a browser are heard one after the other, whatever thread brings them."""

from __future__ import annotations

import asyncio
import logging
import time
from threading import Event, current_thread
from typing import Any, Final

import ipywidgets as w
import pytest

from clans_widget.stage.face.living import hearing
from clans_widget.stage.face.living.household import Household

CLICK: Final = {"method": "custom", "content": {"event": "click"}}


def made() -> w.Button:
    """A button as the parts of a widget are made."""
    with Household().making():
        return w.Button()


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buttons fail at whatever they hear."""

    def fail(*_: object) -> None:
        raise ArithmeticError

    monkeypatch.setattr(w.Button, "_handle_msg", fail)


def bring(button: w.Button) -> None:
    """Bring the message of a click, as a kernel does."""
    comm: Any = button.comm
    comm.handle_msg({"content": {"data": CLICK}, "buffers": []})


async def while_busy(button: w.Button) -> None:
    """Keep a loop from hearing a click until the thread that has brought it has gone on."""
    gone_on = Event()

    def bring_and_go_on() -> None:
        bring(button)
        gone_on.set()

    brought = asyncio.get_running_loop().run_in_executor(None, bring_and_go_on)
    assert gone_on.wait(timeout=60)
    await brought


def test_a_click_is_heard_where_the_button_was_made_also_if_another_thread_brings_it() -> None:
    heard: list[object] = []

    async def notebook() -> None:
        button = made()
        button.on_click(lambda _: heard.append(current_thread()))
        await asyncio.to_thread(bring, button)
        assert heard == [current_thread()], "it has been heard when the thread goes on"
        bring(button)
        assert heard == [current_thread()] * 2, "at once, where nobody need wait"

    asyncio.run(notebook())


def test_a_click_waits_until_what_goes_on_has_ended() -> None:
    told: list[str] = []

    async def notebook() -> None:
        button = made()
        button.on_click(lambda _: told.append("click"))
        brought = asyncio.get_running_loop().run_in_executor(None, bring, button)
        time.sleep(0.2)
        told.append("cell")
        await brought

    asyncio.run(notebook())
    assert told == ["cell", "click"]


def test_a_cell_that_takes_long_does_not_keep_the_thread_from_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hearing, "PATIENCE", 0.01)
    heard: list[object] = []

    async def notebook() -> None:
        button = made()
        button.on_click(heard.append)
        await while_busy(button)
        assert heard == [button]

    asyncio.run(notebook())


@pytest.mark.usefixtures("broken")
def test_what_goes_wrong_is_told_to_who_brought_the_message() -> None:
    async def notebook() -> None:
        with pytest.raises(ArithmeticError):
            await asyncio.to_thread(bring, made())

    asyncio.run(notebook())


@pytest.mark.usefixtures("broken")
def test_what_goes_wrong_later_is_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hearing, "PATIENCE", 0.01)

    async def notebook() -> None:
        await while_busy(made())

    with caplog.at_level(logging.ERROR):
        asyncio.run(notebook())
    assert "A message was not heard." in caplog.text
    assert "ArithmeticError" in caplog.text


def test_a_click_is_heard_at_once_in_a_script_and_after_its_loop_has_ended() -> None:
    heard: list[object] = []

    async def notebook() -> w.Button:
        return made()

    for button in (made(), asyncio.run(notebook())):
        button.on_click(heard.append)
        bring(button)
        assert heard.pop() is button


def test_a_button_that_is_opened_again_hears_in_the_same_place() -> None:
    heard: list[object] = []

    async def notebook() -> None:
        button = made()
        button.on_click(lambda _: heard.append(current_thread()))
        button.close()
        button.open()
        await asyncio.to_thread(bring, button)
        assert heard == [current_thread()]

    asyncio.run(notebook())
