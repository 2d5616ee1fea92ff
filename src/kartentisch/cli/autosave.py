"""Keeping a game in a file while it is played."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kartentisch.cli.common import is_there
from kartentisch.cli.prompt import Reader
from kartentisch.engine.clock import Countdown
from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import Language
from kartentisch.engine.record import Record


class AutoSave:
    """Writes the record where the player wants it.

    Attributes:
        file: where the record is kept up to date, None if nowhere.
    """

    def __init__(
        self,
        record: Record,
        language: Language,
        console: Console,
        reader: Reader,
        file: Path | None,
        countdown: Countdown | None = None,
    ) -> None:
        """`countdown`: of a game with a time limit; what is left is kept with it."""
        self._record = record
        self._countdown = countdown
        self._language = language
        self._console = console
        self._reader = reader
        self._errors = Console(stderr=True, highlight=False, soft_wrap=True)
        self.file = file
        self._kept = time.monotonic()

    def _print(self, sentence: str) -> None:
        self._console.print(Text(sentence))

    def write(self, path: Path) -> bool:
        """Write the record; False, with a sentence, if that fails."""
        if self._record.ended:
            self._record.header.pop("left_ms", None)
        elif self._countdown is not None:
            self._record.header["left_ms"] = max(self._countdown(), 0)
        draft = path.with_name(path.name + ".part")
        try:
            draft.write_text(self._record.text(), encoding="utf-8")
            draft.replace(path)
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            bad = EngineError("bad_file", file=str(path), problem=problem)
            self._errors.print(Text(self._language.rejection(bad.rejection)))
            return False
        return True

    def keep(self, every: float = 0.0) -> None:
        """Bring the file of --save up to date, if that is so many seconds ago."""
        if self.file is None or time.monotonic() - self._kept < every:
            return
        if not self.write(self.file):
            self.file = None
        self._kept = time.monotonic()

    def save_as(self, name: str) -> None:
        if not name and self.file is None:
            self._print(self._language.say("play-save-how", save=self._language.say("play-command-save")))
            return
        path = Path(name) if name else self.file
        assert path is not None  # one of the two is given
        try:
            another = path != self.file and is_there(path)
        except OSError:
            another = False  # `write` says why it cannot be
        if another:
            self._print(self._language.say("play-file-exists", file=str(path)))
        elif self.write(path):
            self.file = path
            self._print(self._language.say("play-saved", file=str(path)))

    def offer_to_save(self, key: str) -> bool:
        """Ask for a file name until the game is saved or the player does not want to; False to go on playing."""
        while True:
            name = self._reader.line(self._language.say(key) + " ")
            if not name:
                return True
            if name.casefold() in ("back", self._language.say("play-back")):
                return False
            if name.isdigit():  # typed from habit, as if the game went on
                self._print(self._language.say("play-no-file-name", name=name))
                continue
            self.save_as(name)
            if self.file is not None:
                return True
