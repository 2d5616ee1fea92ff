"""The command line as a user meets it."""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.cli.serve import nothing_collected
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.server.store.database import Store
from kartentisch.server.tables.context import Context
from tests.server.test_store import opened
from tests.server.trusted import export, play_on

ROOT = Path(__file__).parent.parent.parent
COMMANDS = ["games", "play", "simulate", "check", "scenario", "replay", "verify", "render", "rules", "bench"]
COMMANDS += ["serve", "backup", "collection", "restore", "arena", "selfplay", "review"]


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), env={"LC_ALL": "C", "COLUMNS": "120"})


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = kt.load("attila")
    match = Match(game, ["Anna", "Ben", "Carl"], kt.Chance(3))
    while not match.state.over:
        match.play(match.state.seat, match.state.legal_actions()[-1])
    path = tmp_path / "game.ktj"
    path.write_text(match.record.text())
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0 and "--lang" in result.output and len(result.output) > 300


def test_version_says_whether_the_rules_are_compiled() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert ("compiled" if kt.compiled() else "interpreted") in result.output


@pytest.mark.parametrize(("lang", "word"), [("de", "Nachziehstapel"), ("en", "draw pile")])
def test_games_and_options_in_both_languages(lang: str, word: str) -> None:
    assert "attila" in run("games", "--lang", lang).output
    result = run("games", "attila", "--lang", lang)
    assert "double_final_scoring" in result.output and word in result.output


def test_simulate_as_json() -> None:
    result = run("simulate", "attila", "--players", "3", "--games", "5", "--seed", "2", "--json")
    figures = json.loads(result.output)
    assert result.exit_code == 0 and figures["games"] == 5 and not figures["interrupted"]
    assert {"decisions", "decisions_per_second", "end_reasons", "wins"} <= figures.keys()
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(5)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_simulate_as_tables(players: int) -> None:
    result = run("simulate", "attila", "-p", str(players), "-n", "3", "--bots", "greedy,random", "--lang", "de")
    assert result.exit_code == 0 and "greedy" in result.output and "Person 2" in result.output


@pytest.mark.parametrize(("option", "rounds"), [((), "8 rounds"), (("--option", "round_limit=4"), "4 rounds")])
def test_simulate_says_which_limit_the_bots_agree_on(option: tuple[str, ...], rounds: str) -> None:
    result = run("simulate", "attack", "-n", "1", "-p", "2", "--lang", "en", *option)
    assert result.exit_code == 0 and f"Number of rounds: {rounds}" in result.output


@pytest.mark.thorough
@pytest.mark.once
def test_a_contest_is_kept_shown_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "attila", "--bots", "greedy,random", "-p", "2", "-n", "4", "--lang", "de")
    result = run(*words, "--plot", "ratings.svg")
    assert result.exit_code == 0 and "4 von 4 Spielen" in result.output and "arena-attila.jsonl" in result.output
    assert "greedy" in (tmp_path / "ratings.svg").read_text()
    figures = json.loads(run(*words, "--json", "--seed", "1").output)
    assert figures["games"] == 4 and figures["counted"] == 8 and figures["bots"][0]["bot"] == "greedy"
    (tmp_path / "arena-attila.jsonl").write_text("{")
    assert "Zeile 1 von arena-attila.jsonl" in run(*words).output
    for wrong in (("--plot", "a.gif"), ("--system", "knockout"), ("--bots", "greedy"), ("--results", ".")):
        assert run(*words, *wrong).exit_code == 2, wrong


@pytest.mark.once
def test_selfplay_is_written(tmp_path: Path) -> None:
    result = run("selfplay", "attila", "--out", str(tmp_path), "-n", "2", "--bots", "random", "-p", "2", "--lang", "en")
    assert result.exit_code == 0 and "2 of 2 games" in result.output and len(list(tmp_path.glob("*.parquet"))) == 1


@pytest.mark.once
def test_a_review_in_sentences_and_as_json(saved: Path) -> None:
    words = ("review", str(saved), "--simulations", "8", "--samples", "1", "--seat", "1")
    result = run(*words, "--lang", "de")
    assert result.exit_code == 0 and "Gewinnchance" in result.output and "Anna" in result.output
    figures = json.loads(run(*words, "--json").output)
    assert figures["complete"] and {row["seat"] for row in figures["decisions"]} == {0}
    assert run("review", str(saved), "--seat", "9").exit_code == 2


