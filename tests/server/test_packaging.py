"""What a package for others must hold, found without compiling and without Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = Path("src/kartentisch/server/page")


def build_py(project: Path, **more: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "out"]
    surroundings = {**os.environ, "KARTENTISCH_BUILD": "pure", "PYTHONPATH": "", **more}
    return subprocess.run(words, cwd=project, env=surroundings, capture_output=True, text=True, check=False)


def test_a_wheel_holds_the_page_or_is_not_built(tmp_path: Path) -> None:
    project = tmp_path / "project"
    (project / "src/kartentisch/server").mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "compiled.txt", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, project / name)
    for package in ("", "server/"):
        (project / f"src/kartentisch/{package}__init__.py").touch()
    refused = build_py(project)
    assert refused.returncode != 0 and "make frontend-build" in refused.stderr
    assert build_py(project, KARTENTISCH_PAGE="none").returncode == 0
    for file in ("index.html", "sw.js", "icon.svg", "assets/main-abc.js", "assets/main-abc.js.gz", "assets/a.woff2"):
        (project / PAGE / file).parent.mkdir(parents=True, exist_ok=True)
        (project / PAGE / file).write_text("x")
    stale = project / "out/kartentisch/server/page/assets/main-old.js"
    stale.parent.mkdir(parents=True)
    stale.touch()
    built = build_py(project)
    assert built.returncode == 0, built.stderr
    inside = project / "out/kartentisch/server/page"
    found = {str(file.relative_to(inside)) for file in inside.rglob("*") if file.is_file()}
    assert found == {"index.html", "sw.js", "icon.svg", "assets/main-abc.js", "assets/main-abc.js.gz", "assets/a.woff2"}
