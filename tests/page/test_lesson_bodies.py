"""Lessons that are made at the same time are those that are made one by one."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from clans_widget.page.making.errors import BuildError
from clans_widget.page.making.lesson_bodies import Bodies, body_of
from clans_widget.words import LANGUAGES
from tests.browser.driving.lessons import LESSONS

pytestmark = pytest.mark.slow

FIRST: Final = {
    code: [path for path in LESSONS if path.parent.name == code and path.stem.startswith("00")]
    for code in LANGUAGES
}


def test_they_are_those_that_are_made_alone_and_in_their_order() -> None:
    lessons = {("both", "en"): FIRST["en"], ("both", "fr"): FIRST["fr"][:1]}
    with closing(Bodies(lessons)) as made:
        found = made.of("both", "en")
        assert made.of("both", "nl") == []
    assert [body.name for body in found] == [path.stem for path in FIRST["en"]]
    assert found[0] == body_of(FIRST["en"][0], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_is_refused_in_words(tmp_path: Path, language: str) -> None:
    spoiled = tmp_path / "spoiled.ipynb"
    spoiled.write_text("{", "utf-8")
    with pytest.raises(BuildError) as alone:
        body_of(spoiled, language)
    with closing(Bodies({("any", language): [spoiled]})) as made, pytest.raises(BuildError) as told:
        made.of("any", language)
    assert told.value.in_language(language) == alone.value.in_language(language)
