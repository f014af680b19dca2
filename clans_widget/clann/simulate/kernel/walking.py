"""How far a die carries a character, and where it may land (K4, K7, K9, K10, K13, K14)."""

from __future__ import annotations

from clans_widget.arena.many.kernel.compiling import Game, rule

from . import Course


@rule
def target(course: Course, progress: int, die: int) -> int:
    """How far a character is that a die has carried: from home it comes onto its Crown (K7)."""
    return 0 if progress == course.home else progress + die


@rule
def can_walk(course: Course, progress: int, die: int) -> bool:
    """K7, K13, K14: from home by a six alone; Gate and Arrival by exact count."""
    if progress == course.home:
        return die == course.entry
    past_gate = progress < course.gate and progress + die > course.gate
    return not past_gate and progress + die <= course.arrival


@rule
def can_land(course: Course, game: Game, character: int, to: int) -> bool:
    """K4, K9, K10: whether whoever is there, if anybody, lets a character land."""
    player = game.player
    if to >= course.ring:
        return to == course.arrival or not is_in_treasure(game, to)
    cell = course.lap[game.arm[player], to]
    there = game.standing[cell]
    return there == 0 or can_send_home(course, game, character, there - 1, cell)


@rule
def is_in_treasure(game: Game, to: int) -> bool:
    """K4: whether a character of the player's own is on a cell of the Treasure."""
    found = False
    for progress in game.progress[game.player]:
        found |= progress == to
    return found


@rule
def can_send_home(course: Course, game: Game, character: int, there: int, cell: int) -> bool:
    """K9, K10: an opposing character of lower rank, or one that has lost its rank."""
    characters = game.progress.shape[1]
    owner, other = there // characters, there % characters
    if owner in (game.player, game.partner[game.player]):
        return False
    return course.beats[character, other] or has_lost_rank(course, game, owner, cell)


@rule
def has_lost_rank(course: Course, game: Game, owner: int, cell: int) -> bool:
    """K10: on each Crown and Gate but those of its own clan."""
    return course.marked[cell] > 0 and course.marked[cell] != game.arm[owner] + 1


@rule
def has_arrived(course: Course, game: Game, player: int) -> bool:
    """K14: whether all characters of a player are at the Arrival."""
    arrived = True
    for progress in game.progress[player]:
        arrived &= progress == course.arrival
    return arrived
