"""Compiles the rules with mypyc where that works; the same source runs uncompiled otherwise, and a line says so.

KARTENTISCH_BUILD=pure never compiles; KARTENTISCH_BUILD=compiled fails where it cannot.  KARTENTISCH_OPTIMIZE says how
hard the C compiler tries, 0 to 3.  KARTENTISCH_GAME compiles the engine and this one game only, without optimizing, for
whoever works on it.  A wheel carries the page if it has been built, so that installing the wheel needs no Node.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))  # pip builds with nothing of ours on the path

import counts  # noqa: E402
import hot  # noqa: E402

PACKAGE = ROOT / "src/kartentisch"
LIST = "compiled.txt"  # in each room and each game: its modules on the hot path, one a line
# mypyc indents ever further: five sixths of what it writes are blanks, which our own passes would read twice; no text
# of C goes over the end of a line
DEEP = re.compile("\n {24,}")
# what runs once, when a module is loaded, is a quarter of the code, and gains nothing from being optimized
ONCE = re.compile(r"^(?=char CPyDef_\w+__top_level__\(void\) \{)", re.MULTILINE)
PLAINLY = '__attribute__((optimize("O0"))) ' if sys.platform != "win32" else ""  # where GCC or Clang compile
BELOW_GAMES = ("engine", "parts")  # the rooms that the rules of a game stand on
WANTED = os.environ.get("KARTENTISCH_BUILD", "auto")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
GAME = os.environ.get("KARTENTISCH_GAME", "")
OPTIMIZE = os.environ.get("KARTENTISCH_OPTIMIZE", "0" if GAME else "3")


def say(line: str) -> None:
    print(f"kartentisch: {line}", file=sys.stderr)


def hot_modules(game: str = "") -> list[str]:
    """The files to compile, of the whole house or of one game and what it stands on."""
    lists = [*sorted(PACKAGE.glob(f"*/{LIST}")), *sorted(PACKAGE.glob(f"games/*/{LIST}"))]
    if game:
        lists = [file for file in lists if file.parent.name in (*BELOW_GAMES, game)]
        if not any(file.parent.name == game for file in lists):
            raise SystemExit(f"kartentisch: there is no src/kartentisch/games/{game}/{LIST}")
    modules = []
    for file in lists:
        names = [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
        modules += [(file.parent / f"{name}.py").relative_to(ROOT).as_posix() for name in names]
    return modules


def can_compile() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and header.exists()


def translated() -> list[Extension]:
    """The rules in C, as one group of modules; none where that fails."""
    modules = hot_modules(GAME)
    try:
        from mypyc.build import mypycify

        os.chdir(ROOT)
        # mypyc has a small library for each module besides, which `kartentisch/_compiled.py` makes unnecessary
        (found, *_) = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), *modules],
            opt_level=OPTIMIZE,
            debug_level="0",  # symbols for a C debugger take as long to write as the rest to compile
            group_name="kartentisch.rules",
            multi_file=True,  # a file of C for each module: they are compiled side by side
        )
    except (Exception, SystemExit) as error:  # mypyc ends the program where its types do not hold
        if WANTED == "compiled":
            raise
        say(f"not translated to C ({type(error).__name__}: {error}); the rules run interpreted")
        return []
    told = hot.docstrings(modules, ROOT)
    for source in found.sources:
        code = Path(source).read_text(encoding="utf-8")
        flat = ONCE.sub(PLAINLY, DEEP.sub("\n    ", code))
        spoken = hot.with_helpers(hot.with_sentences(hot.read_only(hot.with_docstrings(flat, told))))
        if (better := counts.uncounted(spoken)) != code:
            Path(source).write_text(better, encoding="utf-8")
    found.include_dirs.append("build/kartentisch")  # of a group within a package, its headers lie there
    found.extra_compile_args += [
        # what is meant for other modules only is not looked up by name
        *("-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"),
        "-Wno-all",  # looking for what to warn of takes four times as long as to compile
    ]
    return [found]


class CompileOrGoWithout(build_ext):
    """The rules, as many files at once as there are cores; without them where that fails."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        done = count(1)

        def at_once(sources: list[str], **rest: Any) -> list[str]:
            def compiled(source: str) -> list[str]:
                objects: list[str] = one_by_one([source], **rest)
                if sys.stderr.isatty():
                    sys.stderr.write(f"\rCompiling the rules: {100 * next(done) // len(sources)} % ")
                return objects

            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(CORES) as cores:
                return [file for files in cores.map(compiled, largest_first) for file in files]

        self.compiler.compile = at_once
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WANTED == "compiled":
                raise
            say(f"not compiled ({error}); the rules run interpreted")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class ForOthers(build_py):
    """Packages for others carry the page, where it has been built, and stubs of what can be compiled.

    An editable install serves whatever page is there, and its types are those of the source.
    """

    def run(self) -> None:
        if not self.editable_mode:
            if not (PACKAGE / "server/page/index.html").exists():
                say("without the page in the browser, which `make frontend-build` builds before")
            # what an earlier build left would go along: modules and tests that have moved, pages with other hashes
            shutil.rmtree(Path(self.build_lib) / "kartentisch", ignore_errors=True)
        super().run()
        if not self.editable_mode:
            for file in hot_modules():
                target = Path(self.build_lib) / Path(file).relative_to("src").with_suffix(".pyi")
                target.write_text(hot.stub((ROOT / file).read_text(encoding="utf-8")), encoding="utf-8")


extensions: list[Extension] = []
if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
    pass  # pip asks for names first, twice, and nothing is built for that
elif WANTED != "pure" and (WANTED == "compiled" or can_compile()):
    extensions = translated()
elif WANTED != "pure":
    say("no C compiler with Python headers found; the rules run interpreted")

setup(ext_modules=extensions, cmdclass={"build_ext": CompileOrGoWithout, "build_py": ForOthers})
