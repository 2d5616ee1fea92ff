"""Several processes tell each other whose streams they have open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "presence"
down_revision = "days_off"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("holder", sa.Integer, primary_key=True),
        sa.Column("streams", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("presence")
