"""What a stranger reads first: README, workflows, citation. Each names what is there, and all name the same."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.version import Version
from ruamel.yaml import YAML
from tools import plain_docs

import kartentisch as kt
from kartentisch import bots

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PAGES = [ROOT / name for name in ("README.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "CHANGELOG.md")]


def _yaml(file: Path) -> Any:
    return YAML(typ="safe").load(file.read_text(encoding="utf-8"))


def _steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in _yaml(file)["jobs"].values() for step in job.get("steps", ())]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[\w-]+)?\)", page.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_changelog_keeps_a_changelog() -> None:
    """Keep a Changelog: versions with their date, newest first, its six headings, one line of 25 words at most each."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    assert "Keep a Changelog" in first
    titles = [part.partition("\n")[0] for part in parts]
    now, last = Version(kt.__version__), Version(titles[1].partition("]")[0].removeprefix("["))
    assert titles[0] == "[Unreleased]" and (now == last or (now.is_devrelease and now > last))
    assert now.is_devrelease or not re.search(r"^\* ", parts[0], re.MULTILINE), "what has gone on is not that version"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", title) for title in titles[1:])
    kinds = {"### Added", "### Changed", "### Deprecated", "### Removed", "### Fixed", "### Security"}
    for line in "\n".join(part.partition("\n")[2] for part in parts).splitlines():
        assert not line or line in kinds or line.startswith("* "), f"not one line of its own: {line}"
        assert len(line.split()) <= 26, f"too long: {line}"


def test_the_check_of_plain_words_finds_them(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    long = "This sentence " + "goes on and " * 14 + "ends."
    page.write_text(
        f"# A house\n\nYou are called\nback. `house` is code.\n\nHouse rules are fine.\n\n{long}\n\nShort it is.\n"
    )
    found = list(plain_docs.problems(page, measured=True))
    assert [problem.partition(":")[0] for problem in found[:2]] == ["1", "3"]
    assert found[2:] == [f"a sentence of 45 words: {long[:70]} …"]
    assert plain_docs.sentences("One is here. Two are `so.py`, there! (Three is it?)\n\n| a | table |\n") == [
        "One is here.", "Two are `x`, there!", "(Three is it?)",
    ]  # fmt: skip


def test_plain_words_hold_in_all_texts_in_each_language(tmp_path: Path) -> None:
    english, german = tmp_path / "en.ts", tmp_path / "de.ftl"
    english.write_text("of: (n) => `The house lets you win with ${n} %.`,\n")
    german.write_text("chance = Dieses Haus ruft dich mit { $chance }%\nright = { $chance } % auf dem Server\n")
    assert [one.partition(":")[0] for one in plain_docs.problems(english, measured=False)] == ["1", "1"]
    assert [one.partition(":")[0] for one in plain_docs.problems(german, measured=False)] == ["1", "1"]
    assert all(any(ROOT.glob(shown)) for shown in plain_docs.TEXTS)


def test_pages_of_the_docs_that_are_named_are_there() -> None:
    """In code, texts, workflows and pages: a moved page takes those along who name it."""
    names = re.compile(rb"\bdocs/[\w./-]+\.(?:md|html|json)\b")
    places = (
        "src",
        "tests",
        "frontend/src",
        "frontend/tests",
        "frontend/browser",
        "maps",
        "tools",
        "benchmarks",
        ".github",
        "docs",
    )
    kinds = {".py", ".ts", ".tsx", ".mjs", ".md", ".ftl", ".yml", ".html", ".css"}
    files = [file for place in places for file in (ROOT / place).rglob("*") if file.suffix in kinds]
    files = [file for file in files if "server/page/" not in file.as_posix()]  # built
    files += [*ROOT.glob("*.md"), ROOT / "Makefile", ROOT / "Containerfile"]
    named = {(name.decode(), file) for file in files for name in names.findall(file.read_bytes())}
    assert len(named) > 100
    assert {(name, str(file)) for name, file in named if not (ROOT / name).exists()} == set()


OF_THE_READER = {"my_bots.py", "NAME.toml", "NAME.yaml"}  # files that the docs have somebody write
SOURCES = ("src", "frontend", "tests", "tools", "benchmarks", "maps", "examples", "docs", "requirements")


def test_files_that_the_docs_name_are_there() -> None:
    """A file that was renamed is renamed in the docs, too; notes tell how it was once."""
    there = {file.name for file in ROOT.iterdir()} | OF_THE_READER
    for source in SOURCES:
        for _, inside, files in os.walk(ROOT / source):
            inside[:] = [one for one in inside if one not in ("node_modules", "__pycache__")]
            there.update(files)
    named = re.compile(r"`[^`<>*\s]*?([\w.-]+\.(?:py|tsx?|mjs|css|sh|toml|ftl|yaml|js))`")
    pages = [*PAGES[:-1], *(page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "notes")]
    found = {(page.name, file) for page in pages for file in named.findall(page.read_text(encoding="utf-8"))}
    assert len(found) > 100 and sorted((page, file) for page, file in found if file not in there) == []


def test_the_moving_picture_moves_and_is_light() -> None:
    first = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README)[0]
    assert README.index(first) < 1000, "it stands in the first screen"
    file = (ROOT / first).read_bytes()
    assert file[8:12] == b"WEBP" and file.count(b"ANMF") >= 20 and len(file) < 1_000_000


