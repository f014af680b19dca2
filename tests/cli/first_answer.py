"""What a server answers as soon as it listens: it prints its address a little earlier."""

from __future__ import annotations

import subprocess
from time import sleep
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener


class Answer(NamedTuple):
    """Where a request has led to, and what stands there."""

    address: str
    text: str


def first_answer(process: subprocess.Popen[str], asked: str | Request) -> Answer:
    """Ask a server as a browser does, which keeps cookies; wait until it listens."""
    browser = build_opener(HTTPCookieProcessor())
    while True:
        try:
            with browser.open(asked) as answer:
                return Answer(answer.url, answer.read().decode())
        except URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError) or process.poll() is not None:
                raise
            sleep(0.1)