@pytest.mark.thorough
def test_simulate_can_be_interrupted() -> None:
    # whoever runs the tests in the background of a shell has SIGINT ignored, and programs inherit that
    code = """
import signal
import sys
from kartentisch.arena import series
from kartentisch.cli.main import run

signal.signal(signal.SIGINT, signal.default_int_handler)
real = series.run

def told(*given):
    for number, done in enumerate(real(*given)):
        if number == 3:
            print("games are played", file=sys.stderr, flush=True)
        yield done

series.run = told
run()
"""
    command = [sys.executable, "-c", code, "simulate", "attila", "-n", "1000000", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None and process.stderr.readline() == "games are played\n"
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    figures = json.loads(output)
    assert process.returncode == 130 and figures["interrupted"] and figures["games"] > 0, errors


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "chess"),
        ("simulate", "attila", "--players", "7"),
        ("simulate", "attila", "--bots", "genius"),
        ("simulate", "attila", "--bots", ","),
        ("simulate", "attila", "--players", "2", "--bots", "random,random,random"),
        ("simulate", "attila", "--option", "colour=red"),
        ("simulate", "attila", "--option", "two_player_gap=9"),
        ("simulate", "attila", "--lang", "fr"),
        ("simulate", "attila", "--board", "nowhere.toml"),
        ("rules", "attila", "ATT-99"),
        ("scenario", "nowhere.yaml"),
        ("scenario",),
        ("replay", "nowhere.ktj"),
        ("verify", "nowhere.ktj"),
        ("bench", "attila", "--peers", "deepblue"),
        ("play", "attila", "--players", "9"),
        ("play", "attack", "--option", "clock=true", "--minutes", "29"),
        ("play", "attila", "--minutes", "60"),
    ],
)
def test_mistakes_get_a_sentence_and_exit_code_2(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert len(result.output) > 10 and "Traceback" not in result.output


def test_scenarios_pass_and_fail(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text("title: Fine\ngame: attila\nplayers: 2\nposition: {}\nsteps: [{expect: {asked: P1}}]\n")
    bad = tmp_path / "bad.yaml"
    bad.write_text("title: Wrong\ngame: attila\nplayers: 2\nposition: {}\nsteps: [{expect: {asked: P2}}]\n")
    assert run("scenario", str(good)).exit_code == 0
    result = run("scenario", str(good), str(bad))
    assert result.exit_code == 1 and "bad.yaml:5, step 1: asked: expected ['P2'], found ['P1']" in result.output


def test_a_faulty_scenario_leaves_the_others(tmp_path: Path) -> None:
    file = tmp_path / "many.yaml"
    head = "game: attila\nplayers: 2\nposition: {}\n"
    tail = "steps: [{expect: {asked: P1}}]\n---\n"
    rows = ["title: One\nmood: good\n", "title: Two\nboard: nowhere.toml\n", "title: [Three\n", "title: Four\n"]
    file.write_text("".join(row + head + tail for row in rows))
    output = run("scenario", str(file)).output
    assert "✗ many.yaml: One\n    many.yaml:2: " in output
    assert "✗ many.yaml: Two\n    many.yaml:9: no_such_file" in output
    assert "✗ many.yaml: [Three\n    many.yaml:16: " in output
    assert "✓ many.yaml: Four" in output and "4 scenarios" in output


def test_the_published_schema_is_the_one_of_the_reader() -> None:
    published = json.loads((ROOT / "docs/scenario.schema.json").read_text())
    assert json.loads(run("scenario", "--schema").output) == published


@pytest.mark.thorough
def test_every_scenario_obeys_the_schema() -> None:
    import jsonschema
    from ruamel.yaml import YAML

    validator = jsonschema.Draft202012Validator(json.loads((ROOT / "docs/scenario.schema.json").read_text()))
    count = 0
    for file in ROOT.glob("src/kartentisch/games/*/scenarios/*.yaml"):
        for document in YAML(typ="safe", pure=True).load_all(file.read_text()):
            validator.validate(document)
            count += 1
    assert count > 50
    page = (ROOT / "docs/develop/scenarios.md").read_text()
    for text in re.findall(r"^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        for document in YAML(typ="safe", pure=True).load_all(text):
            validator.validate(document)
    for lie in ("title: t", "title: t\nlike: s\nmood: good", "title: t\nlike: s\ncases: [{steps: []}]"):
        assert not validator.is_valid(YAML(typ="safe", pure=True).load(lie))


def test_replay_and_verify(saved: Path) -> None:
    assert run("verify", str(saved)).exit_code == 0
    whole = run("replay", str(saved), "--lang", "de")
    assert whole.exit_code == 0 and "Anna" in whole.output and "Goten" in whole.output
    early = run("replay", str(saved), "--at", "30")
    assert early.exit_code == 0 and len(early.output) < len(whole.output)
    assert run("replay", str(saved), "--at", "100000").exit_code == 2
    hidden = run("replay", str(saved), "--at", "25", "--seat", "0")
    assert hidden.exit_code == 0 and '"hands"' not in hidden.output and "ATT-08" in hidden.output


def test_a_moment_of_a_saved_game_is_a_scenario(saved: Path, tmp_path: Path) -> None:
    written = run("replay", str(saved), "--at", "60", "--position")
    assert written.exit_code == 0 and written.output.startswith("title: game.ktj, entry 60\ngame: attila\n")
    file = tmp_path / "moment.yaml"
    file.write_text(written.output + "steps: [{expect: {over: false}}]\n")
    assert run("scenario", str(file)).exit_code == 0


@pytest.mark.thorough
def test_verify_says_what_was_proved(saved: Path, tmp_path: Path) -> None:
    """The record of a server's table, with its proof; `saved` has none."""
    assert "server" in run("verify", str(saved), "--lang", "en").output
    assert run("verify", str(saved), "--key", "ab" * 32).exit_code == 2
    file = tmp_path / "table.ktj"
    file.write_text(finished_table(tmp_path))
    for lang, words in (
        ("de", ("Stufe 1", "Kein Browser", "signiert")),
        ("en", ("level 1", "no player", "signed")),
    ):
        done = run("verify", str(file), "--lang", lang)
        assert done.exit_code == 0 and all(word in done.output for word in words), done.output
    key = Record.parse(file.read_text()).proof[0]["key"]
    assert run("verify", str(file), "--key", key).exit_code == 0
    assert run("verify", str(file), "--head", "0" * 64).exit_code == 2
    file.write_text("\n".join(file.read_text().splitlines()[:-3]))
    cut = run("verify", str(file), "--lang", "de")
    assert cut.exit_code == 2 and "fehlt das Ende" in cut.output


def finished_table(folder: Path) -> str:
    context = Context(Store.in_folder(folder))
    name, shown = opened(context, 2)
    play_on(context, name, shown)
    context.store.close()
    return export(context, name).text()


def test_a_changed_record_does_not_verify(saved: Path) -> None:
    saved.write_text(saved.read_text().replace('"points":', '"points":1', 1))
    result = run("verify", str(saved))
    assert result.exit_code == 2 and "Traceback" not in result.output


def test_render_draws_any_moment(saved: Path, tmp_path: Path) -> None:
    picture = tmp_path / "moment.svg"
    assert run("render", str(saved), str(picture), "--at", "60", "--lang", "de").exit_code == 0
    early = picture.read_text()
    assert early.startswith("<svg") and "Mösien" in early.title()
    assert run("render", str(saved), str(picture)).exit_code == 0
    assert picture.read_text() != early
    for words in (
        ("out.gif",),
        ("out.svg", "--map", "moon"),
        ("out.svg", "--look", "neon"),
        ("out.svg", "--at", "99999"),
    ):
        result = run("render", str(saved), str(tmp_path / words[0]), *words[1:])
        assert result.exit_code == 2 and len(result.output) > 10, words


@pytest.mark.thorough
@pytest.mark.skipif(shutil.which("chromium") is None, reason="a PNG needs Chromium, which is not installed here")
def test_render_as_png(saved: Path, tmp_path: Path) -> None:
    picture = tmp_path / "moment.png"
    result = run("render", str(saved), str(picture), "--width", "640")
    assert result.exit_code == 0, result.output
    assert picture.read_bytes().startswith(b"\x89PNG") and picture.stat().st_size > 50_000


@pytest.mark.thorough
def test_rules_text_and_coverage() -> None:
    assert "ATT-29" in run("rules", "attila", "ATT-29", "--lang", "de").output
    assert len(run("rules", "attila").output) > 8000
    result = run("rules", "attila", "--coverage")
    assert result.exit_code == 0 and "100%" in result.output, result.output[-400:]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("others", [0, 3])
def test_what_else_a_file_of_games_holds_is_told_in_a_sentence(lang: str, others: int) -> None:
    told = kt.Language(lang, room="kartentisch.cli").say("arena-games", done=6, total=6, others=others)
    assert told.startswith("6 ") and told.endswith(".") and (str(others) in told) == bool(others)
    assert not re.search(r" [,;.]|[,;.]{2}|  ", told), told


def test_coverage_where_the_tests_are_not_installed_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Scenarios are installed and prove some rules; what Python tests prove cannot be seen there."""
    monkeypatch.setattr("inspect.getfile", lambda kind: str(tmp_path / "__init__.py"))
    (tmp_path / "scenarios").mkdir()
    result = run("rules", "attila", "--coverage")
    assert result.exit_code == 2 and "The tests of this game are not installed" in result.output
    assert "%" not in result.output


def test_coverage_below_100_is_exit_code_1(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("ATT-15")\ndef test_it(): pass\n')
    result = run("rules", "attila", "--coverage", "--tests", str(tmp_path))
    assert result.exit_code == 1 and "ATT-16" in result.output


@pytest.mark.thorough
def test_bench_as_json() -> None:
    command = [sys.executable, "-m", "kartentisch", "bench", "attila", "--json", "--rounds", "1", "--seconds", "0.05"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ)
    figures = json.loads(done.stdout)
    keys = ("decisions_per_second", "ratio_python_loop", "ratio_in_engine", "clone_us", "legal_us", "state_json_bytes")
    assert all(key in figures for key in keys) and figures["calibration"]["count_per_second"] > 0
    if figures["compiled"]:
        assert figures["interpreted"]["checksum_equal"]


def test_the_libraries_of_the_server_are_imported_by_the_server_only() -> None:
    code = """
import sys
import kartentisch.cli.main
heavy = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "psycopg", "prometheus_client", "pydantic"}
print(sorted(heavy & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_server_starts_without_the_libraries_that_it_seldom_needs(tmp_path: Path) -> None:
    """Also with a fresh store; importing them would take as long as the rest."""
    code = f"""
import sys
from pathlib import Path
from kartentisch.cli.main import app
import kartentisch.cli.serve, kartentisch.server.http.server
from kartentisch.server.http.app import make_app
from kartentisch.server.store.database import Store
from kartentisch.server.tables.context import Context
make_app(Context(Store.in_folder(Path({str(tmp_path)!r}))))
heavy = {{"rich", "pygments", "markdown_it", "alembic", "mako", "psycopg", "sqlalchemy.dialects.postgresql", "webauthn",
         "pywebpush", "segno", "numpy", "sqlalchemy.orm", "precis_i18n", "kartentisch.pictures", "kartentisch.cli.play",
         "kartentisch.engine.testkit", "kartentisch.server.position_worker", "kartentisch.server.import_worker",
         "ruamel.yaml"}}
print(sorted(heavy & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_is_imported_is_not_looked_through_for_rubbish_and_what_comes_then_is() -> None:
    with nothing_collected():
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ImportError), nothing_collected():
        raise ImportError
    assert gc.isenabled()


@pytest.mark.parametrize("option", ["--notifications", "--notices"])
def test_an_old_name_of_an_option_means_the_same_and_is_in_no_help(option: str) -> None:
    refused = run("serve", option, "by pigeon", "--lang", "en")
    assert refused.exit_code == 2 and "by pigeon" in refused.output and "--notifications" in refused.output
    told = run("serve", "--help").output
    assert "--notices" not in told and "--helped" not in told and "--use-helpers" in told
    assert "by pigeon" in run("serve", "--helped", option, "by pigeon", "--lang", "en").output
