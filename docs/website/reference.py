"""How Sphinx reads the reference from the code: where each thing stands, and how it is linked."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import cache
from itertools import takewhile
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import Final

from docutils.nodes import Element, TextElement
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.domains.python import ObjectEntry, PythonDomain
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

PACKAGE: Final = Path(__file__).parents[2] / "clans_widget"

GAMES: Final = tuple(words.parts[-3] for words in sorted(PACKAGE.glob("*/words/en.toml")))
"""The games, with lessons or without: each brings its words."""


def set_up(app: Sphinx) -> None:
    """Let Sphinx ask this module."""
    app.add_domain(NearestName, override=True)
    app.connect("autodoc-skip-member", lambda *about: stands_elsewhere(app, *about[1:]))
    app.connect("autodoc-process-docstring", keep_colons, priority=400)
    app.connect("missing-reference", find_by_name)


class NearestName(PythonDomain):
    """Python's names, of which several games and the core may have one: the nearest is meant."""

    _sorted_out = -1
    """So many names have been sorted by their last part."""
    _by_last: dict[str, list[str]]

    def find_obj(
        self,
        env: BuildEnvironment,
        modname: str,
        classname: str,
        name: str,
        type: str | None,  # noqa: A002
        searchmode: int = 0,
    ) -> list[tuple[str, ObjectEntry]]:
        """What a name may mean in a module; of several the one that stands nearest to it."""
        if searchmode and name and not self.ending_in(name.removesuffix("()")):
            return []
        found = super().find_obj(env, modname, classname, name, type, searchmode)
        own = [match for match in found if not match[1].aliased] or found
        return sorted(own, key=lambda match: -_shared(match[0], str(modname)))[:1]

    def ending_in(self, name: str) -> list[str]:
        """The full names that end in a name; Sphinx would go through all of them for each link."""
        if self._sorted_out != len(self.objects):
            self._sorted_out = len(self.objects)
            self._by_last = {}
            for known in self.objects:
                self._by_last.setdefault(known.rpartition(".")[2], []).append(known)
        same = self._by_last.get(name.rpartition(".")[2], ())
        return [known for known in same if f".{known}".endswith(f".{name}")]


def _shared(name: str, module: str) -> int:
    """How many packages a name and a module stand in together."""
    pairs = zip(name.split("."), module.split("."), strict=False)
    return len([*takewhile(lambda pair: pair[0] == pair[1], pairs)])


def stands_elsewhere(
    app: Sphinx, what: str, _name: str, thing: object, skip: bool, _options: object
) -> bool | None:
    """Whether a game only passes a thing on: the reference has it where it belongs."""
    documented = f"{app.env.current_document.autodoc_module}."
    home = str(getattr(thing, "__module__", None) or "")
    if what != "module" or not home.startswith("clans_widget."):
        return None
    for name in GAMES:
        game = f"clans_widget.{name}."
        if documented.startswith(game) and not f"{home}.".startswith(game):
            return True
    return skip or None


def find_by_name(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: TextElement
) -> Element | None:
    """Link to where a thing is documented: the package that offers it, not the module inside.

    What exists and has no entry of its own stays plain text; the rest Sphinx complains about.
    """
    if node.get("refdomain") != "py":
        return None
    target = str(node["reftarget"])
    wanted = target.rpartition(".")[2] if target.startswith("clans_widget.") else target
    domain = env.domains.python_domain
    assert isinstance(domain, NearestName)
    found = domain.ending_in(wanted)
    if len(found) == 1:
        place = domain.objects[found[0]]
        return make_refnode(app.builder, str(node["refdoc"]), place.docname, place.node_id, content)
    return content if _exists(target, node.get("py:class")) else None


def _exists(target: str, owner: str | None) -> bool:
    """Whether the package has something of that name, wherever it stands."""
    name = target.partition(".")[0]
    return _is_in_a_module(name) or _is_in(owner or "", name) or _imports(target)


@cache
def _is_in_a_module(name: str) -> bool:
    return any(hasattr(module, name) for module in _modules())


def _is_in(owner: str, name: str) -> bool:
    return any(hasattr(place, name) for place in _of_name(owner))


@cache
def _of_name(owner: str) -> list[object]:
    """All that is called so in a module, and had once."""
    found = [vars(module)[owner] for module in _modules() if owner in vars(module)]
    return [*{id(each): each for each in found}.values()]


def _modules() -> list[ModuleType]:
    return [module for path, module in sys.modules.items() if path.startswith("clans_widget")]


@cache
def _imports(target: str) -> bool:
    with suppress(AttributeError, ImportError, ValueError):
        resolve_name(target)
        return True
    return False


def keep_colons(
    _app: Sphinx, what: str, _name: str, _thing: object, _options: object, lines: list[str]
) -> None:
    """Napoleon takes what stands before a colon in a property's first line for its type."""
    if what in ("attribute", "property"):
        lines[:0] = ["..", ""]
