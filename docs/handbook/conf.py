"""How Sphinx makes the handbook: ``make docs``."""

from __future__ import annotations

import sys
from importlib.metadata import version as version_of
from pathlib import Path
from unittest.mock import patch

from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parents[2]))

from clans_widget.page.making import write_assets
from clans_widget.words import typeset
from docs import figures
from docs.website import (
    languages,
    lesson_pages,
    live,
    other_games,
    plurals,
    policies,
    reference,
    sidebar,
    walk_directive,
)

project = "clans_widget"
author = "the clans_widget developers"
version = release = version_of("clans-widget")
language = "en"  # the others are built with -D language=fr, from a folder of their own

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.intersphinx", "sphinx.ext.napoleon"]
exclude_patterns = ["_build", "fr", "nl"]
templates_path = ["_templates"]

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
    ("py:class", "Figure|Widget"),  # of matplotlib and ipywidgets, by their bare names
    ("py:class", "Workers"),  # a name for several types
    ("py:class", r"(tuple|Mapping)\[.*"),  # what Sphinx makes of types within types
]

html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/languages.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_title = "clans_widget"
html_theme = "furo"
html_static_path = ["_static"]
html_favicon = "../../clans_widget/page/making/icon.svg"
html_css_files = ["handbook.css"]
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
    app.add_config_value("lessons", "", "", str)  # those wanted; all if none is named
    app.add_directive("walk", walk_directive.WalkDirective)
    app.add_directive("live", live.LiveDirective)
    app.connect("builder-inited", make_pages)
    app.connect("source-read", name_all_games)
    app.connect("source-read", end_with_output)
    app.connect("source-read", set_in_type)
    reference.set_up(app)
    languages.set_up(app)
    plurals.set_up(app)
    policies.Policies(app)
    sidebar.Sidebar(app)


def make_pages(app: Sphinx) -> None:
    """Write what is generated: sources beside the other pages, walk-throughs into the site."""
    language = str(app.config.language)
    if language == languages.FIRST:
        write_assets(app.outdir)
    figures.write(app.srcdir / "pictures", language)
    wanted = [name for name in str(app.config.lessons).split(",") if name]
    with patch("ipywidgets.widgets.widget._instances", {}, create=True):
        # A class lists its widgets there, and Sphinx writes down whatever a class has.
        lesson_pages.write(app.srcdir / "lessons", app.outdir / "lessons", language, wanted)


def name_all_games(app: Sphinx, page: str, source: list[str]) -> None:
    """Let the first page lead to the pages of every game."""
    if page == "index":
        source[0] = other_games.with_games(source[0], Path(app.srcdir))


def end_with_output(_app: Sphinx, _page: str, source: list[str]) -> None:
    """Take out the empty line that a doctest needs after its last output."""
    source[0] = source[0].replace("\n\n```\n", "\n```\n")


def set_in_type(app: Sphinx, page: str, source: list[str]) -> None:
    """Apply the typography of the language; lessons have it already."""
    if Path(app.env.doc2path(page)).suffix == ".md":
        source[0] = typeset(source[0], str(app.config.language))
