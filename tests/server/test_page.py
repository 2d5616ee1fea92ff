"""The page: its files, their headers, and nothing but its files."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, Visitor

ROOT = Path(__file__).parents[2]
SCRIPT = "export const answer = 42;\n" * 40


@pytest.fixture
def site(build: Callable[..., RunningServer], tmp_path: Path) -> Visitor:
    """A small built page, with a secret beside it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kartentisch</title>")
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "main-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "map-def456.json").write_text("{}")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "sw.js").write_text("// offline")
    (folder / "verify.html").write_bytes((ROOT / "docs" / "verify.html").read_bytes())
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "out").symlink_to(tmp_path)
    return build(page_folder=folder).visitor()


def test_addresses_of_the_page(site: Visitor) -> None:
    known = [
        "/",
        "/new",
        "/t/abc",
        "/t/abc?seat=1",
        "/join/abc",
        "/back/abc",
        "/rules/attila",
        "/short/attila",
        "/dice",
    ]
    for path in (*known, "/short/attila"):
        answer = site.http.get(path)
        assert answer.status_code == 200 and "<title>Kartentisch" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache" and answer.headers["etag"]
    for path in ("/t", "/t/a/b", "/elsewhere", "/assets", "/assets/", "/assets/nothing.js", "/api", "/api/nothing"):
        answer = site.http.get(path)
        assert answer.status_code == 404 and answer.json()["error"]["code"] == "unknown_path", path
    assert site.http.post("/new").json()["error"]["code"] == "bad_method"
    assert site.http.get("/healthz").json()["status"] == "ok"


