"""Frames for the tests of exports."""

from __future__ import annotations

from collections.abc import Iterator

from clans_widget.clans import Game, tables
from clans_widget.clans.captions import caption
from clans_widget.clans.drawing import draw, look_of
from clans_widget.clans.moment import Moment
from clans_widget.clans.voice import voice_of
from clans_widget.export import Frame
from clans_widget.picture import Circles, Layer, Picture
from tests.clans.games import last_move_game

BEGINNING = "Nothing has happened yet."


def last_move() -> tuple[Frame, ...]:
    """The last move of a game: two villages, strife, the end of an epoch and of the game."""
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    return tuple(frames_of(game))


def frames_of(game: Game) -> Iterator[Frame]:
    """A game from its beginning, step by step."""
    look = look_of(players=game.players)
    yield Frame(draw(game.start, look), "", BEGINNING, tables_at(game, 0))
    for number, step in enumerate(game.steps, start=1):
        picture = draw(Moment.of(game, number), look)
        text = caption(step, voice_of(players=game.players))
        says = f"{step.rule} says < this."
        yield Frame(picture, step.rule, text, tables_at(game, number), rule_text=says)


def tables_at(game: Game, step: int) -> tuple[str, ...]:
    """Scores and villages, as plain as HTML can be."""
    shown = (tables.scores(game, step=step), tables.villages(game, step=step))
    return tuple(
        frame.to_html(border=0).replace(' style="text-align: right;"', "") for frame in shown
    )


def dot(x: float, *, width: int = 40, layers: int = 1) -> Picture:
    """A red dot on a sheet."""
    made = tuple(Layer("dot", (Circles(((x, 5, 4),), fill="#c8321f"),)) for _ in range(layers))
    return Picture(width, 20, made, f"A dot at {x}", f"One red dot at {x}.", "en")
