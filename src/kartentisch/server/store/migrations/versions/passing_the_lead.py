"""Tables whose owner has vanished before the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "lead"
down_revision = "time"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lead", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "lead")
