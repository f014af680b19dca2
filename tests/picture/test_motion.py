"""Motion in frames: slow at both ends, forward, and arriving."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clans_widget.picture.motion import ease, frames


@pytest.mark.parametrize("seconds", [0, 0.01, 0.5, 2])
def test_frames_go_forward_and_arrive(seconds: float) -> None:
    parts = frames(seconds)
    assert parts[-1] == 1
    assert all(0 < one < other for one, other in pairwise((1e-9, *parts)))
    assert len(parts) == max(1, round(24 * seconds))


def test_motion_is_slow_at_both_ends() -> None:
    assert ease(0.1) < 0.1 / 2
    assert 1 - ease(0.9) < 0.1 / 2
