"""A helper process that checks what a table from another server has brought along.

Whatever is in such a file, it cannot do more harm than to end this process.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.server.helper_process import HelperProcess, answer_lines
from kartentisch.server.position_worker import MEMORY
from kartentisch.server.views import table_import

LARGEST: Final = 64 * 1024 * 1024  # bytes of a file
PATIENCE: Final = 600.0  # seconds


def state_in(text: bytes) -> str:
    """Where the game of a file stands, checked by a helper.

    Raises:
        EngineError: as for `table_import.unpacked`; `bad_transfer` also if the helper was ended by it.
    """
    helper = HelperProcess(__name__)
    try:
        answer = helper.ask(msgspec.json.encode(text.decode("utf-8", "replace")), PATIENCE)
    finally:
        helper.end()
    if not answer:
        raise EngineError("bad_transfer", problem="helper")
    said: dict[str, Any] = msgspec.json.decode(answer)
    if "error" in said:
        error = said["error"]
        raise EngineError(error["code"], error["rule"], **error["args"])
    return str(said["state"])


def contents(file: Path) -> bytes:
    """What is in a file that is not too large.  EngineError `no_such_file`, `bad_file`, `bad_transfer`."""
    try:
        if file.stat().st_size > LARGEST:
            raise EngineError("bad_transfer", problem="size")
        return file.read_bytes()
    except FileNotFoundError:
        raise EngineError("no_such_file", file=str(file)) from None
    except OSError as error:
        raise EngineError("bad_file", file=str(file), problem=error.strerror or str(error)) from None


def answered(text: str) -> dict[str, Any]:
    """One request: the text of a file."""
    try:
        return table_import.unpacked(text)
    except EngineError:
        raise
    except KartentischError as error:
        raise EngineError(error.code, error.rule, **error.rejection.args) from None
    except MemoryError:
        raise EngineError("bad_transfer", problem="MemoryError") from None


if __name__ == "__main__":
    with suppress(ImportError, ValueError, OSError):  # not on every system
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answer_lines(answered)
