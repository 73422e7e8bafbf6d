"""Logs prove themselves: the key that signs a tournament's checkpoints, and the phones that witness them."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")


def upgrade() -> None:
    op.create_table(
        "log_key",
        sa.Column("tournament_id", sa.Uuid(), sa.ForeignKey("tournament.id"), primary_key=True, nullable=False),
        sa.Column("private_key", sa.String(44), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
    )
    op.create_table(
        "witness",
        sa.Column("tournament_id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("key_id", sa.String(8), primary_key=True, nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("vkey", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("root", sa.String(44), nullable=False),
        sa.Column("signature", sa.Text(), nullable=False),
        sa.Column("signed_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
    )


def downgrade() -> None:
    op.drop_table("witness")
    op.drop_table("log_key")
