"""When addresses of services were written to last, and whether they answer quickly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "paces"
down_revision = "channels"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_paces",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("tried", sa.BigInteger, nullable=False),
        sa.Column("quick", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notice_paces")
