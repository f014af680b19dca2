"""What stands in the tables, as plain rows: standard library only.

:mod:`clans_widget.tables` makes pandas tables of them, the widget HTML.

Examples
--------
>>> from clans_widget.clans import Position
>>> table = clans.scores(Position.start(seed=7))
>>> table.corner, table.columns[0], table.rows["red"][0]
('clan', 'points', 0)
"""

from . import clans
from .table import Table

__all__ = ["Table", "clans"]
