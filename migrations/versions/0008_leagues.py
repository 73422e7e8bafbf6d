"""Leagues, the season in which a tournament is played, and the numbers that a league knows its officials by."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "league",
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("slug", sa.String(80), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.UniqueConstraint("slug"),
    )
    op.create_table(
        "season_membership",
        *_key(),
        sa.Column("league_id", sa.Uuid(), nullable=False),
        sa.Column("season", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"]),
        sa.CheckConstraint("id = tournament_id", name="one"),
    )
    op.create_index("ix_season_membership_season", "season_membership", ["league_id", "season"])
    op.create_table(
        "official_number",
        *_key(),
        sa.Column("number", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id", "id"], ["official.tournament_id", "official.id"]),
    )
    op.create_index("ix_official_number_number", "official_number", ["tournament_id", "number"])


def downgrade() -> None:
    for table in ("official_number", "season_membership", "league"):
        op.drop_table(table)


def _key() -> tuple[sa.schema.SchemaItem, ...]:
    """The key of whatever belongs to one tournament."""
    return (
        sa.Column("tournament_id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
    )
