"""Makes ``clans_widget/clann/chances/solo.bin``: ``python -m docs.solo.make``, half an hour."""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np

from clans_widget.clann.chances.solo import FILE, STANDARD, UNIT, rank
from clans_widget.clann.course import HOME

from .solve import solved

FOLDER = Path(__file__).parents[2] / "clans_widget/clann/chances"


def main() -> None:
    """Solve the race, and write the table."""
    places, turns = solved(STANDARD.gate - HOME, STANDARD.arrival - HOME)
    table = np.zeros(len(turns), dtype=np.int64)
    for state, count in zip(places, turns, strict=True):
        table[rank([int(at) + HOME for at in state])] = round(UNIT * float(count))
    differences = np.diff(table, prepend=0).astype("<i2")
    FOLDER.joinpath(FILE).write_bytes(zlib.compress(differences.tobytes(), 9))


if __name__ == "__main__":
    main()
