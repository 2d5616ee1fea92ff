"""Old names of routes: each leads where the new one leads, says that it is old, and is described so."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartentisch.server.http.aliases import ALIASES, SINCE, renamed
from tests.server.running_server import RunningServer
from tests.server.test_advice import FREE, ME

PAGE = Path(__file__).parents[2] / "docs" / "protocol" / "http.md"


def test_names_are_read_to_their_end_and_what_follows_stays() -> None:
    assert renamed("/api/notices/letters") == "/api/notifications/emails"
    assert renamed("/api/notices/targets/t1/test") == "/api/notifications/targets/t1/test"
    assert renamed("/api/tables/a b/asides/said-one") == "/api/tables/a b/notebook/said-one"
    assert renamed("/notices/off/token\n") == "/notifications/unsubscribe/token\n"
    for path in (
        "/api/noticesx",
        "/api/tables/t/x/asides",
        "/api/tables/t/asidesx",
        "/api/notifications",
        "/t/notices",
    ):
        assert renamed(path) is None, path


def test_an_old_name_is_answered_by_the_new_route_and_says_so(server: RunningServer) -> None:
    anna = server.visitor().open(ME, FREE, game="attila")
    table = f"/api/tables/{anna.table}"
    for old, new in (("/api/notices", "/api/notifications"), (f"{table}/asides", f"{table}/notebook")):
        was, now = anna.http.get(old), anna.http.get(new)
        assert was.status_code == 200 and was.json() == now.json()
        assert was.headers["deprecation"] == f"@{SINCE}" and "deprecation" not in now.headers
        assert was.headers["link"] == f'<{new}>; rel="successor-version"'
    kept = anna.http.put(f"{table}/asides/notenote", json={"kind": "note", "revision": 0, "text": "by the old name"})
    assert kept.status_code == 200
    assert [row["text"] for row in anna.http.get(f"{table}/notebook").json()["items"]] == ["by the old name"]


def test_links_of_old_emails_still_end_what_they_ended(server: RunningServer) -> None:
    """What a mailbox sends by itself bears no header of ours."""
    gone = [server.visitor().http.post(f"{path}/none") for path in ("/notices/off", "/notifications/unsubscribe")]
    assert gone[0].status_code == gone[1].status_code and gone[0].json() == gone[1].json()
    assert gone[0].json().get("error", {}).get("code") != "header_missing"


def test_old_addresses_of_the_page_lead_to_the_new_ones(server: RunningServer) -> None:
    """In old e-mails and bookmarks."""
    http = server.visitor().http
    for old, new in (
        ("/notices", "/notifications"),
        ("/notices/yes/a%20b?lang=de", "/notifications/confirm/a%20b?lang=de"),
        ("/notices/never/t", "/notifications/block/t"),
        ("/notices/off/t%0d%0a", "/notifications/unsubscribe/t%0D%0A"),
    ):
        answer = http.get(old, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (308, new)


def test_nothing_of_the_notebook_is_counted_by_its_old_name_either(server: RunningServer) -> None:
    anna = server.visitor().open(ME, FREE, game="attila")
    for name in ("asides", "notebook"):
        anna.http.get(f"/api/tables/{anna.table}/{name}")
    figures = server.visitor().http.get("/metrics").text
    assert "/api/tables" in figures and "notebook" not in figures and "asides" not in figures


@pytest.mark.parametrize(("old", "new"), ALIASES)
def test_old_names_are_described(server: RunningServer, old: str, new: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    shown = [name.replace("{table_id}", "{id}") for name in (old, new)]
    assert f"| `{shown[0]}` | `{shown[1]}` |" in text
    if old.startswith("/api/"):
        paths = server.app.openapi()["paths"]
        assert all(told["deprecated"] and new in told["description"] for told in paths[old].values())
        assert not any(told.get("deprecated") for told in paths[new].values())
