"""What packages for others hold, built as pip builds them: with nothing at hand but what the build asks for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PAGE = Path("src/kartentisch/server/page")
BUILT = shutil.ignore_patterns("*.so", "__pycache__", "page", "*.egg-info")  # is not in the repository
ALONGSIDE = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE.md")


def needed(wishes: list[str], extra: str = "") -> dict[str, Distribution]:
    """The distributions that answer the wishes, and what they need themselves."""
    found: dict[str, Distribution] = {}
    for wish in map(Requirement, wishes):
        if wish.marker is None or wish.marker.evaluate({"extra": extra}):
            found[wish.name] = distribution(wish.name)
            for each in ("", *wish.extras):
                found |= needed(found[wish.name].requires or [], each)
    return found


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with what `build-system.requires` asks for and nothing else: what pip prepares, without a network."""
    place = tmp_path_factory.mktemp("bare") / "env"
    venv.create(place, symlinks=True)
    python = place / "bin/python"
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.check_output([python, "-c", code], text=True).strip())
    wishes = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    for each in needed(wishes).values():
        for top in {file.parts[0] for file in each.files or []} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(str(each.locate_file(top)))
    return python


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The whole source, as a fresh checkout has it."""
    project = tmp_path / "house"
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, project / folder, ignore=BUILT)
    for name in ALONGSIDE:
        shutil.copy(ROOT / name, project / name)
    return project


@pytest.fixture
def hut(tmp_path: Path) -> Path:
    """A project with the same set-up and next to nothing inside."""
    project = tmp_path / "hut"
    for package in ("", "engine/", "server/"):
        (project / "src/kartentisch" / package).mkdir(parents=True)
        (project / f"src/kartentisch/{package}__init__.py").touch()
    for name in ALONGSIDE:
        shutil.copy(ROOT / name, project / name)
    (project / "src/kartentisch/engine/compiled.txt").write_text("# hot\nkernel\n")
    (project / "src/kartentisch/engine/kernel.py").write_text("ROOM: int = 1024\n")
    return project


def run(python: Path | str, project: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    around = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CC")} | more
    command = [str(python), *words]
    return subprocess.run(command, cwd=project, env=around, capture_output=True, text=True, check=False)


def wheel(python: Path, project: Path, **more: str) -> tuple[set[str], str]:
    """The files of the package in a wheel that pip builds, and what was said."""
    words = ["-m", "pip", "--python", str(python), "wheel", "-v", "--no-index", "--no-deps", "--no-build-isolation"]
    done = run(sys.executable, project, *words, "-w", "out", ".", **more)
    assert done.returncode == 0, done.stdout + done.stderr
    names = zipfile.ZipFile(next((project / "out").glob("*.whl"))).namelist()
    return {name for name in names if ".dist-info/" not in name}, done.stdout + done.stderr


def belongs(project: Path) -> set[str]:
    """What a package must hold: all of the source but the tests, and the lists for the build."""
    files = (file.relative_to(project / "src") for file in (project / "src").rglob("*") if file.is_file())
    return {str(file) for file in files if "tests" not in file.parts and file.name != "compiled.txt"}


def test_a_wheel_holds_the_house_without_its_tests(bare: Path, house: Path) -> None:
    expected = belongs(house)
    inside, said = wheel(bare, house, KARTENTISCH_BUILD="pure")
    assert inside == expected
    assert {"kartentisch/games/attila/scenarios/setup.yaml", "kartentisch/games/attila/rules.de.md"} <= inside
    assert "without the page" in said


def test_a_source_archive_holds_what_the_build_needs_and_no_tests(bare: Path, house: Path) -> None:
    lists = {str(file.relative_to(house)) for file in house.glob("src/**/compiled.txt")}
    done = run(bare, house, "setup.py", "-q", "sdist", KARTENTISCH_BUILD="pure")
    assert done.returncode == 0, done.stderr
    with tarfile.open(next((house / "dist").glob("*.tar.gz"))) as archive:
        inside = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    assert lists | {"setup.py", "pyproject.toml", "LICENSE"} | {f"src/{name}" for name in belongs(house)} <= inside
    assert not [name for name in inside if "tests/" in name or "test_" in name]


def test_a_compiler_that_fails_leaves_interpreted_rules(bare: Path, house: Path) -> None:
    """The rules are translated with what the build asks for alone; then the compiler says no."""
    for file in house.glob("src/kartentisch/games/*/compiled.txt"):
        if file.parent.name != "attila":
            file.unlink()  # one game shows it, and all would take long
    expected = belongs(house)
    inside, said = wheel(bare, house, CC="false")
    assert "not compiled (" in said and "the rules run interpreted" in said, said
    assert inside == expected


def test_what_cannot_be_translated_runs_interpreted(bare: Path, hut: Path) -> None:
    (hut / "src/kartentisch/engine/kernel.py").write_text("ROOM: int = 'none'\n")
    inside, said = wheel(bare, hut)
    assert "not translated to C (" in said and "Incompatible types" in said
    assert "kartentisch/engine/kernel.py" in inside and not any(name.endswith(".so") for name in inside)
    strict = run(bare, hut, "setup.py", "-q", "build_ext", KARTENTISCH_BUILD="compiled")
    assert strict.returncode != 0 and "Incompatible types" in strict.stdout + strict.stderr


def test_no_compiler_at_all(bare: Path, hut: Path) -> None:
    inside, said = wheel(bare, hut, CC="no-such-compiler")
    assert "no C compiler" in said and "kartentisch/engine/kernel.py" in inside


def test_an_unknown_game_is_not_built(bare: Path, hut: Path) -> None:
    refused = run(bare, hut, "setup.py", "-q", "build_ext", KARTENTISCH_BUILD="compiled", KARTENTISCH_GAME="chess")
    assert refused.returncode != 0 and "games/chess/compiled.txt" in refused.stderr


def test_a_wheel_holds_the_page_that_was_built_last(bare: Path, hut: Path) -> None:
    files = {"index.html", "sw.js", "icon.svg", "assets/main-abc.js", "assets/main-abc.js.gz", "assets/a.woff2"}
    for file in files:
        (hut / PAGE / file).parent.mkdir(parents=True, exist_ok=True)
        (hut / PAGE / file).write_text("x")
    built = hut / "out/kartentisch/server"
    (built / "page/assets").mkdir(parents=True)
    (built / "page/assets/main-old.js").touch()
    (built / "moved.py").touch()
    done = run(bare, hut, "setup.py", "-q", "build_py", "--build-lib", "out", KARTENTISCH_BUILD="pure")
    assert done.returncode == 0 and "without the page" not in done.stderr
    assert {str(file.relative_to(built / "page")) for file in (built / "page").rglob("*") if file.is_file()} == files
    assert not (built / "moved.py").exists()
