"""What a page knows of a question before its Python is there: what follows from first answers.

A reader reads and answers the first question of a lesson while megabytes are still coming. So
the page has it as a value, as a view and a picture, and with each of the likeliest things to do
what differs afterwards. When Python has come it does the same again, and goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, NamedTuple

from clans_widget.core.cells import value_of
from clans_widget.lessons.questions import QUIZ, Undrawn, state_and_answers, undrawn
from clans_widget.lessons.stills import notebook_apart
from clans_widget.page.sheet import Sheet, Told, board_of, first_of, news_of
from clans_widget.page.substitutes.anywidget import script_name
from clans_widget.picture import Picture
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

ROOM: Final = 230_000
"""So many letters may tell what follows from them."""


def may_ask(code: str) -> bool:
    """Whether a cell may show a quiz: it names one.

    Examples
    --------
    >>> may_ask("Quiz(exercises.Knows('passing'))"), may_ask("ClansWidget(game)")
    (True, False)
    """
    return f"{QUIZ}(" in code


class Drawn(NamedTuple):
    """A picture of a question, as a page is told of it.

    Attributes
    ----------
    board : dict
    narrow : dict of str to str
        The layers of it that are others on a page as narrow as a telephone, by their numbers.
    places : tuple of str
        What can be clicked.
    """

    board: Told
    narrow: dict[str, str]
    places: tuple[str, ...]


class Seen(NamedTuple):
    """What a reader sees of a question.

    Attributes
    ----------
    view : Part
    drawn : Drawn
    """

    view: Part
    drawn: Drawn


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
        self._numbers: dict[str, int] = {}
        self._nodes: list[dict[str, Any]] = []
        self._waiting: list[tuple[int, int, Possible]] = []
        self._drawn: list[tuple[tuple[object, object], Drawn]] = []
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
            "board": {"first": first_of(first.drawn.board)},
            "places": _rounded(picture),
            "narrow": self._narrow(scene, first),
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

    @staticmethod
    def _narrow(scene: QuizScene, first: Seen) -> Told | None:
        """What is another on a page as narrow as a telephone; ``None`` where nothing is."""
        if not first.drawn.narrow:
            return None
        picture = narrow_picture(scene)
        size = {"width": picture.width, "height": picture.height, "layers": first.drawn.narrow}
        return {**size, "ratio": picture.width / picture.height, "places": _rounded(picture)}

    def _foreseen(self) -> list[dict[str, Any]]:
        """Of each thing that may be seen, what follows from what is done then; the likeliest."""
        left, room = MOST, ROOM
        while self._waiting and left and room > 0:
            *_, use = heappop(self._waiting)
            after = self._quiz.scene_like(use.scene)
            after.do(use.action)
            if not after.requests:
                told = self._news(use, after)
                self._nodes[use.number][_key(use.said)] = told
                left, room = left - 1, room - len(json.dumps(told))
        return self._nodes

    def _news(self, use: Possible, scene: QuizScene) -> list[Any]:
        """What differs in the view and in the picture, and the number of what is seen now.

        Last, what differs where it is narrow: no text is a layer that is as anywhere again.
        """
        before, now = use.seen, self._seen(scene)
        news = [[path, part.to_json()] for path, part in differences(before.view, now.view)]
        number = self._number_of(scene, now, is_astray=use.is_astray)
        told = [news, news_of(before.drawn.board, now.drawn.board), number]
        was, layers = before.drawn.narrow, now.drawn.narrow
        apart = {k: layers.get(k) for k in was | layers if layers.get(k) != was.get(k)}
        return [*told, apart] if apart else told

    def _seen(self, scene: QuizScene) -> Seen:
        return Seen(whole(view_of(scene, own_of(scene)).parts), self._picture(scene))

    def _picture(self, scene: QuizScene) -> Drawn:
        """The picture that is seen: many answers are given without a change in it."""
        asked = scene.moment, scene.pointing(scene.moment)
        for before, drawn in self._drawn:
            if before == asked:
                return drawn
        picture = scene.picture()
        board, narrow = board_of(picture), board_of(narrow_picture(scene))["layers"]
        pairs = enumerate(zip(narrow, board["layers"], strict=True))
        apart = {str(k): text for k, (text, other) in pairs if text != other}
        self._drawn.append((asked, Drawn(board, apart, tuple(picture.places))))
        return self._drawn[-1][1]

    def _number_of(self, scene: QuizScene, seen: Seen, *, is_astray: bool = False) -> int:
        """The number of what is seen; what was not seen yet is looked at later."""
        key = json.dumps(state_and_answers(scene))
        if key not in self._numbers:
            number = self._numbers[key] = len(self._nodes)
            places = () if scene.is_away else seen.drawn.places
            clickable = _clickable(scene, places)
            idle = [_key({"click": place}) for place in places if place not in clickable]
            self._nodes.append({key: [[], None, number] for key in idle})
            clicks = (({"click": place}, act.Click(place)) for place in clickable)
            likely = _offered(seen.view) & {*clickable}
            for said, action in (*_uses_of(seen.view), *clicks):
                astray = is_astray or (isinstance(action, act.Click) and action.place not in likely)
                use = Possible(number, scene, seen, said, action, astray, bool(likely))
                heappush(self._waiting, (_unlikely(use), next(self._count), use))
        return self._numbers[key]


def narrow_picture(scene: QuizScene) -> Picture:
    """What is seen of a question on a page as narrow as a telephone."""
    production, moment = scene.production, scene.moment
    if not production.narrow_layout:
        return scene.picture()
    pointing, layout = scene.pointing(moment), production.narrow_layout
    return production.picture(moment, pointing, scene.voice, layout=layout)


def without_layers(known: Told, shown: str) -> Told:
    """What a page knows of a question beside its picture: layers in that are told by their count.

    Parameters
    ----------
    known : dict
        As :func:`foresight_of` gives it.
    shown : str
        What the page shows before, as HTML.
    """
    first = known["board"]["first"]
    if "".join(first["layers"]) not in shown:
        return known
    return {**known, "board": {"first": {**first, "layers": len(first["layers"])}}}


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
    is_astray : bool
        Whether it, or something before, is a click on a place that is offered in no list.
    asks_for_places : bool
        Whether any places are.
    """

    number: int
    scene: QuizScene
    seen: Seen
    said: Told
    action: act.Action
    is_astray: bool
    asks_for_places: bool


