"""Arguments of public functions are of the types in their annotations, or refused in words.

The types are the function's own annotations: what a reader of the documentation is promised, and
what mypy reads, is also what is checked when somebody calls it from a notebook.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache, wraps
from itertools import islice
from numbers import Real
from operator import index
from types import UnionType
from typing import (
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from clans_widget.words.typography import is_writable

from .errors import Refusal, short_number
from .type_names import Kind

F = TypeVar("F", bound=Callable[..., Any])

_LONGEST: Final = 60
"""So much of a text that was given is shown."""

_MOST: Final = 3
"""So many of several things that were given are shown."""


class ArgumentError(Refusal):
    """Something of a kind that a function cannot use.

    Parameters
    ----------
    name : str
        The parameter.
    expected : type
        What may be given, as an annotation writes it.
    given : object
        What was.
    """

    def __init__(self, name: str, expected: Any, given: object) -> None:
        kind = Kind(expected)
        super().__init__("argument.kind", name=name, expected=kind, given=_described(given))


def check_arguments(function: F) -> F:
    """Let a function be called only with the types in its annotations.

    What the annotations leave open (``Any``, a type variable) is left to the function. They are
    read at the first call.

    Raises
    ------
    ArgumentError
        When it is called with something else. Then it has not begun.

    Examples
    --------
    >>> @check_arguments
    ... def double(count: int, *, names: Iterable[str] = ()) -> int:
    ...     return 2 * count
    >>> double(4, names=["Ann"])
    8
    >>> double("four")
    Traceback (most recent call last):
    clans_widget.core.argument_types.ArgumentError: For “count”, give a whole number, not 'four'.
    >>> double(4, names="Ann")
    Traceback (most recent call last):
    clans_widget.core.argument_types.ArgumentError: For “names”, give a list (each entry: text), \
not 'Ann'.
    """
    if isinstance(function, type):
        function.__init__ = check_arguments(function.__init__)  # type: ignore[misc]
        return function

    @wraps(function)
    def does(*args: Any, **options: Any) -> Any:
        _parameters_of(function).check(args, options)
        return function(*args, **options)

    return cast(F, does)


def check_argument(name: str, value: Any, kind: Any) -> None:
    """Refuse one argument of a wrong kind, if a function checks the others itself.

    Raises
    ------
    ArgumentError
        If it is of another kind.
    """
    if not fits(value, kind):
        raise ArgumentError(name, kind, value)


@cache
def asked_by(function: Callable[..., Any]) -> tuple[inspect.Signature, Mapping[str, Any]]:
    """How a function is called, and the types of its parameters.

    What is imported for a type checker alone cannot be looked up: any value will do.
    """
    signature = inspect.signature(function)
    names = getattr(inspect.unwrap(function), "__globals__", {})
    found: dict[str, Any] = {}
    for name, parameter in signature.parameters.items():
        with suppress(NameError):
            found |= get_type_hints(_Only(name, parameter.annotation), names)
    return signature, found


class _Only:
    """One parameter, for whoever reads annotations."""

    def __init__(self, name: str, kind: Any) -> None:
        self.__annotations__ = {} if kind is inspect.Parameter.empty else {name: kind}


class _Parameter(NamedTuple):
    """What may be given for a parameter; for one like ``*names``, each time."""

    name: str
    default: Any
    kind: Any
    fits: Callable[[Any], bool]

    def check(self, value: Any) -> None:
        if value is not self.default and not self.fits(value):
            raise ArgumentError(self.name, self.kind, value)


class _Parameters(NamedTuple):
    """The parameters of a function, by how they are given."""

    in_order: tuple[_Parameter, ...]
    named: Mapping[str, _Parameter]
    more: _Parameter | None
    others: _Parameter | None

    def check(self, args: tuple[Any, ...], options: Mapping[str, Any]) -> None:
        """What is missing or too much Python says itself, when the function is called."""
        for parameter, value in zip(self.in_order, args, strict=False):
            parameter.check(value)
        if self.more:
            for value in args[len(self.in_order) :]:
                self.more.check(value)
        for name, value in options.items():
            if found := self.named.get(name, self.others):
                found.check(value)


@cache
def _parameters_of(function: Callable[..., Any]) -> _Parameters:
    signature, kinds = asked_by(function)

    def such(*wanted: Any) -> tuple[_Parameter, ...]:
        asked = ((each, kinds.get(each.name, Any)) for each in signature.parameters.values())
        return tuple(
            _Parameter(each.name, each.default, kind, _test_of(kind))
            for each, kind in asked
            if each.kind in wanted
        )

    kind = inspect.Parameter
    in_order = such(kind.POSITIONAL_ONLY, kind.POSITIONAL_OR_KEYWORD)
    named = such(kind.POSITIONAL_OR_KEYWORD, kind.KEYWORD_ONLY)
    (more,) = such(kind.VAR_POSITIONAL) or (None,)
    (others,) = such(kind.VAR_KEYWORD) or (None,)
    return _Parameters(in_order, {each.name: each for each in named}, more, others)


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of a type, as an annotation writes types.

    Examples
    --------
    >>> fits("A1", str | None), fits(True, int), fits("AB", Iterable[str]), fits(["A"], list[int])
    (True, False, False, False)
    """
    return _test_of(kind)(value)


