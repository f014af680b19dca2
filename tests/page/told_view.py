"""A view as a page has been told of it: plain data, and what a reader can do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tests.page.unpacked import Inside

Told = dict[str, Any]
Wrap = Callable[[Told], Told]


class Found(NamedTuple):
    """A part, what becomes of an action that it sends, and where it stands."""

    part: Told
    wrap: Wrap
    at: list[str]

    def sends(self, told: Told) -> bool:
        """Whether it sends an action, with whatever value."""
        carries = self.part.get("carries", "value" if "value" in self.part else "")
        alike = {carries: None} if carries else {}
        return {**self.part.get("sends", {}), **alike} == {**told, **alike}


def replaced(view: Told, path: list[int], part: Told) -> Told:
    """The view with another part there."""
    if not path:
        return part
    parts = list(view["parts"])
    parts[path[0]] = replaced(parts[path[0]], path[1:], part)
    return {**view, "parts": parts}


def found_in(
    view: Told, wrap: Wrap = lambda action: action, at: tuple[str, ...] = ()
) -> Iterator[Found]:
    """All parts of a view, from the outermost on."""
    yield Found(view, wrap, [*at])
    inside = wrap
    if view["is"] == "Inner":

        def inside(action: Told) -> Told:
            return wrap({**view["sends"], view["carries"]: action})

    for part in view.get("parts", ()):
        yield from found_in(part, inside, (*at, f"{part['key']} {part['is']}"))


def texts_in(told: Any) -> Iterator[str]:
    """All texts of a view."""
    if isinstance(told, Mapping):
        for each in told.values():
            yield from texts_in(each)
    elif isinstance(told, list):
        for each in told:
            yield from texts_in(each)
    elif isinstance(told, str):
        yield told


class Seen:
    """What is seen on a page, as the messages tell it: widgets, and the views in them."""

    def __init__(self) -> None:
        self.widgets: dict[str, dict[str, Any]] = {}
        self.views: dict[str, Told] = {}
        self.kept: dict[str, str] = {}
        self.stars: dict[str, tuple[int, int, int]] = {}
        self.told: list[str] = []

    def hear(self, said: Sequence[Mapping[str, Any]]) -> None:
        for message in said:
            self.told.append(message.get("text", message["kind"]))
            if message["kind"] == "open":
                self.widgets[message["id"]] = dict(message["state"])
                if message["state"].get("_model_name") == "ElementsModel":
                    self.views[message["id"]] = message["state"]["first"]["view"]
            elif message["kind"] == "msg" and message.get("method") == "update":
                self.widgets[message["id"]] |= message["state"]
            elif (name := message.get("id")) in self.views and message["kind"] == "msg":
                for path, part in message["content"]["news"]:
                    self.views[name] = replaced(self.views[name], path, part)
            elif message["kind"] == "keep":
                self.kept[message["what"]] = message["text"]
            if message["kind"] == "keep" and message["what"] == "stars":
                self.stars = {lesson: tuple(how) for lesson, how in message["text"].items()}

    def parts(self) -> Iterator[tuple[str, Found]]:
        """All parts that are seen, each with the widget that shows it."""
        return ((name, each) for name, view in self.views.items() for each in found_in(view))

    def the(self, css: str) -> Told:
        """The part of a class."""
        (found,) = (each.part for _, each in self.parts() if css in each.part.get("css", ()))
        return found

    def press(self, inside: Inside, css: str) -> None:
        (found,) = (each for each in self.parts() if css in each[1].part.get("css", ()))
        self._use(inside, *found)

    def give(self, inside: Inside, css: str, value: Any) -> None:
        """Give a value to the control of a class."""
        (found,) = (each for each in self.parts() if css in each[1].part.get("css", ()))
        self._use(inside, *found, **{found[1].part.get("carries", "value"): value})

    def _use(self, inside: Inside, name: str, found: Found, **value: Any) -> None:
        told = {"do": found.wrap({**found.part["sends"], **value}), "at": found.at}
        said = {"method": "custom", "content": told}
        self.hear(inside.tell(kind="said", id=name, said=said))

    def text(self) -> str:
        values = (str(w.get("value", "")) for w in self.widgets.values())
        return " ".join([*values, *texts_in(list(self.views.values()))])
