"""What roles an official had is found by the few entries that tell of it, without reading the rest of the journal."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

OF_ROLES = sa.text("kind IN ('official.invited', 'official.changed')")


def upgrade() -> None:
    op.create_index(
        "ix_journal_entry_roles",
        "journal_entry",
        ["tournament_id", "subject", "seq"],
        sqlite_where=OF_ROLES,
        postgresql_where=OF_ROLES,
    )


def downgrade() -> None:
    op.drop_index("ix_journal_entry_roles", "journal_entry")
