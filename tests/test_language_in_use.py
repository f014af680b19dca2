"""One call makes everything speak a language that nothing else has named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clans_widget import (
    ClansWidget,
    clans,
    use_language,
)
from clans_widget.clans import tables
from clans_widget.clans.captions import caption
from clans_widget.clans.drawing import (
    draw,
    draw_board,
)
from clans_widget.words import DEFAULT_LANGUAGE, WordsError, say


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(DEFAULT_LANGUAGE)


def test_words_pictures_captions_tables_and_errors_follow_the_language_in_use() -> None:
    position = clans.Position.start(players=2, seed=7)
    turn = position.play("A1-A2")
    told = {}
    for language in ("fr", "nl", "en"):
        use_language(language)
        with pytest.raises(clans.IllegalMove) as refused:
            position.play("A1-L5")
        told[language] = [
            say("clans.terrain.forest"),
            draw(position).title,
            draw_board(position.board).title,
            caption(turn.steps[0]),
            tables.steps(turn).text.iloc[0],
            tables.epochs(position).favorable.iloc[0],
            str(refused.value),
        ]
        assert draw(position).language == language
    assert all(len(set(sentences)) == 3 for sentences in zip(*told.values(), strict=True))
    assert told["fr"][-1] == refused.value.in_language("fr")


def test_a_widget_opens_in_the_language_in_use() -> None:
    use_language("nl")
    widget = ClansWidget(clans.Position.start(seed=7))
    assert widget.language == "nl"
    use_language("fr")
    assert widget.language == "nl"


def test_a_language_that_is_named_wins() -> None:
    use_language("fr")
    assert say("clans.terrain.forest", "nl") == "woud"
    assert ClansWidget(clans.Position.start(seed=7), language="nl").language == "nl"


def test_an_unknown_language_changes_nothing() -> None:
    use_language("fr")
    with pytest.raises(WordsError, match="'de'"):
        use_language("de")
    assert say("clans.terrain.forest") == "forêt"
