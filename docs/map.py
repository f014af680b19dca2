"""Measures the map of the standard board of Clans anew: ``python docs/map.py``."""

from __future__ import annotations

from pathlib import Path

from clans_widget.clans import Board
from clans_widget.clans.drawing.land import survey
from clans_widget.clans.drawing.land.atlas import surveyed


def main() -> None:
    """Write the measures beside the code that reads them."""
    measures = surveyed(Board.standard())
    Path(survey.__file__).with_name(survey.FILE).write_text(measures.to_json(), "utf-8")


if __name__ == "__main__":
    main()
