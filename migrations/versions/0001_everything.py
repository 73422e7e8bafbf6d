"""Tournaments, who takes part, rulings, and the journal that nothing may change.

Every key holds the tournament, so that no reference crosses from one into another. Big columns come last, because
SQLite reads a row from its start.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
JSON = sa.Text()
SEATS = "('east', 'south', 'west', 'north')"
TABLES = (
    "rulebook_revision",
    "tournament",
    "journal_head",
    "official",
    "journal_entry",
    "team",
    "player",
    "playing_table",
    "hanchan",
    "dead_hand",
    "hand_end",
    "ruling",
)

SQLITE_GUARDS = (
    "CREATE TRIGGER journal_entry_no_update BEFORE UPDATE ON journal_entry "
    "BEGIN SELECT RAISE(ABORT, 'journal entries are never changed'); END",
    "CREATE TRIGGER journal_entry_no_delete BEFORE DELETE ON journal_entry "
    "BEGIN SELECT RAISE(ABORT, 'journal entries are never deleted'); END",
    # REPLACE deletes without asking the trigger above
    "CREATE TRIGGER journal_entry_no_replace BEFORE INSERT ON journal_entry "
    "WHEN EXISTS (SELECT 1 FROM journal_entry WHERE tournament_id = NEW.tournament_id AND seq = NEW.seq) "
    "BEGIN SELECT RAISE(ABORT, 'journal entries are never replaced'); END",
)
POSTGRESQL_GUARDS = (
    "CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION 'journal entries are never changed or deleted'; END $$",
    "CREATE TRIGGER journal_entry_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entry "
    "FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change()",
)


def upgrade() -> None:
    _tournaments()
    _people()
    _journal()
    _places()
    _events()
    _rulings()
    on_sqlite = op.get_bind().dialect.name == "sqlite"
    for guard in SQLITE_GUARDS if on_sqlite else POSTGRESQL_GUARDS:
        op.execute(guard)


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION refuse_journal_change()")


def _tournaments() -> None:
    op.create_table(
        "rulebook_revision",
        _column("revision", sa.String(64), primary_key=True),
        _column("rulebook_id", sa.String(80)),
        _column("kept_at", MOMENT),
        _column("content", JSON),
    )
    op.create_table(
        "tournament",
        _column("id", sa.Uuid(), primary_key=True),
        _column("slug", sa.String(80)),
        _column("name", sa.String(200)),
        _column("rulebook", JSON),
        _column("revision", sa.String(64)),
        _column("currency", sa.String(3)),
        _column("time_zone", sa.String(64)),
        _column("version", sa.Integer()),
        _column("created_at", MOMENT),
        sa.ForeignKeyConstraint(["revision"], ["rulebook_revision.revision"]),
        sa.UniqueConstraint("slug"),
    )
    op.create_table(
        "journal_head",
        _column("tournament_id", sa.Uuid(), primary_key=True),
        _column("seq", sa.Integer()),
        _column("hash", sa.String(64)),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
    )


def _people() -> None:
    _create_member(
        "official",
        _column("name", sa.String(200)),
        _column("roles", JSON),
        _column("token_hash", sa.String(64)),
        _maybe("revoked_at", MOMENT),
        sa.UniqueConstraint("token_hash"),
    )
    _create_member("team", _column("name", sa.String(200)), sa.UniqueConstraint("tournament_id", "name"))
    _create_member(
        "player",
        _column("name", sa.String(200)),
        _column("id_number", sa.String(40)),
        _maybe("team_id", sa.Uuid()),
        _points_to("team", "team_id"),
        sa.UniqueConstraint("tournament_id", "id_number"),
    )


def _journal() -> None:
    op.create_table(
        "journal_entry",
        _column("tournament_id", sa.Uuid(), primary_key=True),
        _column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        _column("at", MOMENT),
        _maybe("who", sa.Uuid()),
        _column("kind", sa.String(40)),
        _column("subject", sa.Uuid()),
        _column("body", JSON),
        _column("prev_hash", sa.String(64)),
        _column("hash", sa.String(64)),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
        _points_to("official", "who"),
    )


def _places() -> None:
    _create_member("playing_table", _column("label", sa.String(40)), sa.UniqueConstraint("tournament_id", "label"))
    seats = ("east_id", "south_id", "west_id", "north_id")
    _create_member(
        "hanchan",
        _column("table_id", sa.Uuid()),
        _column("round", sa.String(40)),
        *(_column(seat, sa.Uuid()) for seat in seats),
        _maybe("started_at", MOMENT),
        _points_to("playing_table", "table_id"),
        *(_points_to("player", seat) for seat in seats),
    )


def _events() -> None:
    _create_member(
        "dead_hand",
        *_at_the_table(),
        _column("seat", sa.String(5)),
        *_written_by(),
        _maybe("cleared_at", MOMENT),
        _maybe("cleared_by", sa.String(10)),
        _column("request", JSON),
        sa.CheckConstraint(f"seat IN {SEATS}", name="seat"),
        sa.CheckConstraint("cleared_by IN ('redeal', 'next-hand', 'hand-end', 'withdrawn')", name="cleared_by"),
    )
    op.create_index("ix_dead_hand_table", "dead_hand", ["tournament_id", "table_id", "cleared_at"])
    _create_member(
        "hand_end",
        *_at_the_table(),
        _column("how", sa.String(40)),
        *_written_by(),
        _column("winners", JSON),
        _column("hands", JSON),
        _column("request", JSON),
    )
    op.create_index("ix_hand_end_hanchan", "hand_end", ["tournament_id", "hanchan_id"])


def _rulings() -> None:
    _create_member(
        "ruling",
        _column("journal_seq", sa.Integer()),
        *_at_the_table(),
        _maybe("seat", sa.String(5)),
        _column("offender_kind", sa.String(10)),
        _column("offender_id", sa.Uuid()),
        _column("foul", sa.String(80)),
        _column("kind", sa.String(20)),
        _column("status", sa.String(10)),
        _column("counts", sa.Boolean()),
        _maybe("offence_number", sa.Integer()),
        _column("revision", sa.String(64)),
        _column("prescribed_followed", sa.Boolean()),
        _column("ruled_at", MOMENT),
        *_written_by(),
        _maybe("clock_offset_ms", sa.BigInteger()),
        *(_maybe(name, sa.Uuid()) for name in ("amends", "amended_by", "closed_by", "closed_by_ruling", "ended_by")),
        _maybe("ended_at", MOMENT),
        _maybe("ended_reason", sa.Text()),
        _column("list_item", JSON),
        _maybe("note", sa.Text()),
        _maybe("reason", sa.Text()),
        _maybe("known", JSON),
        _column("request", JSON),
        _column("decision", JSON),
        *(_maybe(name, JSON) for name in ("second_decision", "issued", "final_decision")),
        sa.ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        sa.ForeignKeyConstraint(["revision"], ["rulebook_revision.revision"]),
        _points_to("official", "ended_by"),
        _points_to("ruling", "amends"),
        _points_to("ruling", "amended_by"),
        _points_to("hand_end", "closed_by"),
        _points_to("ruling", "closed_by_ruling"),
        sa.CheckConstraint("status IN ('issued', 'deferred', 'closed', 'withdrawn', 'amended')", name="status"),
        sa.CheckConstraint("offender_kind IN ('player', 'team', 'official')", name="offender_kind"),
        sa.CheckConstraint(f"seat IN {SEATS}", name="seat"),
        sa.UniqueConstraint("tournament_id", "journal_seq"),
    )
    for name, columns in {
        "table": ["table_id", "journal_seq"],
        "offender": ["offender_id", "journal_seq"],
        "offences": ["offender_id", "foul", "counts", "ruled_at", "hanchan_id"],
        "foul": ["foul", "journal_seq"],
        "kind": ["kind", "journal_seq"],
        "ruled_at": ["ruled_at"],
    }.items():
        op.create_index(f"ix_ruling_{name}", "ruling", ["tournament_id", *columns])
    unusual = sa.text("status <> 'issued'")
    columns = ["tournament_id", "status", "journal_seq"]
    op.create_index("ix_ruling_status", "ruling", columns, sqlite_where=unusual, postgresql_where=unusual)


def _create_member(name: str, *parts: sa.schema.SchemaItem) -> None:
    """A table whose rows belong to one tournament."""
    op.create_table(
        name,
        _column("tournament_id", sa.Uuid(), primary_key=True),
        _column("id", sa.Uuid(), primary_key=True),
        *parts,
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
    )


def _at_the_table() -> tuple[sa.schema.SchemaItem, ...]:
    """Which table, hanchan and hand an event belongs to."""
    return (
        _column("table_id", sa.Uuid()),
        _maybe("hanchan_id", sa.Uuid()),
        _maybe("hand_wind", sa.String(5)),
        _maybe("hand_number", sa.Integer()),
        _maybe("hand_counters", sa.Integer()),
        _points_to("playing_table", "table_id"),
        _points_to("hanchan", "hanchan_id"),
    )


def _written_by() -> tuple[sa.schema.SchemaItem, ...]:
    """Which official wrote an event, and when by the server's and by the device's clock."""
    return (
        _column("official_id", sa.Uuid()),
        _column("server_at", MOMENT),
        _maybe("device_at", MOMENT),
        _points_to("official", "official_id"),
    )


def _points_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", column], [f"{table}.tournament_id", f"{table}.id"])


def _column(name: str, kind: sa.types.TypeEngine, **more: bool) -> sa.Column:
    return sa.Column(name, kind, nullable=False, **more)


def _maybe(name: str, kind: sa.types.TypeEngine) -> sa.Column:
    return sa.Column(name, kind, nullable=True)
