"""Which documents are printed in ``make test``, by turns; ``make deep`` prints all."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pytest

Case = tuple[str, str, str]
"""Document, language, paper."""


def each_page(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """Each document in each language, on one paper of those that there are."""
    return _one_of_each(cases, [(document, language) for document, language, _ in cases])


def each_file(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """Each document as a file, in one of the languages on one of the papers."""
    return _one_of_each(cases, [document for document, _, _ in cases])


def _one_of_each(cases: Sequence[Case], groups: Sequence[Hashable]) -> pytest.MarkDecorator:
    """Of each group one case: in the next language and on the next paper from group to group."""
    members: dict[Hashable, list[Case]] = {}
    for case, group in zip(cases, groups, strict=True):
        members.setdefault(group, []).append(case)
    chosen = {_in_turn(turn, group) for turn, group in enumerate(members.values())}
    assert {language for _, language, _ in chosen} == {language for _, language, _ in cases}
    assert len({paper for _, _, paper in chosen}) > 1
    return pytest.mark.parametrize(
        ("document", "language", "paper"),
        [pytest.param(*case, marks=() if case in chosen else pytest.mark.deep) for case in cases],
    )


def _in_turn(turn: int, group: Sequence[Case]) -> Case:
    languages = sorted({language for _, language, _ in group})
    alike = [case for case in group if case[1] == languages[turn % len(languages)]]
    return alike[turn % len(alike)]
