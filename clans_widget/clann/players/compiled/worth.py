"""What is said after an answer: :func:`clans_widget.clann.players.outlook.after_answer`."""

from __future__ import annotations

from typing import Any

from clans_widget.arena.many.kernel.compiling import Game, part, rule
from clans_widget.clann.chances.dice import FARTHEST
from clans_widget.clann.simulate.kernel import Course
from clans_widget.clann.simulate.kernel.walking import has_lost_rank

FAR = 1 << 30
"""More than anybody can have come, and more than can wait."""


@part
def at_hand(course: Course, taste: Any, game: Game, seat: int) -> float:
    """Hints 1 and 2: who is ahead, and who waits."""
    own_come = own_waiting = 0
    partner = game.partner[seat]
    others_come, others_waiting = (-FAR, FAR) if partner < 0 else (0, 0)
    for player in range(game.players):
        come = waiting = 0
        for progress in game.progress[player]:
            come += progress - course.home
            waiting += progress == course.home
        if player in (seat, partner):
            own_come, own_waiting = own_come + come, own_waiting + waiting
        elif partner < 0:
            others_come, others_waiting = max(others_come, come), min(others_waiting, waiting)
        else:
            others_come, others_waiting = others_come + come, others_waiting + waiting
    lead, missing = own_come - others_come, others_waiting - own_waiting
    return taste.lead * lead + taste.waiting * missing


@part
def after_answer(course: Course, taste: Any, game: Game, seat: int) -> float:
    """What the hints say, when the player to act is to roll."""
    if game.over:
        return taste.won if are_friends(game, seat, game.player) else -taste.won
    total = at_hand(course, taste, game, seat)
    gained = 0.0
    for player in range(game.players):
        at_stake = 0.0
        for character in range(game.progress.shape[1]):
            progress = game.progress[player, character]
            if course.home < progress < course.ring:
                at_stake += loss(course, taste, game, player, character)
                gained += gain(course, taste, game, player, progress)
        lost = at_stake * (taste.later if are_friends(game, player, game.player) else taste.soon)
        total += -lost if are_friends(game, seat, player) else lost
    knight = taste.knight * gained
    return total + (knight if are_friends(game, seat, game.player) else -knight)


@rule
def are_friends(game: Game, one: int, other: int) -> bool:
    """Whether two players are the same, or partners."""
    return other == one or other == game.partner[one]


@part
def loss(course: Course, taste: Any, game: Game, player: int, character: int) -> float:
    """Hint 3: the cells that a character may lose to the dice of rivals, times the chance."""
    progress = game.progress[player, character]
    cell, missed = course.lap[game.arm[player], progress], 1.0
    lost = has_lost_rank(course, game, player, cell)
    for rival in range(game.players):
        if not are_friends(game, player, rival):
            there = distance(course, course.lap[game.arm[rival], 0], cell)
            for other in range(game.progress.shape[1]):
                if lost or course.beats[other, character]:
                    at = game.progress[rival, other]
                    if at == course.home:
                        missed *= 1 - taste.entering if there == 0 else 1.0
                    elif 0 < there - at <= FARTHEST:
                        missed *= 1 - taste.hits[there - at]
    return (1 - missed) * (progress - course.home)


@rule
def gain(course: Course, taste: Any, game: Game, player: int, progress: int) -> float:
    """Hint 4: the cells that the player to act may win by a character that the Knight takes."""
    cells = distance(course, game.knight, course.lap[game.arm[player], progress])
    won = progress - 1
    if are_friends(game, game.player, player):
        won = course.gate - 1 - progress
    return taste.strikes[cells] * max(0, won) if cells <= FARTHEST else 0.0


@rule
def distance(course: Course, source: int, cell: int) -> int:
    """How many cells it is from one to another, clockwise."""
    return cell - source if cell >= source else cell - source + course.ring
