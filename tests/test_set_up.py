"""Set-up and start: what each step says where it fails, one at a time, and compiling beside the server."""

from __future__ import annotations

import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from tools import play

from tests.server.running_server import wait_for

TOOLS = Path(__file__).parents[1] / "tools"


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """The scripts in a checkout of their own."""
    folder = tmp_path / "a clone/tools"
    folder.mkdir(parents=True)
    for name in ("alone.py", "make-venv.sh", "set-up.sh", "step.sh"):
        shutil.copy(TOOLS / name, folder)
    return folder


def script(file: Path, text: str) -> Path:
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return file


def said(*command: str | Path, **more: str) -> tuple[int, str]:
    done = subprocess.run(command, env=os.environ | more, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("NewConnectionError: Failed to establish a new connection", "needs a network, once"),
        ("npm error code EAI_AGAIN", "needs a network, once"),
        ("npm error Error: EACCES: permission denied, mkdir '/x'", "may not write to"),
        ("[Errno 30] Read-only file system: '/x'", "may not write to"),
    ],
)
def test_a_step_that_fails_says_one_sentence(reason: str, sentence: str, tools: Path) -> None:
    code, told = said("sh", tools / "step.sh", "packages", "sh", "-c", f'echo "first"; echo "{reason}" >&2; exit 3')
    assert code == 3 and sentence in told and len(told.splitlines()) == 1
    assert reason in (tools.parent / ".build/logs/packages.log").read_text()


def test_other_steps_say_their_last_lines_or_nothing(tools: Path) -> None:
    code, told = said("sh", tools / "step.sh", "page", "sh", "-c", "echo main.tsx: what is this; exit 1")
    assert code == 1 and told.startswith("main.tsx: what is this\nThis step did not work: page;")
    assert said("sh", tools / "step.sh", "page", "echo", "all is well") == (0, "")
    (tools.parent / ".build").rename(tools.parent / "gone")
    (tools.parent / ".build").touch()  # nothing can be written below it
    assert said("sh", tools / "step.sh", "page", "echo")[0] == 1


def test_a_step_that_takes_time_says_what_it_does_where_that_is_wanted(tools: Path) -> None:
    """Of the steps of `make play`, each once; otherwise they are silent."""
    files = (TOOLS.parent / "Makefile", TOOLS / "make-venv.sh", TOOLS / "node.sh")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r'(?:step\.sh"?|\$\(STEP\)|^\s+step) ([a-z-]+)', text, re.MULTILINE))
    lines = {name: said("sh", tools / "step.sh", name, "true", KARTENTISCH_STEPS="1")[1] for name in named}
    silent = {"python", "apt", "apt-update", "docs", "packages-docs", "packages-dev"}
    assert {name for name, line in lines.items() if line} == named - silent >= {"page", "packages", "install"}
    assert all(re.fullmatch(r"  [A-Z].* \.\.\.\n", line) for line in lines.values() if line)


def test_what_the_set_up_needs_is_told_alike_everywhere() -> None:
    size = re.findall(r"about (\d+) MB", (TOOLS / "set-up.sh").read_text(encoding="utf-8"))
    assert size == re.findall(r"about (\d+) MB", (TOOLS / "step.sh").read_text(encoding="utf-8"))
    readme = (TOOLS.parent / "README.md").read_text(encoding="utf-8")
    assert len(size) == 1 and f"{size[0]} MB" in readme


def test_the_terminal_needs_nothing_more_after_the_page(tools: Path) -> None:
    """What `make play` has fetched is enough: nothing is set up again, nor is it said."""
    names = re.compile(r"^([a-z0-9-]+)==", re.MULTILINE)
    locks = TOOLS.parent / "requirements"
    of = {
        lock: set(names.findall((locks / f"{lock}.txt").read_text(encoding="utf-8"))) for lock in ("terminal", "play")
    }
    assert of["terminal"] and of["terminal"] <= of["play"]
    script(tools / "set-up.sh", 'shift; echo "wanted: $*"; exit 3')
    command = ("make", "-C", tools.parent, "-f", TOOLS.parent / "Makefile", "terminal")
    assert "wanted: .build/terminal\n" in said(*command)[1]
    (tools.parent / ".build").mkdir()
    (tools.parent / ".build/play").touch()
    assert "wanted: .build/play\n" in said(*command)[1]


