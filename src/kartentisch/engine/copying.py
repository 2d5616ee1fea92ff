"""What a copy is here: something that goes on by itself, as the original would have; and what is never copied."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self


class Whole:
    """A thing with parts that change while it works: `copy.copy` copies these too, as `copy.deepcopy` does."""

    def __copy__(self) -> Self:
        return deepcopy(self)


class Fixed:
    """A thing that many share: `fix` ends the time in which its attributes can be set."""

    def fix(self) -> None:
        self.__dict__["_fixed"] = True

    def __setattr__(self, name: str, value: Any) -> None:
        if "_fixed" in self.__dict__ and not name.startswith("_"):
            raise self._refused(name, "set")
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        if "_fixed" in self.__dict__:
            raise self._refused(name, "deleted")
        object.__delattr__(self, name)

    def _refused(self, name: str, done: str) -> AttributeError:
        return AttributeError(f"{type(self).__name__}.{name} cannot be {done}: all games and states share this object")
