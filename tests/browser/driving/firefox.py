"""Firefox as tests drive it: the machine's own, by the WebDriver BiDi that it speaks itself.

Playwright's way to it begins with a command that Debian's Firefox does not know yet.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.driving.patience import PATIENCE, SECONDS

NAMES: Final = ("firefox-esr", "firefox")

SECONDS_TO_WAIT: Final = PATIENCE / SECONDS

EVENTS: Final = ("log.entryAdded", "network.beforeRequestSent")

# They keep the browser from calling home.
SETTINGS: Final = {
    "datareporting.policy.dataSubmissionEnabled": False,
    "messaging-system.rsexperimentloader.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
}

PLACE: Final = """(() => {
    const found = %s;
    if (!found) return null;
    found.scrollIntoView({block: "center", behavior: "instant"});
    const {x, y, width, height} = found.getBoundingClientRect();
    return [Math.round(x + width * %f), Math.round(y + height * %f)];
})()"""
"""Where a point of an element is seen, as shares of its width and height."""


def find_firefox() -> str | None:
    """The path of a Firefox, or None if there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """A page of a running Firefox.

    ``trouble`` is what went wrong in it, ``requests`` what it asked for.

    Parameters
    ----------
    socket : ClientConnection
        To the browser.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.trouble: list[str] = []
        self.requests: list[str] = []
        self.ask("session.new", capabilities={})
        self._page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("session.subscribe", events=list(EVENTS))

    def ask(self, method: str, **params: object) -> Any:
        """What the browser answers to a command."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self._socket.recv(timeout=SECONDS_TO_WAIT))
            if said.get("id") == number:
                assert said["type"] == "success", said["message"]
                return said["result"]
            self._hear(said)

    def open(self, address: str) -> None:
        """Open a page."""
        self.ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def value(self, expression: str) -> Any:
        """What an expression, which may await something, is worth in the page."""
        said = self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify({expression} ?? null))()",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return json.loads(said["result"]["value"])

    def wait(self, expression: str) -> Any:
        """What an expression is worth as soon as it is something; an element is no value."""
        end = time.monotonic() + SECONDS_TO_WAIT
        while not (found := self.value(expression)):
            assert time.monotonic() < end, f"In vain: {expression}"
            time.sleep(0.1)
        return found

    def click(self, element: str, at: tuple[float, float] = (0.5, 0.5)) -> None:
        """Click on an element, which is given as an expression."""
        x, y = self.wait(PLACE % (element, *at))
        self._act(
            "pointer",
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        )

    def type(self, element: str, text: str) -> None:
        """Type on an element, which is given as an expression."""
        self.wait(f"!!{element}")
        self.value(f"{element}?.focus()")
        for key in text:
            self._act("key", {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})

    def _act(self, kind: str, *actions: dict[str, object]) -> None:
        source = {"type": kind, "id": kind, "actions": list(actions)}
        self.ask("input.performActions", context=self._page, actions=[source])

    def _hear(self, said: dict[str, Any]) -> None:
        told = said["params"]
        if said["method"] == "log.entryAdded" and told["level"] in {"warn", "error"}:
            self.trouble.append(told["text"])
        if said["method"] == "network.beforeRequestSent":
            self.requests.append(told["request"]["url"])


@contextmanager
def running_firefox() -> Iterator[Firefox]:
    """A Firefox that runs as long as the block.

    Where there is none the tests fail: a skipped one proves nothing.
    """
    path = find_firefox()
    assert path is not None, "There is no Firefox; .ci/firefox gets one."
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        profile = Path(name)
        lines = (f"user_pref({json.dumps(key)}, {json.dumps(SETTINGS[key])});" for key in SETTINGS)
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        command = (path, "--headless", "--remote-debugging-port=0", "--profile", name)
        with subprocess.Popen(command, stdout=DEVNULL, stderr=DEVNULL) as process:
            try:
                with connect(_address(profile), max_size=None) as socket:
                    yield Firefox(socket)
            finally:
                process.terminate()


def _address(profile: Path) -> str:
    """Where a Firefox listens, once it has written that into its profile."""
    written = profile / "WebDriverBiDiServer.json"
    end = time.monotonic() + SECONDS_TO_WAIT
    while not (written.exists() and (text := written.read_text("utf-8"))):
        assert time.monotonic() < end, "Firefox does not start."
        time.sleep(0.1)
    found = json.loads(text)
    return f"ws://{found['ws_host']}:{found['ws_port']}/session"


if __name__ == "__main__":
    firefox = find_firefox()
    sys.stdout.write(f"{firefox or 'no Firefox'}\n")
    sys.exit(firefox is None)
