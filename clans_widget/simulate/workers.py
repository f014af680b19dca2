"""Who plays the parts of a task: this process, the cores of the machine, or other machines."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable
from warnings import catch_warnings, simplefilter

from .errors import SimulateError
from .task import Part, Task, play

LEAST: Final = {True: 2_000, False: 2}
MOST: Final = {True: 50_000, False: 200}
"""Games in a part, quick or slow: handing out takes time, and so does waiting for the end."""

SHARES: Final = 16
"""Parts for each worker, so that all are done at about the same time."""

WAITING: Final = 2
"""Parts that wait for each worker, so that none is ever idle."""

UNKNOWN: Final = 32
"""As many workers an executor is taken to have: none says how many it has."""

Span = tuple[int, int]
"""Number of the first game, and how many games."""


@runtime_checkable
class Client(Protocol):
    """What a client of dask.distributed is known by."""

    def get_executor(self, **options: Any) -> Executor:
        """An executor that hands tasks to the cluster."""

    def nthreads(self) -> dict[str, int]:
        """How many tasks each worker does at once."""


Workers: TypeAlias = "int | Executor | Client | None"
"""Who plays: so many cores (-1 for all), an executor, or a client of dask.distributed."""


def parts(task: Task, span: Span, workers: Workers) -> Iterator[Part]:
    """The results of some games, part by part, in whatever order they are done.

    Raises
    ------
    SimulateError
        If there are no such workers.
    """
    if workers is None or workers == 1:
        return (play(task, *part) for part in shared(task, span, 1))
    if isinstance(workers, int) and workers:
        return _on_cores(task, span, workers)
    if isinstance(workers, Executor):
        return _on_executor(task, span, workers, UNKNOWN)
    if isinstance(workers, Client):
        return _on_cluster(task, span, workers)
    raise SimulateError("simulate.executor", given=type(workers).__name__)


def shared(task: Task, span: Span, workers: int) -> Iterator[Span]:
    """The games in parts.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> list(shared(Task((Position.start(seed=7),), True, 7), (0, 5000), 2))
    [(0, 2000), (2000, 2000), (4000, 1000)]
    """
    first, games = span
    share = games // (SHARES * workers)
    length = min(max(share, LEAST[task.is_quick]), MOST[task.is_quick])
    for done in range(0, games, length):
        yield first + done, min(length, games - done)


def _on_cores(task: Task, span: Span, workers: int) -> Iterator[Part]:
    from joblib import Parallel, cpu_count, delayed

    cores = cpu_count() if workers < 0 else workers
    # While the kernel runs, other threads can; while Python runs, they cannot.
    prefer = "threads" if task.is_quick else "processes"
    parallel = Parallel(n_jobs=cores, prefer=prefer, return_as="generator_unordered")
    done = parallel(delayed(play)(task, *part) for part in shared(task, span, cores))
    try:
        for part in done:  # noqa: UP028 - "yield from" would close it, with a warning
            yield part
    finally:
        with catch_warnings():  # that some parts are not used
            simplefilter("ignore")
            done.close()


def _on_cluster(task: Task, span: Span, client: Client) -> Iterator[Part]:
    workers = max(1, sum(client.nthreads().values()))
    with client.get_executor(pure=False) as executor:
        yield from _on_executor(task, span, executor, workers)


def _on_executor(task: Task, span: Span, executor: Executor, workers: int) -> Iterator[Part]:
    waiting: set[Future[Part]] = set()
    try:
        for part in shared(task, span, workers):
            waiting.add(executor.submit(play, task, *part))
            if len(waiting) >= WAITING * workers:
                yield from _done(waiting)
        while waiting:
            yield from _done(waiting)
    finally:
        for future in waiting:
            future.cancel()


def _done(waiting: set[Future[Part]]) -> Iterator[Part]:
    """The results of those that are done, at least one; they wait no longer."""
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    waiting -= done
    yield from (future.result() for future in done)