def test_a_python_that_is_too_old_or_incomplete(tools: Path, tmp_path: Path) -> None:
    old = script(tmp_path / "python3", 'case "$2" in *print*) echo is 3.9;; *) exit 1;; esac')
    code, told = said("sh", tools / "make-venv.sh", old)
    assert code == 1 and "needs Python 3.11 or newer" in told and "is 3.9" in told and "make play PYTHON=" in told
    code, told = said("sh", tools / "make-venv.sh", tmp_path / "none")
    assert code == 1 and "is not here" in told and len(told.splitlines()) == 1
    bare = script(tmp_path / "bare", 'case "$2" in *venv*) exit 1;; esac')
    script(tmp_path / "id", "echo 1000")  # who may not install it
    code, told = said("sh", tools / "make-venv.sh", bare, PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert code == 1 and "sudo apt install python3-venv" in told and len(told.splitlines()) == 1


def test_set_up_tells_what_a_step_says_and_leaves_out_the_rest(tools: Path) -> None:
    (tools.parent / ".venv/bin").mkdir(parents=True)
    script(tools.parent / ".venv/bin/python", "")
    make = script(
        tools.parent / "make",
        'case "$*" in *-q*) exit 1;; esac; for n in 1 2; do echo "The disk is full." >&2; done; '
        'echo "make[1]: *** [Makefile:7: x] Error 1" >&2; exit 2',
    )
    code, told = said("sh", tools / "set-up.sh", make, ".build/installed")
    assert code == 1 and told.splitlines()[1:] == ["The disk is full."]
    (tools.parent / ".build/installed").touch()
    assert said("sh", tools / "set-up.sh", make, ".build/installed")[0] == 0, "it goes on with what is there"


def test_only_one_is_busy_and_one_that_was_killed_holds_nobody_up(tools: Path) -> None:
    words = [sys.executable, str(tools / "alone.py"), "set-up", "sh", "-c"]
    first = subprocess.Popen([*words, "echo first; exec sleep 60"], stdout=subprocess.PIPE)
    assert first.stdout is not None and first.stdout.readline() == b"first\n"
    second = subprocess.Popen([*words, "echo second"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert second.stderr is not None and "waits for it" in second.stderr.readline()
    assert second.poll() is None
    first.kill()
    assert second.communicate(timeout=20)[0] == "second\n"
    first.communicate()


def test_what_compiling_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O3")
    assert "a C compiler, no-such-compiler (" in play.missing()
    monkeypatch.delenv("CC")
    with monkeypatch.context() as away:
        away.setenv("PATH", str(tmp_path))  # without gcc
        assert re.match(r"a C compiler, \S+ \(Debian, Ubuntu: sudo apt install build-essential;", play.missing())
    monkeypatch.setenv("CC", "sh")
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert "python3-dev" in play.missing()
    (tmp_path / "Python.h").touch()
    assert play.missing() == ""


def test_the_files_are_enough_without_git() -> None:
    for file in (TOOLS.parent / "Makefile", TOOLS.parent / "setup.py", TOOLS / "play.py", *TOOLS.glob("*.sh")):
        assert not re.search(r"\bgit\b", file.read_text(encoding="utf-8")), file.name


@pytest.mark.parametrize("columns", [80, 60, 40])
def test_the_bar_is_seen_whole_on_a_narrow_terminal(columns: int) -> None:
    console = Console(width=columns, height=24, soft_wrap=True, force_terminal=True)
    progress = play.bar(console)
    progress.add_task("Compiling", total=100, completed=40)
    with console.capture() as shown:
        console.print(progress.get_renderable())
    line = Text.from_ansi(shown.get()).plain.rstrip()
    assert "━━━━━━━━" in line and " 40% " in line and len(line) <= columns, line
    assert re.search(r"(\d:\d\d:\d\d|-:--:--)$", line), line


@pytest.mark.thorough
@pytest.mark.once
@pytest.mark.parametrize("ends", ["compiled", "cut off"])
def test_compiling_beside_the_server(ends: str, tmp_path: Path) -> None:
    ended = {"compiled": "exit 0", "cut off": "exec sleep 60"}[ends]
    make = script(
        tmp_path / "make", f'case "$*" in *-q*) exit 1;; esac\necho $$ > {tmp_path}/pid; echo "50 %" >&2\n{ended}'
    )
    told = tmp_path / "told"
    around = os.environ | {"MAKE": str(make), "CC": "sh", "PYTHONPATH": "src"}
    around.pop("KARTENTISCH_RULES", None)
    command = [sys.executable, str(TOOLS / "play.py"), "--port", "0", "--data", str(tmp_path / "games"), "--lang", "en"]
    with told.open("w") as file:
        started = subprocess.Popen(command, env=around, stdout=file, stderr=file, cwd=TOOLS.parent)
    try:
        sentence = {
            "compiled": "the server has taken them over",
            "cut off": "you can play already",
        }[ends]
        wait_for(lambda: sentence in told.read_text(), 90)
        assert re.search(r"http://\S+", told.read_text())
        number = int(wait_for(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text(), 20))
        started.send_signal(signal.SIGTERM)
        assert started.wait(30) == 0
        time.sleep(0.1)
        with pytest.raises(ProcessLookupError):
            os.killpg(number, 0)
        assert "Traceback" not in told.read_text()
    finally:
        started.kill()


@pytest.mark.thorough
@pytest.mark.once
@pytest.mark.parametrize("rules", ["compiled", "compiling"])
def test_ctrl_c_ends_make_play_with_a_sentence(rules: str, tmp_path: Path) -> None:
    """On a terminal, where the signal reaches make, the server and what is between them; make says nothing of it."""
    folder = tmp_path / "clone"
    (folder / "tools").mkdir(parents=True)
    (folder / ".venv/bin").mkdir(parents=True)
    (folder / ".build").mkdir()
    script(folder / "tools/set-up.sh", "")
    script(folder / ".venv/bin/python", f'exec "{sys.executable}" "{TOOLS / "play.py"}" "$2" "$3" "$4" "$5" --lang en')
    for name in ("Makefile", "src"):
        (folder / name).symlink_to(TOOLS.parent / name)
    quiet = script(tmp_path / "make", 'case "$*" in *-q*) exit 1;; esac; exec sleep 60')
    around = os.environ | {"PYTHONPATH": str(TOOLS.parent / "src"), "CC": "sh"}
    around.pop("KARTENTISCH_RULES", None)
    if rules == "compiled":
        around["KARTENTISCH_RULES"] = "interpreted"  # nothing to compile, the server takes the place of the script
    words = ["-C", str(folder), "play", f"MAKE={quiet}", f"ARGS=--port 0 --data {tmp_path / 'games'}"]
    number, terminal = pty.fork()
    if number == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # as on a terminal, though the tests run where it is ignored
        os.execvpe("make", ["make", *words], around)
    told = b""

    def more() -> bool:
        nonlocal told
        try:
            told += os.read(terminal, 4096)
        except OSError:
            return False
        return True

    try:
        while b"you can play already" not in told if rules == "compiling" else b"Stop with Ctrl+C" not in told:
            assert more(), told
        time.sleep(1)
        os.write(terminal, b"\x03")
        while more():
            pass
    finally:
        os.close(terminal)
        os.waitpid(number, 0)
    said_last = told.decode().replace("\r", "").partition("^C")[2]
    assert "Stopped; games are saved.\n" in said_last and "***" not in said_last and "Traceback" not in said_last
