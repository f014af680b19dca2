"""What is right at the doors of CLANN: see ``tests/doors/samples.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from clans_widget import ClannEditor, ClannWidget, clann
from clans_widget.clann import environments, exercises, players, review

WIDGETS: Final = ("clann.ClannWidget", "clann.ClannEditor")


@cache
def values() -> Mapping[str, Any]:
    """By the names of parameters."""
    position = clann.Position.from_text("A9,A3,h,h/h,A12,h,h C7 1 3")
    game = clann.Game.new(["Ann", "Bob"], position=position)
    view = players.OpenView.of(game)
    return {
        "action": 0,
        "among": ("B4", "C2"),
        "arm": "A",
        "cell": "A12",
        "character": 1,
        "course": clann.Course.standard(),
        "die": 3,
        "event": position.play("3-1"),
        "exercises": (exercises.fresh("move"),),
        "game": game,
        "given": "3-1",
        "goal": exercises.goals.sends_home(),
        "kind": "beats",
        "kind_or_rule": "K4",
        "move": "3-1",
        "moves": ["3-1"],
        "name": "A1",
        "ordinary": (2, 5),
        "place": "A1",
        "position": position,
        "reviewed": (),
        "rolls": review.next_rolls(game.start._replace(dice=clann.Dice(again="oos"))),
        "rule": "K4",
        "rules": ("K4",),
        "source": position,
        "text": position.to_text(),
        "view": view,
        "what": "enters",
        "who": "1",
    }


def at_doors() -> dict[str, Any]:
    """At one door alone."""
    bot, position, game = players.RandomPlayer(1), values()["position"], values()["game"]
    return {
        "clann.Marks.beside.other": clann.Marks(),
        "clann.Record.from_text.text": game.to_text(),
        "clann.Game.from_text.text": game.to_text(),
        "clann.Course.name.cell": 1,
        "clann.Course.cell.arm": 1,
        "clann.Course.cell.progress": 1,
        "clann.Course.progress.arm": 1,
        "clann.Course.progress.cell": 1,
        "clann.Position.where.player": 1,
        "clann.Position.is_partner.player": 1,
        "clann.Roll.from_text.text": "2 5 k",
        "clann.Move.from_text.text": "3-1",
        "clann.Actions.of_move.move": position.legal_moves()[0],
        "clann.steps.source": values()["event"],
        "clann.advice_table.advised": [],
        "clann.checked_length.longest": 7,
        "clann.play_match.players": dict.fromkeys(["Ann", "Bob"], bot),
        **{f"{each}.to_gif.path": Path("board.gif") for each in WIDGETS},
        **{f"{each}.to_gif.steps": range(1) for each in WIDGETS},
    }


def makers() -> dict[Any, Callable[[], Any]]:
    """What makes an object of each class that cannot be made from nothing."""
    own = values()
    return {
        ClannWidget: lambda: ClannWidget(own["position"]),
        ClannEditor: ClannEditor,
        clann.Position: lambda: own["position"],
        clann.Game: lambda: own["game"],
        clann.Move: lambda: clann.Move.from_text(own["move"]),
        clann.Record: own["game"].record,
        clann.Course: clann.Course.standard,
        players.OpenView: lambda: own["view"],
        players.ClannContest: players.ClannContest,
        review.Judge: review.Judge,
        environments.Actions: lambda: environments.Actions(own["course"]),
    }
