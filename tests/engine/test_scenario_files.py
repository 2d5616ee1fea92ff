"""Files of scenarios: their documents, what they expect, and what is said of one that is wrong."""

from __future__ import annotations

import re

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from tests.engine.edges import code_of
from tests.engine.scenarios import AFTER, HEAD, ROOT, failures, play


def test_a_good_scenario_passes() -> None:
    report = play(HEAD + "steps: [{Anna: place goths moesia, expect: {asked: Anna, over: false}}]")
    assert report.failures == []
    assert report.match is not None and report.match.state.where() == "Turn.take"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("steps: [{expect: {asked: Ben}}]", "asked"),
        ("steps: [{expect: {question: Turn.take}}]", "question"),
        ("steps: [{expect: {legal: [place huns moesia]}}]", "not legal"),
        ("steps: [{expect: {choices: [place goths moesia]}}]", "should not be legal"),
        ("steps: [{expect: {choices: [place huns moesia]}}]", "should be legal"),
        ("steps: [{expect: {illegal: {place goths moesia: ATT-20}}}]", "is legal"),
        ("steps: [{expect: {illegal: {place goths apulia: ATT-22}}}]", "ATT-19 instead of ATT-22"),
        ("steps: [{expect: {state: {hands: {Anna: {goths: 3}}}}}]", "expected 3, found 2"),
        ("steps: [{expect: {view: {Ben: {hand: {goths: 2}}}}}]", "expected 2, found None"),
        ("steps: [{expect: {hides: {Anna: [hand.goths]}}}]", "sees hand.goths"),
        ("steps: [{expect: {events: [conflict]}}]", "did not happen"),
        ("steps: [{expect: {told: {Ben: [{event: turn, seat: Ben, turn: 1}]}}}]", "did not happen"),
        ("steps: [{expect: {scores: {Anna: 1}}}]", "scores: expected [1, 0]"),
        ("steps: [{expect: {winners: [Anna]}}]", "winners"),
        ("steps: [{expect: {ending: [supply]}}]", "ending"),
        ("steps: [{expect: {over: true}}]", "over"),
        ("steps: [{Anna: place huns moesia}]", "refused: no_such_card"),
        ("steps: [{Anna: place goths apulia, refused: ATT-20}]", "ATT-19 instead of ATT-20"),
        ("steps: [{Anna: place goths apulia, refused: [ATT-20, ATT-22]}]", "ATT-19 instead of ATT-20 or ATT-22"),
        ("steps: [{Anna: place goths moesia, refused: ATT-20}]", "accepted"),
        ("steps: [{Anna: place goths moesia, refused: true}]", "accepted"),
        ("steps: [{Carl: finish}]", "unknown_word"),
        ("steps: [{Anna: 7}]", "scenario_format"),
        ("steps: [{Anna: []}]", "scenario_format"),
        ("steps: [{Anna: finish, Ben: finish}]", "scenario_format"),
        ("steps: [{refused: ATT-20}]", "scenario_format"),
        ("steps: [{}]", "scenario_format"),
        ("steps: [{expect: {mood: good}}]", "scenario_format"),
    ],
)
def test_what_is_not_so_is_said(text: str, found: str) -> None:
    (first, *_) = failures(text)
    assert found in first


