"""Where long work is done: in processes of this machine or, with its address, on a Ray cluster of many."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

from labtop.core.errors import shown

LOCAL = "local"  # instead of an address: a cluster on this machine alone, which ends with the work
AGAIN = 10  # times that a task is done anew whose worker was lost

Given = ParamSpec("Given")
Result = TypeVar("Result")


def jobs_of(jobs: int | None, ray: str | None = None) -> int:
    """How many tasks are done at the same time, unless told: one for each core."""
    if jobs is not None:
        return jobs
    return os.cpu_count() or 1 if ray is None else connect(ray)


def executor(jobs: int, ray: str | None = None) -> Executor:
    """Who does the tasks. An interrupt is heard here alone, and what is under way then is left."""
    if ray is not None:
        return RayExecutor(ray)
    # Not forked: threads, such as that of a progress bar, would be lost in the middle of their work.
    return ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent)


class RayMissing(ConnectionError):
    """Ray is not installed."""


class RayExecutor(Executor):
    """Tasks on a Ray cluster; those of a lost worker are done again, which changes no result."""

    def __init__(self, address: str) -> None:
        """`auto` is the cluster that this machine belongs to. ConnectionError if there is none."""
        connect(address)

    def submit(self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Result]:
        """Do it somewhere."""
        import ray

        task: Any = ray.remote(max_retries=AGAIN)(fn)
        doing: Future[Result] = task.remote(*args, **kwargs).future()
        return doing

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; tasks that are not done go with it."""
        import ray

        ray.shutdown()


def connect(address: str) -> int:
    """Join a cluster, if that is not done; how many cores it has. ConnectionError says why not, with Ray's as cause."""
    try:
        import ray
    except ImportError:
        raise RayMissing("Ray is not installed: pip install labtop[ray]") from None
    if not ray.is_initialized():
        try:
            ray.init(
                None if address == LOCAL else address,
                include_dashboard=False if address == LOCAL else None,
                log_to_driver=False,
                logging_level="error",
            )
        except (ConnectionError, ValueError, OSError, RuntimeError) as error:
            raise ConnectionError(f"there is no Ray cluster at {shown(address)}: {error}") from error
    return int(ray.cluster_resources().get("CPU", 1))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
