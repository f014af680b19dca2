"""What a board shows a viewer: messages, traits, text, pictures, and pages to take away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import ipywidgets

from clans_widget import ClansWidget
from clans_widget.clans import Game
from clans_widget.words import LANGUAGES
from tests.page.without_python import without_python
from tests.stage.hands import click, part, parts, press

from .plainly import looked_at
from .recording import Observations, Recorder, message, plain, public, traced

REFUSED: dict[str, Callable[[Game, str | None], object]] = {
    "a board for nobody": lambda game, _: ClansWidget(game, seen_by="Eve"),
    "a bot for nobody": lambda game, viewer: ClansWidget(
        game, seen_by=viewer, bots={"Eve": "random"}
    ),
    "no bot": lambda game, viewer: ClansWidget(game, seen_by=viewer, bots={"Ann": "clever"}),
    "no language": lambda game, viewer: ClansWidget(game, "tlh", seen_by=viewer),
}
"""Boards that cannot be made."""

Done = tuple[str, str]
"""What a reader has done, and what Python has said to it."""


def on_a_board(game: Game, viewer: str | None) -> Observations:
    """What a viewer sees and does on a board; the game is as it was afterwards."""
    recorder, found = Recorder(), Observations()
    with recorder.recording():
        widget = ClansWidget(game, "en", viewer)
        for number, (done, said) in enumerate(_done(widget, viewer)):
            name = f"board {number}, {done}"
            found[f"{name}: said"] = plain(said)
            found |= {f"{name}: {of}": text for of, text in state(widget)}
        widget.close()
        for name, call in REFUSED.items():
            found[f"refused: {name}"] = plain(traced(partial(call, game, viewer)))
    return {**found, "messages": recorder.content()}


def state(widget: ClansWidget) -> Iterator[tuple[str, bytes]]:
    """What a board shows now."""
    yield "repr", plain([widget, str(widget)])
    picture = widget.picture
    yield "picture", plain([picture.svg(), picture.description])
    yield "tables", plain([widget.scores.to_csv(), widget.villages.to_csv()])
    yield "attributes", plain(public(widget))
    yield "report", plain(widget.report())
    yield "view", plain([str(widget.view), widget.view.to_json()])
    yield "traits", plain("\n".join(map(traits, parts(widget))))


def traits(widget: ipywidgets.Widget) -> str:
    """All traits of a widget: those that are sent, with their bytes, and the others."""
    others = {
        name: repr(value)
        for name, value in widget.trait_values().items()
        if name not in widget.keys
    }
    return f"{type(widget).__name__} {message(widget.get_state())} {sorted(others.items())}"


def _done(widget: ClansWidget, viewer: str | None) -> Iterator[Done]:
    """Do what a reader can do, one thing after the other."""
    yield "begun", ""
    widget.go_to(0)
    for step in looked_at(widget.game)[1:]:
        widget.go_to(step - 1)
        widget.next()
        yield f"step {step}", ""
    for language in LANGUAGES:
        widget.language = language
        yield language, ""
    widget.language = "en"
    yield from _asked(widget, viewer)
    yield from _chosen(widget)
    yield from _refused(widget)
    yield from _elsewhere(widget)


def _asked(widget: ClansWidget, viewer: str | None) -> Iterator[Done]:
    """Ask for what the viewer may know; without one nobody turns a card over."""
    part(widget, "clans-who").value = True
    yield "who is who", widget.beliefs.to_csv()
    part(widget, "clans-who").value = False
    if viewer is None:
        return
    for card in part(widget, "clans-cards").children:
        card.click()
        yield "the own card", ""
        card.click()
    press(widget, "clans-hint")
    yield "a hint, or why there is none", ""
    widget.go_to(len(widget.steps))


def _chosen(widget: ClansWidget) -> Iterator[Done]:
    for move in widget.game.position.legal_moves()[:1]:
        click(widget, move.source, "mouse_move")
        yield "pointed at", ""
        click(widget, move.source)
        yield "chosen", ""
        click(widget, move.source)
    click(widget, "A1")
    click(widget, "L5")
    yield "a wrong click", ""
    click(widget, "H1")


def _refused(widget: ClansWidget) -> Iterator[Done]:
    yield "an illegal move", traced(lambda: widget.play("A1-L5"))
    yield "no move", traced(lambda: widget.play("?"))
    yield "dice", traced(widget.roll)
    yield "a mark nowhere", traced(lambda: widget.mark("Z9"))
    yield "a place nowhere", traced(lambda: widget.center("Z9"))
    legal = widget.game.position.legal_moves()
    if legal[1:]:
        widget.restrict(legal[1:], "Not this one.")
        yield "a move that is not asked for", traced(partial(widget.play, legal[0]))
    widget.restrict()


def _elsewhere(widget: ClansWidget) -> Iterator[Done]:
    """To what was before and back, and into variations."""
    if widget.game.can_undo:
        widget.undo()
        yield "taken back", ""
        widget.redo()
        yield "made again", ""
    widget.go_to(len(widget.steps))
    for number, _ in enumerate(widget.game.variations(len(widget.game.turns))):
        part(widget, "clans-variations").children[number].click()
        yield f"in variation {number}", ""
        widget.go_to(len(widget.steps))
        yield f"at the end of variation {number}", ""
        press(widget, "clans-leave")


def taken_away(game: Game, viewer: str | None) -> Observations:
    """The saved output, pages, and an animated picture of the walk-through; and the messages."""
    recorder = Recorder()
    with recorder.recording():
        widget = ClansWidget(game, "en", viewer)
        saved = plain(widget._repr_mimebundle_())
        with TemporaryDirectory() as folder:
            page = widget.to_html(Path(folder) / "walk.html").read_bytes()
            film = widget.to_gif(Path(folder) / "walk.gif").read_bytes()
        nowhere = [traced(partial(save, "/no/walk")) for save in (widget.to_html, widget.to_gif)]
        widget.close()
    seen = {"saved output": saved, "page": page, "animated picture": film}
    seen |= {"nothing taken away": plain(nowhere), "messages": recorder.content()}
    return {**seen, **to_play_on(game, viewer)}


def to_play_on(game: Game, viewer: str | None) -> Observations:
    """The pages on which a game goes on, without a bot, and with one of each who need not move.

    They are without what makes them play, which is the same on all of them.
    """
    mover = game.players[game.position.mover - 1]
    found = Observations()
    for bot in (None, *(name for name in game.players if name != mover)):
        widget = ClansWidget(game, "en", viewer, bots={bot: "greedy"} if bot else {})
        with TemporaryDirectory() as folder, without_python():
            for apart in (False, True):
                path = Path(folder) / "play.html"
                page = widget.to_html(path, playable=True, apart=apart).read_text("utf-8")
                found[f"page that plays, {bot} a bot, apart {apart}"] = plain(page)
        widget.close()
    return found
