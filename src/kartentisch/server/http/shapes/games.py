"""What there is to play: games with options, words, rules and bots."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kartentisch.server.http.shapes.common import Shape
from kartentisch.server.http.shapes.lessons import LessonShort


class OptionShape(Shape):
    name: str
    rule: str
    default: bool | int | str
    values: list[bool | int | str]
    labels: list[str]
    players: list[list[int]] = Field(
        description="By value, how many players can choose it; what cannot matter keeps its default"
    )
    sentence: str
    help: str


class OrderField(Shape):
    """What an order may ask for: ids, seats (numbers from 0), or a number to compare (no `values`)."""

    name: str
    kind: Literal["word", "seat", "number"]
    sentence: str
    values: list[str]


class OrderQuestion(Shape):
    """A question that standing orders may answer, with the fields for `when` and the kinds of actions."""

    question: str
    sentence: str
    when: list[OrderField]
    actions: list[str]
    passes: bool = Field(description="False: one has to choose.")


class TimeLimit(Shape):
    """Minutes that may be agreed for a whole game, if one of these options is on."""

    options: list[str]
    least: int
    most: int
    usual: int


class StartShape(Shape):
    """A position to begin at, beside the set-up."""

    name: str
    players: int = Field(description="For so many seats.")
    sentence: str
    help: str
    minutes: tuple[int, int] | None = Field(description="How long a game from there usually lasts; null: as any.")
    options: dict[str, bool | int | str] = Field(description="That belong to it, where they differ from defaults.")
    roles: list[list[str]] = Field(description="What each seat plays there; empty where all are alike.")
    bot_names: list[str] = Field(description="By seat, as those of the game.")


class RolesShape(Shape):
    """What each seat plays, in a game that gives them out by seat."""

    players: int = Field(description="With so many seats.")
    names: list[list[str]] = Field(description="By seat.")


class LengthShape(Shape):
    """How long a game is for its people, as measured between bots: what a table asks of one follows from it."""

    players: int = Field(description="With so many seats.")
    calls: float = Field(description="How often a seat is asked, a row of its decisions counted once.")
    waits: float = Field(description="How often the table begins to wait for somebody.")


class BotNames(Shape):
    """By seat, with so many players, and some more where a name is taken; empty: the game does not say."""

    players: int
    names: list[str]


class GameBasics(Shape):
    id: str
    title: str
    summary: str
    seats: list[int]
    minutes: tuple[int, int] | None = Field(description="How long a game usually lasts; null: not told.")
    lengths: list[LengthShape] = Field(description="By number of seats; empty where nothing was measured.")
    short: bool = Field(description="There is a summary on one page: `/short`.")
    lessons: list[LessonShort] = Field(description="Tables that teach, a chapter after the other.")
    puzzles: list[LessonShort] = Field(description="Positions in which something can be reached.")
    starts: list[StartShape] = Field(description="Where a game may begin beside its set-up.")
    bot_names: list[BotNames] = Field(description="What bots are called that nobody gives a name.")
    options: list[OptionShape]
    orders: list[OrderQuestion]
    quick: dict[str, bool | int | str] = Field(
        description="Options of a quick start, in which the set-up is dealt; empty: there is none."
    )
    time_limit: TimeLimit | None = Field(description="Null where no option asks for a clock.")


class PhraseShape(Shape):
    id: str
    sentence: str


class GameShape(GameBasics):
    bots: list[str]


class AgentShape(Shape):
    name: str
    sentence: str


class LevelRating(Shape):
    """How strong a level of bots is, as measured (docs/develop/bots.md); 1500 is the level `normal`."""

    players: int
    rating: int
    give: int = Field(description="So much more or less, in 95 of 100 such measurements.")


class LevelShape(AgentShape):
    ratings: list[LevelRating] = Field(description="By number of seats; empty where nothing was measured.")


class ActionShape(Shape):
    """`name`: of the kind as such; `sentence` has an ellipsis for each of the fields."""

    fields: list[str]
    name: str
    sentence: str


class QuestionShape(Shape):
    sentence: str
    rules: list[str]


class Told(GameBasics):
    """Everything that a page needs to speak of a game.

    `names`: by field and id; `actions`: by block; `events`: the rule behind each kind; `autopilots`: who may answer
    for somebody who is late or gone; `maps`: drawn ones, the main one first (without one there is `/diagram`);
    `by_seat`: the parts of a view that are lists with one entry for each seat; `of_seats`: those that are a seat
    or a list of seats; `names.fact`: what parts are called; `names.standing`: what a forecast counts;
    `names.does`: what cards and pieces do; `names.the-…`: names that have an article, with it.
    """

    bots: list[LevelShape]
    styles: list[AgentShape] = Field(
        description="What a bot likes: `LEVEL:STYLE` is the name of a level with one; without, it is `balanced`."
    )
    autopilots: list[AgentShape]
    roles: list[RolesShape] = Field(description="Empty where all seats are alike before the game.")
    maps: list[str]
    by_seat: list[str]
    of_seats: list[str]
    offers: list[str] = Field(description="Questions with `declines`.")
    names: dict[str, dict[str, str]]
    actions: dict[str, ActionShape]
    questions: dict[str, QuestionShape]
    chances: dict[str, str]
    dice: list[str] = Field(description="Those of the chances that are rolls; others are drawn.")
    events: dict[str, str]
    endings: dict[str, str]


class RuleParagraph(Shape):
    """`ids`: the rules that it holds; `level`: of a heading; `text`: Markdown."""

    ids: list[str]
    level: int | None
    text: str


class Rules(Shape):
    game: str
    lang: str
    paragraphs: list[RuleParagraph]


class Short(Rules):
    """Headings of level 2 begin the parts; a paragraph may be a picture, `![what it shows](NAME.svg)`."""


class TermShape(Shape):
    id: str
    name: str
    forms: list[str] = Field(description="The name and other forms by which the word is found in a text.")
    text: str
    rule: str = Field(description="The paragraph behind it.")
    picture: str = Field(description="A drawing of the page by its name, such as `infantry`; empty: none.")
    owner: str = Field(description="In whose colours it is drawn, such as `goths`; empty: in those of the text.")


class Glossary(Shape):
    """Words of a game, in the order in which they are read; none if the game brings none."""

    game: str
    lang: str
    terms: list[TermShape]


class Games(Shape):
    games: list[GameShape]
    phrases: list[PhraseShape] = Field(description="Quick phrases for `chat`.")
