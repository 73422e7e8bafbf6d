"""A tournament's page for everybody: whether seating and standings, with names, are open."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournament", sa.Column("people_open", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.execute("ALTER TABLE tournament DROP COLUMN people_open")
