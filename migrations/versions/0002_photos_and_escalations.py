"""Photos and escalations of rulings; an index for which rulebooks a tournament has had."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
SETTINGS = sa.text("kind IN ('tournament.created', 'tournament.changed')")


def upgrade() -> None:
    columns = ["tournament_id", "seq"]
    op.create_index(
        "ix_journal_entry_settings", "journal_entry", columns, sqlite_where=SETTINGS, postgresql_where=SETTINGS
    )
    op.create_table(
        "photo",
        *_key(),
        sa.Column("ruling_id", sa.Uuid(), nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("type", sa.String(10), nullable=False),
        sa.Column("bytes", sa.Integer(), nullable=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("sent_sha256", sa.String(64), nullable=False),
        sa.Column("image", sa.LargeBinary(), nullable=False),
        _points_to("ruling", "ruling_id"),
        _points_to("official", "official_id"),
        sa.CheckConstraint("type IN ('image/jpeg', 'image/png', 'image/webp')", name="type"),
    )
    op.create_index("ix_photo_ruling", "photo", ["tournament_id", "ruling_id"])
    op.create_table(
        "escalation",
        *_key(),
        sa.Column("journal_seq", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("escalated_at", MOMENT, nullable=False),
        sa.Column("device_at", MOMENT, nullable=True),
        sa.Column("clock_offset_ms", sa.BigInteger(), nullable=True),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("request", sa.Text(), nullable=False),
        _points_to("ruling", "id"),
        sa.ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        _points_to("official", "official_id"),
        sa.CheckConstraint("status IN ('open', 'decided')", name="status"),
        sa.UniqueConstraint("tournament_id", "journal_seq"),
    )
    op.create_index("ix_escalation_status", "escalation", ["tournament_id", "status", "journal_seq"])


def downgrade() -> None:
    op.drop_table("escalation")
    op.drop_table("photo")
    op.drop_index("ix_journal_entry_settings", "journal_entry")


def _key() -> tuple[sa.schema.SchemaItem, ...]:
    """The key of whatever belongs to one tournament."""
    return (
        sa.Column("tournament_id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
    )


def _points_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", column], [f"{table}.tournament_id", f"{table}.id"])
