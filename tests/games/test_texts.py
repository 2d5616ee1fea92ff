"""German and English texts of the engine, the terminal and every game: nothing is missing, nothing is left over."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import kartentisch as kt
from kartentisch.engine import text_files
from kartentisch.engine.errors import Rejection
from kartentisch.engine.facts import Event, EventKind
from kartentisch.engine.game import Game
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.rulebook import rules_by_id
from tests.games.folders import rule_ids

pytestmark = pytest.mark.once

NUMBER, HIDDEN = 3, 917  # values of events that are no ids; a hidden one shows wherever it stands


@pytest.fixture(scope="module", params=kt.GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    name: str = request.param
    return kt.load(name)


def samples(game: Game, kind: EventKind) -> Iterator[dict[str, Any]]:
    """Values for an event, until every id of each of them had its turn."""
    ids = {name: game.kinds.names[name] for name in kind.args if name in game.kinds.names}
    for i in range(max(map(len, ids.values()), default=1)):
        args: dict[str, Any] = {name: HIDDEN if name in kind.secret else NUMBER for name in kind.args}
        args |= {name: seat for name, seat in (("seat", 1), ("other", 0)) if name in kind.args}
        yield args | {name: values[i % len(values)] for name, values in ids.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_said_and_betrays_nothing(game: Game, lang: str) -> None:
    words = Language(lang, game, ["Anna", "Ben"], room="kartentisch.cli")
    for kind in game.kinds.kinds:
        for args in samples(game, kind):
            assert "{" not in words.event(Event(kind, args))
            if kind.secret:
                told = Event(kind, args).seen_by(kt.SPECTATOR)
                sentence = words.event(told)
                for name in kind.secret:
                    assert name not in told.args
                    assert str(words.names(args)[name]) not in sentence, f"{kind.name} betrays {name}"


YOU = {"de": r"\b[Dd](u|ich|ir|ein(e[rmns]?)?)\b", "en": r"\b[Yy]ou(rs?)?\b"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", ["seat", "other"])
def test_who_reads_an_event_is_you(game: Game, field: str, lang: str) -> None:
    you = re.compile(YOU[lang])
    names = ["Xaver", "Yvonne"]
    words = Language(lang, game, names, room="kartentisch.cli")
    for kind in game.kinds.kinds:
        for args in samples(game, kind) if field in kind.args else ():
            for event in (Event(kind, args), Event(kind, args).seen_by(kt.SPECTATOR)):
                reader, told = args[field], words.event(event)
                read = words.event(event, reader)
                assert not you.search(told), kind.name
                assert names[reader] not in read, f"{kind.name}: {read}"
                assert bool(you.search(read)) == (names[reader] in told), f"{kind.name}: {read}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(game: Game, lang: str) -> None:
    words = Language(lang, game, ["Anna", "Ben"], room="kartentisch.cli")
    notations = [game.space.notation(number) for number in range(game.space.size)]
    for number in range(game.space.size):
        assert words.action(number)
    for code, rule in game.refusals:
        entry = text_files.texts(type(game).__module__, lang).get(f"rejection-{code}", "")
        named = {name.removesuffix("_is") for name in re.findall(r"\$(\w+)", entry)} - {"action"}  # its fields
        tried = [one for i, one in enumerate(notations) if named <= set(game.space.action(i).fields)]
        for action in {tried[0], max(tried, key=lambda notation: notation.count(" "))}:
            said = words.rejection(Rejection(code, rule, {"action": action}))
            assert said and "{" not in said
    for question in game.questions:
        assert words.question(question)
    for option in game.options:
        assert words.say(f"option-{option.name}")
        assert all(game.choosable(option, option.default, players) for players in game.seats)
        assert any(game.choosable(option, value, n) for n in game.seats for value in option.values[1:])
        assert not re.search(r"[A-Z]\d?-R?\d", words.say(f"option-{option.name}.help"))  # the rule has its own place
        for value in option.values:
            assert words.say(f"option-{option.name}-{str(value).lower()}")
    assert game.endings
    for reason in game.endings:
        assert words.say(f"end-{reason}")
    state = game.new(game.seats[0], seed=1)
    for measure in {*game.merits, *game.measures(state)}:
        assert words.standings()[measure]
    assert set(game.headlines) <= game.kinds.by_name.keys()
    assert words.say("game-title") and words.say("game-summary")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", kt.GAMES)
def test_a_game_is_said_in_one_form(name: str, lang: str) -> None:
    """What kind of game it is, what one does, how it is won: whoever knows only its name learns it from there."""
    kind, rest = Language(lang, kt.load(name), []).say("game-summary").split(": ", 1)
    assert re.search({"de": "[Ss]piel", "en": "[Gg]ame"}[lang], kind)
    assert re.search({"de": r"gewinn(t|en)", "en": r"\bwins?\b"}[lang], rest)


VALUE = re.compile(r"(?:\$|\{ (?:the|who|in|into|from)-)([a-z_]+)")  # itself, or in a text of its article and case
INFLECTED = re.compile(r"^(?:in|into|from)-\w+ = .*?^    \}$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "package", ["kartentisch.engine", "kartentisch.cli", *(f"kartentisch.games.{name}" for name in kt.GAMES)]
)
def test_both_languages_have_the_same_texts_with_the_same_values(package: str) -> None:
    ids, values = {}, {}
    for lang in LANGUAGES:
        text = resources.files(package).joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8")
        parts = re.split(r"^([a-z][\w-]*) *=", text, flags=re.MULTILINE)
        ids[lang] = parts[1::2]
        values[lang] = {
            # what a verb or an article asks of a value (`$seat_is`) is each language's own affair
            key: {name.removesuffix("_is") for name in VALUE.findall(body)}
            for key, body in zip(parts[1::2], parts[2::2], strict=True)
        }
        assert len(set(ids[lang])) == len(ids[lang]), "a text stands twice"
    assert sorted(ids["de"]) == sorted(ids["en"])
    assert values["de"] == values["en"]


INFLECTS = re.compile(  # what a German word before a place would do to its name
    r"\b(?:in|nach|aus|von|auf|gegen|über|bei|zu|durch|für|besetze|verstärke|bombardiere|wähle|greif|nimm|besetzt|hält)"
    r" \{ \$(?:region|space|land|source|aim|origin|zone|sea) \}",
    re.IGNORECASE,
)


@pytest.mark.parametrize("name", kt.GAMES)
def test_a_place_stands_alone_in_german_sentences(name: str) -> None:
    """Names have neither article nor case: “in der Region Türkei” or “an: Türkei”, never “in Türkei”.

    Texts such as `in-region` know each name's article and case, and say what has neither as it is.
    """
    text = resources.files(f"kartentisch.games.{name}").joinpath("texts/de.ftl").read_text(encoding="utf-8")
    assert not INFLECTS.findall(INFLECTED.sub("", text))


PROPER = {"people"}  # the Huns
ARTICLE = re.compile(r"\bthe \{ \$(\w+) \}")


@pytest.mark.parametrize("name", kt.GAMES)
def test_a_common_name_is_small_inside_an_english_sentence(name: str) -> None:
    """“Place the tactics officer in India.”, not “the Tactics officer”."""
    game = kt.load(name)
    words = Language("en", game, ["Anna", "Ben"])
    text = resources.files(f"kartentisch.games.{name}").joinpath("texts/en.ftl").read_text(encoding="utf-8")
    for field in set(ARTICLE.findall(text)) & game.kinds.names.keys() - PROPER:
        names = {words.name(field, one) for one in game.kinds.names[field]}
        assert not [one for one in names if re.match("[A-Z][a-z]", one)], field


ROOMS = ("kartentisch.engine", "kartentisch.cli", "kartentisch.server")


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_parsed_text_by_text_is_what_the_whole_file_says(lang: str) -> None:
    for package in (*ROOMS, *(f"kartentisch.games.{name}" for name in kt.GAMES)):
        whole = FluentResource(resources.files(package).joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8"))
        entries = text_files.texts(package, lang)
        found = [one for entry in entries.values() for one in FluentResource(entry).body if isinstance(one, Message)]
        expected = [one for one in whole.body if isinstance(one, Message)]
        assert [one.id.name for one in found] == [key for key in entries if not key.startswith("-")]
        assert len(found) == len(expected) > 0
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(found, expected, strict=True))


ODD = """\
# A comment
-game = { $case ->
   *[nominative] the game
    [genitive] of the { kind }
}
kind = good { a-z }
a-z =
    old
    one
