"""What packages for others hold, built as pip builds them: with nothing at hand but what the build asks for."""

from __future__ import annotations

import doctest
import os
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from tools import counts, hot, package_check, units

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
PAGE = Path("src/kartentisch/server/page")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TOOLS = ROOT / "tools"
BUILT = shutil.ignore_patterns("*.so", "__pycache__", "page", "*.egg-info")  # is not in the repository


def needed(wishes: list[str], extra: str = "") -> dict[str, Distribution]:
    """The distributions that answer the wishes, and what they need themselves."""
    found: dict[str, Distribution] = {}
    for wish in map(Requirement, wishes):
        if wish.marker is None or wish.marker.evaluate({"extra": extra}):
            found[wish.name] = distribution(wish.name)
            for each in ("", *wish.extras):
                found |= needed(found[wish.name].requires or [], each)
    return found


def python_with(wishes: list[str], place: Path) -> Path:
    """A Python with what answers the wishes and nothing else: what pip prepares, without a network."""
    venv.create(place, symlinks=True)
    python = place / "bin/python"
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.check_output([python, "-c", code], text=True).strip())
    for each in needed(wishes).values():
        for top in {file.parts[0] for file in each.files or []} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(str(each.locate_file(top)))
    return python


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has what the build asks for."""
    return python_with(PROJECT["build-system"]["requires"], tmp_path_factory.mktemp("bare") / "env")


def alongside(project: Path) -> None:
    """What a build needs beside the source."""
    (project / "tools").mkdir()
    for name in package_check.FOR_THE_BUILD:
        shutil.copy(ROOT / name, project / name)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The whole source, as a fresh checkout has it."""
    project = tmp_path / "tree"
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, project / folder, ignore=BUILT)
    alongside(project)
    return project


@pytest.fixture
def hut(tmp_path: Path) -> Path:
    """A project with the same set-up and next to nothing inside."""
    project = tmp_path / "hut"
    for package in ("", "engine/", "server/"):
        (project / "src/kartentisch" / package).mkdir(parents=True)
        (project / f"src/kartentisch/{package}__init__.py").touch()
    alongside(project)
    (project / "src/kartentisch/engine/compiled.txt").write_text("# hot\nkernel\n")
    (project / "src/kartentisch/engine/kernel.py").write_text("def room() -> int:\n    return 1024\n")
    return project


