"""What a page asks about a game: names, questions, rules."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch import bots
from kartentisch.engine.language import LANGUAGES, Language
from tests.server.running_server import RunningServer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_words_of_a_game(server: RunningServer, lang: str) -> None:
    game = kt.load("attila")
    told = server.visitor().http.get("/api/games/attila", params={"lang": lang}).json()
    words = Language(lang, game)
    for block in game.space.blocks:
        assert told["actions"][block.name]["fields"] == [field for field, _ in block.fields]
        assert told["actions"][block.name]["sentence"].count("…") == len(block.fields)
        assert told["actions"][block.name]["name"] and "…" not in told["actions"][block.name]["name"]
        for field, domain in block.fields:
            assert {value: words.name(field, value) for value in domain}.items() <= told["names"][field].items()
    for field, ids in game.kinds.names.items():
        assert told["names"][field].keys() >= set(ids)
    assert told["names"]["people"]["goths"] == {"de": "Goten", "en": "Goths"}[lang]
    assert told["names"]["century"]["5"] == {"de": "5. Jahrhundert", "en": "5th century"}[lang]
    assert told["questions"]["Turn.take"] == {
        "sentence": words.question("Turn.take"),
        "rules": ["ATT-25", "ATT-26", "ATT-29"],
    }
    assert told["events"]["left"] == "ATT-36" and len(told["events"]) == len(game.kinds.kinds)
    assert told["endings"].keys() == set(game.endings) and all(told["endings"].values())
    assert told["maps"] == ["attila"] and told["seats"] == [2, 3, 4, 5]
    assert [bot["name"] for bot in told["bots"]] == list(bots.LEVELS)
    assert [style["name"] for style in told["styles"]] == list(bots.STYLES)
    assert all(style["sentence"] for style in told["styles"])
    assert [pilot["name"] for pilot in told["autopilots"]] == ["pass", "defensive", *bots.LEVELS]
    assert all(pilot["sentence"] for pilot in told["autopilots"])
    for option in told["options"]:
        assert len(option["labels"]) == len(option["values"]) and all(option["labels"])
        assert len(option["players"]) == len(option["values"])
    offered = {option["name"]: option["players"] for option in told["options"]}
    assert offered["first_seat"] == [[2, 3, 4, 5], [2, 3, 4, 5], [2, 3, 4, 5], [3, 4, 5], [4, 5], [5]]
    assert offered["two_player_gap"] == [[2], [2, 3, 4, 5]] and offered["swap_order"] == [[2, 3, 4, 5]] * 2
    assert told["chances"]["draw"]


def test_rules_to_read(server: RunningServer) -> None:
    texts = {}
    for lang in LANGUAGES:
        answer = server.visitor().http.get("/api/games/attila/rules", params={"lang": lang})
        rules = answer.json()
        assert rules["lang"] == lang and answer.headers["cache-control"] == "no-cache"
        by_id = {rule: p["text"] for p in rules["paragraphs"] for rule in p["ids"]}
        assert by_id == Language(lang, kt.load("attila")).rules()
        assert rules["paragraphs"][0]["level"] == 1 and "<a id" not in answer.text and "\n#" not in answer.text
        assert {p["level"] for p in rules["paragraphs"]} <= {1, 2, 3, None}
        texts[lang] = [p["level"] for p in rules["paragraphs"] if p["level"]]
    assert texts["de"] == texts["en"]


def test_a_browser_asks_whether_it_still_holds(server: RunningServer) -> None:
    http = server.visitor().http
    for path in ("/api/games/attila", "/api/games/attila/rules"):
        first = http.get(path, params={"lang": "de"})
        known = {"If-None-Match": f'W/"x", {first.headers["etag"]}'}
        again = http.get(path, params={"lang": "de"}, headers=known)
        assert again.status_code == 304 and again.content == b""
        assert http.get(path, params={"lang": "en"}, headers=known).status_code == 200


def test_unknown_games(server: RunningServer) -> None:
    for name in ("chess", "..%2Fattila", "attila%00", "x" * 40):
        for path in (f"/api/games/{name}", f"/api/games/{name}/rules"):
            answer = server.visitor().http.get(path)
            assert answer.status_code in (404, 422) and answer.json()["error"]["sentence"]


def test_words_and_what_they_mean(server: RunningServer) -> None:
    http = server.visitor().http
    told = http.get("/api/games/attila/glossary", params={"lang": "de"}).json()
    conflict = next(term for term in told["terms"] if term["id"] == "conflict")
    assert conflict["name"] == "Auseinandersetzung" and "Auseinandersetzungen" in conflict["forms"]
    assert conflict["rule"] in {
        rule for p in http.get("/api/games/attila/rules").json()["paragraphs"] for rule in p["ids"]
    }
    assert http.get("/api/games/nothing/glossary").status_code == 422