# every one of these is a lie that a reader who skips what is empty or unknown would let pass
LIES = [
    ("state: {hands: {}}", "hands: expected nothing, found"),
    ("state: {hands: []}", "hands: expected nothing, found"),
    ("state: {hands: {Anna: {}}}", "expected nothing"),
    ("state: {hands: {Anna: 0}}", "expected nothing"),
    ("state: {hands: {Anna: null}}", "expected nothing"),
    ("state: {hands: {Anna: {goths: 0}}}", "expected nothing, found 1"),
    ("state: {provinces: {moesia: {}}}", "expected nothing"),
    ("state: {provinces: {}}", "expected nothing"),
    ("state: {tiles: {Anna: []}}", "expected nothing, found ['double', 'swap', 'two']"),
    ("state: {tiles: []}", "expected nothing"),
    ("view: {Anna: {hand: {}}}", "expected nothing"),
    ("view: {spectator: {hand_sizes: {}}}", "expected nothing"),
    ("state: {active: Ben}", "expected Ben, found Anna"),
    ("state: {active: 0}", "unknown_word: what=seat, word=0, choices=['Anna', 'Ben']"),
    ("state: {active: null}", "expected nothing, found Anna"),
    ("events: []", "expected nothing"),
    ("only_events: []", "expected 0 events"),
    ("told: {Ben: []}", "expected nothing"),
    ("legal: []", "nothing should be legal"),
    ("choices: []", "should not be legal"),
    ("choices_of: {second: []}", "should not be legal"),
    ("state: {options: {double_final_scoring: false}}", "expected nothing, found True"),
    ("state: {options: {dubble_final_scoring: null}}", "word=dubble_final_scoring, choices=['double_final_scoring'"),
    ("state: {stack: [Play.next, {step: Turn.take, people: huns}]}", "expected huns, found goths"),
    ("state: {stack: [Play.next]}", "state.stack: expected"),
    # unknown words
    ("state: {provinzes: {moesia: {gothz: 0}}}", "word=provinzes, choices=['provinces']"),
    ("state: {provinces: {moesia: {gothz: 0}}}", "word=gothz, choices=['goths']"),
    ("state: {provinces: {moesias: {}}}", "word=moesias, choices=['moesia'"),
    ("state: {provinces: {goths: {}}}", "unknown_word: what=province, word=goths"),
    ("state: {pacified: [goths]}", "unknown_word: what=province, word=goths"),
    ("state: {hands: {Carl: {}}}", "unknown_word: what=seat, word=Carl, choices=['Anna', 'Ben']"),
    ("state: {hands: [{}, {}]}", "by the players' names"),
    ("state: {hand: {}}", "unknown_word: what=key, word=hand"),
    ("state: {tiles: {Anna: [duble]}}", "word=duble, choices=['double']"),
    ("state: {ending: [suply]}", "word=suply, choices=['supply']"),
    ("state: {question: Turn.pley}", "what=question, word=Turn.pley"),
    ("state: {stack: [Turn.pley]}", "what=question, word=Turn.pley"),
    ("state: {plays: some}", "'some' is not a number"),
    ("view: {Anna: {hands: {}}}", "unknown_word: what=key, word=hands"),
    ("view: {Carl: {hand: {}}}", "unknown_word: what=viewer, word=Carl"),
    ("view: {Anna: {hand: {gothz: 0}}}", "word=gothz"),
    ("hides: {Ben: [hantds]}", "unknown_word: what=key, word=hantds"),
    ("hides: {Ben: [hand.gothz]}", "word=gothz"),
    ("hides: {Carl: [hand]}", "unknown_word: what=viewer, word=Carl"),
    ("scores: {Carl: 0}", "unknown_word: what=seat, word=Carl"),
    ("winners: [Carl]", "unknown_word: what=seat, word=Carl"),
    ("ending: [suply]", "word=suply, choices=['supply']"),
    ("asked: Carl", "unknown_word: what=seat, word=Carl"),
    ("question: Turn.pley", "word=Turn.pley, choices=['Turn.play'"),
    ("illegal: {finish: ATT-99}", "unknown_word: what=rule or code, word=ATT-99"),
    ("events: [plaiced]", "word=plaiced, choices=['placed'"),
    ("events: [{event: placed, peple: goths}]", "word=peple, choices=['people']"),
    ("events: [{event: placed, people: gothz}]", "word=gothz, choices=['goths']"),
    ("events: [{event: placed, seat: 0}]", "unknown_word: what=seat, word=0"),
    ("events: [{event: placed, rule: ATT-99}]", "unknown_word: what=rule, word=ATT-99"),
    ("events: [{people: goths}]", "unknown_word: what=event"),
    ("no_events: [conflikt]", "word=conflikt, choices=['conflict']"),
    ("no_events: [placed]", "placed seat=Anna people=goths province=moesia happened"),
    ("counts: {placed: 2}", "counts.placed: expected 2, found 1"),
    ("counts: {placed: 0}", "counts.placed: expected 0, found 1"),
    ("counts: {plaiced: 0}", "word=plaiced"),
    ("only_events: [placed]", "first difference is event 1"),
    ("only_events: [played]", "expected 1 events"),
    ("told: {Carl: []}", "unknown_word: what=viewer, word=Carl"),
    ("told: {Ben: [{event: laid, seat: 1}]}", "unknown_word: what=seat, word=1"),
    ("choices_of: {secund: []}", "word=secund, choices=['second']"),
    ("choices_of: {second: [influence]}", "influence is no second"),
    # what says nothing
    ("", "says nothing"),
    ("state: {}", "says nothing"),
    ("state: null", "says nothing"),
    ("over: null", "says nothing"),
    ("view: {Anna: {}}", "says nothing"),
    ("hides: {Anna: []}", "says nothing"),
    ("illegal: {}", "says nothing"),
    ("counts: {}", "says nothing"),
]


@pytest.mark.parametrize(("expect", "found"), LIES)
def test_no_expectation_can_lie(expect: str, found: str) -> None:
    (first, *_) = failures(AFTER % expect)
    assert first.startswith("line 5, step 1 (Anna: place goths moesia): ") and found in first


