"""What a game shows a viewer without a widget: as text, as pictures, as tables, as errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from clans_widget.clans import Entry, Game, Marks, Move, Position, exercises, tables
from clans_widget.clans.moment import Moment
from clans_widget.clans.players import View
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.stage.production import Pointing
from clans_widget.words import LANGUAGES, Voice
from tests.clans.rules.rulebook import test_secrets

from .recording import Observations, plain, public, traced

PROGRESS = (0.0, 0.4, 1.0)


def looked_at(game: Game) -> list[int]:
    """The steps at which a game is looked at: all of a short one."""
    count = len(game.steps)
    return sorted({*range(min(count, 5)), count // 2, *range(max(0, count - 5), count + 1)})


TABLES: dict[str, Callable[[Game, str | None], Any]] = {
    "scores": lambda game, viewer: [
        tables.scores(game, step=step, seen_by=viewer).to_csv() for step in looked_at(game)
    ],
    "villages": lambda game, _: [
        tables.villages(game, step=step).to_csv() for step in looked_at(game)
    ],
    "epochs": lambda game, _: tables.epochs(game).to_csv(),
    "moves": lambda game, _: tables.moves(game).to_csv(),
    "steps": lambda game, _: [
        tables.steps(game, language="fr").to_csv(),
        *(tables.steps(turn).to_csv() for turn in game.turns),
    ],
    "orders": lambda game, _: [
        tables.orders(game.position, move.source, move.target).to_csv()
        for move in game.position.legal_moves()[:2]
    ],
    "order_matters": lambda game, _: [
        tables.order_matters(game.position, move.source, move.target)
        for move in game.position.legal_moves()[:2]
    ],
}
"""By the names of the functions of ``clans_widget.clans.tables``."""

UNKNOWN = Move("A1", "L5")

REFUSED: dict[str, Callable[[Game, str | None], object]] = {
    "an illegal move": lambda game, _: game.play("A1-L5"),
    "no territory": lambda game, _: game.play("Z9-A1"),
    "no move": lambda game, _: game.play("A1"),
    "a bad mark": lambda game, _: game.play(UNKNOWN, marks=Marks(highlights=("Z9",))),
    "a bad note": lambda game, _: game.annotate(marks=Marks(highlights=("Z9",))),
    "dice": lambda game, _: game.roll(),
    "an event of another position": lambda game, _: game.let_happen(
        Position.start(players=4, seed=1).play("A1-A2")
    ),
    "no variation": lambda game, _: game.branch(99),
    "a bad variation": lambda game, _: game.add_variation([UNKNOWN]),
    "a variation beyond the end": lambda game, _: game.add_variation(beyond_the_end(game)),
    "a bad note after a variation's end": lambda game, _: game.add_variation(
        [*beyond_the_end(game)[:-1], Entry(Move("A1", "A2"), variations=((Entry(UNKNOWN),),))]
    ),
    "cards for nobody": lambda game, _: game.clans(seen_by="Eve"),
    "a record for nobody": lambda game, _: game.to_text(seen_by="Eve"),
    "a moment for nobody": lambda game, _: Moment.of(game, seen_by="Eve"),
    "a table for nobody": lambda game, _: tables.scores(game, seen_by="Eve"),
    "a view for nobody": lambda game, _: View.of(game, "Eve"),
    "a new game for too many": lambda game, _: Game.new([*game.players, "Eve", "Fay", "Gus"]),
    "a new game of another position": lambda game, _: Game.new(
        [*game.players[:1], "Eve"], position=Position.start(players=4, seed=1)
    ),
    "an exercise": lambda game, _: exercises.FoundedVillages(game, "A1-L5"),
}


def beyond_the_end(game: Game) -> list[Move]:
    """A line in place of the last turn that goes on after it has ended the game."""
    position, line = (game.turns[-1].before if game.turns else game.start), []
    while not position.is_over:
        line.append(position.legal_moves()[0])
        position = position.play(line[-1]).position
    return [*line, UNKNOWN]


def in_plain_python(game: Game, viewer: str | None) -> Observations:
    """All but widgets and players."""
    return dict(_in_plain_python(game, viewer))


def _in_plain_python(game: Game, viewer: str | None) -> Iterator[tuple[str, bytes]]:
    for name, text in test_secrets.shown(game, viewer).items():
        yield f"game: {name}", plain(text)
    yield "game: attributes", plain(public(game))
    for name, table in TABLES.items():
        yield f"table: {name}", plain(table(game, viewer))
    for turn in game.turns:
        yield f"{turn}", plain([turn._repr_svg_(), public(turn), *map(public, turn.steps)])
    for number in looked_at(game):
        yield f"moment {number}", plain(seen_at(game, number, viewer))
    for name, call in REFUSED.items():
        yield f"refused: {name}", plain(traced(partial(call, game, viewer)))
    yield "an exercise", plain(exercise_of(game))


def exercise_of(game: Game) -> list[object]:
    """An exercise about the position of a game, or why there is none."""
    try:
        asked = exercises.FindMove(game, exercises.goals.founds())
    except exercises.ExerciseError as error:
        return [str(error)]
    return [asked, asked.question(), public(asked)]


def seen_at(game: Game, number: int, viewer: str | None) -> list[object]:
    """What there is to see and to read at a step, and on the way to it."""
    moment, production = Moment.of(game, number, seen_by=viewer), ClansProduction()
    found: list[object] = [moment, public(moment), production.seconds(moment)]
    for language in LANGUAGES:
        voice = Voice(language, game.players)
        found += [production.caption(moment, voice), production.rows(moment, voice)]
    for progress in PROGRESS:
        picture = production.picture(moment, Pointing(), voice, progress)
        found += [picture.svg(), picture.description]
    return found
