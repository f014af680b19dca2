"""A notebook as a page would run it, in a Python that has what a page has and nothing else.

It is given the cells as JSON and answers with what each of them shows. Cells run one after another
in one namespace, statement by statement; what fails is left out, as in a notebook that goes on.
Then each board is made again from what it depends on alone, as on the page, and compared.
"""

from __future__ import annotations

import ast
import json
import os
import sys
from collections.abc import Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

from ipywidgets import Widget

from clans_widget.core.cells import is_python
from clans_widget.page.host import Host
from clans_widget.page.host.run_cell import shown_by
from clans_widget.page.shell import listeners
from clans_widget.picture import still_of
from clans_widget.stage.face.living.shown import Shown
from clans_widget.stage.face.walked import Walked
from clans_widget.words import use_language


class Statement(NamedTuple):
    """A statement of a notebook that has been run.

    Attributes
    ----------
    cell : int
    text : str
    binds, reads : frozenset of str
        The names that it gives something to, and those that it reads.
    acts : bool
        Whether it does something when it is run, and not later, as a function does.
    shows : bool
        Whether all that it does is to show or to name something alive.
    error : str
        Why it failed; empty if it did not.
    module : str
        What it would have needed, if that is not there.
    """

    cell: int
    text: str
    binds: frozenset[str]
    reads: frozenset[str]
    acts: bool
    shows: bool = False
    error: str = ""
    module: str = ""


class Rehearsal:
    """Runs a notebook, and finds out what each of its boards needs.

    Parameters
    ----------
    cells : sequence of str
        The code of its cells, in order.
    """

    def __init__(self, cells: Sequence[str]) -> None:
        self._cells = [as_python(cell) for cell in cells]
        self._done: list[Statement] = []
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def results(self) -> list[dict[str, Any]]:
        """Of each cell: the code that makes what it shows, and how it looks; or why there is none.

        A cell that shows nothing alive and did not fail has nothing in it.
        """
        return [self._result(number) for number in range(len(self._cells))]

    def _result(self, number: int) -> dict[str, Any]:
        shown = self._run(number)
        if shown is not None:
            return {**self._made_again(number, looks_of(shown)), "game": game_of(shown)}
        failed = next((each for each in self._done if each.cell == number and each.error), None)
        if failed is None:
            return {}
        cause = self._cause(failed)
        return {"error": cause.error, "module": cause.module, "because": cause.cell}

    def _made_again(self, number: int, wanted: dict[str, str]) -> dict[str, Any]:
        """What makes a cell's board from as little as can be: it must look as in the notebook."""
        found: dict[str, Any] = {}
        for statements in self._choices(number):
            code = "\n".join(each.text for each in statements)
            try:
                shown = shown_by(code)
            except (Exception, SystemExit) as error:  # noqa: BLE001 - a cell may be anybody's
                found = found or {"error": told(error), "module": "", "because": number}
                continue
            if shown is not None:
                found = {**looks_of(shown), "code": code}
                if found["text"] == wanted["text"]:
                    return found
        return found

    def _choices(self, number: int) -> Iterator[list[Statement]]:
        """What may have to run for a cell's board: as little as can be, then more."""
        done = [each for each in self._done if not each.error]
        own = [each for each in done if each.cell == number]
        before = [each for each in done if each.cell < number]
        reads = frozenset[str]().union(*(each.reads for each in own))
        yield needed(reads, before) + own
        yield [each for each in before if not each.shows] + own
        yield [each for each in before if each.binds or not each.shows] + own

    def _cause(self, failed: Statement) -> Statement:
        """What has failed first, of all that a statement that failed depends on."""
        for each in self._done:
            if each is not failed and each.error and each.binds & failed.reads:
                return self._cause(each)
        return failed

    def _run(self, number: int) -> Widget | None:
        """Run a cell in the notebook, as far as it goes; what it shows that is alive."""
        shown: list[object] = []
        self._names["display"] = lambda *each, **_: shown.extend(each)
        listeners.append(shown.append)
        last: object = None
        for node in statements_of(self._cells[number]):
            statement, count = described(number, node), len(shown)
            try:
                last = self._value(node)
            except (Exception, SystemExit) as error:  # noqa: BLE001 - a cell may be anybody's
                last = None
                failed = statement._replace(error=told(error), module=lacking(error, node))
                is_lack = bool(failed.module) or self._cause(failed) is not failed
                self._done.append(failed)
                if is_lack:
                    continue  # in the notebook it went on
                break
            shows = is_alive(last) or any(map(is_alive, shown[count:]))
            self._done.append(statement._replace(shows=shows))
            if not isinstance(node, ast.Expr):
                last = None
        listeners.remove(shown.append)
        alive = [each for each in (*shown, last) if is_alive(each)]
        return alive[-1] if alive else None

    def _value(self, node: ast.stmt) -> object:
        """Run a statement; its value, or that of what it gives a name to."""
        if isinstance(node, ast.Expr):
            code = compile(ast.Expression(node.value), "<cell>", "eval")
            return eval(code, self._names)
        exec(compile(ast.Module([node], []), "<cell>", "exec"), self._names)
        target = getattr(node, "target", None) or getattr(node, "targets", [None])[0]
        return self._names.get(target.id) if isinstance(target, ast.Name) else None


