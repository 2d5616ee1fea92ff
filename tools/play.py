"""`make play`: serves the page at once, on interpreted rules until they are compiled, which goes on beside it.

Compiling gives way to the game.  When it is done, the server starts again on the socket that it has: whoever asks
meanwhile waits a second.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAKE = [os.environ.get("MAKE", "make"), "-s", "--no-print-directory", "-C", str(ROOT)]
COMPILED = ".build/compiled"
LAST = 19  # everybody else goes first


def served(**environment: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "kartentisch", "serve", "--quiet", *sys.argv[1:]]
    return subprocess.Popen(command, env=os.environ | environment)


def up_to_date() -> bool:
    return subprocess.run([*MAKE, "-q", COMPILED], stderr=subprocess.DEVNULL).returncode == 0


def main() -> int:
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl+C reaches the server as well, and this ends when it does
    os.environ.pop("MAKEFLAGS", None)  # of the `make` that called
    if up_to_date() or not hasattr(signal, "SIGUSR2"):
        return served().wait()
    server = served(KARTENTISCH_RULES="interpreted-until-restart")
    compiling = subprocess.Popen([*MAKE, COMPILED], preexec_fn=lambda: os.nice(LAST), start_new_session=True)
    try:
        while server.poll() is None:
            try:
                if compiling.wait(timeout=0.5) == 0:
                    server.send_signal(signal.SIGUSR2)
                break
            except subprocess.TimeoutExpired:
                continue
        return server.wait()
    finally:
        if compiling.poll() is None:  # the next start goes on with it
            os.killpg(compiling.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
