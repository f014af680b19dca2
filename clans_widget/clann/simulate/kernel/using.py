"""What a die can be used for, and what that does (K4 to K7, K9 to K12)."""

from __future__ import annotations

import numpy as np

from clans_widget.arena.many.kernel.compiling import Game, Mask, rule
from clans_widget.arena.many.kernel.masks import NONE, bit
from clans_widget.clann.simulate.layout import KNIGHT_UNMOVED

from . import Course
from .putting import drawn_cell
from .walking import can_land, can_walk, target

NOBODY = -1
"""In place of the cell on which somebody is put down."""


@rule
def movable_by(course: Course, game: Game, die: int) -> Mask:
    """K5: the characters of the player to act that a die can move."""
    found = NONE
    clan = game.progress[game.player]
    for character in range(clan.size):
        progress = clan[character]
        to = target(course, progress, die)
        if can_walk(course, progress, die) and can_land(course, game, character, to):
            found |= bit(character)
    return found


@rule
def users_of(course: Course, game: Game, die: int) -> Mask:
    """K5, K6: who may use a die, the Knight behind the characters."""
    characters, knight = movable_by(course, game, die), bit(game.progress.shape[1])
    if game.black == KNIGHT_UNMOVED and game.dice == 1:
        return knight
    return characters | knight if game.black or characters == NONE else characters


@rule
def uses(course: Course, game: Game) -> Mask:
    """All ways to use a die that is left, in the engine's order: each die, and who moves by it."""
    found, width = NONE, game.progress.shape[1] + 1
    for place in range(game.dice):
        if place == 0 or game.left[place] != game.left[place - 1]:
            found |= users_of(course, game, game.left[place]) << np.uint64(place * width)
    return found


@rule
def move_character(course: Course, game: Game, character: int, die: int) -> int:
    """K4, K7, K14: a character moves or enters. Returns where the Knight is put down, if it is."""
    player, clan = game.player, game.progress[game.player]
    lap, characters = course.lap[game.arm[player]], clan.size
    source, to = clan[character], target(course, clan[character], die)
    clan[character] = to
    if course.home < source < course.ring:
        game.standing[lap[source]] = 0
    if to >= course.ring:
        return NOBODY
    cell = lap[to]
    send_home(course, game, cell)
    game.standing[cell] = 1 + player * characters + character
    return push_knight(course, game) if cell == game.knight else NOBODY


@rule
def send_home(course: Course, game: Game, cell: int) -> None:
    """K9, K10: whoever stands where a character lands."""
    there, characters = game.standing[cell], game.progress.shape[1]
    if there:
        game.progress[(there - 1) // characters, (there - 1) % characters] = course.home
        game.sent_home += 1


@rule
def push_knight(course: Course, game: Game) -> int:
    """K12: the player puts the Knight on a free cell. Returns that cell."""
    game.knight = drawn_cell(course, game, False)
    game.pushed += 1
    return game.knight


@rule
def move_knight(course: Course, game: Game, die: int) -> int:
    """K5, K6: it walks the ring. Returns where somebody is put down whom it takes, if it does."""
    cell = game.knight + die
    game.knight = cell if cell < course.ring else cell - course.ring
    return take(course, game) if game.standing[game.knight] else NOBODY


@rule
def take(course: Course, game: Game) -> int:
    """K11: whoever stands on the Knight's cell is put down on a free one. Returns that cell."""
    there, characters = game.standing[game.knight], game.progress.shape[1]
    put = drawn_cell(course, game, True)
    game.standing[game.knight] = 0
    game.standing[put] = there
    player, character = (there - 1) // characters, (there - 1) % characters
    progress = put - course.lap[game.arm[player], 0]
    game.progress[player, character] = progress if progress >= 0 else progress + course.ring
    game.taken += 1
    return put