@cache
def _test_of(kind: Any) -> Callable[[Any], bool]:
    """What tells whether a value is of a type: a type is read once, many values are looked at."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        tests = tuple(map(_test_of, inner))
        return lambda value: any(test(value) for test in tests)
    if origin is Literal:
        return lambda value: isinstance(value, str) and value in inner
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(*map(_test_of, inner))
    if isinstance(origin, type) and origin is not type and issubclass(origin, Iterable):
        each_fits = _each(inner)
        return lambda value: _are_several(value, origin) and each_fits(value)
    return _single(origin or kind)


def _mapping(
    is_key: Callable[[Any], bool], is_value: Callable[[Any], bool]
) -> Callable[[Any], bool]:
    return lambda value: (
        isinstance(value, Mapping)
        and all(is_key(key) and is_value(each) for key, each in value.items())
    )


def _are_several(value: Any, kind: type) -> bool:
    """A text is one thing, not several letters, and so is what has fields or columns."""
    fields = ("_fields", "columns")
    is_one = isinstance(value, str | bytes | Mapping) or any(hasattr(value, f) for f in fields)
    return isinstance(value, kind) and not is_one


def _each(inner: tuple[Any, ...]) -> Callable[[Any], bool]:
    """What tells whether each of several is right. What can be read but once is not read here."""
    are_alike = len(inner) == 1 or inner[-1:] == (...,)
    tests = tuple(map(_test_of, inner[:1] if are_alike else inner))

    def is_right(values: Any) -> bool:
        if not isinstance(values, list | tuple | set | frozenset) or not tests:
            return True
        if are_alike:
            return all(map(tests[0], values))
        return len(tests) == len(values) and all(
            test(value) for test, value in zip(tests, values, strict=True)
        )

    return is_right


def _single(kind: Any) -> Callable[[Any], bool]:
    """What tells whether a value is one thing of a kind."""
    if kind is Callable or kind is get_origin(Callable[[], Any]):
        return callable
    if not isinstance(kind, type) or kind is Any:
        return lambda _: True
    if getattr(kind, "_is_protocol", False):
        members = _members(kind)
        return lambda value: all(
            hasattr(type(value), name) or hasattr(value, name) for name in members
        )
    return _OF_NUMBERS_AND_TEXTS.get(kind, lambda value: isinstance(value, kind))


def _is_truth(value: Any) -> bool:
    return isinstance(value, bool) or type(value).__name__ in ("bool_", "bool")


def _is_whole(value: Any) -> bool:
    """Whether this counts as a whole number: those of a table do, and ``True`` does not."""
    if _is_truth(value):
        return False
    try:
        return index(value) is not None
    except TypeError:
        return False


_OF_NUMBERS_AND_TEXTS: Final[Mapping[type, Callable[[Any], bool]]] = {
    int: _is_whole,
    float: lambda value: isinstance(value, Real) and not isinstance(value, bool),
    str: is_writable,
    bool: _is_truth,
}


@cache
def _members(protocol: type) -> frozenset[str]:
    """What an object must have that keeps to a protocol."""
    kinds = (kind for kind in protocol.__mro__ if getattr(kind, "_is_protocol", False))
    named = ({*vars(kind), *vars(kind).get("__annotations__", ())} for kind in kinds)
    return frozenset(name for name in set().union(*named) if not name.startswith("_"))


def _described(value: object) -> str:
    """What was given: itself where it is short, else which class it has."""
    if isinstance(value, int):
        return str(short_number(value))
    if value is None or isinstance(value, float | str):
        return repr(value[:_LONGEST] if isinstance(value, str) else value)
    if isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        said = f"{', '.join(map(_described, value[:_MOST]))}{', …' if value[_MOST:] else ''}"
        return f"[{said}]" if isinstance(value, list) else f"({said}{',' * (len(value) == 1)})"
    if isinstance(value, dict):
        some = [f"{_described(key)}: {_described(value[key])}" for key in islice(value, _MOST)]
        return f"{{{', '.join(some)}{', …' if len(value) > _MOST else ''}}}"
    kind = type(value)
    package, _, rest = kind.__module__.partition(".")
    of_game = f"{rest.partition('.')[0]}." if package == "clans_widget" else ""
    return f"{of_game}{kind.__name__}"
