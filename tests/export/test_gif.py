"""The animated picture shows each picture and its caption, as long as asked for, unflickering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from io import BytesIO
from itertools import accumulate

import pytest
from PIL import Image, ImageChops, ImageColor, ImageSequence, ImageStat

from clans_widget.export import ExportError, Frame, animated_gif
from clans_widget.export.caption import BADGE, PAPER, Captions, wrapped
from clans_widget.export.gif import LEAST, READ
from clans_widget.picture import Picture
from clans_widget.picture.lettering import font_of_sentences
from clans_widget.picture.written.png import png_bytes
from clans_widget.words import LANGUAGES, say
from tests.export.walks import dot, last_move

pytestmark = pytest.mark.slow

HIGH = 475
"""The pictures of the walk, 800 pixels wide."""


@cache
def content() -> bytes:
    return animated_gif(last_move(), seconds=2)


def dots(*places: float) -> list[Frame]:
    return [Frame(dot(x)) for x in places]


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
    assert image.size == (800, HIGH + Captions(last_move(), 800).height)
    assert image.info["loop"] == 0


def test_the_last_picture_is_held_longer() -> None:
    durations = [duration for _, duration in shown(animated_gif(dots(5, 15, 25), seconds=2))]
    assert durations == [2000, 2000, 4000]


def test_each_picture_is_shown_as_long_as_asked_for() -> None:
    gif = animated_gif(dots(5, 15), seconds=[0.5, 1.25])
    assert [duration for _, duration in shown(gif)] == [500, 1250]


def test_pictures_that_look_alike_keep_their_time() -> None:
    assert total(animated_gif(dots(5, 5, 15), seconds=1)) == 4000
    assert total(animated_gif(dots(5, 5), seconds=1)) == 3000


def test_it_shows_each_picture_when_it_is_its_turn() -> None:
    frames = [(image.crop((0, 0, 800, HIGH)), time) for image, time in shown(content())]
    for number, frame in enumerate(last_move()):
        drawn = Image.open(BytesIO(png_bytes(frame.picture, 800))).convert("RGB")
        distance = far(frame_at(frames, 2000 * number + 1000), drawn)
        assert distance == min(far(image, drawn) for image, _ in frames)
        assert distance < 3


def frame_at(frames: list[tuple[Image.Image, int]], time: int) -> Image.Image:
    """What is shown so many milliseconds after the beginning."""
    ends = accumulate(duration for _, duration in frames)
    return next(frame for (frame, _), end in zip(frames, ends, strict=True) if time < end)


def far(one: Image.Image, other: Image.Image) -> float:
    """How far two images are from each other: the mean difference of a color, of 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_nothing_flickers() -> None:
    """The map far from the move, until the end covers it: its pixels stay exactly as they are."""
    before = sum(frame.rule != "F3" for frame in last_move())
    corners = {frame.crop((0, 300, 250, 475)).tobytes() for frame, _ in shown(content())[:before]}
    assert (len(corners), before > 12) == (1, True)


def test_captions_are_read_before_they_go() -> None:
    texts = [frame.text for frame in last_move()]
    durations = [duration for _, duration in shown(animated_gif(last_move()))]
    for text, duration in zip(texts[:-1], durations[:-1], strict=True):
        assert duration == pytest.approx(1000 * max(LEAST, len(text) / READ), abs=5)
    assert durations[-1] == 2 * 1000 * LEAST
    assert sum(durations) < 46_000, "eighteen steps"


def test_under_each_picture_stand_its_rule_and_its_sentence() -> None:
    captions = [image.crop((0, HIGH, *image.size)) for image, _ in shown(content())]
    assert len({image.tobytes() for image in captions}) == len(last_move())
    for image, frame in zip(captions, last_move(), strict=True):
        # Below the line that tells how far we are.
        below = image.crop((0, 8, *image.size))
        assert share(below, ink) > 0.01, frame.text
        assert (share(below, badge) > 0.005) == bool(frame.rule)


def test_a_line_grows_until_the_end() -> None:
    lines = [image.crop((0, HIGH, 800, HIGH + 2)) for image, _ in shown(content())]
    parts = [share(line, badge) for line in lines]
    assert parts == pytest.approx([k / len(parts) for k in range(1, len(parts) + 1)], abs=0.01)


