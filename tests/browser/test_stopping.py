"""The command ends as it says that it does."""

from __future__ import annotations

import os
import pty
import signal
from pathlib import Path

import pytest

from tests.browser.driving.command import begin_command
from tests.browser.driving.patience import PATIENCE, SECONDS
from tests.browser.driving.server import address_of, stop

pytestmark = pytest.mark.slow


def test_one_ctrl_c_stops_it_and_asks_nobody(tmp_path: Path) -> None:
    """In a terminal: who is asked there and does not answer would have it run on."""
    terminal, its_side = pty.openpty()
    process = begin_command(tmp_path, "--port=0", token="a", stdin=its_side)
    try:
        address_of(process, tmp_path)
        process.send_signal(signal.SIGINT)
        process.wait(timeout=PATIENCE / SECONDS)
    finally:
        stop(process)
        os.close(its_side)
        os.close(terminal)
    assert "y/[n]" not in (tmp_path / "jupyter.log").read_text("utf-8")
