"""What holds for the project as a whole: its words, the direction of its imports, its version."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from clans_widget.words import LANGUAGES, keys, words

PROJECT = Path(__file__).parent.parent
PACKAGE = PROJECT / "clans_widget"

# What each part may import beside the standard library. A part is a module or a package of
# clans_widget; the longest name that fits counts.
MAY_IMPORT = {
    "clans_widget.words": {"clans_widget.words"},
    "clans_widget.clans": {"clans_widget.words", "clans_widget.clans"},
    "clans_widget.clans.drawing": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.drawing",
    },
    "clans_widget.picture.canvas": {
        "clans_widget.clans",
        "clans_widget.clans.drawing",
        "ipycanvas",
        "numpy",
    },
    "clans_widget.picture.png": {"clans_widget.clans.drawing", "PIL"},
    "clans_widget.clans.captions": {"clans_widget.words", "clans_widget.clans"},
    "clans_widget.clans.environments": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.environments",
    },
    "clans_widget.clans.environments.openspiel_game": {
        "clans_widget.clans",
        "clans_widget.clans.environments",
        "pyspiel",
    },
    "clans_widget.clans.environments.openspiel_observer": {
        "clans_widget.clans",
        "clans_widget.clans.environments",
        "numpy",
        "pyspiel",
    },
    "clans_widget.clans.environments.pettingzoo_env": {
        "clans_widget.clans",
        "clans_widget.clans.drawing",
        "clans_widget.clans.environments",
        "gymnasium",
        "numpy",
        "pettingzoo",
    },
    "clans_widget.clans.exercises": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.captions",
        "clans_widget.clans.exercises",
    },
    "clans_widget.export": {
        "clans_widget.words",
        "clans_widget.clans.drawing",
        "clans_widget.export",
        "PIL",
    },
    "clans_widget.clans.players": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.players",
    },
    "clans_widget.clans.players.plots": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.drawing.theme",
        "clans_widget.clans.players",
        "matplotlib",
    },
    "clans_widget.clans.players.tables": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.players",
        "pandas",
    },
    "clans_widget.clans.players.search": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.players",
        "clans_widget.clans.simulate",
    },
    "clans_widget.clans.players.compiled": {
        "clans_widget.clans.players.compiled",
        "clans_widget.clans.simulate",
        "numba",
        "numpy",
    },
    "clans_widget.clans.players.compiled.records": {
        "clans_widget.clans",
        "clans_widget.clans.players",
        "clans_widget.clans.simulate",
        "numpy",
    },
    "clans_widget.clans.players.compiled.tree": {
        "clans_widget.clans",
        "clans_widget.clans.players",
        "clans_widget.clans.simulate",
        "numpy",
    },
    "clans_widget.clans.players.tournament": {
        "clans_widget.clans",
        "clans_widget.clans.players",
        "clans_widget.clans.simulate",
    },
    "clans_widget.clans.players.ratings": {"clans_widget.clans.players", "openskill"},
    "clans_widget.core.table": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.captions",
        "clans_widget.core.table",
    },
    "clans_widget.clans.simulate": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.simulate",
        "numpy",
    },
    "clans_widget.clans.simulate.kernel": {
        "clans_widget.clans.simulate.kernel",
        "clans_widget.clans.simulate.layout",
        "numba",
        "numpy",
    },
    "clans_widget.clans.simulate.table": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.clans.simulate",
        "numpy",
        "pandas",
    },
    "clans_widget.clans.simulate.progress": {
        "clans_widget.words",
        "clans_widget.clans.simulate",
        "tqdm",
    },
    "clans_widget.clans.simulate.workers": {"clans_widget.clans.simulate", "joblib"},
    "clans_widget.clans.tables": {
        "clans_widget.words",
        "clans_widget.clans",
        "clans_widget.core.table",
        "pandas",
    },
    "clans_widget.clans.widget": {
        "clans_widget",
        "anywidget",
        "IPython",
        "ipywidgets",
        "pandas",
        "traitlets",
    },
    "clans_widget.cli": {"clans_widget.words", "jupyterlab"},
    "clans_widget": {"clans_widget"},
}

# Keys that are put together at run time from what no source file names.
PUT_TOGETHER: tuple[str, ...] = ()


@cache
def sources() -> dict[str, ast.Module]:
    """The modules of the package, by name."""
    modules = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PROJECT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        modules[name] = ast.parse(path.read_text("utf-8"))
    return modules


def nodes() -> Iterator[ast.AST]:
    for module in sources().values():
        yield from ast.walk(module)


@cache
def strings() -> frozenset[str]:
    """All string constants in the sources."""
    return frozenset(
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def pieces() -> frozenset[str]:
    """What a key can be put together from: parts of string constants, and names of classes."""
    classes = {node.name for node in nodes() if isinstance(node, ast.ClassDef)}
    return frozenset(classes.union(*(string.split(".") for string in strings())))


@cache
def beginnings() -> frozenset[str]:
    """How the f-strings begin that put a key together: with a section and a dot."""
    first = (
        str(node.values[0].value)
        for node in nodes()
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    )
    return frozenset(text for text in first if re.match(r"[a-z_]+\.", text))


def is_used(key: str) -> bool:
    """Whether a key stands in the sources, or the beginning of it and all pieces of the rest."""
    rests = (key.removeprefix(start) for start in beginnings() if key.startswith(start))
    return key in strings() or any(pieces().issuperset(rest.split(".")) for rest in rests)


def placeholders(language: str, key: str) -> set[str]:
    forms = words(language).template(key).values()
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert sorted(keys(language)) == sorted(keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_the_same_placeholders_in_every_language(language: str) -> None:
    differ = [key for key in keys("en") if placeholders(language, key) != placeholders("en", key)]
    assert differ == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_depend_on_a_number_in_every_language_or_in_none(language: str) -> None:
    forms = {key: set(words(language).template(key)) for key in keys(language)}
    assert forms == {key: set(words("en").template(key)) for key in keys("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty_or_padded(language: str) -> None:
    for key in keys(language):
        for form in words(language).template(key).values():
            assert form, key
            assert form == form.strip(), key


def test_every_sentence_is_used() -> None:
    assert [key for key in keys() if not is_used(key) and not key.startswith(PUT_TOGETHER)] == []


def test_every_sentence_asked_for_exists() -> None:
    asked = {
        node.args[0].value
        for node in nodes()
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).rpartition(".")[2] in ("say", "sentence")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert asked - set(keys()) == set()
    assert asked


@pytest.mark.parametrize("module", sources())
def test_imports_go_one_way(module: str) -> None:
    part = max((part for part in MAY_IMPORT if is_part(module, part)), key=len)
    assert part != "clans_widget" or module == part, f"MAY_IMPORT does not say where {module} is."
    for imported in imports(module):
        top = imported.partition(".")[0]
        allowed = any(is_part(imported, other) for other in MAY_IMPORT[part])
        assert allowed or top in sys.stdlib_module_names, f"{module} imports {imported}"


def imports(module: str) -> Iterator[str]:
    """The modules that a module imports, anywhere in it."""
    for node in ast.walk(sources()[module]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = from_where(module, node)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def from_where(module: str, node: ast.ImportFrom) -> str:
    """The absolute name of what stands behind ``from``."""
    if not node.level:
        return node.module or ""
    is_package = any(other.startswith(f"{module}.") for other in sources())
    parts = module.split(".")
    above = parts[: len(parts) - node.level + is_package]
    return ".".join([*above, *([node.module] if node.module else [])])


def is_part(module: str, part: str) -> bool:
    return module == part or module.startswith(f"{part}.")


def test_changelog_begins_with_this_version() -> None:
    version = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    headings = re.findall(r"^## (\S+)", (PROJECT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == version
