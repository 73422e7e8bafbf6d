"""Leagues belong to accounts: managers, invitations, seasons with their ranking, what was changed; leaving a season.

Each season that tournaments name already becomes a row; a season.joined before stays as it was hashed.
"""

from uuid import uuid5

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")


def upgrade() -> None:
    op.create_table(
        "season",
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("league_id", sa.Uuid(), sa.ForeignKey("league.id"), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("starts_on", sa.Date(), nullable=True),
        sa.Column("ends_on", sa.Date(), nullable=True),
        sa.Column("ranking", sa.Text(), nullable=True),
        sa.Column("standings_open", sa.Boolean(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.UniqueConstraint("league_id", "key"),
    )
    op.create_table(
        "league_manager",
        sa.Column("league_id", sa.Uuid(), sa.ForeignKey("league.id"), primary_key=True, nullable=False),
        sa.Column("account_id", sa.Uuid(), sa.ForeignKey("account.id"), primary_key=True, nullable=False),
        sa.Column("added_at", MOMENT, nullable=False),
        sa.Column("removed_at", MOMENT, nullable=True),
    )
    op.create_index("ix_league_manager_account_id", "league_manager", ["account_id"])
    op.create_table(
        "league_invitation",
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("league_id", sa.Uuid(), sa.ForeignKey("league.id"), nullable=False),
        sa.Column("season_id", sa.Uuid(), sa.ForeignKey("season.id"), nullable=True),
        sa.Column("secret_hash", sa.String(64), unique=True, nullable=False),
        sa.Column("made_by", sa.Uuid(), sa.ForeignKey("account.id"), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.Column("used_by", sa.Uuid(), sa.ForeignKey("account.id"), nullable=True),
        sa.Column("revoked_at", MOMENT, nullable=True),
        sa.CheckConstraint("used_by IS NULL OR season_id IS NULL", name="used"),
    )
    op.create_index("ix_league_invitation_league_id", "league_invitation", ["league_id"])
    op.create_table(
        "league_change",
        sa.Column("league_id", sa.Uuid(), sa.ForeignKey("league.id"), primary_key=True, nullable=False),
        sa.Column("number", sa.Integer(), primary_key=True, nullable=False, autoincrement=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("account_id", sa.Uuid(), sa.ForeignKey("account.id"), nullable=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    with op.batch_alter_table("season_membership") as batch:
        batch.add_column(sa.Column("left_at", MOMENT, nullable=True))
    _name_seasons()


def downgrade() -> None:
    """Fails where a tournament has left a season: its journal tells of that."""
    with op.batch_alter_table("season_membership") as batch:
        batch.drop_column("left_at")
    for table in ("league_change", "league_invitation", "league_manager", "season"):
        op.drop_table(table)


def _name_seasons() -> None:
    membership = sa.table(
        "season_membership", sa.column("tournament_id"), sa.column("league_id", sa.Uuid()), sa.column("season")
    )
    tournament = sa.table("tournament", sa.column("id"), sa.column("created_at", MOMENT))
    season = sa.table(
        "season",
        *(sa.column("id", sa.Uuid()), sa.column("league_id", sa.Uuid()), sa.column("key"), sa.column("name")),
        *(sa.column("standings_open", sa.Boolean()), sa.column("created_at", MOMENT)),
    )
    joined = membership.join(tournament, tournament.c.id == membership.c.tournament_id)
    keys = (membership.c.league_id, membership.c.season)
    named = sa.select(*keys, sa.func.min(tournament.c.created_at)).select_from(joined).group_by(*keys)
    for league, key, since in op.get_bind().execute(named).all():
        row = {"id": uuid5(league, key), "league_id": league, "key": key, "name": key}
        op.get_bind().execute(season.insert(), {**row, "standings_open": False, "created_at": since})
