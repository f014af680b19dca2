"""Which lesson teaches which rules of Clans."""

from __future__ import annotations

from typing import Final

LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "01-board-and-set-up": ("C1", "C2", "C3", "C4", "C5", "S1", "S2", "S3"),
    "02-moving": ("M1", "M2", "M3"),
    "03-founding-villages": ("V1", "V2", "V3"),
    "04-strife": ("V4",),
    "05-epochs": ("V9",),
    "06-value-of-a-village": ("V5", "V6", "V7"),
    "07-order-of-villages": ("V8",),
    "08-the-end": ("F1", "F2", "F3", "F4"),
}
