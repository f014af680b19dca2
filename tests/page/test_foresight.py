"""What a page knows of a question before its Python is there is what Python shows then."""

from __future__ import annotations

import json
from gzip import compress
from pathlib import Path
from random import Random
from typing import Any, Final

import nbformat
import pytest

from clans_widget.core.cells import shows_live, value_of
from clans_widget.lessons.questions import Undrawn, undrawn
from clans_widget.lessons.stills import notebook_apart, still_of_cell
from clans_widget.page.making.foresight import begun, foresight_of, may_ask, without_layers
from clans_widget.page.making.lesson import Lesson
from clans_widget.page.sheet import board_of
from clans_widget.quiz.scene import QuizScene
from clans_widget.quiz.view import own_of
from clans_widget.stage import actions as act
from clans_widget.stage.view import Part
from clans_widget.stage.view_conversation import use_of, whole
from clans_widget.stage.walk_view import view_of
from clans_widget.words import Voice
from tests.browser.driving.lessons import LESSONS
from tests.page.told_view import Seen, found_in, replaced
from tests.page.unpacked import Inside, unpacked

pytestmark = pytest.mark.slow

LARGEST: Final = 60_000
"""Bytes that a page may take for it, as it is sent."""


def first_quiz(lesson: Path) -> str:
    """The cell of the first quiz of a lesson; empty for a lesson without one."""
    cells = nbformat.read(lesson, as_version=4).cells
    found = (c.source for c in cells if c.cell_type == "code" and shows_live(c.source))
    return next(filter(may_ask, found), "")


def first_of(code: str) -> QuizScene:
    with notebook_apart(), undrawn():
        quiz = value_of(code)
        assert isinstance(quiz, Undrawn)
        return begun(quiz)


def seen(scene: QuizScene) -> Part:
    return whole(view_of(scene, own_of(scene)).parts)


def as_json(told: Any) -> Any:
    return json.loads(json.dumps(told))


def layers_of(scene: QuizScene, layout: str) -> list[str]:
    """The layers of what is seen of a quiz where it is laid out so."""
    scene.do(act.Arrange(layout))
    layers: list[str] = board_of(scene.picture())["layers"]
    return layers


def shown(scene: QuizScene) -> Any:
    """The view of a quiz and the layers of its picture, as a page is told of them.

    Then those that it has on a page as narrow as a telephone.
    """
    narrow = layers_of(scene, scene.production.narrow_layout)
    return as_json([seen(scene).to_json(), layers_of(scene, ""), narrow])


def do(scene: QuizScene, told: dict[str, Any]) -> None:
    """Do what a page tells."""
    if "click" in told:
        scene.do(act.Click(told["click"]))
        return
    view = seen(scene)
    (at, *_) = (each.at for each in found_in(as_json(view.to_json())) if each.sends(told))
    use = use_of(view, told, at)
    assert use is not None, told
    scene.do(use.action)


def walked(known: dict[str, Any], code: str, chance: Random, steps: int) -> int:
    """Walk through what is foreseen, and compare; how far it went."""
    scene, node = first_of(code), 0
    view, layers = known["view"], list(known["board"]["first"]["layers"])
    apart = dict(known["narrow"]["layers"])
    for count in range(steps):
        narrow = [apart.get(str(number)) or text for number, text in enumerate(layers)]
        assert [view, layers, narrow] == shown(scene)
        uses = known["nodes"][node]
        if not uses:
            return count
        key = chance.choice(sorted(uses))
        news, board, node, *others = uses[key]
        do(scene, json.loads(key))
        for path, part in news:
            view = replaced(view, path, part)
        for number, text in (board or {}).get("news", {}).items():
            layers[int(number)] = text
        apart |= next(iter(others), {})
    return steps


SOME: Final = ("00-first-question", "04-strife", "05-gate-treasure-arrival", "07-chances")

ASKING: Final = [
    pytest.param(path, marks=() if path.stem in SOME else pytest.mark.deep, id=path.stem)
    for path in LESSONS
    if path.parent.name == "en" and first_quiz(path)
]


