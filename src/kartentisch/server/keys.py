"""Keys: who may answer for a seat.  A key is shown once; only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select

from kartentisch.server.schema import KEYS

MOST_KEYS: Final = 8  # of one holder; the oldest goes when another screen is added
NOBODY: Final = -1  # a viewer without a key
_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

