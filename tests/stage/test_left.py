"""What the helpers that look for widgets left behind can be trusted with."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import ipywidgets
import pytest

from tests.stage.left import collected, nothing_left


class Fails:
    """Can only be collected, and fails then."""

    def __init__(self) -> None:
        self._itself = self

    def __del__(self) -> None:
        raise RuntimeError


@pytest.fixture
def _collected_when_asked() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.slow
@pytest.mark.usefixtures("_collected_when_asked")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_what_earlier_tests_left_keeps_no_widget(monkeypatch: pytest.MonkeyPatch) -> None:
    make = ipywidgets.Widget.open

    def collect_and_make(widget: ipywidgets.Widget) -> None:
        gc.collect()
        make(widget)

    monkeypatch.setattr(ipywidgets.Widget, "open", collect_and_make)
    Fails()
    with nothing_left():
        widget = ipywidgets.Layout()
        widget.close()
    gone = ref(widget)
    del widget
    collected()
    assert gone() is None
