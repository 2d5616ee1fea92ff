"""The words of a game: what each means, with its picture and the paragraph behind it, as people look them up.

They lie in `glossary.yaml` in the folder of the game, in the order in which they are read:

    - term: conflict                # its id
      rule: ATT-32                  # the paragraph
      picture: axe                  # may: a drawing of `pictures/symbols.toml`
      owner: vandals                # may: in whose colours, of `pictures/theme.toml`
      name: {de: Auseinandersetzung, en: conflict}
      also: {de: [Auseinandersetzungen], en: [conflicts]}       # may: other forms by which it is found
      text: {de: …, en: …}          # one or two sentences
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

import msgspec

from kartentisch.engine import yaml_text
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.yaml_text import YamlFault


class InBoth(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A text in both languages."""

    de: str
    en: str


class Forms(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Other forms of a word, by language."""

    de: list[str] = msgspec.field(default_factory=list)
    en: list[str] = msgspec.field(default_factory=list)


class Term(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A word of a game.

    Attributes:
        term: its id.
        rule: the id of the paragraph behind it.
        name: how it is called.
        text: what it means, in one or two sentences.
        also: other forms by which it is found in a text.
        picture: a drawing by its name; "": none.
        owner: in whose colours it is drawn; "": in those of the text.
    """

    term: str
    rule: str
    name: InBoth
    text: InBoth
    also: Forms = Forms()
    picture: str = ""
    owner: str = ""


_TERMS = Decoder(list[Term])


def glossary(game: Game) -> list[Term]:
    """The words of a game; none if it brings no glossary.

    Raises:
        EngineError: `scenario_format`, for a file that is none.

    >>> import kartentisch as kt
    >>> [term.name.en for term in glossary(kt.load("attila"))][:3]
    ['people', 'influence', 'conflict']
    """
    return list(_read(type(game).__module__))


def parsed(text: str, where: str) -> tuple[Term, ...]:
    """The words of a file; `where` is said in an error, which is as for `glossary`."""
    try:
        return tuple(_TERMS.convert(yaml_text.composed(text)[0]))
    except (YamlFault, msgspec.ValidationError) as error:
        raise EngineError("scenario_format", problem=f"{where}: glossary.yaml: {error}") from error


@lru_cache(maxsize=64)
def _read(package: str) -> tuple[Term, ...]:
    file = resources.files(package) / "glossary.yaml"
    return parsed(file.read_text(encoding="utf-8"), package) if file.is_file() else ()
