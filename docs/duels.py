"""How strong the bots of CLANN are: ``python docs/duels.py [--setups 1000] [--only NAME ...]``.

Two bots play, with the same dice once from every seat; of four seats each kind has the two of a
partnership. Every game is a line of a file in ``docs/strength/clann`` as soon as it is over. Stop
it at any time; started again it goes on. From these files comes ``table.md`` beside them, a part of
the handbook. When it ends they are packed. The strong bot is compiled, which needs numba: it
chooses the same without, later.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Self

from clans_widget.arena.played import Played
from clans_widget.arena.player import Player
from clans_widget.arena.tournaments.fixtures import rotations
from clans_widget.arena.tournaments.standings import standing
from clans_widget.clann.players import (
    ClannContest,
    GreedyPlayer,
    RandomPlayer,
    SearchPlayer,
    TacticalPlayer,
    play_match,
)
from docs.game_archive import unpacked
from docs.strength import rows

FOLDER: Final = Path(__file__).parent / "strength" / "clann"

SEED: Final = 1

BOTS: Final[Mapping[str, Player]] = {
    "random": RandomPlayer(SEED),
    "greedy": GreedyPlayer(SEED),
    "tactical": TacticalPlayer(SEED),
    "strong": SearchPlayer(SEED, compiled=True),
    "strong, no look ahead": SearchPlayer(SEED, ends=0),
}


class Duel(NamedTuple):
    """Bots of one kind against those of another."""

    bot: str
    rival: str
    aim: float
    """The share of the games that it is meant to win."""
    seats: int = 2

    @property
    def name(self) -> str:
        """Of the file with its games."""
        words = [*self.bot.split(", "), *self.rival.split(", "), *(["four"] * (self.seats > 2))]
        return "-".join(words).replace(" ", "-")


DUELS: Final = (
    Duel("strong", "tactical", aim=0.60),
    Duel("strong", "greedy", aim=0.70),
    Duel("strong", "random", aim=0.95),
    Duel("strong", "strong, no look ahead", aim=0.50),
    Duel("strong", "tactical", aim=0.50, seats=4),
    Duel("tactical", "greedy", aim=0.55),
    Duel("tactical", "random", aim=0.50),
    Duel("greedy", "random", aim=0.50),
)


class Line(NamedTuple):
    """A game as its file has it.

    Attributes
    ----------
    setup : int
        Number of the series of dice.
    first : str
        Which bot had the first seat.
    winner : str
        Which bot won.
    cells : tuple of int
        How far each seat had come.
    events : int
        How many moves and rolls the game had.
    """

    setup: int
    first: str
    winner: str
    cells: tuple[int, ...]
    events: int

    @classmethod
    def read(cls, text: str) -> Self:
        """From a line of a file."""
        setup, first, winner, cells, events = text.split(";")
        return cls(int(setup), first, winner, tuple(map(int, cells.split())), int(events))

    def __str__(self) -> str:
        cells = " ".join(map(str, self.cells))
        return f"{self.setup};{self.first};{self.winner};{cells};{self.events}"


def play(duel: Duel, setup: int, first: str) -> Line:
    """Play one game."""
    second = duel.rival if first == duel.bot else duel.bot
    seats = [first, second] * (duel.seats // 2)
    bots = {f"seat {number}": BOTS[bot] for number, bot in enumerate(seats, start=1)}
    game = ClannContest().game(tuple(bots), f"tournament {SEED} {setup}")
    played = play_match(game, bots, setup=setup)
    winner = seats[max(range(duel.seats), key=played.shares.__getitem__)]
    return Line(setup, first, winner, played.totals, len(game.events))


def lines(duel: Duel, folder: Path) -> list[Line]:
    """The games of a duel that are in the folder."""
    file = folder / f"{duel.name}.csv"
    return (
        [Line.read(text) for text in file.read_text("utf-8").splitlines()] if file.exists() else []
    )


def go_on(duel: Duel, setups: int, folder: Path) -> None:
    """Play what is not in the folder yet, of so many set-ups."""
    known = {(line.setup, line.first) for line in lines(duel, folder)}
    for setup in range(1, setups + 1):
        for first, _ in rotations((duel.bot, duel.rival)):
            if (setup, first) not in known:
                with (folder / f"{duel.name}.csv").open("a", encoding="utf-8") as file:
                    file.write(f"{play(duel, setup, first)}\n")


def games(duel: Duel, found: Sequence[Line]) -> Iterator[Played]:
    """The games of a duel as games of the two kinds of bots."""
    for line in found:
        kinds = (duel.bot, duel.rival)
        shares = tuple(float(line.winner == kind) for kind in kinds)
        yield Played(line.setup, kinds, (), (0, 0), shares, "", (1, 1), (0.0, 0.0))


def table(folder: Path) -> str:
    """The games in a folder as a page's part, in Markdown."""
    played = [(duel, list(games(duel, lines(duel, folder)))) for duel in DUELS]
    return rows(
        ("seats", "bot", "rival", "games", "won", "share", "aim"),
        (_row(duel, found) for duel, found in played if found),
    )


def _row(duel: Duel, found: Sequence[Played]) -> tuple[str, ...]:
    row = standing(duel.bot, found)
    won = round(row.share * row.games)
    share = f"{row.share:.1%} ({row.low:.1%} to {row.high:.1%})"
    return str(duel.seats), duel.bot, duel.rival, str(row.games), str(won), share, f"{duel.aim:.0%}"


def main(chosen: Namespace) -> None:
    """Play, and write the table."""
    with unpacked(chosen.folder):
        for duel in DUELS:
            if not chosen.table and (not chosen.only or duel.name in chosen.only):
                go_on(duel, chosen.setups, chosen.folder)
        (chosen.folder / "table.md").write_text(table(chosen.folder), "utf-8")


def parser() -> ArgumentParser:
    """What can be asked for."""
    made = ArgumentParser(description=__doc__)
    made.add_argument("--setups", type=int, default=1000, help="of each duel: two games each")
    made.add_argument("--only", nargs="*", choices=[duel.name for duel in DUELS], default=())
    made.add_argument("--folder", type=Path, default=FOLDER, help="where games and table are")
    made.add_argument("--table", action="store_true", help="write the table only, play nothing")
    return made


if __name__ == "__main__":
    main(parser().parse_args())
