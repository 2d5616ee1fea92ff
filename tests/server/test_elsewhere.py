"""The server where Python lacks what Windows lacks: modules, signals, users, priorities."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.server.running_server import wait_for

pytestmark = [pytest.mark.thorough, pytest.mark.once]

PATIENCE = 60  # seconds, on a machine that has much to do

# what asyncio and shutil themselves need on this system stays: there they have others of their own
WITHOUT = """
import os, signal, socket, sys
for name in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "uvloop", "syslog"):
    sys.modules[name] = None
for where, names in (
    (os, "fork forkpty setpriority getpriority getuid geteuid getgid getloadavg sched_getaffinity sched_setaffinity "
         "setsid pread pwrite posix_fadvise O_DIRECTORY O_CLOEXEC O_NOFOLLOW chown fchmod fchown register_at_fork "
         "killpg getpgid nice mkfifo"),
    (signal, "SIGUSR1 SIGUSR2 SIGHUP SIGKILL SIGQUIT SIGALRM pthread_sigmask sigwait setitimer siginterrupt"),
    (socket, "SO_REUSEPORT"),
):
    for name in names.split():
        if hasattr(where, name):
            delattr(where, name)
import kartentisch
from kartentisch.cli.main import run
sys.argv[0] = "kartentisch"
run()
"""


def program(*words: str) -> list[str]:
    return [sys.executable, "-c", WITHOUT, *words, "--lang", "en"]


def test_a_server_opens_and_tells_that_it_is_well(tmp_path: Path) -> None:
    told = tmp_path / "told"
    with told.open("w") as out:
        words = program("serve", "--port", "0", "--data", str(tmp_path / "data"), "--quiet")
        server = subprocess.Popen(
            words, stdout=out, stderr=subprocess.STDOUT, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
    try:
        wait_for(lambda: "Stop with" in told.read_text() or server.poll() is not None, PATIENCE)
        address = told.read_text().partition("open at ")[2].split()[0]
        wait_for(lambda: _status(f"{address}healthz") == 200, PATIENCE)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)
    assert "Traceback" not in told.read_text()
    found = subprocess.run(program("doctor", "--data", str(tmp_path / "data")), capture_output=True, text=True)
    assert "The database is readable" in found.stdout and "Traceback" not in found.stderr


def test_many_games_are_played_in_several_processes() -> None:
    words = program("simulate", "attila", "--bots", "random,random", "--games", "2", "--jobs", "2")
    found = subprocess.run(words, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr


def _status(address: str) -> int:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return int(answer.status)
    except OSError:
        return 0
