"""How Sphinx makes the handbook: ``make docs``."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib.metadata import version as version_of
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

from docutils.nodes import Element, TextElement
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

sys.path.insert(0, str(Path(__file__).parents[2]))

from docs import (
    figures,
    lesson_pages,
    walk_directive,
)

HERE: Final = Path(__file__).parent

project = "clans_widget"
author = "the clans_widget developers"
version = release = version_of("clans-widget")
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]

myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 3
nb_execution_mode = "off"  # the lessons keep the outputs that the tests compare
nb_mime_priority_overrides = [("linkcheck", "text/html", 10)]

add_module_names = False
autodoc_typehints_format = "fully-qualified"
python_use_unqualified_type_names = True
autodoc_member_order = "bysource"
napoleon_google_docstring = False
napoleon_use_ivar = True
napoleon_use_param = False  # types of parameters are told in words
napoleon_use_rtype = False

# What other packages define is not linked: that would need the network.
nitpick_ignore_regex = [
    ("py:.*", rf"({'|'.join(sorted(sys.stdlib_module_names))})\..*"),
    ("py:.*", r"(pd|pandas|ipywidgets|w|t|traitlets|ipycanvas|PIL)\..*"),
    ("py:class", r"[a-z{(\"][^.]*"),  # prose in lists of attributes
    ("py:class", "Figure"),  # of matplotlib, imported for types alone
    ("py:class", r"tuple\[.*"),  # what Sphinx makes of a tuple of tuples
]

html_title = "clans_widget"
html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["handbook.css"]
html_js_files = ["walks.js"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a5a1e", "color-brand-content": "#8a5a1e"},
    "dark_css_variables": {"color-brand-primary": "#e0a95a", "color-brand-content": "#e0a95a"},
}
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
pygments_style = "friendly"
pygments_dark_style = "native"

linkcheck_anchors = False


def setup(app: Sphinx) -> None:
    """Have Sphinx make the pictures and the lessons first."""
    app.add_directive("walk", walk_directive.WalkDirective)
    app.connect("builder-inited", make_pages)
    app.connect("source-read", end_with_output)
    app.connect("autodoc-process-docstring", keep_colons, priority=400)
    app.connect("missing-reference", find_by_name)
    app.connect("html-page-context", tell_language)


def make_pages(app: Sphinx) -> None:
    """Write what is generated: sources beside the other pages, walk-throughs into the site."""
    figures.write(HERE / "pictures", app.outdir / "walks")
    lesson_pages.write(HERE / "lessons", app.outdir / "lessons")


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
    known = env.domains.python_domain.objects
    found = [name for name in known if f".{name}".endswith(f".{wanted}")]
    if len(found) == 1:
        place = known[found[0]]
        return make_refnode(app.builder, str(node["refdoc"]), place.docname, place.node_id, content)
    return content if _exists(target, node.get("py:class")) else None


def _exists(target: str, owner: str | None) -> bool:
    """Whether the package has something of that name, wherever it stands."""
    name = target.partition(".")[0]
    modules = [module for path, module in sys.modules.items() if path.startswith("clans_widget")]
    places = [*modules, *(getattr(module, owner or "", None) for module in modules)]
    return any(hasattr(place, name) for place in places) or _imports(target)


def _imports(target: str) -> bool:
    with suppress(AttributeError, ImportError, ValueError):
        resolve_name(target)
        return True
    return False


def end_with_output(_app: Sphinx, _page: str, source: list[str]) -> None:
    """Take out the empty line that a doctest needs after its last output."""
    source[0] = source[0].replace("\n\n```\n", "\n```\n")


def keep_colons(
    _app: Sphinx, what: str, _name: str, _thing: object, _options: object, lines: list[str]
) -> None:
    """Napoleon takes what stands before a colon in a property's first line for its type."""
    if what in ("attribute", "property"):
        lines[:0] = ["..", ""]


def tell_language(
    _app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: object
) -> None:
    """A lesson's page says in which language it is, for screen readers and hyphens."""
    if page.startswith("lessons/"):
        context["language"] = page.split("/")[2]
