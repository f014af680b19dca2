"""What is right at the doors of Clans: see ``tests/doors/samples.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from clans_widget import ClansWidget, PositionEditor, clans
from clans_widget.clans import environments, exercises, players
from clans_widget.clans.players.advice import Advice
from clans_widget.clans.simulate import playouts

WIDGETS: Final = ("clans.ClansWidget", "clans.PositionEditor")


class Loser:
    """Loses at once, so that a match is short."""

    def choose(self, view: object) -> str:
        """No move."""
        del view
        return "none"


@cache
def values() -> Mapping[str, Any]:
    """By the names of parameters."""
    position = clans.Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    game = clans.Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
    turn = game.play("A1-A2")
    view = players.View.of(game, "Bob")
    told = clans.Game.from_text(playouts(1, seed=7, record=True).record[0])
    cards = {"Ann": "red", "Bob": "blue"}
    over = clans.Game.new(["Ann", "Bob"], clans=cards, position=told.start)
    for move in told.moves:
        over.play(move)
    thinker = players.GreedyPlayer(seed=1)
    played = players.tournament({"a": thinker, "b": players.RandomPlayer(1)}, setups=1)
    return {
        "action": 0,
        "advised": [Advice(turn.move, 0.5, 3, {"chips": 1.0})],
        "board": clans.Board.standard(),
        "cards": ("red", "blue"),
        "chance": 0.5,
        "clans": cards,
        "event": turn,
        "exercises": (exercises.CanEnd(position),),
        "first": "B5-C4:B2,C4",
        "forecasts": players.forecasts([over]),
        "game": game,
        "games": [over],
        "given": "A1-A2",
        "goal": exercises.goals.founds(),
        "huts": {"A1": "r"},
        "known": {},
        "move": "B5-C4:B2,C4",
        "moves": ["A1-A2"],
        "name": "A1",
        "one": "A1",
        "other": "A2",
        "place": "A1",
        "position": position,
        "result": played,
        "second": "B5-C4:C4,B2",
        "source": "B5",
        "target": "C4",
        "terrain": "forest",
        "text": position.to_text(),
        "view": view,
    }


def at_doors() -> dict[str, Any]:
    """At one door alone."""
    bot = players.RandomPlayer(1)
    turn, game = values()["event"], values()["game"]
    return {
        "ClansWidget.__init__.source": values()["position"],
        "clans.ClansWidget.__init__.source": values()["position"],
        "clans.Marks.beside.other": clans.Marks(),
        "clans.Record.from_text.text": game.to_text(),
        "clans.Game.from_text.text": game.to_text(),
        "clans.Actions.of_move.move": turn.move,
        "clans.Beliefs.after.position": turn.before,
        "clans.Beliefs.after.move": turn.move,
        "clans.Beliefs.after_all.history": (),
        "clans.Beliefs.at_the_start.players": 2,
        "clans.Beliefs.drawn.chance": Random(1),
        "clans.BestOrder.gain.order": (),
        "clans.Board.from_json.text": clans.Board.standard().to_json(),
        "clans.Conduct.likelihoods.position": turn.before,
        "clans.Conduct.likelihoods.move": turn.move,
        "clans.Deal.of.players": 2,
        "clans.Game.play.move": "A2-A1",
        "clans.Game.let_happen.event": turn,
        "clans.Move.from_text.text": "A1-A2",
        "clans.steps.source": turn,
        "clans.epochs.source": turn.position,
        "clans.scores.source": turn.position,
        "clans.candidate_table.player": players.GreedyPlayer(seed=1),
        "clans.play_match.players": dict.fromkeys(["Ann", "Bob"], bot),
        "clans.tournament.players": {"a": Loser(), "b": Loser()},
        **{f"{each}.to_gif.path": Path("board.gif") for each in WIDGETS},
        **{f"{each}.to_gif.steps": range(1) for each in WIDGETS},
    }


def makers() -> dict[Any, Callable[[], Any]]:
    """What makes an object of each class that cannot be made from nothing."""
    own = values()
    return {
        ClansWidget: lambda: ClansWidget(own["position"]),
        PositionEditor: PositionEditor,
        clans.Position: lambda: own["position"],
        clans.Game: lambda: own["game"],
        clans.Move: lambda: clans.Move.from_text(own["move"]),
        clans.Record: own["game"].record,
        clans.Board: clans.Board.standard,
        clans.Choice: clans.Position.start(seed=7).choose,
        clans.Marks: clans.Marks,
        clans.Epoch: lambda: clans.EPOCHS[0],
        players.Beliefs: lambda: players.Beliefs.of(own["view"]),
        players.Conduct: players.Conduct,
        players.Budget: lambda: players.Budget(playouts=10),
        players.View: lambda: own["view"],
        players.Fault: lambda: players.Fault("Ann", 3, "late", "2"),
        environments.Actions: lambda: environments.Actions(own["board"]),
        exercises.Verdict: lambda: exercises.Verdict(1.0, "A1", ()),
    }
