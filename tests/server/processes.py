"""Servers in processes of their own, made to be killed.

They are forked from one process that has loaded the program already: starting Python anew takes ten times as long.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from tests.server.running_server import wait_for

_HATCHERY = multiprocessing.get_context("forkserver")
_HATCHERY.set_forkserver_preload(["kartentisch.cli.main", "kartentisch.server.http.server", "psycopg", __name__])


def _run(arguments: list[str], told: str, lost: int, skew: str) -> None:
    """In the new process: the command line of the program."""
    from kartentisch.cli.main import run
    from kartentisch.server.tables import health

    health.LOST = lost or health.LOST  # type: ignore[misc]
    if skew:
        ahead, now = Path(skew), time.time_ns
        time.time_ns = lambda: now() + int(ahead.read_text(encoding="ascii") or 0) * 1_000_000
    sys.argv = ["kartentisch", *arguments]
    with Path(told).open("w", buffering=1, encoding="utf-8") as file, Path(os.devnull).open("w") as nowhere:
        sys.stdout, sys.stderr = file, nowhere
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        run()


def serve(
    folder: Path, db: str, port: int, lost: int = 0, skew: Path | None = None, more: Sequence[str] = ()
) -> tuple[ForkServerProcess, str]:
    """A server, and its address as it tells it.

    Args:
        db: of PostgreSQL, or nothing for a file in the folder.
        lost: ms of silence that it takes for sleep, if not as many as usual.
        skew: a file that says by how many ms its wall clock is ahead.
        more: further words of the command.
    """
    told = _told(folder)
    arguments = ["serve", "--data", str(folder), "--port", str(port), "--rate", "0", "--quiet", "--lang", "en"]
    process = _HATCHERY.Process(
        target=_run, args=([*arguments, *(["--db", db] if db else []), *more], told, lost, str(skew or ""))
    )
    process.start()
    address = wait_for(lambda: re.search(r"(http://\S+?)/?\n", Path(told).read_text(encoding="utf-8")), 60)
    return process, address[1]


def help_out(folder: Path, db: str) -> ForkServerProcess:
    """A helper of the servers on the database, once it is ready."""
    told = _told(folder)
    process = _HATCHERY.Process(target=_run, args=(["helper", "--db", db, "--quiet", "--lang", "en"], told, 0, ""))
    process.start()
    wait_for(lambda: Path(told).read_text(encoding="utf-8"), 60)
    return process


def _told(folder: Path) -> str:
    """A file for what a process says."""
    handle, told = tempfile.mkstemp(dir=folder, prefix="told-")
    os.close(handle)
    return told
