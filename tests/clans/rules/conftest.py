"""Settings of hypothesis for the engine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# Drawing a board or a position takes its time; on a busy machine that is no reason to fail.
settings.register_profile(
    "engine",
    parent=settings.get_profile("clans"),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("engine")
