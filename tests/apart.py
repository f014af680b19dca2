"""Code that runs in a process of its own, which has loaded nothing yet."""

from __future__ import annotations

import subprocess
import sys


def told_by(code: str, *arguments: str) -> str:
    """What code prints; if it fails, its error is what the test says."""
    python = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(python, check=False, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout
