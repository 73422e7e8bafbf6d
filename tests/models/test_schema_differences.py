"""Whatever of a schema the migrations did not make is named: guards that are gone, triggers and views of others."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from models.database import schema
from models.database.engine import examine
from models.database.integrity.differences import find_differences
from tests.commands import alembic
from tests.databases import as_owner

REVISIONS = ["0001", "0004", "0010", "0019", "0024", "0029"]
ON_SQLITE = {
    "CREATE TRIGGER evil AFTER INSERT ON ruling BEGIN DELETE FROM player; END": "trigger evil is not Shinpan's",
    "CREATE VIEW standings AS SELECT 1 AS rank": "view standings is not Shinpan's",
    "CREATE TABLE notes (text TEXT)": "table notes is not Shinpan's",
    "CREATE VIRTUAL TABLE notes USING fts5(text)": "table notes is not Shinpan's",
    "CREATE INDEX ix_mine ON ruling (abs(journal_seq))": "index ix_mine is not Shinpan's",
    "DROP TRIGGER journal_entry_no_update": "trigger journal_entry_no_update is missing",
    "DROP INDEX ix_ruling_foul": "index ix_ruling_foul is missing",
    "DROP TRIGGER payment_no_delete; CREATE TRIGGER payment_no_delete BEFORE DELETE ON payment BEGIN SELECT 1; END": (
        "trigger payment_no_delete is not as Shinpan made it"
    ),
    "ALTER TABLE player ADD COLUMN twice AS (id_number || id_number)": (
        "table player has `twice AS ( id_number | | id_number )`, which is not Shinpan's"
    ),
    "DROP TABLE league_change": "table league_change is missing",
}
# As somebody writes who changes the text of the schema itself.
REWRITTEN = {
    ("escalation", "reason TEXT NOT NULL", 'reason TEXT "NOT" NULL'): "lacks `reason TEXT NOT NULL`",
    (
        "tournament",
        "name VARCHAR(200) NOT NULL",
        "name VARCHAR(200) /* NOT NULL */",
    ): "has `name VARCHAR ( 200 ) / * NOT NULL",
    ("payment", "CHECK (amount > 0)", "CHECK (amount > 0 OR 1)"): "lacks `CONSTRAINT ck_payment_amount CHECK",
    ("ruling", "REFERENCES tournament (id)", "REFERENCES player (id)"): "which is not Shinpan's",
}
ON_POSTGRESQL = {
    "ALTER TABLE journal_entry DISABLE TRIGGER USER": "of journal_entry is not as Shinpan made it",
    "ALTER TABLE ruling DISABLE TRIGGER ALL": "switched-off constraint fk_ruling_tournament_id of ruling is not",
    "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'": (
        "function refuse_change() is not as Shinpan made it"
    ),
    "CREATE RULE hide AS ON DELETE TO ruling DO INSTEAD NOTHING": "rule hide of ruling is not Shinpan's",
    "CREATE VIEW standings AS SELECT 1 AS rank": "view standings is not Shinpan's",
    "CREATE POLICY mine ON player USING (true)": "policy mine of player is not Shinpan's",
    "ALTER TABLE player ENABLE ROW LEVEL SECURITY": "table player has `kept as p by row`",
    "ALTER TABLE payment DROP CONSTRAINT ck_payment_amount": "table payment lacks `ck_payment_amount CHECK",
    "ALTER TABLE stamp SET UNLOGGED": "table stamp lacks `kept as p`",
    "ALTER TABLE player ALTER COLUMN name DROP NOT NULL": "table player has `name character varying(200)`",
    "CREATE FUNCTION evil() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';"
    "CREATE TRIGGER evil AFTER INSERT ON ruling EXECUTE FUNCTION evil()": "trigger evil of ruling is not Shinpan's",
    "CREATE SCHEMA postgres; CREATE TABLE postgres.player (id uuid)": "schema postgres is not Shinpan's",
}


def differences(url: str, revision: str | None = None) -> str:
    with examine(url) as connection:
        return "\n".join(find_differences(connection, revision or str(schema.newest())))


def test_what_the_migrations_made_has_none(database_url: str) -> None:
    """On PostgreSQL this fails where `make catalogue` was forgotten."""
    assert differences(as_owner(database_url)) == ""
    assert differences(database_url) == "", "nor for the role that serves"


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_schema_has_none_whichever_steps_led_there(empty_sqlite_url: str, revision: str) -> None:
    schema.upgrade(empty_sqlite_url, revision)
    assert differences(empty_sqlite_url, revision) == ""
    schema.upgrade(empty_sqlite_url)
    assert differences(empty_sqlite_url) == ""


def test_a_way_back_and_forth_leaves_none(sqlite_url: str) -> None:
    for step in ("0024", "0010", "head"):
        assert alembic(sqlite_url, "upgrade" if step == "head" else "downgrade", step).returncode == 0
        assert differences(sqlite_url, None if step == "head" else step) == ""


def test_statistics_that_sqlite_keeps_are_none(sqlite_url: str) -> None:
    change(sqlite_url, "INSERT INTO rulebook_revision VALUES ('a', 'b', 'c', '{}'); ANALYZE")
    assert differences(sqlite_url) == ""


def test_what_litestream_adds_is_none_either(sqlite_url: str) -> None:
    change(sqlite_url, "CREATE TABLE IF NOT EXISTS _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);")
    change(sqlite_url, "CREATE TABLE IF NOT EXISTS _litestream_lock (id INTEGER);")
    assert differences(sqlite_url) == ""
    change(sqlite_url, "CREATE TABLE _litestream_more (id INTEGER);")
    assert "_litestream_more" in differences(sqlite_url)


@pytest.mark.parametrize("statement", ON_SQLITE)
def test_in_sqlite_what_is_foreign_or_missing_is_named(sqlite_url: str, statement: str) -> None:
    change(sqlite_url, statement)
    assert ON_SQLITE[statement] in differences(sqlite_url)


@pytest.mark.parametrize("rewritten", REWRITTEN)
def test_a_table_whose_text_was_rewritten_is_named(sqlite_url: str, rewritten: tuple[str, str, str]) -> None:
    table, before, after = rewritten
    with closing(sqlite3.connect(url_to_path(sqlite_url))) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", [table]).fetchone()
        assert before in sql
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", [sql.replace(before, after), table])
    assert REWRITTEN[rewritten] in differences(sqlite_url)


@pytest.mark.parametrize("statement", ON_POSTGRESQL)
def test_in_postgresql_what_is_foreign_or_missing_is_named(postgresql_url: str, statement: str) -> None:
    change(postgresql_url, statement)
    assert ON_POSTGRESQL[statement] in differences(as_owner(postgresql_url))


def change(url: str, statements: str) -> None:
    """Run these as whoever owns the database."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url_to_path(url))) as connection:
            connection.executescript(statements)
    else:
        with psycopg.connect(as_owner(url).replace("+psycopg", "")) as owner:
            owner.execute(statements)


def url_to_path(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))