def _unlikely(use: Possible) -> int:
    """How much less likely it is than other things, that they are foreseen before it."""
    question, is_first = use.scene.question, use.number == 0
    if question.verdict is not None:
        return 4
    if isinstance(use.action, Check):
        return 1 if question.answering.is_begun and not use.is_astray else 3
    if not is_first:
        return 4 if use.is_astray else 3
    if use.is_astray:
        return 2 if use.asks_for_places else 4
    return 2 if use.asks_for_places and not isinstance(use.action, act.Click) else 1


def _offered(view: Part) -> set[str]:
    """What lists offer."""
    lists = (part for part in _usable_in(view) if isinstance(part, Options))
    return {value for part in lists for _, value in part.options if isinstance(value, str)}


def _uses_of(view: Part) -> Iterator[tuple[Told, act.Action]]:
    """What can be done with buttons, lists, boxes and fields."""
    for part in _usable_in(view):
        for action in _sent_by(part):
            if isinstance(action, LIKELY):
                yield as_told(action), action


def _key(said: Told) -> str:
    """What is done, as a page writes it."""
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def _clickable(scene: QuizScene, places: tuple[str, ...]) -> list[str]:
    """The places of which a click changes something."""
    answering = scene.question.answering
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


def _rounded(picture: Picture) -> dict[str, list[list[int]]]:
    """Where the places of a picture are."""
    places = picture.places.items()
    return {name: [[round(x), round(y)] for x, y in ring] for name, ring in places}
