"""The animated picture shows every picture, as long as asked for, without flicker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from itertools import accumulate

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from clans_widget.export import ExportError, animated_gif
from clans_widget.picture import Picture
from clans_widget.picture.png import png_bytes
from clans_widget.words import LANGUAGES, say
from tests.export.walks import dot, last_move


@cache
def pictures() -> tuple[Picture, ...]:
    return tuple(frame.picture for frame in last_move())


@cache
def content() -> bytes:
    return animated_gif(pictures())


def shown(gif: bytes) -> list[tuple[Image.Image, int]]:
    """The pictures of a GIF, and for how many milliseconds each is shown."""
    image = Image.open(BytesIO(gif))
    return [
        (frame.convert("RGB"), int(frame.info["duration"]))
        for frame in ImageSequence.Iterator(image)
    ]


def total(gif: bytes) -> int:
    return sum(duration for _, duration in shown(gif))


def test_it_is_as_wide_as_asked_for_and_repeats() -> None:
    image = Image.open(BytesIO(content()))
    assert image.size == (800, 475)
    assert image.info["loop"] == 0


def test_the_last_picture_is_held_longer() -> None:
    durations = [duration for _, duration in shown(animated_gif([dot(5), dot(15), dot(25)]))]
    assert durations == [2000, 2000, 4000]


def test_each_picture_is_shown_as_long_as_asked_for() -> None:
    gif = animated_gif([dot(5), dot(15)], seconds=[0.5, 1.25])
    assert [duration for _, duration in shown(gif)] == [500, 1250]


def test_pictures_that_look_alike_keep_their_time() -> None:
    assert total(animated_gif([dot(5), dot(5), dot(15)], seconds=1)) == 4000
    assert total(animated_gif([dot(5), dot(5)], seconds=1)) == 3000


def test_it_shows_each_picture_when_it_is_its_turn() -> None:
    frames = shown(content())
    for number, picture in enumerate(pictures()):
        drawn = Image.open(BytesIO(png_bytes(picture, 800))).convert("RGB")
        distance = far(frame_at(frames, 2000 * number + 1000), drawn)
        assert distance == min(far(frame, drawn) for frame, _ in frames)
        assert distance < 3


def frame_at(frames: list[tuple[Image.Image, int]], time: int) -> Image.Image:
    """What is shown so many milliseconds after the beginning."""
    ends = accumulate(duration for _, duration in frames)
    return next(frame for (frame, _), end in zip(frames, ends, strict=True) if time < end)


def far(one: Image.Image, other: Image.Image) -> float:
    """How far two images are from each other: the mean difference of a color, of 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_nothing_flickers() -> None:
    """The map far from the move: its pixels stay exactly as they are."""
    corners = {frame.crop((0, 300, 250, 475)).tobytes() for frame, _ in shown(content())}
    assert len(corners) == 1


def test_a_walk_is_small_enough_for_slides() -> None:
    assert len(pictures()) > 12
    assert len(content()) < 1_500_000


def test_the_same_pictures_give_the_same_bytes() -> None:
    assert animated_gif(pictures()[:4]) == animated_gif(pictures()[:4])


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), 1e6, [1], [1, 2, 3], [1, 0], []])
def test_seconds_that_do_not_fit_are_refused(seconds: Sequence[float] | float) -> None:
    with pytest.raises(ExportError, match="exactly 2 numbers"):
        animated_gif([dot(5), dot(15)], seconds=seconds)


@pytest.mark.parametrize("width", [0, -800, 15, 4001])
def test_widths_out_of_range_are_refused(width: int) -> None:
    with pytest.raises(ExportError, match=f"{width} pixels"):
        animated_gif([dot(5)], width=width)


def test_there_must_be_pictures_of_one_size() -> None:
    with pytest.raises(ExportError, match="at least one"):
        animated_gif([])
    with pytest.raises(ExportError, match="Picture 1"):
        animated_gif([dot(5), dot(5, width=50)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_language_of_the_pictures(language: str) -> None:
    sheet = Picture(10, 10, (), "", "", language)
    with pytest.raises(ExportError) as error:
        animated_gif([sheet], width=1)
    assert str(error.value) == say("export.width", language, width=1, least=16, most=4000)
