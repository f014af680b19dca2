"""A text that cannot be read is refused at the very place where it goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from clans_widget.clans import Move, NotationError, Position, Record
from clans_widget.words import LANGUAGES, say
from tests.clans.rules.faults import NOTATION, START, expected

HERE: Final = "▲"
"""Marks the place in a text; it is no part of it."""

HUTS, MOVER, CHIPS, SCORES = START.to_text().split(" ")
A, REST = HUTS.split("/", 1)
FIRST, OTHERS = A.split(",", 1)

LONG: Final = "B" * 60

FAULTS: Final[list[tuple[str, Callable[[str], object], str]]] = [
    ("territory", Move.from_text, "▲"),
    ("territory", Move.from_text, "▲a1-A2"),
    ("territory", Move.from_text, "▲A0-A2"),
    ("territory", Move.from_text, "A1-▲"),
    ("territory", Move.from_text, "A1-▲a2"),
    ("territory", Move.from_text, "A1-A2:▲"),
    ("territory", Move.from_text, "A1-A2:C3,▲"),
    ("territory", Move.from_text, "A1-A2:C3,▲ B4"),
    ("dash", Move.from_text, "A1▲A2"),
    ("dash", Move.from_text, "A1▲"),
    ("end_of_move", Move.from_text, "A1-A2▲!"),
    ("end_of_move", Move.from_text, "A1-A2▲ :C3"),
    ("comma", Move.from_text, "A1-A2:C3▲;B4"),
    ("comma", Move.from_text, "A1-A2:C3▲B4"),
    ("four_fields", Position.from_text, f"{HUTS} {MOVER} {CHIPS}▲"),
    ("four_fields", Position.from_text, f"{HUTS} {MOVER} {CHIPS} {SCORES} ▲0 1"),
    ("four_fields", Position.from_text, f"  {HUTS} {MOVER} {CHIPS} {SCORES} ▲0"),
    ("four_fields", Position.from_text, "▲"),
    ("four_fields", Position.from_text, f"{HUTS}\t{MOVER} {CHIPS} {SCORES}▲"),
    ("four_fields", Position.from_text, f"{HUTS}  {MOVER} {CHIPS} ▲{SCORES}"),
    ("regions", Position.from_text, f"{REST}▲ {MOVER} {CHIPS} {SCORES}"),
    ("regions", Position.from_text, f" {REST}▲ {MOVER} {CHIPS} {SCORES}"),
    ("regions", Position.from_text, f"{HUTS}/▲{A} {MOVER} {CHIPS} {SCORES}"),
    ("regions", Position.from_text, f"{HUTS}/▲{A}/{A} {MOVER} {CHIPS} {SCORES}"),
    ("territories", Position.from_text, f"{OTHERS}▲/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("territories", Position.from_text, f"{A},▲r/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("territories", Position.from_text, f"{A},▲r,b/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("group", Position.from_text, f"▲1r,{OTHERS}/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("group", Position.from_text, f"b▲r,{OTHERS}/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("group", Position.from_text, f"▲,{OTHERS}/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("group", Position.from_text, f" {FIRST},r▲2,-,-,-/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("group", Position.from_text, f"▲02r,{OTHERS}/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("group", Position.from_text, f"  {A}/b,-,r▲r,-,-/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("territories", Position.from_text, f"{A}/{OTHERS}▲/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("territories", Position.from_text, f" {A}/{A},▲r/{REST} {MOVER} {CHIPS} {SCORES}"),
    ("color_total", Position.from_text, f"▲13r,-,-,-,-{'/-,-,-,-,-' * 11} 1 0,0 0,0,0,0,0"),
    ("mover", Position.from_text, f"{HUTS} ▲x {CHIPS} {SCORES}"),
    ("mover", Position.from_text, f"{HUTS} ▲01 {CHIPS} {SCORES}"),
    ("mover", Position.from_text, f"{HUTS} ▲ {CHIPS} {SCORES}".replace("▲ ", "▲+1 ")),
    ("mover_of", Position.from_text, f"{HUTS} ▲0 {CHIPS} {SCORES}"),
    ("mover_of", Position.from_text, f"{HUTS} ▲3 {CHIPS} {SCORES}"),
    ("mover_of", Position.from_text, f"{HUTS} ▲1,2 {CHIPS} {SCORES}"),
    ("mover_of", Position.from_text, f"{HUTS} ▲1,2,1,2,1,2,1 {CHIPS} {SCORES}"),
    ("chips", Position.from_text, f"{HUTS} {MOVER} 0,▲x {SCORES}"),
    ("chips", Position.from_text, f"{HUTS} {MOVER} ▲,0 {SCORES}"),
    ("chips", Position.from_text, f"{HUTS} {MOVER} ▲00,0 {SCORES}"),
    ("chips", Position.from_text, f"{HUTS} {MOVER} 0,▲01 {SCORES}"),
    ("players", Position.from_text, f"{HUTS} {MOVER} ▲0 {SCORES}"),
    ("players", Position.from_text, f"{HUTS} {MOVER} ▲0,0,0,0,0 {SCORES}"),
    ("players", Position.from_text, f"{HUTS} {MOVER} ▲0,0,0,0,0,0,0 {SCORES}"),
    ("chips_in_all", Position.from_text, f"{HUTS} {MOVER} ▲6,7 {SCORES}"),
    ("scores", Position.from_text, f"{HUTS} {MOVER} {CHIPS} ▲0,0,0,0"),
    ("scores", Position.from_text, f"{HUTS} {MOVER} {CHIPS} ▲0,0,0,0,0,0"),
    ("scores", Position.from_text, f"{HUTS} {MOVER} {CHIPS} ▲0,0,0,0,0,0,0"),
    ("scores", Position.from_text, f"{HUTS} {MOVER} {CHIPS} 0,0,0,0,0,0,0,▲x"),
    ("scores", Position.from_text, f"{HUTS} {MOVER} {CHIPS} 0,0,▲-1,0,0"),
    ("scores", Position.from_text, f"{HUTS} {MOVER} {CHIPS} 0,0,0,0,▲00"),
    ("scores", Position.from_text, f"{HUTS} {MOVER} {CHIPS} 0,▲10000,0,0,0"),
    ("scores_most", Position.from_text, f"{HUTS} {MOVER} {CHIPS} ▲0,0,0,0,9999"),
    ("token", Record.from_text, "▲*"),
    ("token", Record.from_text, "1. A1-A2 ▲)"),
    ("token", Record.from_text, "1. A1-A2\n2. ▲b1-B2"),
    ("token", Record.from_text, "1. ▲A1-A2x"),
    ("token", Record.from_text, "▲01. A1-A2"),
    ("token", Record.from_text, "▲0. A1-A2"),
    ("token", Record.from_text, '[Event "x"]\n▲[Event 7]'),
    ("token", Record.from_text, "1. A1-A2 ▲{never closed"),
    ("header_first", Record.from_text, '1. A1-A2 ▲[Game "Clans"]'),
    ("header_first", Record.from_text, '[Event "x"]\n{Hello.}\n▲[Site "y"]'),
    ("header_once", Record.from_text, '[Game "Clans"]\n\n ▲[Game "Clans"]'),
    ("one_comment", Record.from_text, "1. A1-A2 {one} ▲{two}"),
    ("one_comment", Record.from_text, "{one} ▲{two} 1. A1-A2"),
    ("one_comment", Record.from_text, "1. A1-A2 (1. A1-A3) ▲{late}"),
    ("number", Record.from_text, "▲2. A1-A2"),
    ("number", Record.from_text, "1. A1-A2\n▲1. A1-A3"),
    ("number", Record.from_text, "1. A1-A2 (▲2. A1-A3)"),
    ("move", Record.from_text, "1. A1-A2 (▲)"),
    ("move", Record.from_text, "1. A1-A2 (1. A1-A3 (▲) 2. A1-A2)"),
    ("header_first", Record.from_text, '1. A1-A2 (1. A1-A3 ▲[Game "Clans"]'),
    ("header_first", Record.from_text, '1. A1-A2 (▲[Game "Clans"]'),
    ("move_before", Record.from_text, "▲(1. A1-A2)"),
    ("move_before", Record.from_text, "1. A1-A2 (▲(1. A1-A3))"),
    ("depth", Record.from_text, "1. A1-A2" + " (1. A1-A2" * 32 + " ▲(1. A1-A2"),
    ("close", Record.from_text, "1. A1-A2 (1. A1-A3▲"),
    ("close", Record.from_text, "1. A1-A2 (1. A1-A3\n\n▲"),
    ("command", Record.from_text, "{▲[%colors A1]}"),
    ("command", Record.from_text, "1. A1-A2\n{[%faded] ▲[%arrows A1]}"),
    ("command", Record.from_text, "{▲[%arrows A1-A2,]}"),
    ("command", Record.from_text, "{▲[%faded}"),
    ("command_once", Record.from_text, "{[%faded] ▲[%faded]}"),
    ("arrow", Record.from_text, "{[%arrows ▲A1-A1]}"),
    ("arrow", Record.from_text, "1. A1-A2\n{[%faded] [%arrows A1-A2,▲B1-B1,C1-C1] so}"),
    ("comment", Record.from_text, "1. A1-A2 {▲so \ud800}"),
    ("comment", Record.from_text, "1. A1-A2 {[%faded] ▲\udfff}"),
    ("token", Record.from_text, f"▲{LONG}"),
]

WITHOUT_A_PLACE: Final = {"text", "order", "huts"}
"""What is no text at all has no place in it."""


def test_every_fault_of_a_text_is_looked_for_here() -> None:
    assert {name for name, _, _ in FAULTS} == NOTATION.keys() - WITHOUT_A_PLACE


@pytest.mark.parametrize(
    ("name", "read", "marked"), FAULTS, ids=[f"{name} {k}" for k, (name, *_) in enumerate(FAULTS)]
)
def test_a_fault_is_found_where_it_is(
    name: str, read: Callable[[str], object], marked: str
) -> None:
    before, after = marked.split(HERE)
    with pytest.raises(NotationError) as caught:
        read(before + after)
    error, last_line = caught.value, before.rpartition("\n")[2]
    assert bool(error.where) == (name == "group")
    assert (error.line, error.column) == (1 + before.count("\n"), 1 + len(last_line))
    for language in LANGUAGES:
        assert error.expected_in(language) == say(expected(name), language, **error.values)
        shown = after.encode("ascii", "backslashreplace").decode()
        opening = say("notation.quoted", language, found="x").partition("x")[0]
        found = f"{opening}{shown[:20]}" if after else say("notation.nothing", language)
        assert found in error.in_language(language).replace("\\n", "\n")


def test_of_a_long_text_the_beginning_is_shown() -> None:
    with pytest.raises(NotationError) as caught:
        Record.from_text(LONG)
    assert f"“{'B' * 24}…”" in caught.value.in_language("en")


@pytest.mark.parametrize("territory", ["A1", "A5", "B1", "L4", "L5"])
def test_a_fault_among_the_huts_is_found_by_the_name_of_the_territory(territory: str) -> None:
    regions = [["-"] * 5 for _ in "ABCDEFGHIJKL"]
    regions["ABCDEFGHIJKL".index(territory[0])][int(territory[1]) - 1] = "2x"
    text = f"{'/'.join(','.join(region) for region in regions)} 1 0,0 0,0,0,0,0"
    with pytest.raises(NotationError) as caught:
        Position.from_text(text)
    assert caught.value.where == territory
    assert caught.value.column == 1 + text.index("2x")
    for language, begins in (("en", "line"), ("fr", "ligne"), ("nl", "regel")):
        said = caught.value.in_language(language)
        place = f" ({begins} 1, " if caught.value.column > 1 else ". "
        assert said.startswith(territory + place)
        assert say("clans.notation.expected.group", language) in said
