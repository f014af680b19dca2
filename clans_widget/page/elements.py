"""A view on a page: the page makes elements of it, and is told of each part that differs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ipywidgets import DOMWidget, Widget
from traitlets import Dict, Unicode

from clans_widget.stage.face.makers import Do
from clans_widget.stage.view import Group, Part, Room
from clans_widget.stage.view_conversation import differences, use_of, whole


class Elements(DOMWidget):
    """What shows a view on a page.

    Attributes
    ----------
    first : dict
        What is shown when a page begins to show it: the ``view`` as JSON, and by the keys of its
        ``rooms`` the widgets that stand in these.
    """

    _model_name = Unicode("ElementsModel").tag(sync=True)
    first = Dict().tag(sync=True)


class ElementsTree:
    """Tells a page of a view, and does what is done with it there.

    Parameters
    ----------
    do : callable
        Lets an action happen in the scene, and shows what has come of it.
    rooms : mapping of str to Widget
        What stands in the rooms of a view, by their keys; it may change.
    """

    def __init__(self, do: Do, rooms: Mapping[str, Widget]) -> None:
        self._do = do
        self._rooms = rooms
        self._seen: Part = whole(())
        self._stand: dict[str, str] = {}
        self._elements: Elements | None = None

    def show(self, parts: Iterable[Part]) -> tuple[Widget, ...]:
        """Show these parts instead of those before."""
        before, self._seen = self._seen, whole(tuple(parts))
        stood, self._stand = self._stand, self._rooms_in(self._seen)
        if self._elements is None:
            first = {"view": self._seen.to_json(), "rooms": self._stand}
            self._elements = Elements(first=first)
            self._elements.on_msg(self._heard)
            return (self._elements,)
        news = [(path, part.to_json()) for path, part in differences(before, self._seen)]
        if news or stood != self._stand:
            self._elements.send({"news": news, "rooms": self._stand})
        return (self._elements,)

    def _rooms_in(self, part: Part) -> dict[str, str]:
        """The widgets that stand in the rooms of a view."""
        return {key: self._rooms[key].model_id for key in _keys_of_rooms(part)}

    def _heard(self, _: object, content: object, __: object) -> None:
        """What a reader does, or has done before the page knew of this view.

        What cannot be done any more comes to nothing. Whatever has got another value is seen with
        it where it was used.
        """
        match content:
            case {"do": dict() as told, "at": list() as at}:
                if (use := use_of(self._seen, told, at)) is not None:
                    self._seen = use.view
                    self._do(use.action)
            case {"done": dict() as told, "at": list() as at}:
                if (use := use_of(self._seen, told, at)) is not None:
                    self._do(use.action)


def _keys_of_rooms(part: Part) -> Iterator[str]:
    if isinstance(part, Room):
        yield part.key
    elif isinstance(part, Group):
        for inside in part.parts:
            yield from _keys_of_rooms(inside)
