"""Widgets of a page, in place of those of ipywidgets: what each is, the page hears as plain data.

They have what boards and quizzes use of ipywidgets, by the same names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import Any, ClassVar, Final

from .attributes import Dict, HasTraits, List, TraitType, Unicode

Hear = Callable[[Any], object]

LIVE: Final = "application/vnd.jupyter.widget-view+json"

instances: Final[dict[str, Widget]] = {}
"""All widgets that have not been closed, by their names."""

Said = Mapping[str, Any]

Post = Callable[[Said], object]

_numbers: Final = count(1)

_posts: Final[list[Post]] = []


def speak_through(post: Post) -> None:
    """Have all widgets speak through a function from now on.

    Parameters
    ----------
    post : callable
        Is called with each message: what it is (``open``, ``close`` or ``msg``), the ``id`` of the
        widget, and what it says.
    """
    _posts[:] = [post]


def hear(name: str, said: Said) -> None:
    """Let a widget hear what the page says to it; one that has been closed hears nothing.

    Examples
    --------
    >>> html = HTML("six")
    >>> hear(html.model_id, {"method": "update", "state": {"value": "seven"}})
    >>> html.value
    'seven'
    >>> name = html.model_id
    >>> html.close()
    >>> hear(name, {"method": "update", "state": {"value": "eight"}})
    >>> html.value
    'seven'
    """
    widget = instances.get(name)
    if widget is not None:
        widget.comm.hear({"content": {"data": said}, "buffers": []})


def _say(message: Said) -> None:
    """Say something to the page; where there is none, nobody hears it."""
    for post in _posts:
        post(message)


class Line:
    """One widget's line to the page."""

    def __init__(self, name: str, hear: Hear) -> None:
        self.name = name
        self.hear = hear

    def on_msg(self, hear: Hear) -> None:
        """Have a function called with what the page says."""
        self.hear = hear


class Widget(HasTraits):
    """Something that Python and a page both know."""

    _model_name = Unicode("WidgetModel").tag(sync=True)
    comm: Any = TraitType()

    _widget_construction_callback: ClassVar[Callable[[Widget], object] | None] = None

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._msg_calls: list[Callable[[Any, Any, list[Any]], object]] = []
        self._held: dict[str, Any] | None = None
        call = Widget._widget_construction_callback
        if call is not None:
            call(self)
        self.open()

    @staticmethod
    def on_widget_constructed(call: Callable[[Widget], object] | None) -> None:
        """Have a function called with each widget that is made."""
        Widget._widget_construction_callback = call

    @staticmethod
    def close_all() -> None:
        """Close all widgets."""
        for widget in list(instances.values()):
            widget.close()

    @property
    def model_id(self) -> str:
        """What the page calls it; empty once it is closed."""
        return "" if self.comm is None else str(self.comm.name)

    def open(self) -> None:
        """Let the page know of it."""
        name = f"widget-{next(_numbers)}"
        self.comm = Line(name, self._handle_msg)
        instances[name] = self
        _say({"kind": "open", "id": name, "state": self.get_state()})

    def close(self) -> None:
        """Let the page forget it."""
        if self.comm is not None:
            _say({"kind": "close", "id": self.model_id})
            del instances[self.model_id]
            self.comm = None

    def get_state(self) -> dict[str, Any]:
        """What the page knows of it."""
        traits = self.class_traits().items()
        return {name: _told(getattr(self, name)) for name, each in traits if each.is_synced}

    def send(self, content: Any, buffers: object = None) -> None:
        """Say something to the page."""
        del buffers
        if self.comm is not None:
            _say({"kind": "msg", "id": self.model_id, "method": "custom", "content": content})

    def on_msg(self, call: Callable[[Any, Any, list[Any]], object]) -> None:
        """Have a function called with what the page says."""
        self._msg_calls.append(call)

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Tell the page of all that changes meanwhile at the end, in one message."""
        with self._holding({}):
            yield

    @contextmanager
    def _holding(self, known: dict[str, Any]) -> Iterator[None]:
        """Tell the page at the end of what it does not know."""
        if self._held is not None:
            yield
            return
        self._held = {}
        try:
            yield
        finally:
            held, self._held = self._held, None
            self._update({k: v for k, v in held.items() if k not in known or known[k] != v})

    def _tell(self, name: str, old: object, new: object) -> None:
        super()._tell(name, old, new)
        if getattr(type(self), name).is_synced and self.trait_has_value("comm"):
            self._update({name: _told(new)})

    def _update(self, state: dict[str, Any]) -> None:
        if self._held is not None:
            self._held |= state
        elif state and self.comm is not None:
            _say({"kind": "msg", "id": self.model_id, "method": "update", "state": state})

    def _handle_msg(self, message: Any) -> None:
        said = message["content"]["data"]
        if said["method"] == "custom":
            self._handle_custom_msg(said["content"], [])
            return
        with self._holding(said["state"]):
            for name, value in said["state"].items():
                setattr(self, name, value)

    def _handle_custom_msg(self, content: Any, buffers: list[Any]) -> None:
        for call in list(self._msg_calls):
            call(self, content, buffers)

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        del options
        return {} if self.comm is None else {LIVE: {"model_id": self.model_id}}


def _told(value: Any) -> Any:
    """A value as the page hears of it."""
    if isinstance(value, Widget):
        return value.model_id
    if isinstance(value, tuple | list):
        return [_told(each) for each in value]
    return value


class Layout(Widget):
    """How something is laid out, by the names of CSS.

    It tells only what is said of it.
    """

    said = Dict().tag(sync=True)

    def __init__(self, **said: str) -> None:
        super().__init__(said=said)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return self.said.get(name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name.startswith("_") or self.has_trait(name):
            super().__setattr__(name, value)
        else:
            self.said = {**self.said, name: value}


class _LayoutOf(TraitType[Layout]):
    """The layout of a widget: one of its own, where none is given."""

    klass = Layout

    def usual(self) -> Layout:
        """A new one."""
        return Layout()


class DOMWidget(Widget):
    """A widget that is seen."""

    layout: Any = _LayoutOf().tag(sync=True)
    _dom_classes: Any = List().tag(sync=True)

    def add_class(self, name: str) -> DOMWidget:
        """Give it a class."""
        if name not in self._dom_classes:
            self._dom_classes = (*self._dom_classes, name)
        return self

    def remove_class(self, name: str) -> DOMWidget:
        """Take a class away."""
        self._dom_classes = tuple(each for each in self._dom_classes if each != name)
        return self


class Box(DOMWidget):
    """Widgets that stand together."""

    _model_name = Unicode("BoxModel").tag(sync=True)
    children: Any = TraitType(()).tag(sync=True)

    def __init__(self, children: Any = (), **values: Any) -> None:
        super().__init__(children=tuple(children), **values)


class HBox(Box):
    """Widgets beside each other."""

    _model_name = Unicode("HBoxModel").tag(sync=True)


class VBox(Box):
    """Widgets below each other."""

    _model_name = Unicode("VBoxModel").tag(sync=True)


class HTML(DOMWidget):
    """HTML."""

    _model_name = Unicode("HTMLModel").tag(sync=True)
    value = Unicode().tag(sync=True)

    def __init__(self, value: str = "", **values: Any) -> None:
        super().__init__(value=value, **values)
