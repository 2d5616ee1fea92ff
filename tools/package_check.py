"""Looks into packages for others, and uses an installed one as its owner would.

    package_check.py contents KIND WHEEL SDIST    what is in them, against the source
    package_check.py base KIND                    in an environment with this package and what it needs
    package_check.py server KIND                  the same with its extra `server`
    package_check.py installers WHEEL FOLDER      in an environment with uv and pipx, which install it themselves

KIND: pure or compiled.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # as a program it has its own folder alone

from tools import hot  # noqa: E402

BUILT = {".so", ".pyc", ".pyd", ".c"}  # what a build leaves in a checkout
LISTS = "compiled.txt"
LIBRARY = "kartentisch/rules__mypyc"  # all that is compiled, in one file
MOST_MB = {"wheel": 9.0, "library": 11.0}  # a wheel with its page; the library in it, unpacked
WANTING = {  # extra: a command that needs it
    "server": "serve",
    "arena": "arena attila --bots greedy,random --games 2 --players 2 --results -",
}
BUILDING = {"tools/counts.py", "tools/hot.py", "tools/plain.py", "tools/units.py"}
FOR_THE_BUILD = {"setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE.md", *BUILDING}


def source(root: Path = ROOT) -> tuple[set[str], set[str]]:
    """What belongs into a package, below `src`: files as they stand there, and stubs of what may be compiled."""
    files, stubs = set(), set()
    for file in (root / "src/kartentisch").rglob("*"):
        name = file.relative_to(root / "src")
        if not file.is_file() or "tests" in name.parts or "__pycache__" in name.parts or file.suffix in BUILT:
            continue
        if file.name != LISTS:
            files.add(name.as_posix())
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                stubs.add((name.parent / f"{line}.pyi").as_posix())
    return files, stubs


def contents(kind: str, wheel: str | Path, sdist: str | Path, root: Path = ROOT) -> None:
    """Nothing missing and nothing stray, in the wheel and in the archive of the source."""
    files, stubs = source(root)
    names = set(zipfile.ZipFile(wheel).namelist())
    about = {name for name in names if ".dist-info/" in name}
    assert {PurePosixPath(name).name for name in about} >= {"LICENSE", "NOTICE.md", "METADATA", "entry_points.txt"}
    modules = {name for name in names - about if PurePosixPath(name).suffix in BUILT}
    same(names - about - modules, files | stubs)
    same({name.split(".")[0] for name in modules}, {LIBRARY} if kind == "compiled" else set())
    assert len(modules) <= 1 and {name.split("/")[0] for name in names - about} == {"kartentisch"}
    library = sum(zipfile.ZipFile(wheel).getinfo(name).file_size for name in modules) / 1e6
    assert library <= MOST_MB["library"] and Path(wheel).stat().st_size / 1e6 <= MOST_MB["wheel"]
    with tarfile.open(sdist) as archive:
        inside = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    lists = {file.relative_to(root).as_posix() for file in root.glob(f"src/**/{LISTS}")}
    written = {name for name in inside if name in ("PKG-INFO", "setup.cfg") or ".egg-info/" in name}
    same(inside - written, {f"src/{name}" for name in files} | lists | FOR_THE_BUILD)
    sizes = [f"{Path(file).name} {Path(file).stat().st_size / 1e6:.1f} MB" for file in (wheel, sdist)]
    print(f"  {', '.join(sizes)}; {len(names)} and {len(inside)} files")


def same(found: set[str], expected: set[str]) -> None:
    assert found == expected, f"missing: {sorted(expected - found)}; stray: {sorted(found - expected)}"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    words = (sys.executable, "-m", "kartentisch", *words, "--lang", "en")
    return subprocess.run(words, capture_output=True, text=True, check=False)


def base(kind: str) -> None:
    """Every game is begun and drawn; one is played to its end by bots and kept, its record verified and drawn."""
    import kartentisch as kt

    assert ROOT / "src" not in Path(str(kt.__file__)).parents, kt.__file__
    assert kt.compiled() == (kind == "compiled")
    if kind == "compiled":
        assert "Raises:" in str(kt.State.apply.__doc__) and "a seed" in str(kt.Chance.__doc__)
        above = Path(str(kt.__file__)).parents[1]
        for stub in above.glob("kartentisch/**/*.pyi"):
            module = import_module(".".join(stub.relative_to(above).with_suffix("").parts))
            alone = hot.numbers_alone(stub.with_suffix(".py").read_text(encoding="utf-8"))
            assert str(module.__file__).endswith(".py") == alone, module
    for name in kt.GAMES:
        game = kt.load(name)
        state, chance = game.new(game.seats[0], seed=1), kt.Chance(1)
        for _ in range(100):
            if not state.over:
                state.apply(state.legal_actions()[chance.below(len(state.legal_actions()))])
                chance.settle(state)
        assert all(kt.Language(lang, game).rules() for lang in ("de", "en"))
        assert kt.pictures.of_state(game, state).startswith("<svg") and "<table" in state._repr_html_()
    attila = kt.load("attila")
    match = kt.Match(attila, ["Anna", "Ben"], kt.Chance(2))
    bots: list[kt.bots.Agent] = [kt.bots.RandomBot(1), kt.bots.RandomBot(2)]
    while not match.state.over:
        seat = match.state.seat
        answer = bots[seat].answer(kt.bots.Decision.of(match.state, seat))
        assert answer is not None
        match.play(seat, answer)
    with tempfile.TemporaryDirectory() as folder:
        file, picture = Path(folder) / "game.ktj", Path(folder) / "board.svg"
        file.write_text(match.record.text(), encoding="utf-8")
        for words in (("verify", str(file)), ("render", str(file), str(picture))):
            done = run(*words)
            assert done.returncode == 0, done.stdout + done.stderr
        assert picture.read_text(encoding="utf-8").startswith("<svg")
    for extra, command in WANTING.items():
        refused = run(*command.split())
        assert refused.returncode == 2 and f'pip install "kartentisch[{extra}]"' in refused.stderr, refused.stderr
        assert len(refused.stderr.strip().splitlines()) == 1
    print(f"  {len(kt.GAMES)} games, {kind} rules, a whole game of Attila verified and drawn;", end=" ")
    print("commands whose extra is missing say so")


@contextmanager
def serving(*command: str, **environment: str) -> Iterator[str]:
    """The address of a server that this command starts, until it is no longer needed."""
    with tempfile.TemporaryDirectory() as folder:
        words = [*command, "serve", "--quiet", "--port", "0", "--data", folder, "--lang", "en"]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ | environment)
        try:
            assert process.stdout is not None
            address = next(word for line in process.stdout for word in line.split() if word.startswith("http://"))
            yield address.rstrip("/")
        finally:
            process.terminate()
            process.wait(60)


def asked(address: str, body: dict[str, Any] | None = None, secret: str = "") -> Any:
    """What the server answers a program."""
    headers = {"X-Kartentisch": "check", "Content-Type": "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=120) as answer:
        return json.load(answer)


def played(address: str, answers: int = 10) -> None:
    """A table of Attila, of one person against a bot, for so many answers."""
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "easy"}]
    keys = asked(f"{address}/api/tables", {"game": "attila", "seats": seats})
    table, secret = f"{address}/api/tables/{keys['table']}", keys["secret"]
    asked(f"{table}/commands", {"id": "start", "type": "start"}, secret)
    until = time.monotonic() + 120
    while answers and time.monotonic() < until:
        decision = asked(table, secret=secret)["decision"]
        if decision is None:
            time.sleep(0.05)
            continue
        chosen = {"decision": decision["id"], "actions": [decision["legal"][0]["number"]]}
        asked(f"{table}/commands", {"id": f"n{answers}", "type": "play", **chosen}, secret)
        answers -= 1
    assert not answers, "the bot has not answered in time"


def server(kind: str) -> None:
    """The page, if the package has one, and the interface."""
    import kartentisch as kt

    page = Path(str(kt.__file__)).parent / "server/page/index.html"
    with serving(sys.executable, "-m", "kartentisch") as address:
        for path, expected in (("", b"<script" if page.exists() else b"<"), ("api/games", b"attila")):
            with urllib.request.urlopen(f"{address}/{path}", timeout=120) as answer:
                assert answer.status == 200 and expected in answer.read()
        played(address)
    print(f"  a server with {kind} rules, {'its page' if page.exists() else 'without the page, which was not built'}")


def installers(wheel: str, folder: str) -> None:
    """As a stranger has it, with uvx and pipx, which lie beside this Python: from the wheel to a game."""
    beside, place = Path(sys.executable).parent, Path(folder).resolve()
    wish = f"kartentisch[server] @ {Path(wheel).resolve().as_uri()}"
    own = {"UV_CACHE_DIR": str(place / "uv"), "PIPX_HOME": str(place / "pipx"), "PIPX_BIN_DIR": str(place / "bin")}
    begun = time.monotonic()
    with serving(
        str(beside / "uvx"), "-q", "--python", sys.executable, "--from", wish, "kartentisch", **own
    ) as address:
        played(address)
    print(f"  uvx: a game is played after {time.monotonic() - begun:.0f} s;", end=" ")
    begun = time.monotonic()
    words = [str(beside / "pipx"), "install", "-q", "--python", sys.executable, wish]
    subprocess.run(words, check=True, env=os.environ | own)
    with serving(str(place / "bin/kartentisch")) as address:
        played(address)
    said = subprocess.check_output([str(place / "bin/kartentisch"), "--version"], text=True)
    assert "compiled" in said, said
    print(f"pipx: after {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)
    globals()[sys.argv[1]](*sys.argv[2:])
