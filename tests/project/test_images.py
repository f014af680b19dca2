"""The pictures of README and pages are those that are drawn now: ``python docs/images.py``."""

from __future__ import annotations

from docs.images import ICON, IMAGES, icon, pictures


def test_the_pictures_of_the_readme_are_up_to_date() -> None:
    stored = {path.name: path.read_text("utf-8") for path in IMAGES.glob("*.svg")}
    drawn = {name: picture.svg() for name, picture in pictures().items()}
    assert stored.keys() == drawn.keys()
    for name, svg in drawn.items():
        assert stored[name] == svg, f"{name}: make golden"


def test_the_icon_of_the_pages_is_up_to_date() -> None:
    assert ICON.read_text("utf-8") == icon().svg(), "make golden"
