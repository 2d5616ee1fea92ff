"""Compiles the rules with mypyc where a C compiler is at hand; the same source runs uncompiled otherwise.

KARTENTISCH_BUILD=pure never compiles; KARTENTISCH_BUILD=compiled fails where it cannot.  A wheel carries the
built page, so that installing it needs no Node; KARTENTISCH_PAGE=none builds one without it.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

ROOT = Path(__file__).parent
HOT_PATHS = ROOT / "compiled.txt"  # the modules on the hot path, one a line


def hot_modules() -> list[str]:
    lines = HOT_PATHS.read_text(encoding="utf-8").split("\n")
    return [line for line in lines if line and not line.startswith("#")]


def can_compile() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and header.exists()


class CompileOrGoWithout(build_ext):
    """All or nothing: a half-compiled group of modules would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if wanted == "compiled":
                raise
            print(f"kartentisch: not compiled ({error}); the rules run interpreted", file=sys.stderr)
            self.extensions = []


class WithPage(build_py):
    """Packages for others are complete; an editable install serves whatever was built."""

    def run(self) -> None:
        page = ROOT / "src/kartentisch/server/page/index.html"
        if not self.editable_mode and not page.exists() and os.environ.get("KARTENTISCH_PAGE") != "none":
            raise SetupError(
                "the page is not built: run `make frontend-build` first, or set KARTENTISCH_PAGE=none to do without"
            )
        if not self.editable_mode:  # what an earlier build left would go along: its names have other hashes
            shutil.rmtree(Path(self.build_lib) / "kartentisch/server/page", ignore_errors=True)
        super().run()


wanted = os.environ.get("KARTENTISCH_BUILD", "auto")
extensions = []
if wanted != "pure" and (wanted == "compiled" or can_compile()):
    from mypyc.build import mypycify

    os.chdir(ROOT)
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *hot_modules()],
        opt_level="3",
        group_name="kartentisch_rules",
    )
    for extension in extensions:
        # let the C compiler inline small functions of the rules across what Python would call module borders
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
elif wanted != "pure":
    print("kartentisch: no C compiler with Python headers found; the rules run interpreted", file=sys.stderr)

setup(ext_modules=extensions, cmdclass={"build_ext": CompileOrGoWithout, "build_py": WithPage})
