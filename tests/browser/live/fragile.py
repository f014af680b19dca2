"""A server of which something breaks off."""

from __future__ import annotations

from typing import Any

from tests.browser.driving.files import Quiet


class Breaking(Quiet):
    """Breaks off in the midst of some files.

    Parameters
    ----------
    broken : set of str
        Which: parts of their addresses.
    """

    def __init__(self, *args: Any, broken: set[str], **options: Any) -> None:
        self._broken = broken
        super().__init__(*args, **options)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, or the beginning of it."""
        if any(each in self.path for each in self._broken):
            outputfile.write(source.read(1000))
            self.close_connection = True
        else:
            super().copyfile(source, outputfile)
