"""Reviews of games that are over, and what has still to be reckoned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "passkeys"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("wished", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=True),
    )
    op.create_index("reviews_waiting", "reviews", ["state", "wished", "asked"])


def downgrade() -> None:
    op.drop_index("reviews_waiting", "reviews")
    op.drop_table("reviews")
