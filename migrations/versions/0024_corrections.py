"""Players, teams and tables are put right: withdrawn, removed, two entries of one player joined.

What was removed gives its number, name or label back, so these are unique among what is there. Its guard on PostgreSQL
lets a redaction into what a player was called before.
"""

import sqlalchemy as sa
from alembic import op
from alembic.operations import BatchOperations

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
UNIQUE = {"player": "id_number", "team": "name", "playing_table": "label"}
THERE = sa.text("removed_at IS NULL")
CORRECTED = sa.text("kind IN ('player.changed', 'team.changed', 'table.changed', 'official.changed')")
# As salted_hashes.player_named finds whom an entry names.
NAMED = """CASE
    WHEN OLD.kind IN ({kinds}) THEN OLD.subject::text
    WHEN OLD.kind = 'invitation.made' THEN (OLD.body::json ->> 'player_id')::uuid::text
    WHEN OLD.kind LIKE 'ruling.%' AND OLD.body::json #>> '{{ruling,offender,kind}}' = 'player'
    THEN (OLD.body::json #>> '{{ruling,offender,id}}')::uuid::text
END"""


def upgrade() -> None:
    for table, name in UNIQUE.items():
        with op.batch_alter_table(table) as batch:
            batch.drop_constraint(op.f(f"uq_{table}_tournament_id_{name}"), type_="unique")
            batch.add_column(sa.Column("removed_at", MOMENT, nullable=True))
            if table == "player":
                _add_states(batch)
        columns = ["tournament_id", name]
        op.create_index(f"ix_{table}_{name}", table, columns, unique=True, sqlite_where=THERE, postgresql_where=THERE)
    merged = sa.text("merged_into IS NOT NULL")
    columns = ["tournament_id", "merged_into"]
    op.create_index("ix_player_merged_into", "player", columns, sqlite_where=merged, postgresql_where=merged)
    columns = ["tournament_id", "subject"]
    op.create_index(
        "ix_journal_entry_corrections", "journal_entry", columns, sqlite_where=CORRECTED, postgresql_where=CORRECTED
    )
    _guard("'player.added', 'player.changed'")


def downgrade() -> None:
    """Fails where a label of what was removed is used again: go back by a backup there."""
    _guard("'player.added'")
    op.drop_index("ix_journal_entry_corrections", "journal_entry")
    op.drop_index("ix_player_merged_into", "player")
    for table, name in UNIQUE.items():
        op.drop_index(f"ix_{table}_{name}", table)
        with op.batch_alter_table(table) as batch:
            if table == "player":
                batch.drop_constraint(op.f("fk_player_tournament_id_merged_into"), type_="foreignkey")
                batch.drop_column("merged_into")
                batch.drop_column("withdrawn_at")
            batch.drop_column("removed_at")
            batch.create_unique_constraint(op.f(f"uq_{table}_tournament_id_{name}"), ["tournament_id", name])


def _add_states(player: BatchOperations) -> None:
    player.add_column(sa.Column("withdrawn_at", MOMENT, nullable=True))
    player.add_column(sa.Column("merged_into", sa.Uuid(), nullable=True))
    key = ["tournament_id", "merged_into"]
    player.create_foreign_key(op.f("fk_player_tournament_id_merged_into"), "player", key, ["tournament_id", "id"])


def _guard(kinds: str) -> None:
    """Put the kinds of entries that name a player into PostgreSQL's guard of the journal, as 0019 made it."""
    if _on_sqlite():
        return
    found = op.get_bind().execute(
        sa.text("SELECT prosrc FROM pg_proc WHERE proname = 'journal_entry_refuse_but_erasing'")
    )
    source = str(found.scalar_one())
    before, after = source.index("CASE"), source.index("END", source.index("CASE")) + len("END")
    changed = source[:before] + NAMED.format(kinds=kinds) + source[after:]
    op.execute(
        sa.text(
            "CREATE OR REPLACE FUNCTION journal_entry_refuse_but_erasing() RETURNS trigger LANGUAGE plpgsql "
            f"SET search_path = pg_catalog, pg_temp AS $$ {changed} $$".replace(":", "\\:")
        )
    )


def _on_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"
