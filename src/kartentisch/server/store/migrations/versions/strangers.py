"""Timers in lanes, where a table was opened from, logs that are packed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "strangers"
down_revision = "moves"
branch_labels = None
depends_on = None

NEVER = 2**62


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_of_origin", "tables", ["origin", "status"])
    op.create_index("tables_touched", "tables", ["status", "touched"])
    waiting = op.get_bind().execute(sa.text("SELECT table_id, due FROM timers")).all()
    op.drop_index("timers_due", "timers")
    op.drop_table("timers")
    timers = op.create_table(
        "timers",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("lane", sa.Integer, nullable=False),
        sa.Column("queued", sa.BigInteger, nullable=False),
    )
    op.create_index("timers_due", "timers", ["due"])
    op.create_index("timers_lane", "timers", ["lane", "queued"])
    rows = [
        {"table_id": row.table_id, "due": row.due or NEVER, "lane": 0 if row.due else 1, "queued": 0} for row in waiting
    ]
    if rows:
        op.bulk_insert(timers, rows)
    op.create_table(
        "packed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("first", sa.BigInteger, primary_key=True),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("packed")
    op.execute("UPDATE timers SET due = 0 WHERE lane > 0")
    op.drop_index("timers_lane", "timers")
    op.drop_column("timers", "queued")
    op.drop_column("timers", "lane")
    for name in ("tables_touched", "tables_of_origin"):
        op.drop_index(name, "tables")
    op.drop_column("tables", "origin")
