"""A cell that is run again frees what it replaced, in a real shell of IPython."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest
from IPython.core.interactiveshell import InteractiveShell
from ipywidgets import HBox

from tests.stage.left import collected

pytestmark = pytest.mark.slow

IMPORTS = "from ipywidgets import HBox; from tests.stage.test_toys import new_nim, nim, widget_of"
MAKES = "w = new_nim()[1]"


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    """A shell in which widgets have been made before, in a cell that nobody knows."""
    made = InteractiveShell.instance()
    run(made, f"{IMPORTS}; w = new_nim()[1]; w.close(); del w", "")
    yield made
    InteractiveShell.clear_instance()


def run(shell: InteractiveShell, code: str, cell: str) -> Any:
    """Run a cell as JupyterLab does; the variable ``w`` afterwards."""
    result = shell.run_cell(code, store_history=True, cell_id=cell or None)
    result.raise_error()
    return shell.user_ns.get("w")


def test_a_cell_that_runs_again_closes_what_it_made(shell: InteractiveShell) -> None:
    first = run(shell, MAKES, "three")
    second = run(shell, MAKES, "three")
    assert first.is_closed
    assert not second.is_closed


def test_what_python_and_ipywidgets_remember_is_no_use(shell: InteractiveShell) -> None:
    """In a kernel ``__builtins__`` has the last value; and somebody may count all widgets."""
    first = run(shell, MAKES, "three")
    run(shell, "__builtin__ = {'_': w}", "four")
    run(shell, "from ipywidgets.widgets.widget import _instances", "four")
    run(shell, MAKES, "three")
    assert first.is_closed


def test_other_cells_close_nothing(shell: InteractiveShell) -> None:
    first = run(shell, MAKES, "three")
    run(shell, MAKES, "four")
    run(shell, "1 + 1", "three")
    assert not first.is_closed


def test_where_no_cell_is_known_nothing_is_closed(shell: InteractiveShell) -> None:
    first = run(shell, MAKES, "")
    run(shell, MAKES, "")
    assert not first.is_closed


def test_a_cell_that_makes_several_keeps_them(shell: InteractiveShell) -> None:
    boards = "w = [new_nim()[1] for _ in range(3)]"
    first = run(shell, boards, "three")
    second = run(shell, boards, "three")
    assert [each.is_closed for each in first] == [True] * 3
    assert [each.is_closed for each in second] == [False] * 3


def test_nothing_is_left_of_a_value_that_was_replaced(shell: InteractiveShell) -> None:
    """Not among the values of IPython either: ``Out``, ``_``, ``_3``."""
    collected()
    boards = [ref(run(shell, f"{MAKES}; w", "three")) for _ in range(4)]
    run(shell, "0", "four")
    collected()
    assert [board() is None for board in boards] == [True] * 3 + [False]


@pytest.mark.parametrize("keeps", ["v = w", "v = [w]", "v = {'first': w}", "_v = w"])
def test_what_another_variable_names_stays(shell: InteractiveShell, keeps: str) -> None:
    first = run(shell, MAKES, "three")
    run(shell, keeps, "four")
    run(shell, MAKES, "three")
    assert not first.is_closed
    run(shell, f"{keeps.partition(' ')[0]} = None", "four")
    assert first.is_closed


def test_what_another_cell_shows_stays_until_it_shows_something_else(
    shell: InteractiveShell,
) -> None:
    first = run(shell, MAKES, "three")
    run(shell, "display(w)", "five")
    second = run(shell, MAKES, "three")
    assert not first.is_closed
    run(shell, "display(w)", "five")
    assert first.is_closed
    assert not second.is_closed


@pytest.mark.parametrize("box", ["v = HBox([w])", "HBox([w])"])
def test_what_stands_in_a_box_of_another_cell_stays(shell: InteractiveShell, box: str) -> None:
    first = run(shell, MAKES, "three")
    run(shell, box, "four")
    run(shell, MAKES, "three")
    assert not first.is_closed


def test_what_stands_in_a_box_that_is_replaced_goes(shell: InteractiveShell) -> None:
    cell = f"{MAKES}\nbox = HBox([w])\nbox"
    first = run(shell, cell, "three")
    box = shell.user_ns["box"]
    assert isinstance(box, HBox)
    run(shell, cell, "three")
    assert first.is_closed


def test_a_cell_that_fails_before_it_makes_another_keeps_the_first(
    shell: InteractiveShell,
) -> None:
    first = run(shell, MAKES, "three")
    with pytest.raises(ZeroDivisionError):
        run(shell, f"1 / 0\n{MAKES}", "three")
    assert not first.is_closed


def test_a_game_that_two_boards_show_goes_on(shell: InteractiveShell) -> None:
    run(shell, "game = nim.Nim(['Ann', 'Bob'], nim.Position())", "two")
    cell = "w = widget_of(nim.NimProduction(), game)"
    first = run(shell, cell, "three")
    first.play("A1")
    second = run(shell, cell, "three")
    assert first.is_closed
    second.play("B1")
    assert len(second.game.events) == 2


def test_what_a_click_makes_belongs_to_no_cell(shell: InteractiveShell) -> None:
    run(shell, "def make():\n    global w\n    w = new_nim()[1]", "two")
    for _ in range(2):
        shell.user_ns["make"]()
    first = shell.user_ns["w"]
    run(shell, MAKES, "two")
    run(shell, MAKES, "two")
    assert not first.is_closed
