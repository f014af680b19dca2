"""What is given to a public function is of the types that stand there, or is refused in words.

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
from typing import Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from clans_widget.words.typography import is_writable

from .errors import Refusal, short_number
from .type_names import Kind

F = TypeVar("F", bound=Callable[..., Any])

_LONGEST: Final = 60
"""So much of a text that was given is shown."""

_MOST: Final = 3
"""So many of several things that were given are shown."""


class ArgumentError(Refusal):
    """Something of another kind than a function can do anything with.

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
    """Let a function be called only with what its annotations say.

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
        signature, kinds = asked_by(function)
        try:
            given = signature.bind(*args, **options).arguments
        except TypeError:  # Python says itself that something is missing or too much
            return function(*args, **options)
        for name, value in given.items():
            if name in kinds:
                _check(signature.parameters[name], kinds[name], value)
        return function(*args, **options)

    return cast(F, does)


def check_argument(name: str, value: Any, kind: Any) -> None:
    """Refuse one argument of another kind, where a function looks at the others itself.

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


def _check(parameter: inspect.Parameter, kind: Any, value: Any) -> None:
    if parameter.kind is parameter.VAR_POSITIONAL:
        values: Iterable[Any] = value
    elif parameter.kind is parameter.VAR_KEYWORD:
        values = value.values()
    else:
        values = (value,)
    for each in values:
        if each is not parameter.default:
            check_argument(parameter.name, each, kind)


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of a type, as an annotation writes types.

    Examples
    --------
    >>> fits("A1", str | None), fits(True, int), fits("AB", Iterable[str]), fits(["A"], list[int])
    (True, False, False, False)
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inner)
    if origin is Literal:
        return isinstance(value, str) and value in inner
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return isinstance(value, Mapping) and all(
            fits(key, inner[0]) and fits(each, inner[1]) for key, each in value.items()
        )
    if isinstance(origin, type) and origin is not type and issubclass(origin, Iterable):
        return _are_several(value, origin) and _each_fits(value, inner)
    return _is(value, origin or kind)


def _are_several(value: Any, kind: type) -> bool:
    """A text is one thing, not several letters, and so is what has fields or columns."""
    fields = ("_fields", "columns")
    is_one = isinstance(value, str | bytes | Mapping) or any(hasattr(value, f) for f in fields)
    return isinstance(value, kind) and not is_one


def _each_fits(value: Any, inner: tuple[Any, ...]) -> bool:
    """What can be read but once is left to who reads it."""
    if not isinstance(value, list | tuple | set | frozenset) or not inner:
        return True
    kinds = (inner[0],) * len(value) if len(inner) == 1 or inner[-1] is ... else inner
    return len(kinds) == len(value) and all(map(fits, value, kinds))


def _is(value: Any, kind: Any) -> bool:
    if kind is Callable or kind is get_origin(Callable[[], Any]):
        return callable(value)
    if not isinstance(kind, type) or kind is Any:
        return True
    if getattr(kind, "_is_protocol", False):
        return all(hasattr(type(value), name) or hasattr(value, name) for name in _members(kind))
    if kind is int:
        return _is_whole(value)
    if kind is float:
        return isinstance(value, Real) and not isinstance(value, bool)
    if kind is str:
        return is_writable(value)
    if kind is bool:
        return isinstance(value, bool) or type(value).__name__ in ("bool_", "bool")
    return isinstance(value, kind)


@cache
def _members(protocol: type) -> frozenset[str]:
    """What an object must have that keeps to a protocol."""
    kinds = (kind for kind in protocol.__mro__ if getattr(kind, "_is_protocol", False))
    named = ({*vars(kind), *vars(kind).get("__annotations__", ())} for kind in kinds)
    return frozenset(name for name in set().union(*named) if not name.startswith("_"))


def _is_whole(value: Any) -> bool:
    """Whether this counts as a whole number: those of a table do, and ``True`` does not."""
    if _is(value, bool):
        return False
    try:
        return index(value) is not None
    except TypeError:
        return False


def _described(value: object) -> str:
    """What was given: itself where it is short, else which class it has."""
    if isinstance(value, int):
        return str(short_number(value))
    if value is None or isinstance(value, float | str):
        return repr(value[:_LONGEST] if isinstance(value, str) else value)
    if isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        return f"[{', '.join(map(_described, value[:_MOST]))}{', …' if value[_MOST:] else ''}]"
    if isinstance(value, dict):
        some = [f"{_described(key)}: {_described(value[key])}" for key in islice(value, _MOST)]
        return f"{{{', '.join(some)}{', …' if len(value) > _MOST else ''}}}"
    kind = type(value)
    package, _, rest = kind.__module__.partition(".")
    of_game = f"{rest.partition('.')[0]}." if package == "clans_widget" else ""
    return f"{of_game}{kind.__name__}"
