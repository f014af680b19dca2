"""How Clans is painted on paper: light grounds, dark outlines, nothing that needs its color."""

from __future__ import annotations

from typing import Final

from clans_widget.clans.drawing.theme import Theme
from clans_widget.picture.paints import Ground, Paint

PAPER_THEME: Final = Theme(
    forest=Ground("#dbe7d0", "#dbe7d0", "#5f7f58", "#3f5f3c", "#f2f6ee"),
    mountain=Ground("#e9e4df", "#e9e4df", "#a89d95", "#5d534c", "#ffffff"),
    steppe=Ground("#fcf5e2", "#fcf5e2", "#b08a4a", "#8a6a35", "#ffffff"),
    grassland=Ground("#f3f8e0", "#f3f8e0", "#7f9a52", "#6c8a40", "#ffffff"),
    red=Paint("#d2402c", "#d2402c", "#ffffff"),
    blue=Paint("#2a55a8", "#2a55a8", "#ffffff"),
    green=Paint("#84cfa4", "#84cfa4", "#000000"),
    yellow=Paint("#fff3a8", "#fff3a8", "#000000"),
    black=Paint("#1c1c1c", "#1c1c1c", "#ffffff"),
    white=Paint("#ffffff", "#ffffff", "#000000"),
    sea="#eaf3f6",
    shoal="#eaf3f6",
    surf="#d8eaf0",
    foam="#c6e0e8",
    water="#c9e3ee",
    ripple="#8fb9c9",
    bank="#3f6f80",
    beach="#333333",
    border="#555555",
    ink="#1a1a1a",
    quiet_ink="#444444",
    halo="#ffffff",
    paper="#ffffff",
    paper_edge="#b5b5b5",
    cell="#ffffff",
    cell_five="#e6e6e6",
    lit="#ffffff",
    clearing="#ffffff",
    wood="#4a3a2a",
    ash="#9a9a9a",
    stone="#b5b5b5",
    stone_rim="#333333",
    chip="#d9b98a",
    chip_rim="#4a3a2a",
    mark="#ffcf6b",
    mark_rim="#1a1a1a",
    alarm="#b3261a",
    hint="#1c4a8f",
    veil="#ffffff",
    plain=True,
)
"""Terrains differ by their signs and huts by shape and letter; in gray, too."""
