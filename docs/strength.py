"""How strong the searching player is: ``python docs/strength.py [--seconds 1] [--workers 1]``.

It plays against the greedy and the heuristic player, with two, three and four at the table, and
writes every game to a file in ``docs/strength`` when it is over. Stop it at any time; started
again it goes on. From these files comes ``docs/strength/table.md``, a part of the handbook. When
it ends they are packed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from clans_widget.arena.tournaments.standings import (
    Standing,
    standing,
)
from clans_widget.clans.players import (
    GreedyPlayer,
    HeuristicPlayer,
    Journal,
    Played,
    Player,
    RandomPlayer,
    SearchPlayer,
    prepare,
    tournament,
)
from clans_widget.clans.players.ratings import ratings
from docs.game_archive import unpacked

FOLDER: Final = Path(__file__).parent / "strength"

SEED: Final = 1


class Contest(NamedTuple):
    """One searching player among rivals of a kind."""

    seats: int
    rival: str
    setups: int
    """Each takes as many games as there are seats and clans: 4, 9 or 16."""
    aim: float
    """The share of the wins that it is meant to reach, as a multiple of the fair one."""

    @property
    def file(self) -> str:
        """The name of the file with its games."""
        return f"{self.seats}-{self.rival}.jsonl"

    def rivals(self) -> dict[str, Player]:
        """The others at the table, by name."""
        make = GreedyPlayer if self.rival == "greedy" else HeuristicPlayer
        names = [self.rival, *(f"{self.rival} {number}" for number in range(2, self.seats))]
        return {name: make(seed) for seed, name in enumerate(names, start=1)}


CONTESTS: Final = (
    Contest(seats=2, rival="greedy", setups=8, aim=1.6),
    Contest(seats=2, rival="heuristic", setups=15, aim=1.3),
    Contest(seats=3, rival="greedy", setups=3, aim=1.5),
    Contest(seats=3, rival="heuristic", setups=3, aim=1.5),
    Contest(seats=4, rival="greedy", setups=3, aim=1.5),
    Contest(seats=4, rival="heuristic", setups=3, aim=1.5),
)
"""A share in games of two is told apart from its aim by more set-ups than one in larger games."""

OTHERS: Final[dict[str, Player]] = {
    "random": RandomPlayer(1),
    "greedy": GreedyPlayer(1),
    "heuristic": HeuristicPlayer(1),
}
"""Two by two among themselves, so that the ratings have a bottom."""

OTHERS_FILE: Final = "others.jsonl"
OTHERS_SETUPS: Final = 10


def name_of(player: SearchPlayer) -> str:
    """A name that says how long the player may search, so that games are not mixed up."""
    limit = f"{player.seconds:g} s" if player.seconds else f"{player.playouts} playouts"
    return f"search, {limit}"


def play(search: SearchPlayer, folder: Path, most: int | None, workers: int) -> None:
    """Play all contests, one set-up of each in turn; what is in the folder is not played again."""
    prepare()
    others = OTHERS_SETUPS if most is None else most
    tournament(OTHERS, others, seats=2, seed=SEED, journal=folder / OTHERS_FILE, progress=tell)
    rounds = max(contest.setups for contest in CONTESTS) if most is None else most
    for setup in range(1, rounds + 1):
        for contest in CONTESTS:
            if most is not None or setup <= contest.setups:
                tournament(
                    {name_of(search): search, **contest.rivals()},
                    setup,
                    seed=SEED,
                    journal=folder / contest.file,
                    progress=tell,
                    executor=workers,
                )


def tell(game: Played) -> None:
    """Say how a game went."""
    rows = zip(game.players, game.totals, game.shares, strict=True)
    told = [f"{name} {total}{' *' if share else ''}" for name, total, share in rows]
    fault = game.fault.text("en") if game.fault else ""
    sys.stdout.write(f"set-up {game.setup}: {', '.join(told)} {fault}\n")
    sys.stdout.flush()


def games_of(contest: Contest, search: str, folder: Path) -> tuple[Played, ...]:
    """The games of a contest that are in the folder, in the order of the set-ups."""
    games = (game for game in Journal(folder / contest.file).games() if search in game.players)
    return tuple(sorted(games, key=lambda game: (game.setup, game.players, game.clans)))


def table(search: str, folder: Path) -> str:
    """The games in a folder as a page's part, in Markdown."""
    played = [(contest, games_of(contest, search, folder)) for contest in CONTESTS]
    played = [(contest, games) for contest, games in played if games]
    shares = rows(
        ("players", "rivals", "games", "share of the wins", "times the fair share", "aim"),
        (_row(contest, standing(search, games)) for contest, games in played),
    )
    of_two = (games for contest, games in played if contest.seats == 2)
    games = chain(Journal(folder / OTHERS_FILE).games(), *of_two)
    rated = rows(
        ("player", "rating", "deviation"),
        ((row.player, f"{row.mean:.1f}", f"{row.deviation:.1f}") for row in ratings(games)),
    )
    return f"{shares}\n{rated}"


def _row(contest: Contest, row: Standing) -> tuple[str, ...]:
    return (
        str(contest.seats),
        contest.rival,
        str(row.games),
        f"{row.share:.0%} ({row.low:.0%} to {row.high:.0%})",
        f"{row.share / row.fair:.2f} ({row.low / row.fair:.2f} to {row.high / row.fair:.2f})",
        f"{contest.aim:g}",
    )


def rows(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "".join(f"| {' | '.join(row)} |\n" for row in [head, ["---"] * len(head), *body])


def main(chosen: Namespace) -> None:
    """Play, and write the table."""
    search = SearchPlayer(None if chosen.playouts else chosen.seconds, chosen.playouts, seed=SEED)
    with unpacked(chosen.folder):
        if not chosen.table:
            play(search, chosen.folder, chosen.setups, chosen.workers)
        (chosen.folder / "table.md").write_text(table(name_of(search), chosen.folder), "utf-8")


def parser() -> ArgumentParser:
    """What can be asked for."""
    made = ArgumentParser(description=__doc__)
    made.add_argument("--seconds", type=float, default=1.0, help="for a move of the search")
    made.add_argument("--playouts", type=int, help="for a move of the search, in place of seconds")
    made.add_argument("--setups", type=int, help="of each contest, in place of the usual numbers")
    made.add_argument("--workers", type=int, default=1, help="cores; on one, seconds are fair")
    made.add_argument("--folder", type=Path, default=FOLDER, help="where games and table are")
    made.add_argument("--table", action="store_true", help="write the table only, play nothing")
    return made


if __name__ == "__main__":
    main(parser().parse_args())
