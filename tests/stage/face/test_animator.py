"""Motion on a real event loop."""

from __future__ import annotations

import asyncio

from clans_widget.stage.face.animator import Animator


def test_without_an_event_loop_only_the_last_frame_is_shown() -> None:
    shown: list[float] = []
    Animator().run(0.5, shown.append)
    assert shown == [1.0]


def test_frames_go_from_the_beginning_to_the_end_in_order() -> None:
    shown: list[float] = []

    async def watch() -> None:
        animator = Animator()
        animator.run(0.2, shown.append)
        assert animator.is_running
        while animator.is_running:
            await asyncio.sleep(0.01)

    asyncio.run(watch())
    assert shown[0] == 0.0
    assert shown[-1] == 1.0
    assert shown == sorted(shown)
    assert len(shown) > 2


def test_a_motion_can_be_finished_at_once() -> None:
    shown: list[float] = []

    async def watch() -> None:
        animator = Animator()
        animator.run(60, shown.append)
        await asyncio.sleep(0)
        animator.finish()
        assert not animator.is_running

    asyncio.run(watch())
    assert shown == [0.0, 1.0]


def test_a_new_motion_finishes_the_one_before() -> None:
    shown: list[tuple[str, float]] = []

    async def watch() -> None:
        animator = Animator()
        animator.run(60, lambda part: shown.append(("first", part)))
        animator.run(60, lambda part: shown.append(("second", part)))
        animator.drop()

    asyncio.run(watch())
    assert shown == [("first", 0.0), ("first", 1.0), ("second", 0.0)]
