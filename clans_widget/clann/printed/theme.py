"""How CLANN is painted on paper: light grounds, dark outlines, nothing that needs its color."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from clans_widget.clann.drawing.theme import LIGHT, Theme
from clans_widget.picture.paints import Ground, Paint

PAPER_THEME: Final[Theme] = replace(
    LIGHT,
    clans=(
        Paint("#c8321f", "#6e150b", "#ffffff"),
        Paint("#2a55a8", "#142e63", "#ffffff"),
        Paint("#ffe27a", "#7a5a10", "#2b2018"),
        Paint("#84cfb8", "#1f5f51", "#10231f"),
    ),
    countries=(
        Ground("#eaf2d6", "#eef5de", "#9db97a", "#6c8f4a", "#ffffff"),
        Ground("#efebe4", "#f3f0ea", "#bdb2a6", "#84786c", "#ffffff"),
        Ground("#deedf3", "#e6f2f6", "#a3c3d0", "#6f9aab", "#ffffff"),
        Ground("#deead6", "#e4efdd", "#8fb184", "#5c8156", "#b5cfa8"),
    ),
    lawn=Ground("#f4f6e4", "#f7f9ea", "#b3c48b", "#8ba266", "#ffffff"),
    stones=(
        Paint("#fffaf0", "#7c6845", "#2b2018"),
        Paint("#fbfaf7", "#6f665b", "#2b2018"),
        Paint("#f8ecd8", "#77562c", "#2b2018"),
        Paint("#f8f9ee", "#626a49", "#2b2018"),
    ),
    stone_light=("#ffffff", "#ffffff", "#fdf6ea", "#ffffff"),
    gravel="#cdbd9e",
    verge="#8f7b58",
    sand="#f6ecd2",
    sea="#eaf3f6",
    shoal="#e1eef3",
    surf="#d8e8ef",
    foam="#f5fafb",
    coast="#6d6a4c",
    ink="#1a1a1a",
    text="#1a1a1a",
    quiet_ink="#444444",
    stone_ink="#2b2018",
    halo="#ffffff",
    paper="#ffffff",
    paper_edge="#b5b5b5",
    plate="#ffffff",
    felt=Paint("#eef2ea", "#c4cfbd", "#1a1a1a"),
    veil="#ffffff",
    tint=0.16,
    marked=0.42,
)
"""Clans differ by their signs and what they wear, characters by build and letter; in gray, too."""
