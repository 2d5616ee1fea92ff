"""Lessons over HTTP: a chapter is played from what the page brings, and nothing of it stays."""

from __future__ import annotations

from typing import Any

import pytest

import kartentisch as kt
from kartentisch import lessons
from kartentisch.server.http import shapes
from kartentisch.server.store.schema import TABLES
from tests.server.running_server import RunningServer

PLACE = "/api/games/attila/lessons/first"


def test_a_chapter_as_a_table_shows_it(server: RunningServer) -> None:
    anna = server.visitor()

    def learn(chapter: str = "stone", **body: Any) -> Any:
        return anna.http.post(f"{PLACE}/{chapter}", json=body, params={"lang": "de"})

    told = anna.http.get(PLACE, params={"lang": "de"}).json()
    assert told["title"] == "Attila lernen" and told["chapters"][0] == {"id": "stone", "title": "Dein erster Stein"}
    begun = shapes.Learnt.model_validate(learn().json())
    decision = begun.snapshot.decision
    assert (begun.status, begun.snapshot.own_seats, decision and decision.seat) == ("open", [0], 0)
    assert "Goten" in (begun.hint or "") and "{" not in begun.text
    numbers = [one["number"] for one in learn().json()["snapshot"]["decision"]["legal"]]
    ahead = shapes.Ahead.model_validate(learn(draft=numbers[:1]).json())
    assert ahead.decision is not None and ahead.decision.question == "Turn.take"
    done = shapes.Learnt.model_validate(learn(answers=[["place goths moesia", "influence"]], after=1).json())
    assert done.status == "done" and done.said and done.snapshot.decision is None
    seen = done.moments[-1].view
    assert seen is not None and seen["provinces"] == {"moesia": {"goths": 1}} and done.moments[0].seq == 2
    refused = learn(answers=[["place goths apulia"]])
    assert refused.status_code == 409 and refused.json()["error"]["rule"] == "ATT-19"
    assert refused.json()["error"]["sentence"]
    assert learn("never").status_code == 404
    assert anna.http.get("/api/games/attila/lessons/second").status_code == 422
    assert learn(answers=[["place goths moesia"]] * 101).status_code == 422
    with server.context.store.read() as connection:
        assert not connection.execute(TABLES.select()).all(), "nothing is stored"


@pytest.mark.parametrize("game", ["attila", "attack", "attacke", "selfr3", "europe"])
def test_every_game_is_taught(server: RunningServer, game: str) -> None:
    (lesson,) = lessons.lessons(kt.load(game)).values()
    anna = server.visitor()
    listed = next(one for one in anna.http.get("/api/games").json()["games"] if one["id"] == game)
    assert [one["name"] for one in listed["lessons"]] == ["first"] and 5 <= listed["lessons"][0]["minutes"] <= 10
    assert [one["name"] for one in listed["puzzles"]] == ["daily"]
    for chapter in lesson.chapters:
        body = {"answers": chapter.solution}
        answer = anna.http.post(f"/api/games/{game}/lessons/first/{chapter.chapter}", json=body)
        assert shapes.Learnt.model_validate(answer.json()).status == "done"
