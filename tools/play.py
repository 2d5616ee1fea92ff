"""`make play`: serves the page at once, on interpreted rules until they are compiled, which goes on beside it.

Compiling gives way to the game.  When it is done, the server starts again on the socket that it has: whoever asks
meanwhile waits a second.
"""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import urllib.request
from pathlib import Path
from shutil import which
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).parent.parent
MAKE = [os.environ.pop("MAKE", "make"), "-s", "--no-print-directory", "-C", str(ROOT)]
COMPILED = ".build/compiled"
LOG = ROOT / ".build/logs/compiling.log"
LAST = 19  # everybody else goes first
SERVE = [sys.executable, "-m", "kartentisch", "serve", "--quiet", *sys.argv[1:]]
RULES = "KARTENTISCH_RULES"
PER_CENT = re.compile(rb"(\d+) %")


def up_to_date() -> bool:
    return subprocess.run([*MAKE, "-q", COMPILED], stderr=subprocess.DEVNULL).returncode == 0


def missing() -> str:
    """What compiling needs and this machine has not, and where it comes from; nothing where all is there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if which(compiler) is None:
        how = "Debian, Ubuntu: sudo apt install build-essential; macOS: xcode-select --install"
        return f"a C compiler, {compiler} ({how})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers (Debian, Ubuntu: sudo apt install python3-dev)"
    return ""


class Server:
    """The server, what it has said, and its end."""

    def __init__(self, console: Console) -> None:
        surroundings = os.environ | {RULES: "interpreted-until-restart"}
        self.process = subprocess.Popen(SERVE, env=surroundings, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self._console = console
        self._address = ""
        self._teller = threading.Thread(target=self._tell, daemon=True)
        self._teller.start()
        for sig in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(sig, self._end)
        signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl+C reaches the server as well, and this ends when it does

    def _tell(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._console.out(line, end="", highlight=False)
            if found := re.search(r"https?://\S+", line):
                self._address = self._address or found[0]

    def _end(self, sig: int, frame: FrameType | None) -> None:
        self.process.send_signal(signal.SIGINT)

    @property
    def runs(self) -> bool:
        return self.process.poll() is None

    def ended(self) -> int:
        """Its exit code, when it has ended and its last words are shown."""
        code = self.process.wait()
        self._teller.join(5)
        return code

    def wait(self) -> bool:
        """Until it answers; whether it does."""
        while self.runs:
            try:
                urllib.request.urlopen(self._address, timeout=5).close()
                return True
            except (OSError, ValueError):  # not yet, or it has not said where
                time.sleep(0.1)
        return False


class Compiling:
    """The rules being compiled by `make`, after everybody else."""

    def __init__(self) -> None:
        LOG.parent.mkdir(parents=True, exist_ok=True)
        ours, theirs = pty.openpty()  # it says how far it is to whoever looks
        command = [sys.executable, str(ROOT / "tools/alone.py"), "compiling", *MAKE, COMPILED]
        surroundings = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}  # of the caller
        self._process = subprocess.Popen(
            command,
            env=surroundings | {"KARTENTISCH_BUILD": "compiled"},  # or fail, and be tried again
            stdin=subprocess.DEVNULL,
            stdout=theirs,
            stderr=theirs,
            preexec_fn=lambda: os.nice(LAST),
            start_new_session=True,
        )
        os.close(theirs)
        self.done: int | None = None  # per cent, when it has begun to count
        threading.Thread(target=self._read, args=(ours,), daemon=True).start()

    def _read(self, ours: int) -> None:
        with LOG.open("wb") as log:
            while True:
                try:
                    said = os.read(ours, 4096)
                except OSError:  # how Linux says that they have closed it
                    return
                if not said:
                    return
                log.write(said)
                log.flush()
                if counted := PER_CENT.findall(said):
                    self.done = int(counted[-1])

    @property
    def rc(self) -> int | None:
        return self._process.poll()

    def stop(self) -> None:
        """The next start goes on with it."""
        if self.rc is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)


def bar(console: Console) -> Progress:
    """How far compiling is: short enough for a narrow terminal, and gone at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(bar_width=24), TaskProgressColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def compile_beside(server: Server, console: Console) -> None:
    """Compiles, and tells the server; returns early when it ends."""
    console.out("The rules are being compiled, to be faster; you can play already.", highlight=False)
    compiling = Compiling()
    try:
        with bar(console) as progress:
            task = progress.add_task("Compiling", total=None)
            while server.runs and compiling.rc is None:
                if compiling.done is not None:
                    progress.update(task, total=100, completed=compiling.done)
                time.sleep(0.2)
        if not server.runs:
            return
        if compiling.rc == 0:
            server.process.send_signal(signal.SIGUSR2)
            time.sleep(0.5)
            if server.wait():
                console.out("The rules are compiled; the server has taken them over.", highlight=False)
        else:
            why = "the disk is full" if "No space left" in LOG.read_text(errors="replace") else f"{LOG} tells why"
            told = f"The rules could not be compiled ({why}); the game goes on, with slower bots."
            console.out(told, highlight=False)
    finally:
        compiling.stop()


def main() -> int:
    if RULES in os.environ or up_to_date():
        os.execv(sys.executable, SERVE)
    console = Console(soft_wrap=True)
    server = Server(console)
    if server.wait():
        if lacking := missing():
            console.out(
                f"The rules run interpreted, with slower bots: to be compiled, they need {lacking}.", highlight=False
            )
        else:
            compile_beside(server, console)
    return server.ended()


if __name__ == "__main__":
    sys.exit(main())
