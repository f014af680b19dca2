"""Where each rule is carried out: the list in CONTRIBUTING, read from the code.

What carries a rule out names its id, in its docstring or beside the line that does it. Whoever
changes a rule finds in the list what must change with it.

``python -m docs.rule_places`` writes the list anew.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from clans_widget.words import keys
from docs.courses import Course, courses

ROOT: Final = Path(__file__).parents[1]

CONTRIBUTING: Final = ROOT / "CONTRIBUTING.md"

BEGIN: Final = "<!-- begin of the list that python -m docs.rule_places writes -->"
END: Final = "<!-- end of the list -->"

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "engine": ("board", "course.py", "game.py", "move.py", "position.py", "rules"),
    "compiled": ("simulate/kernel", "players/compiled", "players/answering.py"),
}
"""Where a game carries out its rules, by the names of its folders and files."""

TELLS: Final = "rules/steps.py"
"""What only tells what has happened."""

_EXAMPLES: Final = re.compile(r"\n *Examples\n *-{8}.*", re.DOTALL)
_NOTED: Final = re.compile(r"#.*")
_RANGE: Final = re.compile(r"\b([A-Z])(\d+) to \1(\d+)")


def rules_of(game: str) -> tuple[str, ...]:
    """The ids of a game's rules, in their order: its words tell what each says."""
    import_module(f"clans_widget.{game}")
    section = f"{game}.rule."
    return tuple(key.removeprefix(section) for key in keys() if key.startswith(section))


def places(game: str, part: str) -> dict[str, list[str]]:
    """The places in a part of a game that carry out each rule, by the rule's id.

    Examples
    --------
    >>> places("clann", "engine")["K1"]
    ['rules.ranks.CHARACTERS']
    """
    found: dict[str, list[str]] = defaultdict(list)
    named = re.compile(rf"\b({'|'.join(rules_of(game))})\b")
    for file, module in _modules(game, part):
        text = file.read_text("utf-8")
        for name, said in _defined(ast.parse(text), module, text.splitlines()):
            for rule in dict.fromkeys(named.findall(_each_named(said))):
                found[rule].append(name)
    return found


def _each_named(said: str) -> str:
    """What is said, with all of a range of rules named.

    Examples
    --------
    >>> _each_named("What they bring (V5 to V7).")
    'What they bring (V5 V6 V7).'
    """

    def named(found: re.Match[str]) -> str:
        return " ".join(f"{found[1]}{number}" for number in range(int(found[2]), int(found[3]) + 1))

    return _RANGE.sub(named, said)


def _modules(game: str, part: str) -> Iterator[tuple[Path, str]]:
    """The files of a part, with the names of their modules within the game."""
    folder = ROOT / "clans_widget" / game
    for name in PARTS[part]:
        below = folder / name
        files = [below] if below.is_file() else sorted(below.rglob("*.py"), key=_outer_first)
        for file in files:
            place = file.relative_to(folder)
            if place.as_posix() != TELLS:
                yield file, ".".join(place.with_suffix("").parts).removesuffix(".__init__")


def _outer_first(file: Path) -> tuple[int, Path]:
    return len(file.parts), file


def _defined(tree: ast.AST, inside: str, lines: list[str]) -> Iterator[tuple[str, str]]:
    """The functions, classes and named values of a module, each with what is said of it."""
    body = getattr(tree, "body", [])
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.FunctionDef(name=name):
                notes = _NOTED.findall("\n".join(lines[node.lineno - 1 : node.end_lineno]))
                yield f"{inside}.{name}", "\n".join((_told(node), *notes))
            case ast.ClassDef(name=name):
                yield f"{inside}.{name}", _told(node)
                yield from _defined(node, f"{inside}.{name}", lines)
            case ast.AnnAssign(target=ast.Name(id=name)):
                match after:
                    case ast.Expr(value=ast.Constant(value=str() as told)):
                        yield f"{inside}.{name}", told


def _told(node: ast.FunctionDef | ast.ClassDef) -> str:
    return _EXAMPLES.sub("", ast.get_docstring(node) or "")


def listed() -> str:
    """The list: for each game that is taught by doing, each rule and the places that carry it out.

    Of another one nobody has said yet that it stays as it is.
    """
    return "\n\n".join(_table(course) for course in courses() if course.by_doing)


def _table(course: Course) -> str:
    game, found = course.game, {part: places(course.game, part) for part in PARTS}
    head = f"| {course.title} | {' | '.join(PARTS)} |\n|---|{'---|' * len(PARTS)}"
    rows = (
        f"| {rule} | {' | '.join(_cell(found[part].get(rule, [])) for part in PARTS)} |"
        for rule in rules_of(game)
    )
    return "\n".join((head, *rows))


def _cell(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def with_list(text: str) -> str:
    """CONTRIBUTING with the list as it is now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{listed()}\n\n{END}{after}"


if __name__ == "__main__":
    CONTRIBUTING.write_text(with_list(CONTRIBUTING.read_text("utf-8")), "utf-8")
