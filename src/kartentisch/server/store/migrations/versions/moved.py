"""Tables that move from house to house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "moved"
down_revision = "ratings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("moved", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "moved")
