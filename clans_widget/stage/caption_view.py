"""What is said, as a value: what has happened, what to do now, what went wrong.

A rule that is told leads to the lesson that teaches it, where that lies beside the notebook.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from .production import Rule
from .sight import Caption
from .view import Badge, Paragraph, Prose, Run
from .walk import Walk


def place_of(lesson: str, language: str, folder: Path | None = None) -> str:
    """The way from a notebook to a lesson, in a language if it is there; empty if it is not.

    Lessons stand in a folder for each language, side by side. A notebook of one's own has none
    near it: then the lesson has only its name.

    Parameters
    ----------
    lesson : str
        The name of its file, without the ending.
    language : str
    folder : Path, optional
        The notebook's; where the kernel runs by default.

    Examples
    --------
    >>> place_of("04-strife", "en", Path("nowhere"))
    ''
    """
    folder = folder or Path.cwd()
    file = f"{lesson}.ipynb"
    if (folder.parent / language / file).is_file() and (folder / file).is_file():
        return file if folder.name == language else f"../{language}/{file}"
    return file if (folder / file).is_file() else ""


def number_of(lesson: str) -> str:
    """The number of a lesson, with which its name begins.

    Examples
    --------
    >>> number_of("04-strife")
    '4'
    """
    return str(int(lesson.partition("-")[0]))


class Said(NamedTuple):
    """What is said at a time.

    Attributes
    ----------
    caption : Caption
    prompt : str
        What the reader can do now; empty for nothing.
    trouble : str
        Why the reader's last choice was refused: it takes the place of the prompt.
    forbidding : str
        Id of the rule for which it was.
    failures : str
        What a function of the notebook's author has raised.
    """

    caption: Caption
    prompt: str = ""
    trouble: str = ""
    forbidding: str = ""
    failures: str = ""


def said_in(scene: Walk) -> Said:
    """What a scene says now."""
    trouble = scene.trouble
    forbidding = scene.forbidding if trouble else ""
    return Said(scene.caption(), scene.prompt, trouble, forbidding, scene.failures)


def caption_of(scene: Walk, said: Said, key: str = "caption") -> Prose:
    """What is said in a scene.

    Clans, or whatever else has a color in the game, have a dot of it before their name. The ids of
    rules open what the rule says.

    Parameters
    ----------
    scene : Walk
    said : Said
    key : str
    """
    return Prose(key=key, paragraphs=tuple(_paragraphs(scene, said)), code=said.failures)


def _paragraphs(scene: Walk, said: Said) -> Iterator[Paragraph]:
    rule, text = said.caption
    if text:
        yield _paragraph(scene, "stage-happened", text, rule)
    if said.trouble:
        yield _paragraph(scene, "stage-trouble", said.trouble, said.forbidding)
    elif said.prompt:
        yield _paragraph(scene, "stage-prompt", said.prompt)
    yield from rule_told(scene, rule, said.forbidding)
    if said.failures:
        yield _paragraph(scene, "stage-trouble", scene.voice.say("widget.failed"))


def _paragraph(scene: Walk, css: str, text: str, rule: str = "") -> Paragraph:
    colors = scene.production.colored_words(scene.voice)
    return Paragraph(css, runs_of(text, colors), badge_of(scene, rule) if rule else None)


def runs_of(text: str, colors: Mapping[str, str]) -> tuple[Run, ...]:
    """A text, with a dot before each word that has a color.

    What is elided before such a word stays with it.

    Parameters
    ----------
    text : str
    colors : mapping of str to str
        The colors of words.

    Examples
    --------
    >>> [(run.text, run.color) for run in runs_of("2 red & 1 blue, redder", {"red": "#c8321f"})]
    [('2 ', ''), ('red', '#c8321f'), (' & 1 blue, redder', '')]
    >>> runs_of("celui d\u2019Ann", {"Ann": "#c8321f"})[1].elided
    'd’'
    """
    if not colors:
        return (Run(text),)
    longest_first = sorted(colors, key=len, reverse=True)
    words = "|".join(map(re.escape, longest_first))
    first, *others = re.split(rf"(?:\b(\w+’))?\b({words})\b", text)
    runs = [Run(first)]
    for elided, word, between in zip(others[::3], others[1::3], others[2::3], strict=True):
        runs += (Run(word, colors[word], elided or ""), Run(between))
    return tuple(run for run in runs if run.text)


def badge_of(scene: Walk, name: str) -> Badge:
    """The id of a rule, which can be pressed where there is something to say of it."""
    if scene.rule(name) is None:
        return Badge(name)
    return Badge(name, scene.voice.say("widget.rule", rule=name), name == scene.open_rule)


def rule_told(scene: Walk, *names: str) -> tuple[Paragraph, ...]:
    """What the rule that is open says, if it is one of these, and where it is taught."""
    name = scene.open_rule
    rule = scene.rule(name) if name and name in names else None
    if rule is None:
        return ()
    runs = (Run(name, strong=True), Run(f" {rule.text}"), *_lesson(scene, rule))
    return (Paragraph("stage-rule-text", runs, is_note=True),)


def _lesson(scene: Walk, rule: Rule) -> tuple[Run, ...]:
    """The lesson by its number, which leads to it where it lies beside the notebook."""
    if not rule.lesson:
        return ()
    voice = scene.voice
    named = voice.say("widget.lesson", number=number_of(rule.lesson))
    place = place_of(rule.lesson, voice.code)
    return Run(" "), Run(named, css="stage-lesson", link=place)
