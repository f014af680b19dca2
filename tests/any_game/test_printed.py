"""What every game that has anything on paper has there."""

from __future__ import annotations

import pytest

from clans_widget.paper import DOCUMENTS, FORMATS, Wanted
from clans_widget.paper.printed import printed_of
from clans_widget.words import LANGUAGES, Voice
from tests.games import rules_of, with_part
from tests.paper.sound import said_on

every_printed = pytest.mark.parametrize("game", with_part("printed"))


@every_printed
@pytest.mark.parametrize("document", ["board", "rules", "worksheet", "answers"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_printed_in_each_language(game: str, document: str, language: str) -> None:
    wanted = Wanted(printed_of(game), Voice(language), FORMATS["A4"])
    printout = DOCUMENTS[document](wanted)
    assert printout.title
    assert printout.pages


@every_printed
def test_the_rule_card_names_each_rule(game: str) -> None:
    wanted = Wanted(printed_of(game), Voice("en"), FORMATS["A4"])
    told = " ".join(said_on(page) for page in DOCUMENTS["rules"](wanted).pages)
    assert [rule for rule in rules_of(game) if rule not in told] == []
