"""Which tests run on the same worker: those of a file, and of files that share what takes long."""

from __future__ import annotations

from typing import Final

from xdist.scheduler import LoadFileScheduling

SHARING: Final = (
    "tests/browser/live/",
    "tests/browser/days/",
    "tests/browser/",
    "tests/clann/printed/",
    "tests/clans/printed/",
)
"""Folders whose files share a device on which Python sleeps, a server of Jupyter and its page, or
documents; the first that fits."""

APART: Final = ("tests/clann/rules/agreement/test_many_games.py", "tests/mutants/test_mutants.py")
"""Files whose tests share nothing, and take so long that no worker should have all of them."""


def shared(file: str) -> str:
    """What the tests of a file share with others: a folder of such files, or the file itself.

    Examples
    --------
    >>> shared("tests/browser/test_quiz.py"), shared("tests/core/test_game.py")
    ('tests/browser/', 'tests/core/test_game.py')
    """
    return next((folder for folder in SHARING if file.startswith(folder)), file)


class BySharing(LoadFileScheduling):
    """Gives a worker all tests that share something, one group after the other."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid if file in APART else shared(file)
