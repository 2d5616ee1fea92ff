"""What is kept beside the log, for a seat or a side; and reports of all tables in one list."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "asides"
down_revision = "presence"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("ears", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "asides",
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sa.Column("circle", sa.Text, primary_key=True, nullable=False),
        sa.Column("name", sa.Text, primary_key=True, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("holder", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("ears", sa.Text, nullable=False),
        sa.Column("line", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("asides_revision", "asides", ["table_id", "circle", "revision"])
    reports = op.create_table(
        "reports",
        sa.Column(
            "id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True,
            nullable=False,
        ),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("circle", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False),
    )  # fmt: skip
    op.create_index("reports_of_table", "reports", ["table_id"])
    op.create_index("reports_open", "reports", ["closed"])
    tables = sa.table("tables", sa.column("id", sa.Text), sa.column("times", sa.Text))
    for row in op.get_bind().execute(sa.select(tables).where(tables.c.times.contains('"reports":[{'))).all():
        op.bulk_insert(
            reports,
            [
                {**report, "line": str(report["line"]), "table_id": row.id, "circle": "", "closed": 0}
                for report in json.loads(row.times)["reports"]
            ],
        )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("asides")
    op.drop_column("outbox", "ears")
