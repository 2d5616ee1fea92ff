"""Where the work of a run is done: here, in processes of this machine, or on the machines of a Ray cluster.

Work is a function of a list of tasks, which gives what came of the first of them and the tasks that are left.  What
comes does not depend on where it is done, only the order in which it comes.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from kartentisch.arena.processes import pool
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing

KNOCK = 5.0  # seconds
THIS_MACHINE = "local"  # as the address of Ray

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[Sequence[T]], tuple[R, Sequence[T]]]


@dataclass(frozen=True)
class Workers:
    """Attributes:
    jobs: processes at work; 1: here.
    ray: None, or the address of a Ray cluster, as `ray.init` takes it; `local` starts Ray on this machine.
    """

    jobs: int = 1
    ray: str | None = None

    @property
    def alone(self) -> bool:
        """All of it is done here, one after the other."""
        return self.ray is None and self.jobs <= 1

    def do(self, work: Work[T, R], bundles: Iterable[Sequence[T]]) -> Generator[R, None, None]:
        """Do the work of all bundles and hand out what comes; stop iterating to stop it.

        Raises:
            EngineError: `extra_missing`, `no_ray`.
        """
        if self.ray is not None:
            return _on_ray(work, iter(bundles), self.ray)
        return _here(work, bundles) if self.alone else _in_processes(work, iter(bundles), self.jobs)


def _here(work: Work[T, R], bundles: Iterable[Sequence[T]]) -> Generator[R, None, None]:
    for bundle in bundles:
        left = bundle
        while left:
            result, left = work(left)
            yield result


def _in_processes(work: Work[T, R], bundles: Iterator[Sequence[T]], jobs: int) -> Generator[R, None, None]:
    with pool(jobs) as workers:
        waiting: set[Future[tuple[R, Sequence[T]]]] = {workers.submit(work, each) for each in islice(bundles, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                result, left = future.result()
                following = left if left else next(bundles, None)
                if following:
                    waiting.add(workers.submit(work, following))
                yield result


def _on_ray(work: Work[T, R], bundles: Iterator[Sequence[T]], address: str) -> Generator[R, None, None]:
    with needing("ray"):
        import ray
    ours = not ray.is_initialized()
    if ours:
        try:
            _knock(address)
            ray.init(
                address=None if address == THIS_MACHINE else address,
                include_dashboard=None if address != THIS_MACHINE else False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (OSError, ValueError, RuntimeError) as error:
            raise EngineError("no_ray", address=address, problem=str(error).partition("\n")[0]) from None
    try:
        remote: Any = ray.remote(_done)
        shared = ray.put(work)
        cluster: Any = ray
        at_once = 2 * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(shared, each) for each in islice(bundles, at_once)]
        try:
            while waiting:
                (done,), waiting = ray.wait(waiting)
                result, left = ray.get(done)
                following = left if left else next(bundles, None)
                if following:
                    waiting.append(remote.remote(shared, following))
                yield result
        finally:
            for unfinished in waiting:
                ray.cancel(unfinished)
    finally:
        if ours:
            ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError if nobody listens at a host and port: Ray itself would wait for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=KNOCK).close()


def _done(work: Work[T, R], tasks: Sequence[T]) -> tuple[R, Sequence[T]]:
    """On a machine of the cluster."""
    return work(tasks)