def test_the_script_inside_the_page_is_allowed_and_no_other(
    build: Callable[..., RunningServer], tmp_path: Path
) -> None:
    """What tells browsers that are too old stands in the document; its hash is all that the policy opens."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Kartentisch</title><script>tell()</script>")
    (tmp_path / "fine.svg").write_text("<svg/>")
    site = build(page_folder=tmp_path).visitor()
    expected = base64.b64encode(hashlib.sha256(b"tell()").digest()).decode()
    policy = site.http.get("/").headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{expected}';" in policy and "unsafe" not in policy
    assert "sha256" not in site.http.get("/fine.svg").headers["content-security-policy"]


def test_an_unknown_address_is_a_page_for_readers(site: Visitor) -> None:
    """Whoever reads gets a page and the truth; programs, and parts of a page, get what they can understand."""
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    known = {"If-None-Match": site.http.get("/").headers["etag"], "Range": "bytes=0-3"}
    for path in ("/t", "/t/a/b", "/elsewhere", "/rules", "/%00", "/assets/nothing.js"):
        answer = site.http.get(path, headers={**browser, **known})
        assert answer.status_code == 404 and "<title>Kartentisch" in answer.text, path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "accept" in answer.headers["vary"].split(", "), "no cache gives the page to a program"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        told = site.http.get(path, headers={"Accept": "application/json"})
        assert told.status_code == 404 and told.json()["error"]["code"] == "unknown_path"
    for path in ("/api", "/api/nothing", "/api/tables/nobody"):
        answer = site.http.get(path, headers=browser)
        assert answer.status_code == 404 and (path == "/api" or "error" in answer.json()), path
    assert site.http.post("/elsewhere", headers=browser).json()["error"]["code"] == "bad_method"


def test_assets_are_kept_for_good_and_come_packed(site: Visitor) -> None:
    plain = site.http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    packed = site.http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "br, gzip"})  # no .br lies there
    assert plain.text == packed.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(SCRIPT) // 4
    for answer in (plain, packed):
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != packed.headers["etag"]
    for path in ("/manifest.webmanifest", "/sw.js", "/"):
        first = site.http.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = site.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
    assert site.http.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    assert site.http.head("/sw.js").status_code == 200


def test_a_browser_gets_the_smallest_copy_that_it_unpacks(site: Visitor, tmp_path: Path) -> None:
    (tmp_path / "page" / "assets" / "main-abc123.js.br").write_bytes(b"smaller")

    def came(accepted: str) -> str | None:
        with site.http.stream("GET", "/assets/main-abc123.js", headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers["vary"] == "accept-encoding"
            encoding: str | None = answer.headers.get("content-encoding")
            return encoding

    assert came("gzip, deflate, br, zstd") == came("br") == came("gzip;q=0, br;q=1.0") == "br"
    assert came("gzip") == came("br;q=0, gzip") == came("br; q=0.000, gzip;q=0.5") == "gzip"
    assert came("deflate, brotli") is None and came("identity") is None


def test_assets_are_read_once(site: Visitor, tmp_path: Path) -> None:
    ways: list[dict[str, str]] = [{"Accept-Encoding": "identity"}, {"Accept-Encoding": "gzip"}]
    first = [site.http.get("/assets/main-abc123.js", headers=way) for way in ways]
    part = {"Accept-Encoding": "identity", "Range": "bytes=7-11"}
    for _ in range(2):
        assert site.http.get("/assets/main-abc123.js", headers=part).text == SCRIPT[7:12]
        known = site.http.get("/assets/main-abc123.js", headers={**ways[1], "If-None-Match": first[1].headers["etag"]})
        assert known.status_code == 304 and known.content == b""
        assert site.http.head("/assets/main-abc123.js").content == b""
    for file in (tmp_path / "page" / "assets").iterdir():
        file.unlink()
    again = [site.http.get("/assets/main-abc123.js", headers=way) for way in ways]
    told = [(answer.content, sorted({**answer.headers, "date": ""}.items())) for answer in first]
    assert [(answer.content, sorted({**answer.headers, "date": ""}.items())) for answer in again] == told
    assert site.http.get("/assets/map-def456.json").status_code == 404, "it was never asked for"


def test_nothing_but_the_files_of_the_page(site: Visitor) -> None:
    tricks = [
        "/link.txt", "/out/secret.txt", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt", "/..%5csecret.txt", "//etc/passwd", "/%2fetc%2fpasswd", "/etc/passwd",
        "/index.html%00.js", "/%00", "/assets/%ff%fe", "/" + "x" * 3000, "/assets/.%2e/.%2e/secret.txt", "/....//x",
    ]  # fmt: skip
    port = int(str(site.http.base_url).rstrip("/").rpartition(":")[2])
    for path in tricks:  # on the wire, because a polite client would tidy them up
        with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda line=line: line.recv(65536), b""))  # type: ignore[misc]
        assert answer.startswith(b"HTTP/1.1 404"), (path, answer[:200])
        assert b"root:" not in answer and b"\r\n\r\nsecret" not in answer and b"Traceback" not in answer


def test_headers_against_foreign_scripts(site: Visitor) -> None:
    for path in ("/", "/assets/main-abc123.js", "/sw.js", "/nothing", "/api/games", "/verify.html"):
        headers = site.http.get(path).headers
        policy = headers["content-security-policy"]
        for part in ("default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"):
            assert part in policy
        assert "unsafe" not in policy and "*" not in policy and "http" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin" and "camera=()" in headers["permissions-policy"]
    assert (
        "script-src 'self'; style-src 'self'; img-src 'self' data: blob:"
        in site.http.get("/").headers["content-security-policy"]
    )


def test_the_page_that_stands_alone(site: Visitor) -> None:
    """It is one file with its script inside; served, exactly this script may run."""
    answer = site.http.get("/verify.html")
    policy = answer.headers["content-security-policy"]
    for kind in ("script", "style"):
        (inside,) = re.findall(rf"<{kind}>(.*?)</{kind}>", answer.text, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy
    assert not re.search(r"<\w+[^>]*\s(on\w+|style)=", answer.text), "no policy allows handlers and styles in tags"


def test_without_a_page(build: Callable[..., RunningServer], tmp_path: Path) -> None:
    visitor = build(page_folder=tmp_path / "none").visitor()
    for lang, words in (("de", "noch nicht gebaut"), ("en", "has not been built")):
        for path in ("/", "/t/abc"):
            answer = visitor.http.get(path, headers={"Accept-Language": lang})
            assert answer.status_code == 404 and words in answer.text and f'lang="{lang}"' in answer.text
            assert "make play" in answer.text and answer.headers["content-type"].startswith("text/html")
    assert visitor.http.get("/sw.js").status_code == 404
    assert visitor.http.get("/elsewhere", headers={"Accept": "text/html"}).json()["error"]["code"] == "unknown_path"
    assert visitor.http.get("/api/games").status_code == 200
