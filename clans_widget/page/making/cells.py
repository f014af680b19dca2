"""The cells of a notebook as its file has them, which may be anybody's."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from .errors import BuildError

Cell = dict[str, Any]

Check = Callable[[object], bool]


def cells_of(notebook: Path) -> list[Cell]:
    """The cells of a notebook: each has what a cell of its kind must have.

    Raises
    ------
    BuildError
        If there is no such file, or it is not that of a notebook.
    """
    try:
        kept = json.loads(notebook.read_text("utf-8"))
    except FileNotFoundError as error:
        raise BuildError("page.error.no_file", file=notebook) from error
    except (OSError, ValueError, RecursionError) as error:
        raise BuildError("page.error.no_notebook", file=notebook) from error
    cells = kept.get("cells") if isinstance(kept, dict) else None
    if not isinstance(cells, list) or not all(map(_is_cell, cells)):
        raise BuildError("page.error.no_notebook", file=notebook)
    return cells


def _is_text(value: object) -> bool:
    """Whether it is a text, whole or in lines."""
    lines = value if isinstance(value, list) else [value]
    return all(isinstance(line, str) for line in lines)


def _is_dict(value: object) -> bool:
    return isinstance(value, dict)


def _are(check: Check) -> Check:
    return lambda values: isinstance(values, list) and all(map(check, values))


def _holds(check: Check) -> Check:
    return lambda value: isinstance(value, dict) and all(map(check, value.values()))


def _is(needed: Mapping[str, Check], optional: Mapping[str, Check]) -> Check:
    """Whether something is a dictionary with what is needed; what else is known in it is right."""

    def check(value: object) -> bool:
        if not isinstance(value, dict) or not needed.keys() <= value.keys():
            return False
        known = {**needed, **optional}
        return all(known[name](held) for name, held in value.items() if name in known)

    return check


_OUTPUT: Final = _is(
    {},
    {"data": _is_dict, "metadata": _is_dict, "text": _is_text, "traceback": _are(_is_text)},
)
_METADATA: Final = _is({}, {"jupyter": _is_dict, "tags": _are(_is_text)})

_CODE: Final = _is({"source": _is_text, "metadata": _METADATA, "outputs": _are(_OUTPUT)}, {})
_PROSE: Final = _is({"source": _is_text}, {"attachments": _holds(_holds(_is_text))})


def _is_cell(value: object) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("cell_type"), str):
        return False
    return (_CODE if value["cell_type"] == "code" else _PROSE)(value)
