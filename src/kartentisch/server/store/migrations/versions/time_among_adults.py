"""Time banks, pauses, vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "times"
down_revision = "standstill"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("times", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "times")
