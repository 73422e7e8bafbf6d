"""Rulings of one call on several offenders name the same incident."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("ruling", sa.Column("incident_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("ruling", "incident_id")
