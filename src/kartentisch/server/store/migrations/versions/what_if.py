"""Private tables that branch off from a moment of another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "branch"
down_revision = "persons"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("branch", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "branch")
