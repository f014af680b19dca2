"""What is shown of a game beside its board, as values: whose turn it is, choices, what can be done.

A face shows them from top to bottom, in the order in which the focus goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from clans_widget.core.records.record import Entry
from clans_widget.stage import actions as act
from clans_widget.stage import view
from clans_widget.stage.futures.view import BOTH, SIDES, both_of
from clans_widget.stage.offer import part_buttons, part_list
from clans_widget.stage.parts.moves import Offered
from clans_widget.stage.parts.new_game import names_in_new_game, planned_seats
from clans_widget.stage.parts.panels import NEW_GAME
from clans_widget.stage.parts.variations import line_name
from clans_widget.stage.play import FUTURES
from clans_widget.stage.scene import Scene
from clans_widget.stage.seats import PERSON
from clans_widget.stage.tables import table_of
from clans_widget.stage.view import ACTING, ASIDE, Button, Column, Label, Part, Row, Select
from clans_widget.stage.walk_view import Own, button_of

MOST_SHOWN: Final = 24
"""Ways to complete a choice that are told beforehand."""


def controls_of(
    scene: Scene,
    *,
    tools: Sequence[Part] = (),
    panels: Sequence[Part] = (),
    asides: Sequence[Part] = (),
) -> Own:
    """What the reader is asked, how to play, and what is needed now and then.

    Parameters
    ----------
    scene : Scene
    tools, panels : sequence of Part
        Buttons of the game's own that open something, and what they open.
    asides : sequence of Part
        What the game has of its own beside those who play.
    """
    hint = button_of(scene, "hint", "lightbulb-o", act.AskForHint())
    hints = (hint,) if scene.production.advises else ()
    opened = Row(key="tools", css=(ASIDE,), parts=(*hints, *tools))
    play = Row(key="play", parts=(_moves(scene), opened, _lines(scene)))
    around = (*asides, _new_game(scene))
    return Own(
        asking=(_turn(scene), _choices(scene), _advice(scene)),
        playing=(*_futures(scene), play, *panels),
        around=(Row(key="around", css=(ASIDE,), align="spread", parts=around),),
    )


# Whose turn it is


def _turn(scene: Scene) -> Row:
    """Whose turn it is, what follows from the move, and the ways back from what was begun."""
    css = (f"{scene.name}-turn", "stage-turn")
    turn = view.Sentence(key="turn", css=css, text=scene.turn)
    return Row(key="turn", css=(ACTING,), parts=(turn, *_ways(scene)))


def _ways(scene: Scene) -> Iterator[Button]:
    say, to_come = scene.voice.say, len(scene.moment.to_come)
    follow = say("control.follow", count=to_come)
    # It comes with most steps, and a step makes nothing new.
    yield replace(button_of(scene, "follow", "forward", act.Follow(), follow), is_shown=to_come > 0)
    if scene.moves.is_begun:
        yield button_of(scene, "cancel", "times", act.Cancel())
    if scene.at_end and scene.turning_point not in (None, scene.step):
        text = say("control.turning_point")
        yield button_of(scene, "turning-point", "flag", act.GoToTurningPoint(), text)
    if scene.is_away:
        yield button_of(scene, "leave", "arrow-left", act.Leave())


# Choosing a move


def _choices(scene: Scene) -> Column:
    """Buttons for the part of a move that is chosen by buttons, and what each way would bring."""
    asked, compare = _asked(scene), _compare(scene)
    parts = _asked_for(scene, asked, compare) if asked else _row(scene, compare)
    css = tuple(f"{scene.name}-{part.css}" for part in scene.production.parts if part.buttons)
    return Column(key="choices", css=css, is_shown=bool(parts), parts=parts)


def _row(scene: Scene, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    css = (f"{scene.name}-next-part", ACTING)
    return (Row(key="next", css=css, parts=parts),) if parts else ()


def _asked_for(scene: Scene, asked: Offered, compare: tuple[Part, ...]) -> tuple[Part, ...]:
    """One button for each option, further ones after them, and a preview."""
    voice, moves, part = scene.voice, scene.moves, asked.part
    options = part_buttons(
        part,
        asked.options,
        called=scene.production.option,
        voice=voice,
        css=(),
        sends=act.ChooseNext,
    )
    text = voice.say("control.any_order")
    any_order = button_of(scene, "any-order", "check", act.ChooseAnyOrder(), text)
    label = Label(key="label", text=voice.say(part.label))
    row = _row(scene, (label, *options, *((any_order,) if moves.any_order else ()), *compare))
    table = scene.production.preview(scene.game.position, moves.choice)
    if table is None:
        return row
    shown = table._replace(rows=dict(list(table.rows.items())[:MOST_SHOWN]))
    return (*row, table_of(scene, "orders", shown, short=True))


def _asked(scene: Scene) -> Offered | None:
    """What is chosen by buttons now, if anything is."""
    stage = scene.moves.choice.stage
    asked = (each for each in scene.moves.offered if each.part.buttons)
    return next((each for each in asked if each.part.stage == stage), None)


def _compare(scene: Scene) -> tuple[Part, ...]:
    """What shows two ways to go on side by side, where there is something to compare."""
    comparing = scene.comparing
    if comparing.asked is None:
        return ()
    return (
        view.Toggle(
            key="compare",
            css=(f"{scene.name}-compare-open",),
            text=scene.voice.say(comparing.asked.compare),
            icon="columns",
            value=comparing.is_open,
            sends=act.Toggle(FUTURES),
            carries="",
        ),
    )


def _futures(scene: Scene) -> Iterator[Column]:
    """Two ways to go on, side by side: lists of all that there are, and what the two bring."""
    if (futures := scene.comparing.futures) is None:
        return
    moves = scene.comparing.offered
    names = tuple((futures.name_of(move, moves[0]), str(move)) for move in moves)
    lists = tuple(
        Select(
            key=SIDES[side],
            css=(f"{futures.name}-list-{SIDES[side]}",),
            text=futures.voice.say("futures.number", number=side + 1),
            options=names,
            value=move,
            sends=act.CompareInstead(side, move),
            carries="move",
        )
        for side, move in enumerate(futures.state.compared)
    )
    both = view.Inner(
        key="both", css=(BOTH,), parts=both_of(futures), sends=act.InFutures(), carries="what"
    )
    css = "stage-futures-panel", futures.name
    parts = (Row(key="lists", gap="2px 1.5em", parts=lists), both)
    yield Column(key="futures", css=css, parts=parts)


def _moves(scene: Scene) -> Row:
    """The parts of a move that are chosen from lists; roll, move, undo, redo."""
    lists = tuple(_lists(scene))
    ways: tuple[tuple[str, str, act.Action, bool], ...] = (
        ("roll", "random", act.Roll(), scene.game.kind_of_record.form.rolls),
        ("play", "arrow-right", act.PlayChosen(), bool(lists)),
        ("undo", "undo", act.Undo(), True),
        ("redo", "repeat", act.Redo(), True),
    )
    buttons = (_way(scene, way, icon, action) for way, icon, action, is_used in ways if is_used)
    return Row(key="moves", css=(ASIDE, ACTING), parts=(*lists, *buttons))


def _lists(scene: Scene) -> Iterator[Select]:
    begins: tuple[str, ...] = ("stage-begins",)
    for each in scene.moves.offered:
        if not each.part.buttons:
            yield part_list(
                each.part,
                each.options,
                each.chosen,
                called=scene.production.option,
                voice=scene.voice,
                css=(f"{scene.name}-{each.part.css}", *begins),
                sends=act.ChooseAt(each.part.stage, each.chosen),
                carries="part",
            )
            begins = ()


def _way(scene: Scene, way: str, icon: str, action: act.Action) -> Button:
    made, key = (
        button_of(scene, way, icon, action, usable=scene.keys.can(action)),
        scene.keys.of(action),
    )
    return replace(made, tooltip=f"{made.text} ({key.upper()})") if key else made


# Hints and variations


def _advice(scene: Scene) -> view.Table:
    """Good moves, if there is a hint."""
    advised, say = scene.hints.advised, scene.voice.say
    css = f"{scene.name}-advice", "stage-advice"
    if not advised:
        return view.Table(key="advice", css=css, is_shown=False, title="")
    advice = scene.production.advice(advised)
    table = table_of(scene, "advice", advice, title=say("table.advice"))
    note = say(f"{scene.name}.widget.expected")
    return replace(table, css=css, is_shown=True, note=note)


def _lines(scene: Scene) -> Row:
    """The variations of the event that is shown, and one of the reader's own."""
    css, can_try = (f"{scene.name}-variations", ASIDE), scene.variations.can_try
    lines = (_line(scene, *each) for each in enumerate(scene.variations.offered))
    own = button_of(scene, "try", "code-fork", act.TryHere(), scene.voice.say("control.try_here"))
    return Row(key="lines", css=css, parts=(*lines, *((own,) if can_try else ())))


