"""The list in CONTRIBUTING of where each rule is carried out is that of the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import rule_places
from docs.courses import courses

GAMES = [course.game for course in courses()]


def test_the_list_is_as_the_code_is() -> None:
    text = rule_places.CONTRIBUTING.read_text("utf-8")
    assert rule_places.with_list(text) == text, "`make golden` writes it anew."


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_is_carried_out_somewhere(game: str) -> None:
    found = rule_places.places(game, "engine")
    assert [rule for rule in rule_places.rules_of(game) if not found[rule]] == []


def test_what_names_a_rule_is_found_wherever_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "clans_widget/clans/rules/sample.py"
    module.parent.mkdir(parents=True)
    module.write_text(
        """class One:
    '''Does it (M1).

    Examples
    --------
    >>> "M3"
    '''

    def two(self):
        '''M2 and not XM1.'''
        return 1  # as V5 to V7 say


MOST: int = 7
'''So many huts at most (C3).'''

OTHER: int = 8
""",
        "utf-8",
    )
    monkeypatch.setattr(rule_places, "ROOT", tmp_path)
    monkeypatch.setattr(rule_places, "PARTS", {"engine": ("rules",)})
    two = ["rules.sample.One.two"]
    assert rule_places.places("clans", "engine") == {
        "M1": ["rules.sample.One"],
        **dict.fromkeys(("M2", "V5", "V6", "V7"), two),
        "C3": ["rules.sample.MOST"],
    }
