"""What a page knows of a question before its Python is there: what follows from first answers.

A reader reads and answers the first question of a lesson while megabytes are still coming. So
the page has it as a value, as a view and a picture, and with each of the likeliest things to do
what differs afterwards. When Python has come it does the same again, and goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, NamedTuple

from clans_widget.core.cells import value_of
from clans_widget.lessons.questions import QUIZ, Undrawn, undrawn
from clans_widget.lessons.stills import notebook_apart
from clans_widget.page.sheet import Sheet, Told, board_of, first_of, news_of
from clans_widget.page.substitutes.anywidget import script_name
from clans_widget.quiz.answering import UseAnswer
from clans_widget.quiz.scene import Check, Help, QuizScene, ShowWhy
from clans_widget.quiz.view import own_of
from clans_widget.quiz.widget.style import style_of
from clans_widget.stage import actions as act
from clans_widget.stage.face.style import STYLE
from clans_widget.stage.face.text.reader import Reader
from clans_widget.stage.view import Button, Control, Field, Group, Options, Part, Room, Tick
from clans_widget.stage.view_conversation import as_told, differences, whole
from clans_widget.stage.walk_view import FOLDS, view_of

LIKELY: Final = (UseAnswer, Check, Help, ShowWhy, act.Next, act.Back)
"""What a reader is likely to do, besides clicks on the board."""

WRITTEN: Final = tuple(map(str, range(21)))
"""What a reader may write."""

MOST: Final = 90
"""So many things that are done are foreseen of a question."""

ROOM: Final = 250_000
"""So many letters may tell what follows from them."""


def may_ask(code: str) -> bool:
    """Whether a cell may show a quiz: it names one.

    Examples
    --------
    >>> may_ask("Quiz(exercises.Knows('passing'))"), may_ask("ClansWidget(game)")
    (True, False)
    """
    return f"{QUIZ}(" in code


class Seen(NamedTuple):
    """What a reader sees of a question.

    Attributes
    ----------
    view : Part
    board : dict
        As a page is told of it.
    """

    view: Part
    board: Told


def foresight_of(code: str) -> Told | None:
    """What a page knows of the quiz that a cell shows.

    Nothing of a test, which says nothing before its end, and of what is no quiz.

    Parameters
    ----------
    code : str
        Of a cell that stands alone.
    """
    with notebook_apart(), undrawn():
        quiz = value_of(code)
        if not isinstance(quiz, Undrawn) or quiz.scene().is_test:
            return None
        return Foresight(quiz).told()


def begun(quiz: Undrawn) -> QuizScene:
    """The quiz as it begins where there is little room: what can be folded away is."""
    scene = quiz.scene()
    scene.do(act.Suggest(dict.fromkeys(FOLDS, False)))
    return scene


class Foresight:
    """Finds out what follows from what a reader may do with a quiz.

    Parameters
    ----------
    quiz : Undrawn
    """

    def __init__(self, quiz: Undrawn) -> None:
        self._quiz = quiz
        self._numbers: dict[tuple[Any, ...], int] = {}
        self._nodes: list[dict[str, Any]] = []
        self._waiting: list[tuple[int, int, Possible]] = []
        self._count = count()

    def told(self) -> Told:
        """All that the page is to know."""
        scene = begun(self._quiz)
        view = view_of(scene, own_of(scene))
        first, picture = self._seen(scene), scene.picture()
        self._number_of(scene, first)
        return {
            "quiz": scene.progress.name,
            "game": scene.name,
            "css": [*view.css, f"{scene.name}-quiz", *self._quiz.css],
            "style": STYLE + style_of(scene.name) + scene.production.style,
            "rooms": [*_rooms_in(first.view)],
            "view": first.view.to_json(),
            "sheet": script_name(Sheet._esm),
            "board": {"first": first_of(first.board)},
            "places": {name: _rounded(ring) for name, ring in picture.places.items()},
            "reader": script_name(Reader._esm),
            "names": {
                "board": picture.title,
                "slider": scene.voice.say("control.step"),
                "ratio": picture.width / picture.height,
                "letters": [],
                "pages": 1,
            },
            "nodes": self._foreseen(),
        }

    def _foreseen(self) -> list[dict[str, Any]]:
        """Of each thing that may be seen, what follows from what is done then; the likeliest."""
        left, room = MOST, ROOM
        while self._waiting and left and room > 0:
            *_, use = heappop(self._waiting)
            after = self._quiz.scene_like(use.scene)
            after.do(use.action)
            if not after.requests:
                told = self._news(use.seen, after)
                self._nodes[use.number][_key(use.said)] = told
                left, room = left - 1, room - len(json.dumps(told))
        return self._nodes

    def _news(self, before: Seen, scene: QuizScene) -> list[Any]:
        """What differs in the view and in the picture, and the number of what is seen now."""
        now = self._seen(scene)
        news = [[path, part.to_json()] for path, part in differences(before.view, now.view)]
        return [news, news_of(before.board, now.board), self._number_of(scene, now)]

    def _seen(self, scene: QuizScene) -> Seen:
        view = whole(view_of(scene, own_of(scene)).parts)
        return Seen(view, board_of(scene.picture()))

    def _number_of(self, scene: QuizScene, seen: Seen) -> int:
        """The number of what is seen; what was not seen yet is looked at later."""
        key = seen.view, *seen.board["layers"]
        if key not in self._numbers:
            number = self._numbers[key] = len(self._nodes)
            clickable = _clickable(scene)
            places = () if scene.is_away else scene.picture().places
            idle = [_key({"click": place}) for place in places if place not in clickable]
            self._nodes.append({key: [[], None, number] for key in idle})
            clicks = (({"click": place}, act.Click(place)) for place in clickable)
            for said, action in (*_uses_of(seen.view), *clicks):
                use = Possible(number, scene, seen, said, action)
                heappush(self._waiting, (_unlikely(use), next(self._count), use))
        return self._numbers[key]


class Possible(NamedTuple):
    """Something that a reader may do.

    Attributes
    ----------
    number : int
        Of what is seen then.
    scene : QuizScene
    seen : Seen
    said : dict
        What is done, as the page tells it.
    action : Action
    """

    number: int
    scene: QuizScene
    seen: Seen
    said: Told
    action: act.Action


def _unlikely(use: Possible) -> int:
    """How much less likely it is than other things, that they are foreseen before it."""
    question, is_first = use.scene.question, use.number == 0
    if question.verdict is not None:
        return 4
    if isinstance(use.action, Check):
        return 0 if question.answering.is_begun else 3
    if isinstance(use.action, act.Click):
        return 2 if is_first else 5
    return 1 if is_first else 3


def _uses_of(view: Part) -> Iterator[tuple[Told, act.Action]]:
    """What can be done with buttons, lists, boxes and fields."""
    for part in _usable_in(view):
        for action in _sent_by(part):
            if isinstance(action, LIKELY):
                yield as_told(action), action


def _key(said: Told) -> str:
    """What is done, as a page writes it."""
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def _clickable(scene: QuizScene) -> list[str]:
    """The places of which a click changes something."""
    answering = scene.question.answering
    places = () if scene.is_away else scene.picture().places
    return [place for place in places if answering.click(place) is not answering]


def _usable_in(part: Part) -> Iterator[Control]:
    """All that is in sight of a view and can be used."""
    if part.is_shown is False:
        return
    if isinstance(part, Group):
        for inside in part.parts:
            yield from _usable_in(inside)
    elif isinstance(part, Control) and part.usable:
        yield part


def _sent_by(part: Control) -> Iterator[act.Action]:
    """What a button sends, a list with another value, or a box."""
    if isinstance(part, Button):
        yield part.sends
    elif isinstance(part, Tick):
        yield part.sent(not part.value)
    elif isinstance(part, Options):
        yield from (part.sent(value) for _, value in part.options if value != part.value)
    elif isinstance(part, Field):
        yield from map(part.sent, WRITTEN)


def _rooms_in(part: Part) -> Iterator[str]:
    if isinstance(part, Room):
        yield part.key
    for inside in part.parts if isinstance(part, Group) else ():
        yield from _rooms_in(inside)


def _rounded(ring: Sequence[tuple[float, float]]) -> list[list[int]]:
    return [[round(x), round(y)] for x, y in ring]