def _line(scene: Scene, number: int, line: Sequence[Entry]) -> Button:
    """The way into a line: the first one is always that of the first line, and so on."""
    return Button(
        key=f"line {number}",
        css=(f"{scene.name}-variation",),
        text=line_name(line, scene.voice),
        icon="code-fork",
        sends=act.Enter(number),
    )


# Another game


def _new_game(scene: Scene) -> Row:
    """How many play, who sits where, and a new game; whether the old one is to be left."""
    voice, seats = scene.voice, scene.production.seats
    players = Select(
        key="players",
        css=(f"{scene.name}-players",),
        text=voice.say("control.players"),
        options=tuple((str(number), number) for number in seats),
        value=planned_seats(scene),
        sends=act.Plan(planned_seats(scene)),
        carries="seats",
    )
    buttons = Row(key="new", parts=tuple(_begin(scene)))
    choice = (players,) if len(seats) > 1 else ()
    return Row(key="new game", align="end", parts=(*choice, _seats(scene), buttons))


def _begin(scene: Scene) -> Iterator[Button]:
    say, asked = scene.voice.say, scene.panels.new_game
    if not asked:
        sends = act.NewGame(planned_seats(scene))
        yield button_of(scene, "new", "plus", sends, say("control.new_game"))
        return
    sure, keep = act.NewGame(asked, sure=True), act.Toggle(f"{NEW_GAME}.{asked}")
    yield button_of(scene, "new-sure", "check", sure, say("control.new_game_sure"))
    yield button_of(scene, "new-keep", "times", keep, say("control.new_game_keep"))


def _seats(scene: Scene) -> Row:
    """A list for each seat: a person, or a bot of some strength."""
    names = names_in_new_game(scene, planned_seats(scene))
    lists = (_seat(scene, *each) for each in enumerate(names, start=1))
    return Row(key="seats", css=(f"{scene.name}-seats",), parts=tuple(lists))


def _seat(scene: Scene, seat: int, name: str) -> Select:
    voice, level = scene.voice, scene.bots.seats.level(seat)
    kinds = (PERSON, *scene.production.levels)
    options = tuple((voice.say(f"seat.{kind}"), kind) for kind in kinds)
    return Select(
        key=str(seat),
        css=(f"{scene.name}-seat-{seat}",),
        text=voice.call(name),
        options=options if level in kinds else (*options, (level, level)),
        value=level,
        sends=act.Seat(seat, level),
        carries="level",
    )
