"""The tests notice when code is changed: a sample of what make mutants looks at."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.modules import PROJECT

from . import found
from .changed.making import Key, mutants_in, mutants_of
from .changed.pieces import Piece, pieces_in
from .found import title
from .groups import GROUPS
from .survivors import USUAL, survivors

BESIDES = {group.besides: name for name, group in GROUPS.items() if group.besides}
ALL = tuple(group for group in GROUPS if found.read(group).looks)
SAMPLED = {"rules": 0, "kernel": 0}
"""So many mutants of these are looked at in every make test where code and tests are as they were
when all of them were, and more of what has changed; of the others, whose tests take long, a large
sample in make deep."""

LARGE = 10
OF_CHANGED = 6
"""Of these nobody knows which tests notice them, so each takes far longer."""

MOST = 2 / 3
"""So much of a group was looked at as it is; of what has changed since, samples are larger."""


def mutants_named(group: str, names: set[str]) -> Iterator[tuple[Piece, Key]]:
    """All mutants of the pieces of a group that have one of these names."""
    for module, pieces in GROUPS[group].pieces().items():
        chosen = [piece for piece in pieces if piece.name in names]
        yield from ((mutant.piece, mutant.key) for mutant in mutants_of(module, chosen))


@pytest.mark.slow
@pytest.mark.parametrize("file", [USUAL, *BESIDES])
def test_every_survivor_is_a_mutant_of_one_piece_and_has_a_reason(file: str) -> None:
    listed: dict[str, dict[Key, str]] = defaultdict(dict)
    for in_group, reason in survivors(file).items():
        listed[in_group[0] or BESIDES[file]][in_group[1:]] = reason
    for group, reasons in listed.items():
        texts = defaultdict(set)
        for piece, key in mutants_named(group, {key[0] for key in reasons}):
            texts[key].add(piece.text)
        for key, reason in reasons.items():
            assert texts[key], f"The code has changed; {group} has no such mutant: {key}"
            assert len(texts[key]) == 1, f"Two pieces of {group} have this name: {key}"
            assert reason.strip(), key


@pytest.mark.parametrize("group", ALL)
def test_most_of_a_group_was_looked_at_as_it_is(group: str) -> None:
    known = found.read(group)
    pieces = [piece for some in GROUPS[group].pieces().values() for piece in some]
    new = [piece for piece in pieces if not known.has(piece)]
    lines, of_new = (sum(len(piece.lines) for piece in some) for some in (pieces, new))
    names = ", ".join(sorted(piece.name for piece in new))
    command = f"make mutants MUTANTS='{group} --new'"
    assert of_new <= (1 - MOST) * lines, f"{command} is to be run; nobody looked at {names}"


@pytest.mark.parametrize("group", GROUPS)
def test_what_is_not_looked_at_is_there(group: str) -> None:
    names = {piece.name for some in GROUPS[group].pieces().values() for piece in some}
    assert names.issuperset(GROUPS[group].unplayed)


@pytest.mark.parametrize("group", ALL)
def test_files_may_be_renamed_and_merged_and_all_that_is_known_stays(group: str) -> None:
    known, group_of = found.read(group), GROUPS[group]
    merged = "\n".join((PROJECT / file).read_text("utf-8") for file in group_of.files())
    before = {title(piece) for some in group_of.pieces().values() for piece in some}
    after = {title(piece): known.has(piece) for piece in pieces_in(merged)}
    assert after.keys() == before
    assert sum(after.values()) == len(before & {*known.titles()}) > 0


def test_mutants_keep_their_keys_in_a_merged_file() -> None:
    files = ("clans_widget/clans/rules/ending.py", "clans_widget/clans/rules/epochs.py")
    texts = [(PROJECT / file).read_text("utf-8") for file in files]
    first, second = (text.replace("from __future__ import annotations\n", "") for text in texts)
    merged = mutants_in(f"{first}\n\n{second}", "clans_widget/clans/end.py")
    apart = [mutant for file in files for mutant in mutants_of(file)]
    assert [mutant.key for mutant in merged] == [mutant.key for mutant in apart]
    assert len(apart) > 100


@pytest.mark.slow
@pytest.mark.parametrize("group", SAMPLED)
def test_a_sample_is_noticed(group: str) -> None:
    look(group, f"--sample={SAMPLED[group]}", f"--changed={OF_CHANGED}")


@pytest.mark.deep
@pytest.mark.slow
@pytest.mark.parametrize("group", ALL)
def test_a_large_sample_is_noticed(group: str) -> None:
    look(group, f"--sample={LARGE}", f"--changed={OF_CHANGED}")


def look(*arguments: str) -> None:
    """Run the command; what it says is what a failure shows."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "tests.mutants", "--copies=1", *arguments]
    done = subprocess.run(
        command,
        cwd=PROJECT,
        env=ours | {"PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
