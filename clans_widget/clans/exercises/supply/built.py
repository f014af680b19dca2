"""Builds positions for what random games hardly ever have: full groups side by side, and ends."""

from __future__ import annotations

from random import Random
from typing import Final

from clans_widget.clans import Position
from clans_widget.clans.position import make_position
from clans_widget.clans.rules.colors import size
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.moving import FULL
from clans_widget.core.chance import below, shuffled
from clans_widget.quiz.wish import drawn

MOST: Final = 10
"""The largest of the full groups that are made."""

Groups = dict[str, int]


def with_full_groups(position: Position, chance: Random) -> tuple[Position, tuple[str, str]] | None:
    """The position with two full groups side by side (M3), and where they stand.

    The huts of other groups have come to them, so no color has more huts than there are (C3), and
    villages stay as they are. ``None`` if the position has too few huts for it.

    Examples
    --------
    >>> from clans_widget.core.chance import lots
    >>> position, pair = with_full_groups(Position.start(seed=7), lots(7, "example"))
    >>> all(position.size(name) >= 7 for name in pair)
    True
    """
    groups = _groups(position)
    pairs = [(a, b) for a in groups for b in position.board[a].neighbors if b in groups]
    if not position.chips_left or not pairs:
        return None
    pair = drawn(pairs, chance)
    free = (name for name in groups if name not in (*pair, *position.villages))
    others = shuffled(free, chance)
    for name in pair:
        wanted = FULL + below(MOST - FULL + 1, chance)
        while size(groups[name]) < wanted and others:
            groups[name] += groups.pop(others.pop())
    if any(size(groups[name]) < FULL for name in pair):
        return None
    made = with_groups(position, groups, chance)
    return (made, pair) if made else None


def with_few_groups(position: Position, left: int, chance: Random) -> Position | None:
    """The position late in a game: villages, few other groups side by side, few chips left.

    Parameters
    ----------
    position : Position
    left : int
        How many chips are left.
    chance : Random
    """
    groups = _groups(position)
    pairs = [(a, b) for a in groups for b in position.board[a].neighbors if b in groups]
    if not pairs:
        return None
    kept = list(drawn(pairs, chance))
    for _ in range(below(3, chance)):
        near = {n for name in kept for n in position.board[name].neighbors if n in groups}
        kept += shuffled(sorted(near - set(kept)), chance)[:1]
    stay = {name: groups[name] for name in groups if name in (*kept, *position.villages)}
    return with_groups(position, stay, chance, taken=CHIPS - left)


def with_groups(
    position: Position, groups: Groups, chance: Random, *, taken: int = 0
) -> Position | None:
    """The position with other groups; further chips are taken if more villages stand there.

    Parameters
    ----------
    position : Position
    groups : dict of str to int
    chance : Random
    taken : int
        How many chips are taken, at least.

    Returns
    -------
    Position or None
        ``None`` if there are not so many chips, or more are taken already.
    """
    row = tuple(groups.get(name, 0) for name in position.board.ids)
    made = make_position(position.board, row, position.mover, position.chips, position.scores)
    standing = len(made.villages)
    wanted = max(taken, standing, position.villages_founded)
    if wanted >= CHIPS or (taken and wanted != taken):
        return None
    chips = list(position.chips)
    for _ in range(wanted - sum(chips)):
        chips[below(len(chips), chance)] += 1
    return make_position(position.board, row, position.mover, tuple(chips), position.scores)


def _groups(position: Position) -> Groups:
    return {
        name: group
        for name, group in zip(position.board.ids, position.groups, strict=True)
        if group
    }
