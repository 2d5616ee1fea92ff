"""By what games are found that stand in the same place."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "likenesses"
down_revision = "paces"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("likeness", sa.Text, nullable=True))
    op.create_index("tables_alike", "tables", ["likeness"])


def downgrade() -> None:
    op.drop_index("tables_alike", "tables")
    op.drop_column("tables", "likeness")
