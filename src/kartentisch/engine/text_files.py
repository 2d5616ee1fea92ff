"""The texts of packages, as their files `texts/<lang>.ftl` hold them; each is parsed when it is asked for.

Parsing is slow, and of all that a game can say a process says little.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource, Term

from kartentisch.engine.errors import NoText
from kartentisch.engine.safe_text import all_in_sentence

_ENTRY: Final = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)  # inside of braces hardly a line begins so
_ID: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=", re.ASCII)
_REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # a text that another refers to follows one of these


class Texts:
    """The texts of some packages in one language, by id; of two texts with one id that of the first package counts."""

    def __init__(self, lang: str, packages: Sequence[str]) -> None:
        self._lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._ready: set[str] = set()  # ids of what the bundle holds with all that it refers to
        self._packages: dict[str, str] = {}  # by id
        for package in packages:
            try:
                found = texts(package, lang)
            except ModuleNotFoundError:
                raise NoText("no_text", key=package) from None
            for key in found:
                self._packages.setdefault(key, package)

    def __contains__(self, key: str) -> bool:
        """Whether a file has an entry with this id, be it one that can be said or not."""
        return key in self._packages

    def beginning(self, prefix: str) -> list[str]:
        """The ids that begin so, in the order of the files."""
        return [key for key in self._packages if key.startswith(prefix)]

    def can_say(self, key: str) -> bool:
        return self._entry(key) is not None

    def message(self, key: str) -> Any:
        """What the text with this id was parsed to; KeyError if there is none."""
        if key not in self._ready:
            found: dict[str, Resource] = {}
            wanted = [key]
            while wanted:
                one = wanted.pop()
                if one not in found and (entry := self._entry(one)):
                    text, found[one] = entry
                    wanted += _REFERENCE.findall(text)
            for resource in found.values():
                self._bundle.add_resource(resource)
            self._ready.update(found)  # at once, for other threads
        return self._bundle.get_message(key)

    def format(self, key: str, args: Mapping[str, Any]) -> str:
        """The text with this id, or `id.attribute`; NoText if it is missing or lacks a value."""
        key, _, attribute = key.partition(".")
        if key not in self:
            raise NoText("no_text", key=key)
        message = self.message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise NoText("no_text", key=key)
        safe = {name: all_in_sentence(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, safe)
        if errors:
            raise NoText("no_text", key=f"{key}: {errors[0]}")
        return str(text)

    def _entry(self, key: str) -> tuple[str, Resource] | None:
        return _parsed(self._packages[key], self._lang, key) if key in self else None


@cache
def texts(package: str, lang: str) -> dict[str, str]:
    """The entries of a package's text file, unparsed, by id: `-name` for terms, of two with one id the first."""
    found: dict[str, str] = {}
    for entry in _ENTRY.split(_file(package, lang)):
        if name := _ID.match(entry):
            found.setdefault(name[1], entry)
    return found


@cache
def _parsed(package: str, lang: str, key: str) -> tuple[str, Resource] | None:
    """An entry: its text, and what that was parsed to; None for what Fluent calls junk."""
    # what was cut in two, or is junk before a good text with the same id, stands in the whole file
    for text in (texts(package, lang)[key], _file(package, lang)):
        for entry in FluentResource(text).body:
            if isinstance(entry, Message | Term) and key == f"{'-' * isinstance(entry, Term)}{entry.id.name}":
                return text, Resource([entry])
    return None


def _file(package: str, lang: str) -> str:
    return package_text(package, f"texts/{lang}.ftl")


def package_text(package: str, path: str) -> str:
    """A file of a package, by its path there."""
    return resources.files(package).joinpath(path).read_text(encoding="utf-8")
