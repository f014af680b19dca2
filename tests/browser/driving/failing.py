"""Which tests fail: what they leave behind is not used again."""

from __future__ import annotations

from typing import Final

import pytest

FAILED: Final = pytest.StashKey[bool]()


def has_failed(request: pytest.FixtureRequest) -> bool:
    """Whether the test that a fixture serves has failed."""
    item: pytest.Item = request.node
    return item.stash.get(FAILED, False)
