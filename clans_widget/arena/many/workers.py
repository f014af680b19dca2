"""Who plays many games: this process, the cores of the machine, or other machines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Any, Final, Protocol, TypeAlias, TypeVar, runtime_checkable
from warnings import catch_warnings, simplefilter

from clans_widget.arena.errors import SimulateError
from clans_widget.core.extras import extra

J = TypeVar("J")
R = TypeVar("R")

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


def parts(
    play: Callable[[Span], R], span: Span, workers: Workers, *, is_quick: bool = False
) -> Iterator[R]:
    """The results of some games, part by part, in whatever order they are done.

    Parameters
    ----------
    play : callable
        Plays the games of a span. Other processes and machines must be able to have it.
    span : tuple of int
        Number of the first game, and how many games.
    workers : int, concurrent.futures.Executor, dask.distributed.Client or None
    is_quick : bool
        Whether a game takes microseconds, on compiled code: while that runs, other threads can.

    Raises
    ------
    SimulateError
        If there are no such workers.

    Examples
    --------
    >>> list(parts(sum, (0, 3), None))
    [2, 3]
    """
    spans = shared(span, number_of(workers), is_quick=is_quick)
    return results(play, spans, workers, threads=is_quick)


def shared(span: Span, workers: int, *, is_quick: bool) -> Iterator[Span]:
    """The games in parts.

    Examples
    --------
    >>> list(shared((0, 5000), 2, is_quick=True))
    [(0, 2000), (2000, 2000), (4000, 1000)]
    """
    first, games = span
    share = games // (SHARES * workers)
    length = min(max(share, LEAST[is_quick]), MOST[is_quick])
    for done in range(0, games, length):
        yield first + done, min(length, games - done)


def number_of(workers: Workers) -> int:
    """How many jobs these workers do at once, as far as they tell.

    Raises
    ------
    SimulateError
        If there are no such workers.

    Examples
    --------
    >>> number_of(None), number_of(3)
    (1, 3)
    """
    if workers is None:
        return 1
    if isinstance(workers, int) and workers:
        return workers if workers > 0 else _cores()
    if isinstance(workers, Executor):
        return UNKNOWN
    if isinstance(workers, Client):
        return max(1, sum(workers.nthreads().values()))
    raise SimulateError("simulate.executor", given=type(workers).__name__)


def results(
    do: Callable[[J], R], jobs: Iterable[J], workers: Workers, *, threads: bool = False
) -> Iterator[R]:
    """Have jobs done, and tell their results in whatever order they come.

    Parameters
    ----------
    do : callable
        Other processes and machines must be able to have it: it is pickled.
    jobs : iterable
    workers : int, concurrent.futures.Executor, dask.distributed.Client or None
    threads : bool
        Whether cores share this process, for jobs during which other threads can go on.

    Raises
    ------
    SimulateError
        If there are no such workers.

    Examples
    --------
    >>> list(results(abs, [-1, -2], None))
    [1, 2]
    """
    number = number_of(workers)
    if isinstance(workers, Executor):
        return _on_executor(do, jobs, workers, number)
    if isinstance(workers, Client):
        return _on_cluster(do, jobs, workers, number)
    return map(do, jobs) if number == 1 else _on_cores(do, jobs, number, threads)


def _cores() -> int:
    with extra("parallel", "joblib"):
        from joblib import cpu_count

    return int(cpu_count())


def _on_cores(do: Callable[[J], R], jobs: Iterable[J], cores: int, threads: bool) -> Iterator[R]:
    with extra("parallel", "joblib"):
        from joblib import Parallel, delayed

    prefer = "threads" if threads else "processes"
    parallel = Parallel(n_jobs=cores, prefer=prefer, return_as="generator_unordered")
    done = parallel(delayed(do)(job) for job in jobs)
    try:
        for result in done:  # noqa: UP028 - "yield from" would close it, with a warning
            yield result
    finally:
        with catch_warnings():  # that some results are not used
            simplefilter("ignore")
            done.close()


def _on_cluster(
    do: Callable[[J], R], jobs: Iterable[J], client: Client, workers: int
) -> Iterator[R]:
    with client.get_executor(pure=False) as executor:
        yield from _on_executor(do, jobs, executor, workers)


def _on_executor(
    do: Callable[[J], R], jobs: Iterable[J], executor: Executor, workers: int
) -> Iterator[R]:
    waiting: set[Future[R]] = set()
    try:
        for job in jobs:
            waiting.add(executor.submit(do, job))
            if len(waiting) >= WAITING * workers:
                yield from _done(waiting)
        while waiting:
            yield from _done(waiting)
    finally:
        for future in waiting:
            future.cancel()


def _done(waiting: set[Future[R]]) -> Iterator[R]:
    """The results of those that are done, at least one; they wait no longer."""
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    waiting -= done
    yield from (future.result() for future in done)
