"""Compiles the rules with mypyc where that works; the same source runs uncompiled otherwise, and a line says so.

KARTENTISCH_BUILD=pure never compiles; KARTENTISCH_BUILD=compiled fails where it cannot.  KARTENTISCH_OPTIMIZE says how
hard the C compiler tries, 0 to 3 (CONTRIBUTING.md: what that costs and brings).  KARTENTISCH_GAME compiles the engine
and this one game only, without optimizing, for whoever works on it.  A wheel carries the page if it has been built, so
that installing the wheel needs no Node.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib import metadata
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))  # pip builds with nothing of ours on the path

import counts  # noqa: E402
import hot  # noqa: E402
import units  # noqa: E402

PACKAGE = ROOT / "src/kartentisch"
OBJECTS = Path("build/objects")  # of the last build, for the next
LIST = "compiled.txt"  # in each room and each game: its modules on the hot path, one a line
# mypyc indents ever further: five sixths of what it writes are blanks, which our own passes would read twice; no text
# of C goes over the end of a line
DEEP = re.compile("\n {24,}")
WANTED = os.environ.get("KARTENTISCH_BUILD", "auto")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
GAME = os.environ.get("KARTENTISCH_GAME", "")
OPTIMIZE = os.environ.get("KARTENTISCH_OPTIMIZE", "0" if GAME else "2")
LIBRARY = "kartentisch.rules__mypyc"  # see kartentisch/_compiled.py
# let the C compiler inline small functions of the rules across what Python would call module borders; looking for what
# to warn of takes four times as long as to compile
ALWAYS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-Wno-all"]
# of GCC's -O3 what pays: to put small functions into what calls them, and what is seldom wanted out of the way
WHAT_PAYS = [
    *("-finline-functions", "-finline-small-functions", "-fpartial-inlining", "-findirect-inlining"),
    *("--param", "max-inline-insns-auto=30", "--param", "inline-min-speedup=15", "--param", "early-inlining-insns=14"),
    *("--param", "max-inline-insns-single=200", "--param", "inline-heuristics-hint-percent=600"),
    *("-freorder-blocks-and-partition", "-freorder-functions", "-fthread-jumps", "-foptimize-sibling-calls"),
    *("-fstrict-aliasing", "-fipa-cp", "-fipa-ra", "-fipa-sra", "-fcaller-saves", "-fpeephole2"),
    *("-ftree-switch-conversion", "-falign-functions", "-falign-loops", "-falign-jumps", "-falign-labels"),
    # and what of -O1 is a sixth of the work, and brings a hundredth
    *("-fno-tree-dominator-opts", "-fno-tree-pta", "-fno-tree-loop-optimize", "-fno-asynchronous-unwind-tables"),
]
IN_FULL = ("europe",)  # the files that lose a tenth without -O2; others lose next to nothing
HOW_TO_GO_WITHOUT = "KARTENTISCH_BUILD=pure asks for no compiling"
INTERPRETED = "the rules run interpreted, ten times slower"


def say(line: str) -> None:
    print(f"kartentisch: {line}", file=sys.stderr)


def hot_modules(game: str = "") -> list[str]:
    """The files to compile, of the whole server or of one game and what it stands on."""
    lists = [*sorted(PACKAGE.glob(f"*/{LIST}")), *sorted(PACKAGE.glob(f"games/*/{LIST}"))]
    if game:
        lists = [file for file in lists if file.parent.name in (*units.BELOW, game)]
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
    return header.exists() and (sys.platform == "win32" or shutil.which(compiler) is not None)


def translated() -> list[Extension]:
    """The rules in C, as one library of a few files; none where that fails."""
    modules = [f for f in hot_modules(GAME) if not hot.numbers_alone((ROOT / f).read_text(encoding="utf-8"))]
    try:
        from mypyc.build import mypycify

        os.chdir(ROOT)
        # mypyc has a small library for each module besides, which `kartentisch/_compiled.py` makes unnecessary
        (found, *_) = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), *modules],
            opt_level=OPTIMIZE,
            debug_level="0",  # symbols for a C debugger take as long to write as the rest to compile
            group_name=LIBRARY.removesuffix("__mypyc"),
            multi_file=True,  # a file of C for each module, from which `units` makes its own
        )
    except (Exception, SystemExit) as error:  # mypyc ends the program where its types do not hold
        if WANTED == "compiled":
            raise
        say(f"not translated to C ({type(error).__name__}: {error}); {INTERPRETED}; {HOW_TO_GO_WITHOUT}")
        return []
    told = hot.docstrings(modules, ROOT)
    texts = {}
    runtime = []
    for source in found.sources:
        if not (path := Path(source)).name.startswith("__native_"):
            runtime.append(path.relative_to("build").as_posix())
            continue
        code = DEEP.sub("\n    ", path.read_text(encoding="utf-8"))
        spoken = hot.with_helpers(hot.with_sentences(hot.read_only(hot.with_docstrings(code, told))))
        texts[path.name] = counts.uncounted(spoken)
    headers = Path("build", *LIBRARY.split(".")[:-1])  # of a group within a package
    common = f"__native_{LIBRARY.rpartition('.')[2].removesuffix('__mypyc')}.c"
    header = headers / common.replace("__native_", "__native_internal_").replace(".c", ".h")
    files = units.grouped(texts, common, header.read_text(encoding="utf-8"), runtime)
    folder = Path("build/units")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / f"{name}.c").write_text(text, encoding="utf-8")
    found.sources = [str(folder / f"{name}.c") for name in files]
    found.include_dirs.append(str(headers))
    if "-Werror" in found.extra_compile_args:  # compilers to come may find something
        found.extra_compile_args.remove("-Werror")
    return [found]


class CompileOrGoWithout(build_ext):
    """The rules, as many files at once as there are cores; without them where that fails."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type != "msvc":
            for extension in self.extensions:
                extension.extra_compile_args += ALWAYS
                if sys.platform == "linux":
                    extension.extra_link_args.append("-Wl,--strip-all")  # names that only a C debugger would want
        version = self._version()
        choosing = OPTIMIZE == "2" and b"Free Software Foundation" in version
        one_by_one, command = self.compiler.compile, getattr(self.compiler, "compiler_so", [])
        headers = [file.read_bytes() for file in sorted(Path("build").rglob("*.h"))]

        def compiled(source: str, extra_postargs: list[str] | None = None, **rest: Any) -> list[str]:
            flags = ["-O2" if Path(source).stem in IN_FULL else "-O1", *WHAT_PAYS] if choosing else []
            # what is made of the same text in the same way is made once: after a change of one game that game alone
            same = (sys.version, metadata.version("mypy"), version, command, extra_postargs, flags)
            digest = hashlib.sha256(repr(same).encode() + b"".join(headers) + Path(source).read_bytes()).hexdigest()
            kept = OBJECTS / f"{Path(source).stem}.{digest[:32]}.o"
            if not kept.exists():
                (made,) = one_by_one([source], extra_postargs=[*(extra_postargs or []), *flags], **rest)
                OBJECTS.mkdir(exist_ok=True)
                for old in OBJECTS.glob(f"{Path(source).stem}.*"):
                    old.unlink()
                Path(made).replace(kept)
            return [str(kept)]

        def at_once(sources: list[str], **rest: Any) -> list[str]:
            sizes = {source: Path(source).stat().st_size for source in sources}
            todo, done = sum(sizes.values()), 0
            tell(0)
            with ThreadPoolExecutor(CORES) as cores:
                # the largest first: nobody waits long for the last
                ways = {cores.submit(compiled, source, **rest): source for source in sorted(sizes, key=sizes.get)[::-1]}
                for way in as_completed(ways):
                    if way.exception():
                        cores.shutdown(cancel_futures=True)
                    way.result()
                    done += sizes[ways[way]]
                    tell(100 * done // todo)
            objects = {ways[way]: way.result() for way in ways}
            return [file for source in sources for file in objects[source]]

        self.compiler.compile = at_once
        super().build_extensions()

    def _version(self) -> bytes:
        if self.compiler.compiler_type == "msvc":
            return b"msvc"
        return subprocess.run([*self.compiler.compiler_so, "--version"], capture_output=True, check=False).stdout

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WANTED == "compiled":
                raise
            say(f"not compiled ({error}); {INTERPRETED}; {HOW_TO_GO_WITHOUT}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def tell(per_cent: int) -> None:
    """How far the compiler is, to whoever looks."""
    if sys.stderr.isatty():
        print(f"\rCompiling the rules: {per_cent} % ", end="\n" if per_cent == 100 else "", file=sys.stderr, flush=True)


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
    say(
        f"no C compiler with Python headers found; {INTERPRETED}. To compile them, install both (Debian: apt install"
        f" gcc python3-dev) and install again; {HOW_TO_GO_WITHOUT}"
    )

setup(ext_modules=extensions, cmdclass={"build_ext": CompileOrGoWithout, "build_py": ForOthers})
