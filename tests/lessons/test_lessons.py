"""Every chapter of every lesson and puzzle, played through; so no text goes stale, in neither language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kartentisch as kt
from kartentisch import lessons
from kartentisch.bots import SearchBot
from kartentisch.engine.errors import EngineError, Rejected
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.lessons import DONE, MISSED, OPEN, Chapter, Course, Lesson, Said, proof
from kartentisch.lessons import form as forms
from kartentisch.lessons.form import LEARNER

SHELVES = ("lessons", "puzzles")
OURS = ("attila", "attack", "attacke", "selfr3", "europe")  # a game from elsewhere need not teach
NAMED = re.compile(r"\{(?:the-)?(\w+) ([^{}]+)\}")
BARE = re.compile(r"(\S*) ?\{(?!the-)(\w+) ([^{}]+)\}")
ARTICLES = ("der", "die", "das", "den", "dem", "des", "ins", "im", "feld", "(feld", "(ziel")


def everything() -> Iterator[Any]:
    for game in OURS:
        for shelf in SHELVES:
            for lesson in lessons.lessons(kt.load(game), shelf).values():
                for chapter in lesson.chapters:
                    yield pytest.param(game, lesson, chapter, id=f"{game}-{lesson.name}-{chapter.chapter}")


def texts(chapter: Chapter) -> Iterator[Said]:
    yield from (chapter.title, chapter.text, chapter.done)
    yield from (said for said in (chapter.hint, *chapter.later, chapter.missed) if said is not None)
    yield from (wrong.say for wrong in chapter.wrong)


@pytest.mark.parametrize(("game", "lesson", "chapter"), list(everything()))
def test_a_chapter(game: str, lesson: Lesson, chapter: Chapter) -> None:
    rules = kt.load(game)
    begun = Course(rules, lesson, chapter)
    assert begun.status == OPEN and not begun.holds(chapter.goal), "there is something to do"
    for n in range(len(chapter.solution)):
        assert Course(rules, lesson, chapter, chapter.solution[:n]).status == OPEN, "and all of the solution is needed"
    done = Course(rules, lesson, chapter, chapter.solution)
    assert (done.status, done.said) == (DONE, chapter.done)
    assert not any(done.chance.left.values()), f"chance that nobody asked for: {dict(done.chance.left)}"
    for wrong in chapter.wrong:
        tried = Course(rules, lesson, chapter, wrong.tried)
        assert (tried.status, tried.said) == (MISSED, wrong.say)
    with pytest.raises(Rejected):
        done.answer(chapter.solution[-1])


def test_a_hint_helps_with_the_answer_that_is_due() -> None:
    rules = kt.load("selfr3")
    lesson = lessons.lesson(rules, "first")
    chapter = next(one for one in lesson.chapters if one.chapter == "bid")
    begun, bid = Course(rules, lesson, chapter), Course(rules, lesson, chapter, chapter.solution[:1])
    assert (begun.hint(), bid.hint()) == (chapter.hint, chapter.later[0])
    silent = next(one for one in lesson.chapters if one.chapter == "place")
    assert Course(rules, lesson, silent).hint() is None


@pytest.mark.parametrize(("game", "lesson", "chapter"), list(everything()))
def test_what_it_says(game: str, lesson: Lesson, chapter: Chapter) -> None:
    rules = kt.load(game)
    words = {lang: Language(lang, rules, lesson.head.players) for lang in LANGUAGES}
    known = {lang: speech.rules().keys() for lang, speech in words.items()}
    assert all(rule in known[lang] for rule in chapter.rules for lang in LANGUAGES)
    for said in (lesson.head.title, lesson.head.summary, *texts(chapter)):
        assert said.de.strip() and said.en.strip() and said.de != said.en, "both languages say something"
        found = {lang: sorted(NAMED.findall(said.in_(lang))) for lang in LANGUAGES}
        assert found["de"] == found["en"], "they speak of the same things"
        for lang in LANGUAGES:
            for field, value in found[lang]:
                assert words[lang].name(field, value) != value, f"{field} {value} has a name"
        for before, field, value in BARE.findall(said.de):
            whole = words["de"].the(field, value) == words["de"].name(field, value)
            assert whole or before.lower() in ARTICLES, f"with its article: {said.de}"
        assert not any(re.search(r"\S - \S", said.in_(lang)) for lang in LANGUAGES), "a dash, not a hyphen"
        numbers = [sorted(re.findall(r"\d+", NAMED.sub("", said.in_(lang)))) for lang in LANGUAGES]
        assert numbers[0] == numbers[1], f"and of the same numbers: {said}"


@pytest.mark.parametrize("game", OURS)
def test_whatever_one_tries_has_an_answer(game: str) -> None:
    """Anything legal at random: a chapter never breaks, and waits for the learner as long as it is open."""
    rules, dice = kt.load(game), random.Random(5)
    for shelf in SHELVES:
        for lesson in lessons.lessons(rules, shelf).values():
            for chapter in lesson.chapters:
                for _ in range(2):
                    run = Course(rules, lesson, chapter)
                    for _ in range(12):
                        if run.status != OPEN:
                            break
                        legal = run.match.state.legal_actions(LEARNER)
                        assert legal
                        run.answer([dice.choice(legal)])
                    assert run.status in (OPEN, DONE, MISSED)


def test_a_file_with_a_fault_is_told_by_its_chapter() -> None:
    game = kt.load("attila")
    assert lessons.lessons(game).keys() == {"first"}
    with pytest.raises(EngineError, match="lesson"):
        lessons.lesson(game, "last")
    head = "title: {de: a, en: b}\nsummary: {de: a, en: b}\nplayers: [A, B]\n"
    for text in (head + "---\nchapter: one\n", head + "---\n- x\n", "title: [", head + "---\nchapter: one\nwhat: 1\n"):
        with pytest.raises(EngineError, match="attila, faulty"):
            forms.read("attila", "faulty", text)


def test_a_list_of_lessons_reads_no_further_than_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in map(kt.load, OURS):
        for shelf in ("lessons", "puzzles"):
            assert lessons.heads(game, shelf) == {n: one.head for n, one in lessons.lessons(game, shelf).items()} != {}
    (tmp_path / "lessons").mkdir()
    monkeypatch.setattr("kartentisch.lessons.form.resources.files", lambda _: tmp_path)
    file, head = (
        tmp_path / "lessons" / "first.yaml",
        "title: {de: a, en: b}\nsummary: {de: a, en: b}\nplayers: [A, B]\n",
    )
    file.write_text(f"{head}---\nchapter: [\n")
    assert forms.heads.__wrapped__(kt.load("attila"))["first"].players == ["A", "B"]
    for faulty in ("", "title: [", f"{head}what: 1\n"):
        file.write_text(faulty)
        with pytest.raises(EngineError, match="attila, first, first document"):
            forms.heads.__wrapped__(kt.load("attila"))


PUZZLES = [one for one in everything() if "-daily-" in str(one.id)]


@pytest.mark.parametrize(("game", "lesson", "chapter"), PUZZLES)
def test_a_puzzle_is_solved_whatever_the_others_and_chance_do(game: str, lesson: Lesson, chapter: Chapter) -> None:
    rules = kt.load(game)
    assert proof.certain(rules, lesson, chapter) >= 1
    shorter = msgspec.structs.replace(chapter, solution=chapter.solution[:-1])
    with pytest.raises(EngineError, match="not solved"):
        proof.certain(rules, lesson, shorter)


@pytest.mark.thorough
def test_a_puzzle_from_a_game_has_one_answer_that_a_search_finds_clearly_better() -> None:
    """Than every other one: of the seat's own view, in worlds and games that the tool which found it never saw."""
    found = [(kt.load(game), lesson, chapter) for game, lesson, chapter in map(attrgetter("values"), PUZZLES)
             if chapter.chapter.startswith("turn_")]  # fmt: skip
    assert found
    for game, lesson, chapter in found:
        run = Course(game, lesson, chapter)
        decision = kt.bots.Decision.of(run.match.state, LEARNER)
        best = [run.words.action(text) for text in chapter.solution[0]]
        ways = [[run.words.action(text) for wrong in chapter.wrong for text in wrong.tried[0]]]
        if decision.question not in game.planned:
            ways = [[action] for action in decision.legal if [action] != best]
        for way in ways:
            worse, better = SearchBot(11, simulations=400).compare(decision, [way, best])
            assert better - worse >= 0.04, (chapter.chapter, way)


def test_there_are_puzzles_for_some_days() -> None:
    found = {game: lessons.lessons(kt.load(game), "puzzles") for game in OURS}
    assert all(len(shelf["daily"].chapters) >= 3 for shelf in found.values())
