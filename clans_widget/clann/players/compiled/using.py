"""How a hasty player uses a die: :func:`clans_widget.clann.players.answering.used`."""

from __future__ import annotations

from clans_widget.arena.many.kernel.compiling import Game, Mask, part, rule
from clans_widget.clann.simulate.kernel import Course
from clans_widget.clann.simulate.kernel.dice import clear, use_up
from clans_widget.clann.simulate.kernel.putting import is_free
from clans_widget.clann.simulate.kernel.using import send_home, uses
from clans_widget.clann.simulate.kernel.walking import has_arrived, target


@part
def ways_to_use(course: Course, game: Game) -> Mask:
    """All ways to use a die that is left, in the engine's order."""
    return uses(course, game)


@part
def use(course: Course, game: Game, way: int) -> None:
    """Use a die in one of these ways."""
    characters = game.progress.shape[1]
    place, who = way // (characters + 1), way % (characters + 1)
    die = game.left[place]
    use_up(game, place, who == characters)
    if who == characters:
        move_knight(course, game, die)
    else:
        move_character(course, game, who, die)
    if has_arrived(course, game, game.player):
        clear(game)
        game.over = 1


@rule
def move_knight(course: Course, game: Game, die: int) -> None:
    """K5, K6, K11: whom it takes is put down."""
    cell = game.knight + die
    game.knight = cell if cell < course.ring else cell - course.ring
    there, characters = game.standing[game.knight], game.progress.shape[1]
    if there:
        player = (there - 1) // characters
        progress = put_down(course, game, player)
        game.progress[player, (there - 1) % characters] = progress
        game.standing[game.knight] = 0
        game.standing[course.lap[game.arm[player], progress]] = there


@rule
def put_down(course: Course, game: Game, player: int) -> int:
    """K11: friends as close to their Gate as can be, rivals where their lap begins."""
    lap, progress, step = course.lap[game.arm[player]], 0, 1
    if player in (game.player, game.partner[game.player]):
        progress, step = course.gate, -1
    while not is_free(course, game, lap[progress], True):
        progress += step
    return progress


@rule
def move_character(course: Course, game: Game, who: int, die: int) -> None:
    """K4, K7, K9, K10, K12, K14."""
    clan, lap = game.progress[game.player], course.lap[game.arm[game.player]]
    source, to = clan[who], target(course, clan[who], die)
    clan[who] = to
    if course.home < source < course.ring:
        game.standing[lap[source]] = 0
    if to < course.ring:
        send_home(course, game, lap[to])
        game.standing[lap[to]] = 1 + game.player * clan.size + who
        if lap[to] == game.knight:
            game.knight = lap[source] if source != course.home else first_free(course, game)


@rule
def first_free(course: Course, game: Game) -> int:
    """The first cell on which the Knight may be put down (K12)."""
    cell = 0
    while not is_free(course, game, cell, False):
        cell += 1
    return cell
