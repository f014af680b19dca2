"""Random games, from the set-up to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clans_widget.arena.many.kernel import chance, compiling, masks
from clans_widget.arena.many.kernel.chance import first_lot
from clans_widget.arena.many.kernel.compiling import Game, Mask, entry, rule, stamp
from clans_widget.arena.many.kernel.masks import nth, number_of
from clans_widget.arena.many.task import Records
from clans_widget.clann.simulate import layout, log

from . import Course, Log, choosing, dice, putting, using, walking
from .choosing import one_of, write_move
from .dice import clear, roll, use_up
from .putting import drawn_cell
from .using import NOBODY, move_character, move_knight, uses
from .walking import has_arrived


@rule
def begin(course: Course, game: Game) -> None:
    """What follows from where the characters are."""
    game.standing[:] = 0
    game.chosen = 0
    characters = game.progress.shape[1]
    for player in range(game.players):
        begun = 0
        for character in range(characters):
            progress = game.progress[player, character]
            begun |= progress != course.home
            if course.home < progress < course.ring:
                cell = course.lap[game.arm[player], progress]
                game.standing[cell] = 1 + player * characters + character
        game.chosen += begun
    game.over = has_arrived(course, game, game.player)


@rule
def go_on(course: Course, game: Game, log: Log) -> None:
    """One move or one roll: whatever is to be done now."""
    if game.knight < 0:
        if game.chosen < game.players:
            choose(course, game, log)
        else:
            put_knight_down(course, game, log)
    elif game.dice == 0:
        roll(course, game, log)
    else:
        use(course, game, log)


@rule
def choose(course: Course, game: Game, log: Log) -> None:
    """K3: a character at random on its own Crown."""
    characters = game.progress.shape[1]
    character = one_of(game, characters)
    game.progress[game.player, character] = 0
    cell = course.lap[game.arm[game.player], 0]
    game.standing[cell] = 1 + game.player * characters + character
    game.chosen += 1
    write_move(game, log, 0, character, NOBODY)
    pass_on(game)


@rule
def put_knight_down(course: Course, game: Game, log: Log) -> None:
    """K3: the Knight on a free cell at random."""
    game.knight = drawn_cell(course, game, False)
    write_move(game, log, 0, game.progress.shape[1], game.knight)


@rule
def use(course: Course, game: Game, log: Log) -> None:
    """K4: a die and who moves by it at random, then where somebody is put down."""
    found, characters = uses(course, game), game.progress.shape[1]
    drawn = nth(found, one_of(game, number_of(found)))
    place, who = drawn // (characters + 1), drawn % (characters + 1)
    die = game.left[place]
    use_up(game, place, who == characters)
    if who == characters:
        put = move_knight(course, game, die)
    else:
        put = move_character(course, game, who, die)
    game.uses += 1
    write_move(game, log, die, who, put)
    end(course, game)


@rule
def end(course: Course, game: Game) -> None:
    """K14: four at the Arrival end the game at once. K4, K8: without dice the turn ends."""
    if has_arrived(course, game, game.player):
        clear(game)
        game.over = 1
        game.turns += 1
    elif game.dice == 0 and game.again == 0:
        game.turns += 1
        pass_on(game)


@rule
def pass_on(game: Game) -> None:
    """K2: players take turns clockwise."""
    game.player = game.player + 1 if game.player + 1 < game.players else 0


def _made(other_files: int) -> Callable[..., None]:
    """The function to call, as :func:`stamp` asks for."""

    def play_games(
        courses: Records, starts: Records, seed: Mask, first: int, games: Records, logs: Any
    ) -> None:
        """Random games, played to their end where they stand.

        Parameters
        ----------
        courses : array of one COURSE record
        starts : array of GAME records
            The first game begins at the first of them, and so on, round and round.
        seed : numpy.uint64
        first : int
            Number of the first game.
        games : array of GAME records
            What stands in them does not matter.
        logs : array of numbers
            A row for each game: what happens is written there, as far as there is room.
        """
        _ = other_files
        course = courses[0]
        for k in range(games.size):
            start = starts[k % starts.size]
            if k < starts.size:
                begin(course, start)
            games[k] = start
            game = games[k]
            game.lots = first_lot(seed, first + k)
            while not game.over:
                go_on(course, game, logs[k])

    return play_games


OTHERS: Final = (
    *(chance, compiling, masks),
    *(choosing, dice, putting, using, walking),
    *(layout, log),
)
"""The files that compiled games are made of; the last two have numbers that are compiled in."""

play_games = entry(_made(stamp(*OTHERS)))