def statements_of(cell: str) -> Iterator[ast.stmt]:
    """The statements of a cell, in order; each that is imported by itself.

    A page may have one of several, and need no other.

    Examples
    --------
    >>> [ast.unparse(each) for each in statements_of("from math import pi, tau as all; 6 * 7")]
    ['from math import pi', 'from math import tau as all', '6 * 7']
    """
    for node in ast.parse(cell).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            for name in node.names:
                one = copy(node)
                one.names = [name]
                yield one
        else:
            yield node


def lacking(error: BaseException, node: ast.stmt) -> str:
    """The module that a statement asked for in vain; empty if it failed for another reason."""
    if isinstance(error, ModuleNotFoundError):
        return error.name or ""
    if isinstance(error, ImportError) and isinstance(node, ast.ImportFrom):
        return f"{node.module}.{node.names[0].name}"
    return ""


def needed(names: frozenset[str], before: Sequence[Statement]) -> list[Statement]:
    """The statements on which something depends that reads some names, however indirectly.

    What only shows something changes nothing that is read later.
    """
    found: list[Statement] = []
    for each in reversed(before):
        if each.binds & names or (each.reads & names and each.acts and not each.shows):
            names |= each.reads
            found.append(each)
    return found[::-1]


def described(cell: int, node: ast.stmt) -> Statement:
    """A statement, before it is run."""
    waits = isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom)
    binds, reads = names_in(node, ast.Store), names_in(node, ast.Load)
    return Statement(cell, ast.unparse(node), binds, reads, acts=not waits)


def names_in(tree: ast.AST, use: type[ast.expr_context]) -> frozenset[str]:
    """The names that some code reads, or to which it gives something."""
    nodes = list(ast.walk(tree))
    found = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, use)}
    if use is ast.Store:
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        found |= {node.name for node in nodes if isinstance(node, kinds)}
        names = [node.asname or node.name for node in nodes if isinstance(node, ast.alias)]
        found |= {name.partition(".")[0] for name in names}
    return frozenset(found)


def as_python(cell: str) -> str:
    """A cell without the commands of a notebook; what is timed by one is run all the same."""
    lines = cell.splitlines()
    if lines and lines[0].startswith("%%"):
        lines = lines[1:] if lines[0].split()[0] in ("%%time", "%%capture") else []
    if not is_python(code := "\n".join(lines)):
        code = "\n".join(map(_plain, lines))
    return code if is_python(code) else "raise SyntaxError('invalid syntax')"


def _plain(line: str) -> str:
    start = line[: len(line) - len(line.lstrip())]
    rest = line[len(start) :]
    if rest.startswith("%time "):
        return start + rest.removeprefix("%time ")
    return f"{start}pass" if rest.startswith(("%", "!", "?")) or rest.endswith("?") else line


def is_alive(value: object) -> bool:
    """Whether it is a board, a quiz or the like of this package."""
    return isinstance(value, Widget) and type(value).__module__.startswith("clans_widget.")


def looks_of(shown: Widget) -> dict[str, str]:
    """How something looks: in words, and as a picture if it has one."""
    if not isinstance(shown, Shown):
        return {"text": str(getattr(shown, "text", type(shown).__name__)), "picture": ""}
    return {"text": shown.summary, "picture": still_of(shown.picture, *shown._asked).svg()}


def game_of(shown: Widget) -> str:
    """The name of the package of the game that is shown; empty if it is about none."""
    return shown._scene.production.name if isinstance(shown, Walked) else ""


def told(error: BaseException) -> str:
    """An error, in one line."""
    return f"{type(error).__name__}: {error}".strip().partition("\n")[0]


def main() -> None:
    """Answer what is asked on the standard input; what cells print is not heard."""
    asked, answer = json.load(sys.stdin), sys.stdout
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        sys.stdout = sys.stderr = nowhere
        Host(lambda _: None).take_over()
        use_language(asked["language"])
        results = Rehearsal(asked["cells"]).results()
    json.dump(results, answer)
    answer.flush()
    os._exit(0)  # whatever a cell has begun ends with it
