"""An exported page as a browser reads it, as far as tests need it."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "input", "path", "circle", "br"}


@dataclass
class Element:
    """An element with its attributes, the elements in it, and the text in all of them."""

    tag: str
    attributes: dict[str, str]
    children: list[Element] = field(default_factory=list)
    text: str = ""

    def all(self, tag: str, css_class: str | None = None) -> list[Element]:
        """The elements of a tag anywhere in this one, in order."""
        found = []
        for child in self.children:
            if child.tag == tag and css_class in (None, child.attributes.get("class")):
                found.append(child)
            found += child.all(tag, css_class)
        return found

    def only(self, tag: str, css_class: str | None = None) -> Element:
        """The one element of a tag."""
        (found,) = self.all(tag, css_class)
        return found


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open = [Element("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice: {names}"
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        element = self.open.pop()
        assert element.tag == tag, f"</{tag}> closes <{element.tag}>"

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data


def read(page: str) -> Element:
    """The elements of a page; every one that is opened must be closed."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    (document,) = reader.open
    return document


def everything(element: Element) -> list[Element]:
    """All elements in one."""
    return [found for child in element.children for found in (child, *everything(child))]
