"""Payments are found by the hash of their journal entry, which their receipts bear."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

OF_PAYMENTS = sa.text("kind = 'fine.paid'")


def upgrade() -> None:
    op.create_index(
        "ix_journal_entry_payments",
        "journal_entry",
        ["hash"],
        sqlite_where=OF_PAYMENTS,
        postgresql_where=OF_PAYMENTS,
    )


def downgrade() -> None:
    op.drop_index("ix_journal_entry_payments", "journal_entry")
