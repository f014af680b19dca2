"""What the kinds of things are called that can be given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, get_args, get_origin

import pytest

from clans_widget.core.argument_types import ArgumentError, asked_by
from clans_widget.core.type_names import Kind
from clans_widget.words import LANGUAGES, Voice, keys
from tests.doors.callables import doors


def kinds_in(kind: Any) -> Iterator[Any]:
    """A type, and the types that it is made of; of a function, not what it is given."""
    origin = get_origin(kind) or kind
    yield origin
    if origin not in (Literal, Callable):
        for inner in get_args(kind):
            yield from kinds_in(inner)


def asked_for() -> set[Any]:
    return {
        kind
        for door in doors()
        for asked in asked_by(door.call)[1].values()
        for kind in kinds_in(asked)
    }


def test_every_kind_that_has_a_name_is_asked_for_somewhere() -> None:
    names = {getattr(kind, "__name__", "") for kind in asked_for()}
    sentences = {"kind", "several", "mapping", "dict", "tuple", "tuple_of"}
    found = [key for key in keys("en") if "argument" in key.split(".")[:2]]
    assert {key.rpartition(".")[2] for key in found} <= names | sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_is_named_in_every_language(language: str) -> None:
    said = {Kind(kind).in_voice(Voice(language)) for kind in (str, int, float, bool)}
    assert len(said) == 4
    error = ArgumentError("source", str | int | None, [1.5, {"a": object()}])
    sentence = error.in_language(language)
    assert "source" in sentence
    assert Kind(str | int | None).in_voice(Voice(language)) in sentence
    assert "[1.5, {'a': object}]" in sentence