@pytest.mark.parametrize(
    "expect",
    [
        "state: {hands: {Ben: {}, Anna: {huns: 0, goths: 1}}, pacified: [], scores: {}, provinces: {belgica: {}}}",
        "state: {active: Anna, discards: {huns: null}}",
        "state: {stack: [Play.next, {step: Turn.take, people: goths}], options: {dead_hand: discard_one}}",
        "state: {stack: [{step: Play.next}, Turn.take], asked: [Anna]}",
        "view: {Ben: {hand: {}, laid: {}, discards: {huns: 0}}}",
        "told: {Ben: [{event: played, seat: Anna, people: goths}]}",
        "only_events: [played, {event: placed, seat: Anna}], counts: {conflict: 0, placed: 1}, no_events: [conflict]",
        "choices_of: {lay: [], influence: [influence]}",
        "illegal: {place goths moesia: not_now}",
    ],
)
def test_what_is_so_passes(expect: str) -> None:
    assert failures(AFTER % expect) == []


@pytest.mark.parametrize(
    ("part", "found"),
    [
        ("rules: [ATT-99]", "line 5, beginning: unknown_word: what=rule, word=ATT-99"),
        ("chance: [{drow: goths}]", "word=drow, choices=['draw']"),
        ("options: {dead_hands: show}", "unknown_option"),
        ("chance: [{draw: goths}]", "line 5, end: chance_left: left=draw: goths"),
        ("chance: [{draw: 2 goths}, {draw: 3x 2 huns}]", "left=draw: 2 goths; draw: 3x 2 huns"),
        ("players: [Anna, Anna]\nsteps: []", "nobody can be called 'Anna'"),
        ("players: [Anna, chance]\nsteps: []", "nobody can be called 'chance'"),
        ("position: {stack: [{step: Turn.play, people: 99}], asked: Anna}", "what=people, word=99"),
        ("position: {stack: [{step: Conflict.lay, province: 7}], asked: Anna}", "what=province, word=7"),
        ("position: {stack: [{step: Conflict.lay, seat: 0}], asked: Anna}", "what=seat, word=0"),
        ("position: {chance: {name: draw, dice: 3}, stack: [Turn.play]}", "for a roll dice and faces"),
        ("board: nowhere.toml", "line 5, beginning: no_such_file: file=nowhere.toml"),
        ("board: {extends: nowhere.toml}", "line 5, beginning: no_such_file: file=nowhere.toml"),
        ("position: {activ: Anna}", "unknown_word: what=key, word=activ"),
        ("position: {active: 1}", "unknown_word: what=seat, word=1"),
        ("position: {hands: {Anna: {gothz: 1}}}", "word=gothz, choices=['goths']"),
        ("position: {stack: [Turn.play]}", "nobody is asked"),
        ("position: {stack: [{step: Turn.play, peple: goths}], asked: Anna}", "word=peple, choices=['people']"),
    ],
)
def test_a_document_whose_head_is_wrong(part: str, found: str) -> None:
    lines = HEAD.splitlines(keepends=True)
    key = part.partition(":")[0]
    text = "".join(line for line in lines if not line.startswith(key + ":")) + part + "\n"
    (failure,) = play(text).failures
    assert found in failure


def test_chance_is_told_with_its_place() -> None:
    two = "steps:\n  - Anna: [place goths moesia, influence]\n  - Anna: [%s]\n"
    third = two % "pl go moe, infl, fin"
    (missing,) = failures(third)
    assert missing.startswith("line 7, end: chance_missing: chance=draw, at=Refill.")
    (missing,) = failures(third + "  - Ben: finish\n")
    assert missing.startswith("line 8, step 3 (Ben: finish): chance_missing: chance=draw, at=Refill.")
    (differs,) = failures("chance:\n  - draw: huns\n  - first_player: Anna\n" + third)
    assert differs.startswith("line 7, step 2 (Anna: ") and "expected=first_player: Anna, found=draw" in differs
    (never,) = failures("chance:\n  - draw: huns\n  - draw: gothz\n" + third)
    assert never.startswith("line 7, step 2 (Anna: ") and "unknown_outcome: chance=draw, word=gothz" in never
    (left,) = failures("chance:\n  - draw: 2 franks\n  - draw: 8 huns\n" + third)
    assert left == "line 7, end: chance_left: left=draw: huns huns huns huns"


# ------------------------------------------------------------------ files
MANY = """\
title: First
game: attila
players: [Anna, Ben]
steps: [{expect: {asked: chance}}]
---
title: Second
game: attila
players: [Anna,
---
# only words
---
title: Third
game: attila
players: [Anna, Ben]
mood: good
---
title: Fourth
game: attila
players: [Anna, Ben]
position: {}
steps:
  - expect: {asked: Anna}
  - expect:
      state:
        hands: {Anna: {goths: 1}}
---
- no
"""


