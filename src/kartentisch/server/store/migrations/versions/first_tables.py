"""Tables, seats, keys, log, commands, timers, outbox, house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _text(name: str, primary: bool = False, empty: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=primary, nullable=empty)


def _small(name: str, primary: bool = False, empty: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=primary, nullable=empty)


def _big(name: str, primary: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=primary, nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables", _text("id", True), _text("round"), _text("game"), _small("revision"), _text("options"),
        _text("customs"), _text("status"), _small("owner"), _text("invite"), _small("listed"), _big("seq"),
        _small("entries"), _text("state", empty=True), _text("position", empty=True), _text("decisions"),
        _text("undo"), _text("successor", empty=True), _big("created"), _big("touched"),
    )  # fmt: skip
    op.create_index("tables_listed", "tables", ["listed", "status", "touched"])
    op.create_table(
        "seats", _text("table_id", True), _small("seat", True), _text("kind"), _text("name"),
        _small("holder", empty=True), _text("bot"), _text("autopilot"),
    )  # fmt: skip
    op.create_table(
        "keys", _text("digest", True), _text("round", True), _small("holder"), _text("purpose"), _big("created")
    )
    op.create_index("keys_of_holder", "keys", ["round", "holder", "created"])
    op.create_table("log", _text("table_id", True), _big("seq", True), _big("at"), _text("kind"), _text("body"))
    op.create_table(
        "commands", _text("table_id", True), _small("holder", True), _text("command", True), _text("digest"),
        _text("answer"), _big("at"),
    )  # fmt: skip
    op.create_table("timers", _text("table_id", True), _big("due"))
    op.create_index("timers_due", "timers", ["due"])
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "outbox", sa.Column("id", number, primary_key=True, autoincrement=True), _text("table_id"), _big("seq"),
        _big("at"),
    )  # fmt: skip
    op.create_index("outbox_at", "outbox", ["at"])
    op.create_table("house", _text("name", True), _text("value"))


def downgrade() -> None:
    for name in ("house", "outbox", "timers", "commands", "log", "keys", "seats", "tables"):
        op.drop_table(name)
