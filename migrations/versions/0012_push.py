"""Phones can be told something while the app is closed: the server's key for it, and where each of them is told."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")


def upgrade() -> None:
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False, nullable=False),
        sa.Column("private_key", sa.String(43), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.CheckConstraint("id = 1", name="only"),
    )
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("tournament_id", sa.Uuid(), sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("admission_id", sa.Uuid(), sa.ForeignKey("admission.id"), nullable=False),
        sa.Column("session_id", sa.Uuid(), sa.ForeignKey("session.id"), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
    )
    op.create_index("ix_push_subscription_admission_id", "push_subscription", ["admission_id"])
    op.create_index("ix_push_subscription_tournament", "push_subscription", ["tournament_id", "made_at"])


def downgrade() -> None:
    op.drop_table("push_subscription")
    op.drop_table("push_key")