def test_the_beginning_says_what_the_picture_is_called() -> None:
    titled = Captions([Frame(dot(5))], 400)
    said = Captions([Frame(dot(5), text=dot(5).title)], 400)
    sheet = Image.new("RGB", (400, 200))
    one, other = (
        each.under(sheet, 0).crop((0, 210, 400, 200 + each.height)) for each in (titled, said)
    )
    assert bounds(one) == bounds(other)
    assert far(one, other) > 0, "it is said more quietly"


@pytest.mark.parametrize("width", [16, 200, 800, 1600])
def test_there_is_room_for_the_longest_caption(width: int) -> None:
    frames = [
        Frame(dot(5), "M1", "One."),
        Frame(dot(5), "V4", 12 * "The huts leave. ".strip() + " x"),
    ]
    captions = Captions(frames, width)
    sheet = captions.under(Image.new("RGB", (width, 10), "#000000"), 1)
    assert sheet.size == (width, 10 + captions.height)
    assert captions.height > Captions(frames[:1], width).height
    last_line = sheet.crop((0, sheet.height - 6, width, sheet.height))
    assert last_line.getcolors() == [(6 * width, (255, 255, 255))], "nothing touches the edge"


def test_letters_are_as_high_as_a_room_needs() -> None:
    image, _ = shown(animated_gif([Frame(dot(5), text="H")], width=800))[0]
    left, top, right, bottom = bounds(image.crop((0, 410, *image.size)))
    assert bottom - top >= 0.018 * 800
    assert right - left < bottom - top


def test_lines_are_broken_at_spaces_and_only_there_if_that_will_do() -> None:
    font = font_of_sentences(20)
    text = "Un mot\N{NO-BREAK SPACE}: et encore un, anticonstitutionnellement"
    room = font.getlength("et encore")
    lines = list(wrapped(text, font, room))
    assert lines[:3] == ["Un mot\N{NO-BREAK SPACE}:", "et encore", "un,"]
    assert "".join(lines[3:]) == "anticonstitutionnellement"
    assert all(font.getlength(line) <= room for line in lines)


def ink(color: tuple[int, ...]) -> bool:
    return max(color) < 90


def badge(color: tuple[int, ...]) -> bool:
    return (
        sum(abs(one - other) for one, other in zip(color, ImageColor.getrgb(BADGE), strict=False))
        < 30
    )


def share(image: Image.Image, holds: Callable[[tuple[int, ...]], bool]) -> float:
    """Which part of the pixels is such."""
    counted = image.getcolors(image.width * image.height) or []
    found = [count for count, color in counted if isinstance(color, tuple) and holds(color)]
    return sum(found) / (image.width * image.height)


def bounds(image: Image.Image) -> tuple[int, int, int, int]:
    """What holds all that is not paper."""
    blank = Image.new("RGB", image.size, PAPER)
    found = ImageChops.difference(image, blank).convert("L").point(lambda value: 255 * (value > 40))
    box = found.getbbox()
    assert box is not None
    return box


def test_a_walk_is_small_enough_for_slides() -> None:
    assert len(last_move()) > 12
    assert len(content()) < 1_500_000


def test_the_same_pictures_give_the_same_bytes() -> None:
    assert animated_gif(last_move()[:4]) == animated_gif(last_move()[:4])


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), 1e6, [1], [1, 2, 3], [1, 0], []])
def test_seconds_that_do_not_fit_are_refused(seconds: Sequence[float] | float) -> None:
    with pytest.raises(ExportError, match="exactly 2 numbers"):
        animated_gif(dots(5, 15), seconds=seconds)


@pytest.mark.parametrize("width", [0, -800, 15, 4001])
def test_widths_out_of_range_are_refused(width: int) -> None:
    with pytest.raises(ExportError, match=f"{width} pixels".replace("-", "−")):
        animated_gif(dots(5), width=width)


def test_there_must_be_pictures_of_one_size() -> None:
    with pytest.raises(ExportError, match="at least one"):
        animated_gif([])
    with pytest.raises(ExportError, match="Picture 1"):
        animated_gif([Frame(dot(5)), Frame(dot(5, width=50))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_language_of_the_pictures(language: str) -> None:
    sheet = Picture(10, 10, (), "", "", language)
    with pytest.raises(ExportError) as error:
        animated_gif([Frame(sheet)], width=1)
    assert str(error.value) == say("export.width", language, width=1, least=16, most=4000)
