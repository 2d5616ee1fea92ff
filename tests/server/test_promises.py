"""A promise that goes with an offer reaches the log of a table, its viewers, and the record with its proof."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import verify_log
from tests.server.running_server import RunningServer, Visitor, wait_for
from tests.server.seated import Careful

ATTACK = kt.load("attack")
POSITION = {
    "active": 0,
    "round": 4,
    "armies": [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}],
    "hands": [{"oil_2": 1}, {"minerals_3": 1}],
}
TEXT = "Ich lasse <b>Polen</b> in Ruhe 🙂"


def at_table(server: RunningServer) -> tuple[Visitor, Visitor, Visitor]:
    """Anna, who is on turn, Ben, and somebody who watches; round 4 of 4 lasts two turns."""
    match = Match(ATTACK, ["X", "Y"], kt.Chance(1), {"round_limit": 4, "trade_closed": 0}, POSITION)
    owner = server.visitor()
    owner.keys = owner.http.post("/api/records", json={"record": match.record.text()}).json()
    owner.table = owner.keys["table"]
    anna, ben = server.visitor().join(owner, "Anna", seat=0), server.visitor().join(owner, "Ben", seat=1)
    owner.do(type="start")
    return anna, ben, server.visitor(owner.table)


def say(visitor: Visitor, *actions: str, text: str = "") -> dict[str, object]:
    decision = visitor.look()["decision"]["id"]
    return {"type": "play", "decision": decision, "actions": list(actions), "text": text}


def sentences(visitor: Visitor, lang: str) -> list[str]:
    log = visitor.look("/log", lang=lang)["log"]
    return [event["sentence"] for line in log for event in line.get("events", ()) if event["event"] == "promised"]


def test_at_one_screen_nobody_is_you(server: RunningServer) -> None:
    visitor = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"})
    visitor.do(type="start")
    for lang, named, you in (("de", "Anna erhält eine Karte", "Du"), ("en", "Anna is dealt a ", "You")):
        log = visitor.look("/log", lang=lang, seat=0)["log"]
        said = " ".join(event["sentence"] for line in log for event in line.get("events", ()))
        assert named in said and you not in said


@pytest.mark.rule("ATK-112", "ATK-R19")
def test_a_promise_at_a_table(server: RunningServer) -> None:
    anna, ben, watching = at_table(server)
    careful = Careful(ben)
    anna.do(**say(anna, "act trade", "partner 2", "give oil_2"))
    assert anna.refused(**say(anna, "want minerals_3", text="please")) == "no_note"
    assert anna.refused(**say(anna, "propose", text="\x1b[2J")) == "bad_character"
    assert anna.refused(**say(anna, "propose", text="x" * 201)) == "bad_text"
    assert sentences(ben, "de") == []
    anna.do(**say(anna, "propose", text=f"  {TEXT}\n"))
    others = ("Anna sagt", "Anna promises")
    for visitor, (de, en) in ((anna, ("Du sagst", "You promise")), (ben, others), (watching, others)):
        assert sentences(visitor, "de") == [f"{de} dazu: „{TEXT}“"]
        assert sentences(visitor, "en") == [f"{en}: “{TEXT}”"]
    careful.look()
    ben.do(**say(ben, "accept"))
    for visitor in (anna, anna, ben):
        visitor.do(**say(visitor, "finish"))
    careful.look()
    record = Record.parse(anna.http.get(f"/api/tables/{anna.table}/record").text)
    assert record.ended and [entry["note"] for entry in record.entries if "note" in entry] == [TEXT]
    record.verify(ATTACK)
    assert verify_log(record, ATTACK, careful.key, careful.heads[careful.seq]).lines == careful.seq
    record.proof = [dict(row) for row in record.proof]
    row = next(row for row in record.proof if "promised" in str(row))
    events = [event | {"text": "nothing"} if "text" in event else event for event in row["line"]["events"]]
    row["line"] = row["line"] | {"events": events}
    with pytest.raises(kt.EngineError, match="log_"):
        verify_log(record, ATTACK)


@pytest.mark.parametrize(("chat", "code"), [("off", "chat_off"), ("phrases", "phrases_only")])
def test_a_table_without_free_talk_takes_no_promise(server: RunningServer, chat: str, code: str) -> None:
    anna = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"}, game="attack", chat=chat)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    first = wait_for(lambda: next((who for who in (anna, ben) if who.look()["decision"]), None))
    claim = first.look()["decision"]["legal"][0]["notation"]
    assert first.refused(**say(first, claim, text="hello")) == code
    first.do(**say(first, claim))
