"""What a closed widget answers when it is asked to do something."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.errors import Refusal

M = TypeVar("M", bound=Callable[..., Any])


class Closed(Refusal):
    """A widget that is closed does nothing more; what it showed last can still be read."""


def while_open(method: M) -> M:
    """Let a method do something only as long as its widget is open, with what it asks for.

    Raises
    ------
    Closed
        When the method is called later.
    ArgumentError
        When it is called with something of another kind.
    """
    checked = check_arguments(method)

    @wraps(method)
    def does(self: Any, *args: Any, **options: Any) -> Any:
        if self.is_closed:
            raise Closed("widget.closed")
        return checked(self, *args, **options)

    return cast(M, does)
