"""Stamps of an outside authority: that a log's checkpoint existed at a time (RFC 3161)."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")


def upgrade() -> None:
    op.create_table(
        "stamp",
        sa.Column("tournament_id", sa.Uuid(), sa.ForeignKey("tournament.id"), primary_key=True, nullable=False),
        sa.Column("size", sa.Integer(), primary_key=True, autoincrement=False, nullable=False),
        sa.Column("response", sa.LargeBinary(), nullable=False),
        sa.Column("roots", sa.Text(), nullable=False),
        sa.Column("stamped_at", MOMENT, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stamp")
