"""What leaves the kernel, and what Python shows of things: as bytes that can be compared."""

from __future__ import annotations

import gc
import io
import json
import logging
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from itertools import count
from typing import Any, TypeVar
from unittest.mock import patch

import ipywidgets
from ipywidgets.widgets.widget import _remove_buffers

from clans_widget.clans.players import prepare

D = TypeVar("D")

ADDRESSES = re.compile(r"0x[0-9a-f]{6,}\b")
"""Where Python keeps things: elsewhere each time."""

OURS = b"\x5e\xed" * 2
"""Ids of widgets begin so while it is recorded; then comes the number of the recording."""

RECORDING = re.compile(rf"{OURS.hex()}[0-9a-f]{{4}}")

_numbers = count()

Observations = dict[str, bytes]
"""All that a viewer can observe, by the name of what it is."""


class Recorder:
    """Everything that widgets send, and that is printed or logged, while it records.

    That a widget is closed is left out: Python closes those that were given up, in its own time.
    """

    def __init__(self) -> None:
        self._lines: list[str] = []

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Record messages, output and the log.

        What others have given up is cleared away before, since Python says things of some of it,
        and the search is compiled, of which the log tells much. Ids are counted, not drawn.
        """
        gc.collect()
        gc.freeze()  # what is there now need not be searched again for the next recording
        prepare()
        printed, log = io.StringIO(), logging.StreamHandler(io.StringIO())
        opened = ipywidgets.Widget.open
        urandom = counting(next(_numbers))
        level = logging.root.level

        def open_(widget: ipywidgets.Widget) -> None:
            self._note("open", widget, widget.get_state())
            opened(widget)

        def send(widget: ipywidgets.Widget, msg: Any, buffers: Any = None) -> None:
            self._note("send", widget, msg, buffers)

        log.setLevel(logging.DEBUG)
        logging.root.addHandler(log)
        logging.root.setLevel(logging.DEBUG)
        try:
            with (
                patch.multiple(ipywidgets.Widget, open=open_, _send=send),
                patch("os.urandom", urandom),
                redirect_stdout(printed),
                redirect_stderr(printed),
            ):
                yield
        finally:
            logging.root.removeHandler(log)
            logging.root.setLevel(level)
        self._lines += ["printed", printed.getvalue(), "logged", log.stream.getvalue()]

    def _note(self, what: str, widget: ipywidgets.Widget, state: Any, buffers: Any = None) -> None:
        self._lines.append(f"{what} {type(widget).__name__} {message(state, buffers)}")

    def content(self) -> bytes:
        """All of it, in order."""
        return plain("\n".join(self._lines))


def counting(recording: int) -> Callable[[int], bytes]:
    """What gives the bytes of one id after the other: in each recording others."""
    ids = count()

    def urandom(size: int) -> bytes:
        return (OURS + recording.to_bytes(2, "big") + next(ids).to_bytes(10, "big"))[:size]

    return urandom


def differing(observe: Callable[[D], Observations], deals: Iterable[D]) -> list[str]:
    """The names of what is not the same for all deals.

    Parameters
    ----------
    observe : callable
        Gives what is observed when the cards are dealt so.
    deals : iterable
        Two or more.
    """
    first, *others = map(observe, deals)
    assert others
    found = set()
    for other in others:
        for name in other.keys() | first.keys():
            one, two = first.get(name, b""), other.get(name, b"")
            if one != two:
                found.add(name)
                _show(name, one, two)
    return sorted(found)


def _show(name: str, one: bytes, two: bytes) -> None:
    """Print what stands where they begin to differ: a failing test shows it."""
    pairs = enumerate(zip(one, two, strict=False))
    same = next((at for at, (a, b) in pairs if a != b), min(len(one), len(two)))
    about = slice(max(same - 80, 0), same + 200)
    sys.stdout.write(f"{name}:\n    {one[about]!r}\n    {two[about]!r}\n")


def message(state: Any, buffers: Any = None) -> str:
    """A message with the bytes that go with it."""
    content, paths, parts = _remove_buffers(state) if isinstance(state, dict) else (state, [], [])
    raw = [bytes(part).decode("latin-1") for part in (*parts, *(buffers or ()))]
    return json.dumps([content, paths, raw], default=repr)


def plain(shown: object) -> bytes:
    """Text as bytes, without what tells recordings apart; addresses are numbers in their order."""
    numbers: dict[str, str] = {}

    def number(found: re.Match[str]) -> str:
        return numbers.setdefault(found[0], f"<{len(numbers)}>")

    text = shown if isinstance(shown, str) else repr(shown)
    return ADDRESSES.sub(number, RECORDING.sub("", text)).encode()


def public(shown: object) -> str:
    """What something of the package shows under public names, without a call."""
    own = (kind for kind in type(shown).__mro__ if kind.__module__.startswith("clans_widget"))
    names = {*getattr(shown, "__dict__", ()), *(name for kind in own for name in vars(kind))}
    found = {name: getattr(shown, name) for name in sorted(names) if not name.startswith("_")}
    return repr({name: value for name, value in found.items() if not callable(value)})


def traced(call: Callable[[], object]) -> str:
    """What Python prints of the exception that a call raises, with the values of variables."""
    try:
        answer = call()
    except BaseException as error:  # noqa: BLE001 - whatever it is, it is looked at
        told = traceback.TracebackException.from_exception(error, capture_locals=True)
        return "".join([*told.format(), repr(error), repr(error.args), repr(vars(error))])
    raise AssertionError(f"Nothing was refused: {answer!r}")