def run(python: Path | str, project: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    around = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CC")} | more
    command = [str(python), *words]
    return subprocess.run(command, cwd=project, env=around, capture_output=True, text=True, check=False)


def wheel(python: Path, project: Path, **more: str) -> tuple[Path, str]:
    """A wheel that pip builds, and what was said."""
    words = ["-m", "pip", "--python", str(python), "wheel", "-v", "--no-index", "--no-deps", "--no-build-isolation"]
    done = run(sys.executable, project, *words, "-w", "out", ".", **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return next((project / "out").glob("*.whl")), done.stdout + done.stderr


def names(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def belongs(project: Path) -> set[str]:
    files, stubs = package_check.source(project)
    return files | stubs


def test_what_a_wheel_and_a_source_archive_hold_and_how_it_works(bare: Path, tree: Path, tmp_path: Path) -> None:
    """Interpreted, where nothing is but what the base needs; and what mypy knows of it there."""
    archived = run(bare, tree, "setup.py", "-q", "sdist", KARTENTISCH_BUILD="pure")
    assert archived.returncode == 0, archived.stderr
    built, said = wheel(bare, tree, KARTENTISCH_BUILD="pure")
    assert "without the page" in said
    package_check.contents("pure", built, next((tree / "dist").glob("*.tar.gz")), tree)
    assert {"kartentisch/games/attila/scenarios/setup.yaml", "kartentisch/games/attila/rules.de.md"} <= names(built)

    python = python_with(PROJECT["project"]["dependencies"], tmp_path / "env")
    words = ["-m", "pip", "--python", str(python), "install", "-q", "--no-index", "--no-deps", "--no-compile"]
    installed = run(sys.executable, tmp_path, *words, str(built))
    assert installed.returncode == 0, installed.stderr
    used = run(python, tmp_path, str(TOOLS / "package_check.py"), "base", "pure")
    assert used.returncode == 0 and "verified and drawn" in used.stdout, used.stdout + used.stderr
    strictly = ["-m", "mypy", "--strict", "--python-executable", str(python), str(TOOLS / "package_types.py")]
    checked = run(sys.executable, tmp_path, *strictly)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_what_mypyc_leaves_out() -> None:
    assert doctest.testmod(hot) == (0, 5)  # failed, tried
    code = 'static PyGetSetDef a___B_getseters[] = {\n{"c",\n (getter)a___B_get_c, NULL,\n NULL, NULL},\n'
    more = hot.with_docstrings(code, {"a___B_get_c": "Größe\n"})
    assert more == code.replace("\n NULL, NULL},", '\n "Gr\\303\\266\\303\\237e\\n", NULL},')


def test_what_mypyc_counts_without_need() -> None:
    assert doctest.testmod(counts) == (0, 1)
    head, tail = "char CPyDef_f(PyObject *cpy_r_s) {\n", "    return 1;\n}\n"
    had = "    cpy_r_r1 = ((S *)cpy_r_s)->_v;\n    VEC_I64_INCREF(cpy_r_r1);\n"
    back = "    VEC_I64_DECREF(cpy_r_r1);\n"
    for between in (
        "    CPyDef_g(cpy_r_s);\n",  # what is called may let the owner go
        "    cpy_r_r2 = cpy_r_r1;\n",  # somebody else keeps it
        "    if (cpy_r_r3) goto CPyL1;\n    return 2;\nCPyL1: ;\n",  # it is not taken back everywhere
        "    CPy_DECREF(cpy_r_s);\n",
    ):
        code = head + had + between + back + tail
        assert counts.uncounted(code) == code
    owned = head + had.replace("((S *)cpy_r_s)->_v", "CPyDef_h()") + back + tail
    assert counts.uncounted(owned) == owned
    loop = "CPyL1: ;\n    if (cpy_r_r3) goto CPyL2;\n    cpy_r_r3 = cpy_r_r1.len;\n    goto CPyL1;\nCPyL2: ;\n"
    assert "CREF" not in counts.uncounted(head + had + loop + back + tail)


def test_what_mypyc_counts_between_methods() -> None:
    cast = "    CPy_INCREF(cpy_r_s);\n    if (likely(Py_TYPE(cpy_r_s) == T))\n        cpy_r_r0 = cpy_r_s;\n"
    call = "    cpy_r_r1 = CPyDef_g(cpy_r_r0);\n    CPy_DECREF(cpy_r_r0);\n    return cpy_r_r1;\n}\n"
    glue = "char CPyDef_f__P_glue(PyObject *cpy_r_s) {\n" + cast + call
    assert "CREF" not in counts.uncounted(glue)
    assert counts.uncounted(glue.replace("__P_glue", "")) == glue.replace("__P_glue", "")

    seen = "    if (likely(cpy_r_r5 != Py_None))\n        cpy_r_r6 = cpy_r_r5;\n"
    seen += "    else {\n        x;\n        goto L;\n    }\n"
    asked = (
        "    CPy_INCREF(cpy_r_r5);\n"
        + seen
        + "    cpy_r_r7 = CPY_GET_METHOD(cpy_r_r6)(cpy_r_r6);\n    CPy_DECREF(cpy_r_r6);\n"
    )
    borrowed = "char CPyDef_f(PyObject *cpy_r_s) {\n    cpy_r_r5 = ((S *)cpy_r_s)->_top;\n" + asked + "}\n"
    assert counts.uncounted(borrowed).count("CREF") == 2
    own = borrowed.replace("->_top;\n", "->_top;\n    CPy_INCREF(cpy_r_r5);\n")
    assert counts.uncounted(own).count("CREF") == 1


def test_the_files_that_the_compiler_gets() -> None:
    """Each function once for all, or where it is short and of the engine, for whoever calls it."""
    assert doctest.testmod(units) == (0, 1)
    includes = '#include "__native_rules.h"\n#include "__native_internal_rules.h"\n'
    names = ["kernel___short", "kernel___long", "turn___own", "turn___known"]
    header = "".join(f"extern char CPyDef_{name}(void);\n" for name in names)
    header += "extern PyObject *CPyPy_turn___own(PyObject *self);\n"
    long = "char CPyDef_kernel___long(void) {\n" + "    cpy_r_r0 = 0;\n" * units.SHORT + "    return 1;\n}\n"
    short = "char CPyDef_kernel___short(void) {\n    return CPyDef_kernel___long();\n}\n"
    files = units.grouped(
        {
            "__native_rules.c": includes + "int CPyGlobalsInit(void)\n{\n    return 0;\n}\n",
            "__native_kartentisch___engine___kernel.c": includes + short + long,
            "__native_kartentisch___games___attila___turn.c": includes
            + "char CPyDef_turn___own(void) {\n    return CPyDef_kernel___short();\n}\n"
            + "char CPyDef_turn___known(void) {\n    return 1;\n}\nPyObject *CPyPy_turn___own(PyObject *self) {\n}\n",
            "__native_kartentisch___games___attila___bot___wings.c": includes
            + "char CPyDef_wings___f(void) {\n    return CPyDef_turn___known();\n}\n",
        },
        "__native_rules.c",
        header,
        ["init.c"],
    )
    assert set(files) == {"engine", "attila", "attila_bot"}
    assert "#include <init.c>" in files["engine"] and "KARTENTISCH_ONCE int CPyGlobalsInit" in files["engine"]
    assert short in files["engine"] and short in files["attila"] and short not in files["attila_bot"]
    assert sum(long in text for text in files.values()) == 1
    assert "static char CPyDef_kernel___short(" in files["attila"]
    assert (
        "extern char CPyDef_kernel___long(" in files["engine"] and "extern char CPyDef_kernel___long" in files["attila"]
    )
    assert "static char CPyDef_turn___own(" in files["attila"]
    assert all("extern char CPyDef_turn___known(" in files[name] for name in ("attila", "attila_bot"))
    assert "static KARTENTISCH_FOR_PYTHON PyObject *CPyPy_turn___own(" in files["attila"]


def test_a_compiler_that_fails_leaves_interpreted_rules(bare: Path, tree: Path) -> None:
    """The rules are translated with what the build asks for alone; then the compiler says no."""
    for file in tree.glob("src/kartentisch/**/compiled.txt"):
        if file.parent.name not in ("engine", "parts", "attila"):
            file.unlink()  # one game shows it, and all would take long
    built, said = wheel(bare, tree, CC="false")
    assert "not compiled (" in said and "the rules run interpreted" in said, said
    assert names(built) == belongs(tree)


def test_what_cannot_be_translated_runs_interpreted(bare: Path, hut: Path) -> None:
    (hut / "src/kartentisch/engine/kernel.py").write_text("def room() -> None:\n    wide: int = 'none'\n")
    built, said = wheel(bare, hut)
    assert "not translated to C (" in said and "Incompatible types" in said
    assert names(built) == belongs(hut)
    strict = run(bare, hut, "setup.py", "-q", "build_ext", KARTENTISCH_BUILD="compiled")
    assert strict.returncode != 0 and "Incompatible types" in strict.stdout + strict.stderr


def test_after_a_change_only_what_has_changed_is_compiled(bare: Path, hut: Path) -> None:
    """Objects of the last build serve again where their text and the way they are made are the same."""
    game = hut / "src/kartentisch/games/little"
    game.mkdir(parents=True)
    for package in (game.parent, game):
        (package / "__init__.py").touch()
    (game / "compiled.txt").write_text("numbers\nplay\n")
    (game / "numbers.py").write_text("from typing import Final\n\nONE: Final = 1\n")
    rules = "from kartentisch.games.little.numbers import ONE\n\ndef step(n: int) -> int:\n    return n + ONE\n"
    (game / "play.py").write_text(rules)

    def compiled() -> set[str]:
        before = {file.name: file.stat().st_mtime_ns for file in hut.glob("build/objects/*")}
        done = run(bare, hut, "setup.py", "-q", "build_ext", "--inplace", "--force", KARTENTISCH_BUILD="compiled")
        assert done.returncode == 0, done.stdout + done.stderr
        after = {file.name: file.stat().st_mtime_ns for file in hut.glob("build/objects/*")}
        return {name.partition(".")[0] for name, time in after.items() if before.get(name) != time}

    assert compiled() == {"engine", "little"} and compiled() == set()
    (game / "numbers.py").write_text("from typing import Final\n\nONE: Final = 2\n")
    assert compiled() == {"little"}  # numbers are not compiled themselves, but lie in what is
    assert not list(hut.glob("build/units/*numbers*"))


def test_no_compiler_at_all(bare: Path, hut: Path) -> None:
    built, said = wheel(bare, hut, CC="no-such-compiler")
    assert "no C compiler" in said and names(built) == belongs(hut)
    for word in ("interpreted", "install gcc python3-dev", "KARTENTISCH_BUILD=pure"):  # how it runs, and two ways out
        assert word in said
    built, said = wheel(bare, hut, CC="no-such-compiler", KARTENTISCH_BUILD="pure")
    assert "no C compiler" not in said  # whoever asks for it is not told of it


def test_the_rules_are_one_file_that_installs_and_plays(bare: Path, tree: Path, tmp_path: Path) -> None:
    """Compiled as pip does it, one game for all: one library inside the package, and nothing beside it."""
    for file in tree.glob("src/kartentisch/**/compiled.txt"):
        if file.parent.name not in ("engine", "parts", "attila"):
            file.unlink()
    built, _ = wheel(bare, tree, KARTENTISCH_BUILD="compiled", KARTENTISCH_OPTIMIZE="0")
    stray = names(built) - belongs(tree)
    assert len(stray) == 1 and next(iter(stray)).startswith(f"{package_check.LIBRARY}."), stray
    python = python_with(PROJECT["project"]["dependencies"], tmp_path / "env")
    words = ["-m", "pip", "--python", str(python), "install", "-q", "--no-index", "--no-deps", "--no-compile"]
    assert run(sys.executable, tmp_path, *words, str(built)).returncode == 0
    played = (
        "import kartentisch as kt; s = kt.load('attila').new(3, seed=1); print(kt.compiled(), s.playout(kt.Chance(1)))"
    )
    compiled = run(python, tmp_path, "-c", played)
    interpreted = run(python, tmp_path, "-c", played, KARTENTISCH_RULES="interpreted")
    assert compiled.stdout.split()[0] == "True" and interpreted.stdout.split()[0] == "False", compiled.stderr
    assert compiled.stdout.split()[1] == interpreted.stdout.split()[1]


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