def test_the_games_are_for_as_many_as_the_readme_says() -> None:
    rows = re.findall(r"^\| \*\*(.+?)\*\* \| (\d)–(\d) \|", README, re.MULTILINE)
    names = {kt.Language("en", game).say("game-title"): game.seats for game in map(kt.load, kt.GAMES)}
    assert {name: (int(least), int(most)) for name, least, most in rows} == {
        name: (seats[0], seats[-1]) for name, seats in names.items()
    }


def test_bots_have_as_many_levels_as_the_readme_says() -> None:
    assert "four levels, from easy to master" in README
    assert (len(bots.LEVELS), next(iter(bots.LEVELS)), list(bots.LEVELS)[-1]) == (4, "easy", "master")


def test_version_and_licence_are_cited() -> None:
    cited = _yaml(ROOT / "CITATION.cff")
    assert (cited["version"], cited["license"]) == (kt.__version__, PROJECT["license"])


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_name_what_is_there(file: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for step in _steps(file):
        for target in re.findall(r"\bmake (?:[A-Z]+=\S+ )*([a-z-]+)", step.get("run", "")):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
        for path in re.findall(r"(?:^|[ /}])((?:tests|requirements|tools)/[\w./-]+\w)", step.get("run", "")):
            assert (ROOT / path).exists(), path
        for path in re.findall(r"-f (\S+)", step.get("run", "")):
            assert (ROOT / path).exists(), path


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_may_do_little_and_take_what_was_looked_at(file: Path) -> None:
    whole = _yaml(file)
    assert whole["permissions"] == {"contents": "read"}
    for job in whole["jobs"].values():
        assert "timeout-minutes" in job or "uses" in job
    for step in _steps(file):
        if action := step.get("uses"):
            name, _, version = action.partition("@")
            assert re.fullmatch(r"[0-9a-f]{40}", version), action
            assert name != "actions/checkout" or step["with"]["persist-credentials"] is False


def test_every_python_that_is_promised_is_tested_and_built() -> None:
    least = PROJECT["requires-python"].removeprefix(">=")
    tested = _yaml(ROOT / ".github/workflows/tests.yml")["jobs"]["linux"]["strategy"]["matrix"]["python"]
    assert tested[0] == least
    named = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert set(named) <= set(tested)
    wheels = _yaml(ROOT / ".github/workflows/wheels.yml")["jobs"]["wheels"]["env"]["CIBW_BUILD"]
    assert re.findall(r"cp3(\d+)", wheels) == [one.partition(".")[2] for one in tested]


def test_what_is_checked_before_a_commit_is_what_lint_checks() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nlint:")[2].partition("\n\n")[0]
    checks = set(re.findall(r"^\t.*?\$\(BIN\)/(.+)$", recipe, re.MULTILINE))
    (local,) = _yaml(ROOT / ".pre-commit-config.yaml")["repos"]
    hooks = {hook["entry"].partition(".venv/bin/")[2].replace(" --force-exclude", "") for hook in local["hooks"]}
    assert {
        check.replace("ruff check .", "ruff check").replace("format --check .", "format") for check in checks
    } == hooks


def test_issue_forms_know_all_games() -> None:
    form = _yaml(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")
    (games,) = [part["attributes"]["options"] for part in form["body"] if part["id"] == "game"]
    assert set(games) == {kt.Language("en", kt.load(game)).say("game-title") for game in kt.GAMES}
