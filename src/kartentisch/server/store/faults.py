"""What is wrong when a store cannot do what it is asked."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError

BUSY: Final = "store_busy"
MOVED: Final = "STORE_MOVED"  # ours, beside SQLite's names
# the beginnings of SQLite's names of its errors, and of PostgreSQL's codes
_CODES: Final = {
    "SQLITE_FULL": "store_full", "53100": "store_full",
    "SQLITE_READONLY_DBMOVED": "store_moved",
    "SQLITE_READONLY": "store_readonly", "SQLITE_CANTOPEN": "store_readonly", "25006": "store_readonly",
    "SQLITE_CORRUPT": "store_damaged", "SQLITE_NOTADB": "store_damaged",
    "SQLITE_IOERR_READ": "store_damaged", "SQLITE_IOERR_SHORT_READ": "store_damaged",
    "SQLITE_IOERR_CORRUPTFS": "store_damaged", "SQLITE_IOERR_DATA": "store_damaged",
    "SQLITE_IOERR": "store_failing",  # a quota, a limit, the last pages of a disk; or one that breaks
    "58": "store_failing",
    MOVED: "store_moved",
    "XX001": "store_damaged", "XX002": "store_damaged",
}  # fmt: skip


def code_of(fault: BaseException) -> str:
    """Of the rejection, from a fault of the driver or of SQLAlchemy; `store_busy` if nothing worse is known."""
    cause = _driver_s(fault)
    named = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""
    return next((code for begins, code in _CODES.items() if named.startswith(begins)), BUSY)


def of_writing(fault: BaseException) -> bool:
    """Whether it was for want of space, or of a right to write, and not of what was read."""
    return code_of(fault) in ("store_full", "store_failing", "store_readonly", "store_moved")


def cause_of(fault: BaseException) -> str:
    """In the words of the driver, without the statement and its values: they may hold names and secrets."""
    return str(_driver_s(fault)).strip()


def _driver_s(fault: BaseException) -> BaseException:
    cause = fault.orig if isinstance(fault, DBAPIError) else None
    return cause or fault
