"""What the role that serves may do in PostgreSQL: read, add, change what changes; never delete what is kept.

Another role owns the tables and migrates. So whoever takes over the server can neither drop a guard, nor delete or
alter what is kept: the guards themselves check that a change takes out personal texts and does nothing else (migration
0019). They can still redact, append entries and change other rows; the audit finds what no entry accounts for. See
docs/deploying.md.
"""

from collections.abc import Iterator

from sqlalchemy import Connection, Table

from models.database.base import Base

KEPT = frozenset(
    {
        "erasure",
        "extra_time",
        "journal_entry",
        "kept_time",
        "kept_time_answer",
        "league_change",
        "ledger_line",
        "log_key",
        "payment",
        "result",
        "rulebook_revision",
        "stamp",
        "timing",
    }
)
"""Tables whose rows are never changed, but in the columns from which personal texts are redacted (`REDACTED`)."""
REDACTED = frozenset({"body", "seals", "reason", "note", "request"})
DELETED = frozenset({"passkey", "passkey_challenge", "push_subscription", "recovery_code"})
"""Tables whose rows are deleted, once they have ended: no journal entry speaks of them."""


def grant(connection: Connection, role: str) -> None:
    """Give a role just what serving needs, in place of what it had. Raises sqlalchemy.exc.ProgrammingError."""
    quoted = connection.dialect.identifier_preparer.quote(role)
    connection.exec_driver_sql(f"REVOKE ALL ON ALL TABLES IN SCHEMA public FROM {quoted}")
    connection.exec_driver_sql(f"GRANT USAGE ON SCHEMA public TO {quoted}")
    connection.exec_driver_sql(f"GRANT SELECT ON alembic_version TO {quoted}")
    for table in Base.metadata.sorted_tables:
        connection.exec_driver_sql(f"GRANT {', '.join(_rights(table))} ON {table.name} TO {quoted}")


def _rights(table: Table) -> Iterator[str]:
    yield from ("SELECT", "INSERT")
    if table.name not in KEPT:
        yield "UPDATE"
    elif redacted := [column.name for column in table.columns if column.name in REDACTED]:
        yield f"UPDATE ({', '.join(redacted)})"
    if table.name in DELETED:
        yield "DELETE"
