"""Moves: where the answers of one command begin, so that they are taken back together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "moves"
down_revision = "lead"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("moves", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "moves")
