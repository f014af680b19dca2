"""What a reader does with the widget, without a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import ipywidgets

from clans_widget.stage.face.text.reader import Reader


def parts(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """A widget and all that is in it."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts(child)


def part(widget: ipywidgets.Widget, css_class: str) -> Any:
    """The one part of a class."""
    (found,) = [each for each in parts(widget) if css_class in getattr(each, "_dom_classes", ())]
    return found


def is_seen(widget: ipywidgets.Widget, css_class: str) -> bool:
    """Whether a part of a class is in sight; what never was is not made."""
    found = [each for each in parts(widget) if css_class in getattr(each, "_dom_classes", ())]
    return any(each.layout.display != "none" for each in found)


def html_in(widget: ipywidgets.Widget, css_class: str) -> str:
    """All that stands in the part of a class, as HTML; nothing where it is shut."""
    found = [each for each in parts(widget) if css_class in getattr(each, "_dom_classes", ())]
    told = (inside for each in found for inside in parts(each))
    return "".join(each.value for each in told if isinstance(each, ipywidgets.HTML))


def press(widget: ipywidgets.Widget, css_class: str) -> None:
    """Press a button as a reader does: one that is disabled does nothing."""
    button = part(widget, css_class)
    assert not button.disabled, f"{css_class} is disabled"
    button.click()


def press_key(widget: ipywidgets.Widget, key: Any) -> None:
    """Press a key while the focus is in the stage: its browser tells which."""
    (reader,) = [each for each in parts(widget) if isinstance(each, Reader)]
    reader._handle_custom_msg({"key": key}, [])


def click(
    widget: ipywidgets.Widget, place: str, event: str = "mouse_down", *, prefix: str = "clans"
) -> None:
    """Click on a place of the canvas."""
    x, y = widget.center(place)
    content = {"event": event, "x": x, "y": y, "touches": [{"x": x, "y": y}]}
    layer = part(widget, f"{prefix}-canvas")[-1]
    layer._handle_frontend_event(layer, content, [])


def caption(widget: ipywidgets.Widget, prefix: str = "clans") -> str:
    """What the caption says, without its style and tags."""
    html = re.sub(
        r"<style>.*?</style>", "", part(widget, f"{prefix}-caption").value, flags=re.DOTALL
    )
    html = re.sub(r"</?i\b[^>]*>", "", html)  # the dots of clans stand within sentences
    text = unescape(re.sub(r"<[^>]+>", " ", html))
    return re.sub(r"[ \n]+", " ", text).strip()