@pytest.mark.parametrize("lesson", ASKING)
def test_what_follows_from_first_answers_is_what_python_would_show(lesson: Path) -> None:
    code = first_quiz(lesson)
    known = as_json(foresight_of(code))
    chance = Random(7)
    lengths = [walked(known, code, chance, 4) for _ in range(12)]
    assert max(lengths) >= 2
    still = still_of_cell(code)
    assert still is not None
    told = without_layers(known, still.plain.svg())
    assert told["board"]["first"]["layers"] == len(known["board"]["first"]["layers"])
    assert len(compress(json.dumps(told, ensure_ascii=False).encode())) < LARGEST


FEW: Final = 40
"""So many answers are judged at once, and not only seen."""


@pytest.mark.parametrize("lesson", ASKING)
def test_each_answer_that_is_offered_is_judged_at_once(lesson: Path) -> None:
    known = as_json(foresight_of(first_quiz(lesson)))
    first = known["nodes"][0]
    lists = [each.part for each in found_in(known["view"]) if "options" in each.part]
    offered = {value for part in lists for _, value in part["options"]}
    clicks = [json.dumps({"click": place}) for place in offered & {*known["places"]}]
    uses = (key for key in first if '"value"' in key and '"pick"' not in key)
    chosen = [*uses, *(key.replace(" ", "") for key in clicks)]
    assert chosen
    for key in chosen:
        after = known["nodes"][first[key][2]]
        view = known["view"]
        for path, part in first[key][0]:
            view = replaced(view, path, part)
        if can_check(view) and len(chosen) <= FEW:
            assert any('"Check"' in each for each in after), key


def can_check(view: dict[str, Any]) -> bool:
    """Whether what is chosen can be checked."""
    checks = (e.part for e in found_in(view) if e.part.get("sends", {}).get("action") == "Check")
    return any(part.get("usable", True) for part in checks)


QUESTION: Final = "Quiz(exercises.Knows('passing'), name='one'{})"

BEGIN: Final = (
    "from clans_widget import ClansWidget, Quiz, clans\nfrom clans_widget.clans import exercises\n"
)


@pytest.mark.parametrize(
    ("code", "is_known"),
    [
        (QUESTION.format(""), True),
        (QUESTION.format(", test=True"), False),
        ("ClansWidget(clans.Game.new(['Ann', 'Bob']), seen_by='Ann')", False),
    ],
)
def test_of_a_test_and_of_a_game_nothing_is_known_beforehand(code: str, is_known: bool) -> None:
    assert (foresight_of(BEGIN + code) is not None) == is_known


def test_a_page_has_it_of_its_first_quiz_alone(tmp_path: Path) -> None:
    cells = [nbformat.v4.new_code_cell(BEGIN + QUESTION.format("")) for _ in range(2)]
    path = tmp_path / "mine.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    page = Lesson(path).html(Voice("en"))
    assert page.count("live-known") == 1
    told = page.partition('class="live-known">')[2].partition("</script>")[0]
    known = foresight_of(BEGIN + QUESTION.format(""))
    assert known is not None
    assert json.loads(told) == as_json(without_layers(known, page))


def test_what_a_reader_has_done_before_python_does_again() -> None:
    code = BEGIN + QUESTION.format("")
    known = as_json(foresight_of(code))
    (check,) = (key for key in known["nodes"][1] if '"Check"' in key)
    first = next(key for key, (_, _, node, *_) in known["nodes"][0].items() if node == 1)

    def doing(key: str) -> dict[str, Any]:
        at = next(each.at for each in found_in(known["view"]) if each.sends(json.loads(key)))
        return {"do": json.loads(key), "at": at}

    with unpacked() as folder:
        inside = Inside(folder)
        inside.begin("en")
        page = Seen()
        page.hear(inside.tell(kind="run", root=0, code=code, done=[doing(first)]))
        page.hear(inside.tell(kind="do", root=0, done=[doing(check)]))
        inside.close()
    scene = first_of(code)
    for key in (first, check):
        do(scene, json.loads(key))
    assert scene.caption().text.splitlines()[0] in page.text()
    assert page.the("clans-reason")["value"] == json.loads(first)["value"], "it is seen as chosen"