def test_a_fault_in_one_document_leaves_the_others() -> None:
    documents = scenario.read(MANY, "many.yaml")
    assert [document.title for document in documents] == ["First", "Second", "Third", "Fourth", "?"]
    reports = [scenario.run(document, kt.load) for document in documents]
    assert [report.passed for report in reports] == [True, False, False, False, False]
    (second,), (third,), (fourth,), (last,) = (report.failures for report in reports[1:])
    assert second.startswith("many.yaml:9: ") and "flow node" in second
    assert third.startswith("many.yaml:15: ") and "unknown field `mood`" in third
    assert fourth == "many.yaml:25, step 2: state.hands.Anna.goths: expected 1, found None"
    assert last.startswith("many.yaml:27: ")


@pytest.mark.parametrize(
    "text",
    [
        "title: t",
        "game: attila\nplayers: 2",
        "title: 5\ngame: attila\nplayers: 2",
        "- a",
        "title: [",
        "title: t\ngame: attila\nplayers: 2\nmood: good",
        "title: t\ngame: attila\nplayers: 2\ngame: attila",
    ],
)
def test_broken_scenarios(text: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        scenario.parse(text)
    assert code_of(error) == "scenario_format"


LIKE = """\
title: Base
game: attila
players: [Anna, Ben]
rules: [ATT-19]
position: {active: Anna, hands: {Anna: {goths: 2, huns: 1}, Ben: {huns: 1}}}
steps:
  - Anna: place goths moesia
---
title: Changed
like: Base
rules: [ATT-20]
position: {hands: {Anna: {goths: 1, huns: null}}, plays: 0}
steps:
  - expect: {state: {hands: {Anna: {goths: 1, huns: 0}, Ben: {huns: 1}}}}
---
title: Cases
like: Changed
cases:
  - case: as it is
  - case: more goths
    position: {hands: {Anna: {goths: 3}}}
    steps:
      - expect: {state: {hands: {Anna: {goths: 3}, Ben: {huns: 1}}}}
  - case: wrong
    position: {hands: {Ben: {huns: 2}}}
"""


def test_a_document_like_another_and_cases() -> None:
    documents = scenario.parse(LIKE, "like.yaml")
    titles = ["Base", "Changed", "Cases: as it is", "Cases: more goths", "Cases: wrong"]
    assert [document.title for document in documents] == titles
    assert [document.rules for document in documents[:2]] == [["ATT-19"], ["ATT-20"]]
    reports = [scenario.run(document, kt.load) for document in documents]
    assert [report.passed for report in reports] == [True, True, True, True, False]
    assert reports[-1].failures == ["like.yaml:14, step 1: state.hands.Ben.huns: expected 1, found 2"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("title: A\nlike: B", "line 2: 0 documents of the file have the title 'B'"),
        ("title: A\nlike: A", "is like itself"),
        ("title: A\nlike: B\n---\ntitle: B\nlike: A", "is like itself"),
        ("title: A\nlike: B\n---\ntitle: B\n---\ntitle: B", "2 documents"),
        ("title: A\nlike: B\n---\ntitle: B\nplayers: [", "'B' cannot be read"),
        ("title: A\ncases: []", "line 2: cases are a list"),
        ("title: A\ncases: [{steps: []}]", "a case has a name"),
        ("title: A\ncases: [{case: a}, {case: a}]", "two cases are called 'a'"),
        ("title: A\nsteps: [{}]\ncases: [{case: a, steps: []}]", "line 2: no case plays these steps"),
        ("title: A\ngame: attila\nplayers: 2\ncases:\n  - case: a\n    mood: good", "line 6: "),
        ("title: A\ncases: [{case: a, like: B}]", "a case has no like"),
    ],
)
def test_faulty_likeness(text: str, found: str) -> None:
    (first, *_) = scenario.read(text)
    assert found in first.fault


# ------------------------------------------------------------------ short ways
def test_the_examples_of_the_page_hold() -> None:
    page = (ROOT / "docs/develop/scenarios.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    reports = [scenario.run(doc, kt.load) for text in examples for doc in scenario.parse(text)]
    assert len(examples) == 4 and len(reports) == 7
    assert [failure for report in reports for failure in report.failures] == []


def test_the_page_names_every_expectation() -> None:
    page = (ROOT / "docs/develop/scenarios.md").read_text(encoding="utf-8")
    assert [name for name in scenario.Expect.__struct_fields__ if f"`{name}`" not in page] == []
