"""Verifiable dice, and the chain of signed heads over the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "dice"
down_revision = "people"
branch_labels = None
depends_on = None

NEW = {
    "tables": ("chain", "seeds", "veil", "head", "signature"),
    "log": ("hash", "signature", "private"),
}


def upgrade() -> None:
    for table, names in NEW.items():
        for name in names:
            op.add_column(table, sa.Column(name, sa.Text, nullable=True))
    op.create_table(
        "sealed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("epoch", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("row", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sealed")
    for table, names in NEW.items():
        for name in names:
            op.drop_column(table, name)
