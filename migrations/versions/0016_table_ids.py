"""A table's id is its code on paper, so no two tournaments have the same."""

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_playing_table_id", "playing_table", ["id"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_playing_table_id", "playing_table")
