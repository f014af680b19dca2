"""The walk-throughs of the handbook: a cell makes each anew, and takes its place on a page."""

from __future__ import annotations

import pytest

from clans_widget.core.cells import value_of
from clans_widget.page.making.assets import shared
from clans_widget.page.making.modules import can_run
from clans_widget.page.playable import cell_of
from clans_widget.words import LANGUAGES, use_language
from docs.figures import GAMES
from docs.website.walk_directive import shown
from docs.website.walks import Walk

WALKS = [(game, name) for game, figures in GAMES.items() for name in figures.walks("en")]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), WALKS)
def test_a_walk_is_made_anew_where_it_is(game: str, name: str, language: str) -> None:
    walk = GAMES[game].walks(language)[name]
    walk.go_to(3)
    assert can_run(cell_of(walk))
    use_language(language)
    again = value_of(cell_of(walk))
    use_language("en")
    assert (again.step, len(again.steps)) == (3, len(walk.steps))
    assert again.picture.svg() == walk.picture.svg()


@pytest.mark.slow
def test_a_walk_comes_alive_and_is_a_frame_until_then() -> None:
    page = shown(Walk("last-move", 3, "the end"), "1 < 2", game="clans", page="a/b", language="nl")
    assert '<iframe src="../walks/clans/last-move.html#3"' in page
    assert 'data-game="clans" data-live="clans-live" data-code="1 &lt; 2"' in page
    assert f'data-begin="../../live/{shared().begin}"' in page


def test_what_a_page_says_of_an_exported_walk_stays() -> None:
    page = shown(Walk("example", 9, "the end"), "", game="clans", page="index", language="en")
    assert '<iframe src="walks/clans/example.html#9"' in page
    assert "live" not in page
