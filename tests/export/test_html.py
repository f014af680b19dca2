"""The page holds every step, nothing from elsewhere, and no text as markup."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import islice

import pytest

from clans_widget.clans import Game
from clans_widget.export import ExportError, Frame, walkthrough
from clans_widget.picture import Picture
from clans_widget.picture.written.svg import layer_text
from clans_widget.web import hashed
from clans_widget.words import LANGUAGES, say
from tests.clans.games import random_game
from tests.export.reading import Element, everything, read
from tests.export.walks import BEGINNING, dot, frames_of, last_move

HOSTILE = "</script></template><b onclick=\"alert('x')\">&amp;$title"


@cache
def page() -> str:
    return walkthrough(last_move(), title="The last move")


def steps(document: Element) -> list[Element]:
    return document.only("details", "steps").all("button")


def test_every_caption_stands_in_the_list_of_steps_with_its_rule() -> None:
    shown = [step.text for step in steps(read(page()))]
    assert shown[0] == BEGINNING
    assert shown[1:] == [f"Rule {frame.rule} {frame.text}" for frame in last_move()[1:]]
    assert len(shown) > 13


def test_what_a_rule_says_stands_on_the_page_once() -> None:
    told = read(page()).only("details", "rules")
    rules = {frame.rule for frame in last_move() if frame.rule}
    assert [each.attributes["id"] for each in told.all("dd")] == sorted(rules)
    assert [each.text for each in told.all("dd")] == [
        f"{rule} says < this." for rule in sorted(rules)
    ]


def test_elements_are_closed_and_ids_are_unique() -> None:
    elements = everything(read(page()))
    ids = [element.attributes["id"] for element in elements if "id" in element.attributes]
    assert len(ids) == len(set(ids))
    named = [
        e.attributes["aria-describedby"] for e in elements if "aria-describedby" in e.attributes
    ]
    assert named
    assert set(named) <= set(ids)


def test_nothing_comes_from_elsewhere() -> None:
    assert "//" not in re.sub(r"\n *// ", "\n", page())
    assert "url(" not in page()
    assert "@import" not in page()
    linking = {"src", "srcset", "href", "xlink:href", "action", "data", "poster", "style"}
    assert [e for e in everything(read(page())) if linking & set(e.attributes)] == []


@pytest.mark.slow
def test_the_policy_allows_the_page_s_own_script_and_style_and_nothing_else() -> None:
    document = read(page())
    (meta,) = [m for m in document.all("meta") if "http-equiv" in m.attributes]
    assert meta.attributes["http-equiv"] == "Content-Security-Policy"
    rules = dict(rule.strip().split(" ", 1) for rule in meta.attributes["content"].split(";"))
    assert rules.pop("default-src") == "'none'"
    for kind in ("script", "style"):
        digest = sha256(document.only(kind).text.encode()).digest()
        assert rules.pop(f"{kind}-src") == f"'sha256-{b64encode(digest).decode()}'"
    assert set(rules.values()) == {"'none'"}


def test_the_policy_names_the_styles_in_tables_each_once() -> None:
    """Without that a browser leaves the dots before names without a color."""
    table = "<i style=--dot:red>A</i><i style=\"a: 'b'\">B</i><i style=--dot:red>C</i>"
    shown = walkthrough([Frame(dot(5), "", "One.", (table,))], title="Dots")
    (rule,) = re.findall("style-src ([^;]*);", shown)
    assert rule.split()[1:] == [hashed("--dot:red"), hashed("a: 'b'"), "'unsafe-hashes'"]


def test_the_page_without_script_is_the_last_step() -> None:
    document, last = read(page()), last_move()[-1]
    assert document.only("p", "caption").text == f"Rule {last.rule} {last.text}"
    body = page().partition('<div class="picture">')[2].partition("</svg>")[0]
    for layer in last.picture.layers:
        assert layer_text(layer) in body
    for table in last.tables:
        assert table in page().partition("<template>")[0]


def test_each_step_names_the_layers_and_tables_that_it_shows() -> None:
    frames = last_move()
    kept = page().partition("<template><svg>")[2].partition("</template>")[0]
    groups, _, tables = kept.partition("</svg>")
    layers = [f'<g class="{text}' for text in groups.split('<g class="')[1:]]
    shown = [text.removesuffix("</div>") for text in tables.split('<div class="table">')[1:]]
    moving = [k for k, layer in enumerate(frames[0].picture.layers) if not layer.static]
    for frame, step in zip(frames, steps(read(page())), strict=True):
        named = [layers[int(k)] for k in step.attributes["data-layers"].split()]
        drawn = [layer_text(frame.picture.layers[k]) for k in moving]
        assert set(named) <= set(drawn)
        assert [shown[int(k)] for k in step.attributes["data-tables"].split()] == [*frame.tables]
        assert step.attributes["data-title"] == frame.picture.title
        assert step.attributes["data-description"] == frame.picture.description


def test_what_never_changes_is_stored_once() -> None:
    for layer in last_move()[0].picture.layers:
        if layer.static:
            assert page().count(layer_text(layer)) == 1
    kept = page().partition("<template>")[2]
    assert all(
        kept.count(layer_text(layer)) <= 1 for f in last_move() for layer in f.picture.layers
    )


@pytest.mark.slow
def test_sixty_steps_stay_under_two_megabytes() -> None:
    frames = list(islice(frames_of(random_game(7)), 61))
    assert len(frames) == 61
    assert len(walkthrough(frames, title="Sixty steps").encode()) < 2_000_000


def test_the_same_frames_give_the_same_page() -> None:
    assert walkthrough(last_move(), title="The last move") == page()


def test_no_text_becomes_markup() -> None:
    game = Game.new([HOSTILE[:30], "Bob"], seed=7)
    picture = replace(next(frames_of(game)).picture, title=HOSTILE, description=HOSTILE)
    frames = [Frame(picture, HOSTILE, HOSTILE), Frame(picture, "M1", HOSTILE)]
    document = read(walkthrough(frames, title=HOSTILE))
    assert [e for e in everything(document) if "onclick" in e.attributes] == []
    assert len(document.all("script")) == len(document.all("template")) == 1
    assert {b.attributes["class"] for b in document.all("b")} == {"rule"}
    assert document.only("h1").text == document.only("title").text == HOSTILE
    assert document.only("p", "caption").text == f"Rule M1 {HOSTILE}"
    assert document.only("details", "words").only("p").text == HOSTILE
    assert [step.attributes["data-title"] for step in steps(document)] == [HOSTILE] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_controls_speak_the_language(language: str) -> None:
    document = read(walkthrough([Frame(dot(5)), Frame(dot(9))], title="", language=language))
    assert document.only("html").attributes["lang"] == language
    labels = {b.attributes.get("aria-label") or b.text.strip() for b in document.all("button")}
    assert labels >= {say(f"control.{k}", language) for k in ("first", "back", "next", "last")}
    assert document.only("span", "place").text == say("export.step_of", language, step=1, count=1)


def test_a_single_frame_is_a_walk_too() -> None:
    document = read(walkthrough([Frame(dot(5), text="A dot.")], title="One"))
    assert document.only("input", "slider").attributes["max"] == "0"
    assert document.only("p", "caption").text == "A dot."


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_frames_there_is_no_page(language: str) -> None:
    with pytest.raises(ExportError) as error:
        walkthrough([], title="Nothing", language=language)
    assert str(error.value) == say("export.no_frames", language)


@pytest.mark.parametrize("other", [dot(5, width=41), dot(5, layers=2)])
def test_pictures_of_one_walk_have_one_format(other: Picture) -> None:
    frames = [Frame(dot(5)), Frame(dot(6)), replace(Frame(dot(5)), picture=other)]
    with pytest.raises(ExportError, match="Picture 2"):
        walkthrough(frames, title="Mixed")