once = { NUMBER(12) }, { $n ->
    [one] { -game(case: "genitive") }
   *[other] { -game }s
}
    .help = Not the second: { second.help }
second = 2
    .help = that
once = never said
cut = { NUMBER(1,
minimumFractionDigits: 2) } and {
second }
mended = { $n
mended = whole
fact-könig = no id
fact-none =
fact-some = some
fact-open = { $n
"""


def test_a_text_is_said_as_the_whole_file_would_say_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_files, "package_text", lambda package, path: ODD)
    for name in ("texts", "_parsed"):  # as if nothing had been read
        monkeypatch.setattr(text_files, name, getattr(text_files, name).__wrapped__)
    words = Language("en")
    assert words.say("once", n=1) == "12, of the good old\none"  # with all that it refers to
    assert words.say("once", n=2) == "12, the games"
    assert words.say("once.help") == "Not the second: that"
    assert words.say("cut") == "1.00 and 2"
    assert words.say("mended") == "whole"
    assert words.facts() == {"some": "some"}
    for junk in ("third", "fact-könig", "fact-none", "fact-open"):
        assert not words.has(junk)
        with pytest.raises(KeyError, match=junk):
            words.say(junk)


def test_of_two_texts_with_one_id_that_of_the_server_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        text_files, "package_text", lambda package, path: f"who = {package}\nwhose-{package[-6:]} = it\n"
    )
    for name in ("texts", "_parsed"):
        monkeypatch.setattr(text_files, name, getattr(text_files, name).__wrapped__)
    words = Language("en", kt.load("attila"))
    assert words.say("who") == "kartentisch.engine"
    assert words.has("whose-engine") and words.has("whose-attila")


def test_the_checklist_is_numbered_without_gaps_in_both_languages(game: Game) -> None:
    rules = rule_ids(game, "en")
    rulings = sum(rule.startswith(f"{game.prefix}-R") for rule in rules)
    expected = [f"{game.prefix}-{n:02}" for n in range(1, len(rules) - rulings + 1)]
    expected += [f"{game.prefix}-R{n:02}" for n in range(1, rulings + 1)]
    assert sorted(rules) == sorted(rule_ids(game, "de")) == sorted(expected) != []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_explained_once(game: Game, lang: str) -> None:
    words = Language(lang, game)
    for rule in rule_ids(game, lang):
        assert words.rules_text().count(f'<a id="{rule}"></a>') == 1
        assert len(words.rules()[rule]) > 20


@pytest.mark.parametrize("kind", ["rules", "short"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_is_one_where_it_counts_from_one(game: Game, lang: str, kind: str) -> None:
    """A line that happens to begin with “5.” would be shown as an item of a list, and as its first."""
    file = resources.files(f"kartentisch.games.{game.id}").joinpath(f"{kind}.{lang}.md")
    if not file.is_file():  # a new game has rules, and may say later what it is in short
        assert kind == "short"
        return
    expected, before = 1, ""
    for line in file.read_text(encoding="utf-8").splitlines():
        found = re.match(r"(\d+)\. ", line)
        if found:
            assert int(found[1]) == expected and (expected > 1 or not before.strip()), line
        expected, before = expected + 1 if found else 1, line


def test_what_the_code_names_is_a_rule(game: Game) -> None:
    named = {rule for _, rule in game.refusals} | {kind.rule for kind in game.kinds.kinds}
    named |= {rule for rules in game.questions.values() for rule in rules} | {option.rule for option in game.options}
    assert named <= set(rule_ids(game, "en"))


def test_rules_by_id_reads_several_anchors() -> None:
    text = '# Title\n\n<a id="A-1"></a><a id="A-2"></a> Both.\n\nNothing.\n\n<a id="A-3"></a> Third\n* list'
    assert rules_by_id(text) == {"A-1": "Both.", "A-2": "Both.", "A-3": "Third\n* list"}


# where a game has to be done with something, and what that ends: one has to read it before it is pressed
ENDS = {
    "attila": {"Conflict.before_scoring", "Conflict.lay", "Swap.put", "Turn.last"},
    "attack": {
        "LandBattle.reinforce", "Movement.order", "StrategicMovement.order", "Production.buy", "Trade.partner",
        "Turn.choose",
    },
    "attacke": {"Demand.raise", "Turn.choose"},
    "selfr3": {"Losses.choose", "Turn.act", "Turn.late", "Doomsday.choose", "Reassignment.post"},
    "europe": {
        "Advance.place", "CombatMove.order", "NonCombat.order", "Purchase.buy", "Placement.place", "Raid.intercept",
        "LandBattle.aim",
    },
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ENDS)
def test_to_be_done_says_in_each_question_what_it_ends(name: str, lang: str) -> None:
    game = kt.load(name)
    words = Language(lang, game)
    finish = game.space.parse("finish")
    asked = set(ENDS[name])
    dice, chance = random.Random(5), kt.Chance(5)
    state = game.new(game.seats[-1], options=dict(game.series))
    for _ in range(3000):
        if state.over:
            break
        if not state.chance and finish in state.legal_actions(state.seats_asked[0]):
            asked.add(state.where())
        state.apply(chance.outcome(state) if state.chance else dice.choice(state.legal_actions()))
    assert asked == ENDS[name]
    for question in asked:
        assert question in game.questions
        said = words.action(finish, question)
        assert len(said) > 5 and said not in {words.action(finish), "Done", "Fertig"}, question


@pytest.mark.parametrize("name", ["attack", "attacke", "attila", "selfr3"])
def test_a_turn_says_whose_it_is_and_counts_nothing(name: str) -> None:
    """Rounds are counted beside it; a second number would be a riddle."""
    game = kt.load(name)
    event = Event(game.kinds.by_name["turn"], {"turn": 6, "seat": 0})
    said = [Language(lang, game, ["Anna", "Ben", "Clara"]).event(event) for lang in ("en", "de")]
    assert said == ["It is Anna’s turn.", "Anna ist an der Reihe."]


def test_a_share_is_written_as_the_language_does() -> None:
    english, german = Language("en"), Language("de")
    assert (english.percent(0.79), german.percent(0.79)) == ("79%", "79\u00a0%")
    assert (english.percent(-0.1234, 1, signed=True), german.percent(0.05, 1, signed=True)) == ("−12.3%", "+5,0\u00a0%")


def test_dice_of_a_battle_are_told_without_those_that_do_not_show() -> None:
    """“The dice of Victor show: infantry 0, tank 1, artillery 1, aircraft 0.”"""
    game = kt.load("attack")
    kind = next(kind for kind in game.kinds.kinds if kind.name == "dice")

    def told(lang: str, infantry: int, tank: int, aircraft: int) -> str:
        args = {"aircraft": aircraft, "artillery": 0, "infantry": infantry, "seat": 0, "tank": tank}
        return Language(lang, game, ["Victor", "Ben"]).event(Event(kind, args))

    assert told("en", 0, 2, 1) == "Victor’s dice show 2 tanks and 1 aircraft."
    assert told("de", 1, 2, 0) == "Die Würfel von Victor zeigen 1 Infanterie und 2 Panzer."
    assert [told(lang, 0, 0, 0) for lang in ("en", "de")] == [
        "Victor’s dice show nothing but blanks.",
        "Die Würfel von Victor zeigen nur Nieten.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_unit_is_told_as_its_page_counts_it(lang: str) -> None:
    """“Anna moves 1 tank …” three times over: the page makes one sentence of it, with the words for one and for two."""
    words = Language(lang, kt.load("attack"), ["Anna", "Ben"])
    one, two = words.counts()["one"], words.counts()["two"]
    assert one.keys() == two.keys()
    assert all(text.startswith("1 ") for text in one.values()) and all(text.startswith("2 ") for text in two.values())
    kinds = words.game.kinds.kinds if words.game else []
    singly = [kind for kind in kinds if {"unit", "ship"} & {*kind.args} and "units" not in kind.args]
    moved = {"sent", "blitzed", "moved_far", "waits", "deployed", "placed", "committed", "reinforced"}
    moved |= {"bought", "bought_ship"}
    assert moved <= {kind.name for kind in singly}
    for kind in singly:
        if kind.name in moved:
            ids = {"unit": "tank", "ship": "destroyer", "origin": "france", "region": "iberia"}
            args = {"seat": 1, "round": 1, "points": 7, **ids}
            told = words.event(Event(kind, {name: args[name] for name in kind.args}))
            assert one[ids["unit" if "unit" in kind.args else "ship"]] in told, told
            assert "7" not in told  # a price of one would be wrong of several
