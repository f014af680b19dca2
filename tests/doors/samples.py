"""What is right at each door: by the name of the parameter, and for some doors by their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pandas as pd

from clans_widget import (
    ClannEditor,
    ClannWidget,
    ClansWidget,
    Compare,
    PositionEditor,
    Quiz,
    Stars,
    clann,
    clans,
)
from clans_widget.clann import environments as clann_environments
from clans_widget.clann import exercises as clann_exercises
from clans_widget.clann import players as clann_players
from clans_widget.clann import review as clann_review
from clans_widget.clans import environments, exercises, players
from clans_widget.clans.players.advice import Advice
from clans_widget.clans.simulate import playouts
from clans_widget.quiz.exercise import Exercise
from clans_widget.words import Sentence
from tests.doors.callables import Door

Samples = Mapping[str, Any]

WIDGETS: Final = (
    *("Compare", "Quiz", "clans.ClansWidget", "clans.PositionEditor"),
    *("clann.ClannWidget", "clann.ClannEditor"),
)


class Loser:
    """Loses at once, so that a match is short."""

    def choose(self, view: object) -> str:
        """No move."""
        del view
        return "none"


COMMON: Final[Samples] = {
    "answer": "-",
    "answers": {"a": "Yes", "b": "No"},
    "ask": "Which?",
    "bins": 4,
    "chosen": (),
    "hint": Sentence("verdict.right"),
    "call": lambda _: None,
    "clan": "red",
    "color": "red",
    "count": 1,
    "en": "first",
    "fr": "d'abord",
    "nl": "eerst",
    "goal": None,
    "kind": "villages",
    "kind_or_rule": "V4",
    "language": "fr",
    "most": 3,
    "met": lambda _: True,
    "n": 2,
    "number": 0,
    "names": ("Ann", "Bob"),
    "player": "Ann",
    "players": ("Ann", "Bob"),
    "ply": 1,
    "predicate": lambda _: True,
    "right": "a",
    "rule": "V4",
    "rules": ("V4",),
    "seat": 1,
    "seats": 2,
    "seed": 7,
    "setups": 1,
    "step": 0,
    "steps": 1,
    "syllabus": exercises.COURSE,
    "table": pd.DataFrame({"points": [1]}, index=pd.Index(["red"], name="clan")),
    "tell": lambda _: (),
    "term": "chips",
    "territory": "B2",
    "value": 10,
    "voice": "nl",
    "why": "So it is.",
    "within": 2,
}


@cache
def of_clans() -> Samples:
    """Of Clans."""
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


@cache
def of_clann() -> Samples:
    """Of CLANN."""
    position = clann.Position.from_text("A9,A3,h,h/h,A12,h,h C7 1 3")
    game = clann.Game.new(["Ann", "Bob"], position=position)
    view = clann_players.OpenView.of(game)
    return {
        "action": 0,
        "among": ("B4", "C2"),
        "arm": "A",
        "cell": "A12",
        "character": 1,
        "course": clann.Course.standard(),
        "die": 3,
        "event": position.play("3-1"),
        "exercises": (clann_exercises.fresh("move"),),
        "game": game,
        "given": "3-1",
        "goal": clann_exercises.goals.sends_home(),
        "kind": "beats",
        "kind_or_rule": "K4",
        "move": "3-1",
        "moves": ["3-1"],
        "name": "A1",
        "ordinary": (2, 5),
        "place": "A1",
        "position": position,
        "reviewed": (),
        "rolls": clann_review.next_rolls(game.start._replace(dice=clann.Dice(again="oos"))),
        "rule": "K4",
        "rules": ("K4",),
        "source": position,
        "text": position.to_text(),
        "view": view,
        "what": "enters",
        "who": "1",
    }


@cache
def of_doors() -> Samples:
    """Of one door alone."""
    clans_bot, clann_bot = players.RandomPlayer(1), clann_players.RandomPlayer(1)
    turn = of_clans()["event"]
    games = {"clans": of_clans()["game"], "clann": of_clann()["game"]}
    return {
        "Quiz.center.place": "A1",
        "Compare.__init__.source": of_clans()["position"],
        "ClansWidget.__init__.source": of_clans()["position"],
        "clans.ClansWidget.__init__.source": of_clans()["position"],
        **{f"{game}.Goal.__init__.ask": Sentence("verdict.right") for game in ("clans", "clann")},
        **{f"{game}.shapes.players": 2 for game in ("clans", "clann")},
        **{f"{game}.parts.players": 2 for game in ("clans", "clann")},
        **{f"{game}.grade.answers": ["-"] for game in ("clans", "clann")},
        **{f"{game}.Progress.new.players": 2 for game in ("clans", "clann")},
        **{f"{game}.Marks.beside.other": clans.Marks() for game in ("clans", "clann")},
        **{f"{game}.Record.from_text.text": games[game].to_text() for game in games},
        **{f"{game}.Game.from_text.text": games[game].to_text() for game in games},
        "clann.Course.name.cell": 1,
        "clann.Course.cell.arm": 1,
        "clann.Course.cell.progress": 1,
        "clann.Course.progress.arm": 1,
        "clann.Course.progress.cell": 1,
        "clann.Position.where.player": 1,
        "clann.Position.is_partner.player": 1,
        "clann.Roll.from_text.text": "2 5 k",
        "clann.Move.from_text.text": "3-1",
        "clann.Actions.of_move.move": of_clann()["position"].legal_moves()[0],
        "clann.steps.source": of_clann()["event"],
        "clans.Actions.of_move.move": turn.move,
        "clans.Beliefs.after.position": turn.before,
        "clans.Beliefs.after.move": turn.move,
        "clans.Beliefs.after_all.history": (),
        "clans.Beliefs.at_the_start.players": 2,
        **{f"{each}.to_gif.path": Path("board.gif") for each in WIDGETS},
        **{f"{each}.to_gif.steps": range(1) for each in WIDGETS},
        "clann.advice_table.advised": [],
        "clann.checked_length.longest": 7,
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
        "clans.play_match.players": dict.fromkeys(["Ann", "Bob"], clans_bot),
        "clans.tournament.players": {"a": Loser(), "b": Loser()},
        "clann.play_match.players": dict.fromkeys(["Ann", "Bob"], clann_bot),
    }


def samples(door: Door) -> Samples:
    """What is right at a door."""
    return {**COMMON, **(of_clann() if door.game == "clann" else of_clans())}


def right(door: Door, folder: Path) -> dict[str, Any]:
    """Arguments with which a door can be gone through: of those that it needs."""
    if door.name == "__init__" and door.owner in drawn(door.game):
        exercise = drawn(door.game)[door.owner]
        position = {} if "name" in exercise._asks() else {"position": exercise.position}
        why = {"why": "So it is."} if "why" in (each.name for each in door.parameters) else {}
        return {**position, **exercise._asks(), **why}
    found = {**samples(door), "path": folder / "board.html"}
    own = {
        name: of_doors().get(f"{door.id}.{name}")
        for name in (each.name for each in door.parameters)
    }
    return {
        each.name: found[each.name] if own[each.name] is None else own[each.name]
        for each in door.parameters
        if each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
        if each.default is each.empty or own[each.name] is not None
    }


@cache
def drawn(game: str) -> Mapping[Any, Exercise[Any]]:
    """An exercise of each kind."""
    module: Any = {"clans": exercises, "clann": clann_exercises}.get(game)
    if module is None:
        return {}
    position = module.fresh("move", seed=7).position
    ask = {"ask": "Which?", "why": "So it is."}
    made = [
        *(module.fresh(kind, seed=7) for kind in module.KINDS),
        module.Choice(position, {"a": "Yes", "b": "No"}, "a", **ask),
        module.Estimate(position, 10, 2, **ask),
    ]
    return {type(each): each for each in made}


@cache
def instance(game: str, kind: Any) -> Any:
    """An object of a class."""
    if kind in drawn(game):
        return drawn(game)[kind]
    own = of_clann() if game == "clann" else of_clans()
    position = own["position"]
    rules: Any = clann if game == "clann" else clans
    makers = {
        ClansWidget: lambda: ClansWidget(position),
        ClannWidget: lambda: ClannWidget(position),
        PositionEditor: PositionEditor,
        ClannEditor: ClannEditor,
        Quiz: lambda: Quiz(*own["exercises"]),
        Stars: lambda: Stars(exercises.COURSE),
        Compare: lambda: Compare(position, own["first"], own["second"]),
        rules.Position: lambda: position,
        rules.Game: lambda: own["game"],
        rules.Move: lambda: rules.Move.from_text(own["move"]),
        rules.Record: own["game"].record,
        clans.Board: clans.Board.standard,
        clann.Course: clann.Course.standard,
        clans.Choice: clans.Position.start(seed=7).choose,
        players.Beliefs: lambda: players.Beliefs.of(own["view"]),
        players.Conduct: players.Conduct,
        players.Budget: lambda: players.Budget(playouts=10),
        players.View: lambda: own["view"],
        clann_players.OpenView: lambda: own["view"],
        clann_players.ClannContest: clann_players.ClannContest,
        clann_review.Judge: clann_review.Judge,
        environments.Actions: lambda: environments.Actions(own["board"]),
        clann_environments.Actions: lambda: clann_environments.Actions(own["course"]),
        clans.Marks: clans.Marks,
        exercises.Verdict: lambda: exercises.Verdict(1.0, "A1", ()),
        players.Fault: lambda: players.Fault("Ann", 3, "late", "2"),
        clans.Epoch: lambda: clans.EPOCHS[0],
    }
    return makers[kind]() if kind in makers else kind()
