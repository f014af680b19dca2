"""A part of a move is not called like a control of the stage: the two could not be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from clans_widget.core.errors import Refusal
from clans_widget.quiz.answering import Places
from clans_widget.quiz.view import asking_of, own_of
from clans_widget.stage import actions as act
from clans_widget.stage import view
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.production import Part
from clans_widget.stage.production.control_names import CONTROLS
from clans_widget.stage.scene import Scene
from clans_widget.stage.walk_view import view_of
from clans_widget.words import LANGUAGES
from tests.quiz.scenes import scene as quiz_of
from tests.stage.toy_scenes import Advising, nim_scene, pig_scene
from tests.toys import nim


def classes(parts: Iterator[view.Part] | tuple[view.Part, ...], game: str) -> Iterator[str]:
    """The classes of a game that parts of a view have, in sight or not, without its name."""
    for part in parts:
        yield from (css.removeprefix(f"{game}-") for css in part.css if css.startswith(f"{game}-"))
        if isinstance(part, view.Group):
            yield from classes(part.parts, game)


def of_scene(scene: Scene) -> set[str]:
    return {*classes(view_of(scene, controls_of(scene)).parts, scene.name)}


def scenes() -> Iterator[Scene]:
    yield nim_scene("A1", production=Advising())
    yield pig_scene()
    begun = nim_scene()
    begun.do(act.Click("A"))
    yield begun


@pytest.mark.parametrize("scene", [*scenes()], ids=["hints", "dice", "choosing"])
def test_all_that_a_game_shows_is_a_control_or_the_games_own(scene: Scene) -> None:
    own = {*(part.css for part in scene.production.parts), *scene.production.tables}
    seats = {f"seat-{number}" for number in (1, 2)}
    assert of_scene(scene) - own - seats <= CONTROLS
    assert own.isdisjoint(CONTROLS)


def test_all_that_a_quiz_shows_is_a_control_or_the_questions_own() -> None:
    quiz = quiz_of("villages")
    answering = quiz.question.answering
    assert isinstance(answering, Places)
    shown = {*classes(view_of(quiz, own_of(quiz)).parts, "clans")}
    shown |= {*classes(asking_of(quiz), "clans")}
    assert shown - {answering.label.css, *quiz.production.tables} <= CONTROLS


@pytest.mark.parametrize("name", ["first", "check", "heaps"])
def test_a_name_that_is_taken_is_refused_where_the_production_is_written(name: str) -> None:
    with pytest.raises(Refusal) as refused:

        class Colliding(nim.NimProduction):
            parts: ClassVar[tuple[Part, ...]] = (Part("heap", name, "nim.heap"),)

    told = {refused.value.in_language(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(f"nim-{name}" in sentence for sentence in told)


def test_two_parts_of_one_name_are_refused() -> None:
    with pytest.raises(Refusal, match="“nim-heap” is taken"):

        class Twice(nim.NimProduction):
            parts: ClassVar[tuple[Part, ...]] = (*nim.NimProduction.parts[:1],) * 2
