"""Settings that all tests share."""

from __future__ import annotations

from hypothesis import settings

# A busy machine is no reason to fail: how quick things are is what benchmarks/ tells.
settings.register_profile("clans", deadline=None)
settings.load_profile("clans")
