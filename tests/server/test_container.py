"""What Containerfile, compose files and Caddyfile name is there, and all of them name the same."""

from __future__ import annotations

import json
import re
import shlex
import typing
from pathlib import Path

import platformdirs
import pytest
import typer
from fastapi.routing import APIRoute
from ruamel.yaml import YAML

from kartentisch.cli.main import app
from tests.server.running_server import RunningServer

ROOT = Path(__file__).parent.parent.parent
FOLDER = "/var/lib/kartentisch"
PORT = "8008"

pytestmark = pytest.mark.once


def _lines(name: str) -> list[str]:
    """The instructions of a Containerfile, each in one line, without comments."""
    text = re.sub(r"^#.*\n", "", (ROOT / name).read_text(), flags=re.MULTILINE)
    return [line for line in re.sub(r"\\\n\s*", " ", text).splitlines() if line]


def _said(word: str) -> list[str]:
    return [line.removeprefix(f"{word} ") for line in _lines("Containerfile") if line.startswith(f"{word} ")]


def _last(word: str) -> str:
    return _said(word)[-1]


def _services(name: str) -> dict[str, typing.Any]:
    services = YAML(typ="safe").load((ROOT / name).read_text())["services"]
    assert isinstance(services, dict)
    return services


def _options() -> dict[str, typing.Any]:
    """Of `kartentisch serve`: each option, and each variable of the environment, with what it is without."""
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {told: option.default for option in serve.params for told in (*option.opts, option.envvar) if told}


def _ignored() -> list[str]:
    return [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]


def test_what_is_copied_is_there() -> None:
    copied = [line.split() for line in _said("COPY") if not line.startswith("--from")]
    assert len(copied) >= 4
    for *sources, _target in copied:
        for source in sources:
            assert (ROOT / source).exists(), source
            assert source not in _ignored(), source


def test_what_is_run_is_there() -> None:
    ran = " ".join(_said("RUN"))
    files = set(re.findall(r"(?:\.\./)?((?:tools|requirements)/[\w.-]+)", ran))
    assert {"tools/make-venv.sh", "tools/node.sh", "requirements/play.txt", "requirements/server.txt"} <= files
    for file in files:
        assert (ROOT / file).exists(), file
    setup = (ROOT / "setup.py").read_text()
    for variable in re.findall(r"KARTENTISCH_\w+", ran + " ".join(_said("ARG"))):
        assert variable in setup


def test_what_is_built_inside_is_not_brought_along() -> None:
    assert {".git", ".venv", "**/node_modules", "**/*.so", "src/kartentisch/server/page"} <= set(_ignored())


def test_the_command_has_options_that_serve_knows() -> None:
    assert json.loads(_last("ENTRYPOINT")) == ["kartentisch"]
    command, *arguments = json.loads(_last("CMD"))
    assert command == "serve"
    assert dict(zip(arguments[::2], arguments[1::2], strict=True)) == {"--host": "0.0.0.0", "--port": PORT}
    assert set(arguments[::2]) <= set(_options())
    assert str(_options()["--port"]) == PORT == _last("EXPOSE")


def test_the_volume_is_the_folder_where_every_command_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    variables = dict(part.split("=", 1) for part in shlex.split(_last("ENV")))
    monkeypatch.setenv("XDG_DATA_HOME", variables["XDG_DATA_HOME"])
    assert platformdirs.user_data_dir("kartentisch", appauthor=False) == FOLDER == _last("VOLUME")
    user, _, group = _last("USER").partition(":")
    made = " ".join(_said("RUN"))
    assert int(user) > 0 and f"--uid {user} " in made and f"--gid {group} " in made
    assert f"-m 700 {FOLDER}" in made


def test_health_is_asked_where_it_is_told(server: RunningServer) -> None:
    check = _last("HEALTHCHECK")
    (path,) = re.findall(r"'GET', '([^']+)'", check)
    assert path in {route.path for route in server.app.routes if isinstance(route, APIRoute)}
    assert f"'127.0.0.1', {PORT}" in check
    compile(json.loads(check[check.index("[") :])[2], "HEALTHCHECK", "exec")


@pytest.mark.parametrize("name", ["compose.single.yaml", "compose.yaml"])
def test_compose_names_what_there_is(name: str) -> None:
    ours = _services(name)["kartentisch"]
    assert (ROOT / ours["build"]["dockerfile"]).exists()
    assert ours["read_only"] is True and ours["tmpfs"] == ["/tmp"] and ours["cap_drop"] == ["ALL"]
    assert set(ours.get("environment", ())) <= set(_options())
    assert all(port.endswith(f":{PORT}") for port in ours.get("ports", ()))
    for volume in ours.get("volumes", ()):
        assert volume.endswith(f":{FOLDER}")
    for service in _services(name).values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert not source.startswith(".") or (ROOT / source).is_file(), volume


def test_caddy_stands_before_the_server() -> None:
    services = _services("compose.yaml")
    (way,) = re.findall(r"reverse_proxy (\S+)", (ROOT / "tools/container/Caddyfile").read_text())
    service, _, port = way.partition(":")
    assert service in services and port == PORT
    assert "ports" not in services[service] and "ports" not in services["database"]
    networks = YAML(typ="safe").load((ROOT / "compose.yaml").read_text())["networks"]
    (subnet,) = [config["subnet"] for config in networks["inside"]["ipam"]["config"]]
    assert services[service]["environment"]["KARTENTISCH_BEHIND_PROXY"] == subnet


def test_the_lock_of_the_server_is_that_of_everybody_without_what_builds() -> None:
    def locked(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+(?:\[\w+\])?==\S+", (ROOT / "requirements" / name).read_text(), re.MULTILINE))

    server, play = locked("server.txt"), locked("play.txt")
    assert server < play
    assert {one.partition("==")[0] for one in play - server} >= {"mypy", "setuptools"}
