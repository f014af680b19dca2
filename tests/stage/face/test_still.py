"""What a kernel sends for a board: a live widget with a still, in one output or in two.

A board of Clans, as a notebook makes it: a toy cannot be imported there.
"""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget import ClansWidget
from tests.clans.games import LAST_MOVE
from tests.stage.face.kernels import (
    VIEW,
    Outputs,
    flattened,
    kinds,
    outputs,
)

pytestmark = pytest.mark.slow

STILL: Final = {"image/png", "image/svg+xml"}

CELLS: Final = {
    "last value": f"from clans_widget import ClansWidget\nw = ClansWidget({LAST_MOVE!r})\nw",
    "displayed": "display(w)",
    "one step further": "_ = w.play('B5-C4:B2,C4')\nw",
    "in a box": "from ipywidgets import Box\nBox([w])",
    "in VS Code": "__vsc_ipynb_file__ = 'clans.ipynb'\nw",
    "closed": "del __vsc_ipynb_file__\nw.close()\nw",
}


@pytest.fixture(scope="module")
def alone() -> Outputs:
    """The outputs of a kernel that a program has started."""
    return outputs(CELLS)


@pytest.fixture(scope="module")
def served() -> Outputs:
    """The outputs of a kernel that a Jupyter server has started for a notebook."""
    return outputs(CELLS, JPY_SESSION_NAME="clans.ipynb")


@pytest.mark.parametrize("cell", ["last value", "displayed", "one step further"])
def test_in_a_served_notebook_the_still_is_an_output_of_its_own(served: Outputs, cell: str) -> None:
    assert kinds(served[cell]) == [{VIEW}, {"text/plain"} | STILL]


@pytest.mark.parametrize("cell", ["last value", "displayed", "one step further", "in VS Code"])
def test_elsewhere_there_is_one_output(alone: Outputs, served: Outputs, cell: str) -> None:
    found = served if cell == "in VS Code" else alone
    assert kinds(found[cell]) == [{VIEW, "text/plain"} | STILL]


@pytest.mark.parametrize("cell", CELLS)
def test_both_hold_the_same(alone: Outputs, served: Outputs, cell: str) -> None:
    assert list(flattened(served[cell])) == list(flattened(alone[cell]))


def test_the_still_shows_the_board_as_it_was_displayed(served: Outputs) -> None:
    widget = ClansWidget(LAST_MOVE)
    for cell in ("last value", "displayed"):
        assert served[cell][1].data["image/svg+xml"] == widget.still.svg()
    widget.play("B5-C4:B2,C4")
    assert served["one step further"][1].data["image/svg+xml"] == widget.still.svg()


def test_what_is_no_live_board_itself_has_no_still(served: Outputs) -> None:
    assert kinds(served["in a box"]) == [{VIEW, "text/plain"}]
    assert kinds(served["closed"]) == [{"text/plain"}]
