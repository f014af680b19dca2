"""What the types in annotations are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from clans_widget.words import Spoken, Voice, sentence


@dataclass(frozen=True)
class Kind:
    """A type as it is called in a sentence.

    Attributes
    ----------
    kind : type
        As an annotation writes it.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> Kind(Game | str | None).in_voice(Voice("nl"))
    'een partij van Clans, tekst of None'
    """

    kind: Any

    def in_voice(self, voice: Voice) -> str:
        """What may be given."""
        said = [*dict.fromkeys(str(voice.told(part)) for part in _parts(self.kind))]
        if len(said) == 1:
            return said[0]
        return voice.say("list.or", first=", ".join(said[:-1]), last=said[-1])


def _parts(kind: Any) -> Iterator[str | Spoken]:
    """The kinds among which one may choose, each as something that can be said."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        for each in inner:
            yield from _parts(each)
    elif origin is Literal:
        yield from (repr(each) for each in inner)
    elif isinstance(origin, type) and issubclass(origin, Mapping):
        if inner == (Any, Any):
            yield sentence("argument.dict")
            return
        yield sentence("argument.mapping", entry=Kind(inner[0]), held=Kind(inner[1]))
    elif origin is tuple and inner[1:] not in ((), (...,)):
        yield sentence("argument.tuple_of", parts=_InOrder(inner))
    elif isinstance(origin, type) and issubclass(origin, Iterable):
        key = "argument.tuple" if origin is tuple else "argument.several"
        yield sentence(key, each=Kind(inner[0]))
    elif (origin or kind) is NoneType:
        yield "None"
    else:
        yield _Named(origin or kind)


@dataclass(frozen=True)
class _InOrder:
    """Several types, one after the other."""

    kinds: tuple[Any, ...]

    def in_voice(self, voice: Voice) -> str:
        """What may be given for each."""
        return ", ".join(Kind(kind).in_voice(voice) for kind in self.kinds)


@dataclass(frozen=True)
class _Named:
    """A class: it has a name in its game, or one that is the same everywhere, or but its own."""

    kind: Any

    def in_voice(self, voice: Voice) -> str:
        """What it is called."""
        name = getattr(self.kind, "__name__", str(self.kind))
        game = getattr(self.kind, "__module__", "").partition(".")[2].partition(".")[0]
        return voice.first(name, f"{game}.argument", "argument") or name
