"""Where something is missing that an extra brings, a sentence says how to get it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

import pytest

from clans_widget.core.extras import MissingExtra, extra, install
from clans_widget.words import LANGUAGES, say
from tests.modules import sources
from tests.requirements import brought, distributions_of

# In a module, or alone with what its module knows: all as if no extra had been installed.
CODE: Final = """
import json, sys
from importlib import import_module
from clans_widget import use_language
from clans_widget.core.extras import MissingExtra

hidden, languages, places = json.loads(sys.stdin.read())
sys.modules.update(dict.fromkeys(hidden))
for module, code in places:
    for language in languages:
        use_language(language)
        try:
            known = vars(import_module(module))
            exec(code, dict(known))
            print(json.dumps(""))
        except MissingExtra as error:
            print(json.dumps(str(error)))
"""


class Place(NamedTuple):
    """Where something is imported that does not come with the package itself."""

    module: str
    package: str
    guard: ast.With | None
    """The statement around it."""

    @property
    def told(self) -> tuple[str, ...]:
        """What the statement says: the name of the extra, and packages."""
        if self.guard is None:
            return ()
        call = self.guard.items[0].context_expr
        assert isinstance(call, ast.Call)
        return tuple(ast.literal_eval(argument) for argument in call.args)


@cache
def places() -> tuple[Place, ...]:
    """All of them, found in the sources; what is imported for the types alone is never loaded."""
    always = brought()
    return tuple(
        Place(module, package, guard)
        for module, tree in sources().items()
        for package, guard in _imported(tree, None)
        if package not in {*sys.stdlib_module_names, "clans_widget"}
        if not distributions_of(package) & always
    )


def _imported(node: ast.AST, guard: ast.With | None) -> Iterator[tuple[str, ast.With | None]]:
    if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
        return
    if isinstance(node, ast.Import):
        yield from ((alias.name.partition(".")[0], guard) for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and not node.level:
        yield str(node.module).partition(".")[0], guard
    elif isinstance(node, ast.With) and ast.unparse(node.items[0]).startswith("extra("):
        guard = node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):
            yield from _imported(child, guard)


@pytest.mark.slow
def test_whatever_an_extra_brings_is_imported_under_its_name() -> None:
    assert places()
    for place in places():
        assert place.guard, f"{place.module} imports {place.package}, which nothing says how to get"
        name, *packages = place.told
        assert place.package in packages, place
        assert distributions_of(place.package) & brought(name), place


@pytest.mark.slow
def test_the_sentence_names_the_extra_wherever_one_is_missing() -> None:
    guards = {(place.module, *place.told): place.guard for place in places() if place.guard}
    codes = [(place[0], ast.unparse(guard)) for place, guard in guards.items()]
    hidden = sorted({place.package for place in places()})
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        input=json.dumps([hidden, [*LANGUAGES], codes]),
        capture_output=True,
        text=True,
        check=True,
    )
    said = iter(done.stdout.splitlines())
    for module, name, *packages in guards:
        for language in LANGUAGES:
            command = install(name)
            sentences = [
                say("extras.missing", language, package=package, command=command)
                for package in packages
            ]
            assert json.loads(next(said)) in sentences, (module, name, language)


def test_another_package_that_is_missing_is_named_as_it_is() -> None:
    with pytest.raises(ModuleNotFoundError) as missing, extra("pettingzoo", "pettingzoo"):
        import_module("abacus_of_nobody")
    assert not isinstance(missing.value, MissingExtra)
    assert missing.value.name == "abacus_of_nobody"
