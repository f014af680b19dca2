"""How the widgets speak to the page: in Jupyter's protocol, as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import comm
from comm.base_comm import BaseComm

Post = Callable[[Mapping[str, Any]], object]

OPENED: Final = "comm_open"


def speak_through(post: Post) -> None:
    """Have all widgets speak through a function from now on.

    Parameters
    ----------
    post : callable
        Is called with each message: what it is (``open``, ``close`` or ``msg``), the ``id`` of the
        widget, and what it says.
    """

    class Comm(BaseComm):
        """One widget's line to the page."""

        def publish_msg(
            self,
            msg_type: str,
            data: dict[str, Any] | None = None,
            metadata: object = None,
            buffers: object = None,
            **keys: Any,
        ) -> None:
            del metadata, buffers, keys
            said = (data or {}) if msg_type != OPENED else {"state": (data or {}).get("state", {})}
            post({"kind": msg_type.removeprefix("comm_"), "id": self.comm_id, **said})

    comm.create_comm = Comm


def hear(name: str, said: Mapping[str, Any]) -> None:
    """Let a widget hear what the page says to it; one that has been closed hears nothing."""
    line = comm.get_comm_manager().comms.get(name)
    if line is not None:
        content = {"data": said}
        line.handle_msg({"content": content, "buffers": [], "parent_header": {}, "header": {}})
