"""Days off that somebody has over all their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "days_off"
down_revision = "reliability"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days_off",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("year", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("fresh", sa.Integer, nullable=False),
    )
    op.create_index("days_off_fresh", "days_off", ["fresh"])


def downgrade() -> None:
    op.drop_table("days_off")
