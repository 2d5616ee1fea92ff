"""Passkeys, and links by e-mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "passkeys"
down_revision = "branch"
branch_labels = None
depends_on = None


def _texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def _numbers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger, nullable=False) for name in names]


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        *_texts("person", "key"),
        *_numbers("counter"),
        *_texts("label", "site"),
        *_numbers("created", "used"),
    )
    op.create_index("passkeys_of_person", "passkeys", ["person"])
    op.create_table(
        "tickets",
        sa.Column("digest", sa.Text, primary_key=True),
        *_texts("kind", "browser", "person", "address", "code"),
        sa.Column("tries", sa.Integer, nullable=False),
        *_numbers("until"),
    )
    op.create_index("tickets_until", "tickets", ["until"])
    op.create_index("tickets_of_browser", "tickets", ["browser"])
    op.create_table("mails", sa.Column("address", sa.Text, primary_key=True), *_texts("person"), *_numbers("since"))
    op.create_index("mails_of_person", "mails", ["person"])


def downgrade() -> None:
    for name in ("mails", "tickets", "passkeys"):
        op.drop_table(name)
