"""PostgreSQL's guards themselves check that a change is a redaction, so nothing hangs on who opens them.

A salted hash stands in for its text, the text's replacement where the text was, and all else is byte for byte as it
was (models/journal/salted_hashes.py). Not on SQLite: the server owns that file and could drop any guard.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

GUARDED = ("timing", "ledger_line", "payment", "result", "extra_time", "kept_time", "kept_time_answer")
OPEN = {"body", "seals", "reason", "note", "request"}  # what a redaction may change
NEVER = {table: f"{table} is never changed or deleted" for table in GUARDED}
NEVER["journal_entry"] = "journal entries are never changed"
# As salted_hashes.player_named finds whom an entry names.
PLAYER = """CASE
    WHEN OLD.kind = 'player.added' THEN OLD.subject::text
    WHEN OLD.kind = 'invitation.made' THEN (OLD.body::json ->> 'player_id')::uuid::text
    WHEN OLD.kind LIKE 'ruling.%' AND OLD.body::json #>> '{ruling,offender,kind}' = 'player'
    THEN (OLD.body::json #>> '{ruling,offender,id}')::uuid::text
END"""
# Callers can change settings: the path fixes what names mean, E'' below what backslashes mean.
SAFELY = "LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp"
IS_REDACTION = r"""
CREATE FUNCTION is_redaction(before text, after text, seals text, seals_after text, whose text) RETURNS boolean AS $$
DECLARE
    string CONSTANT text := E'"(?:[^"\\\\]|\\\\.)*":?';
    digits CONSTANT text := encode(sha256(convert_to(whose, 'UTF8')), 'hex');
    place text; kept json; way text[]; said text; instead text; seal text;
    expected text[] := '{}'; removed text[] := '{}'; changed text[];
BEGIN
    IF seals IS NULL OR seals_after IS NULL THEN
        RETURN before = after AND seals IS NOT DISTINCT FROM seals_after;
    END IF;
    FOR place, kept IN SELECT key, value FROM json_each(seals::json) LOOP
        way := string_to_array(place, '.');
        said := (before::json #> way)::text;
        seal := '["' || (kept ->> 'salt') || '",' || said || ']';
        seal := '{"seal":"' || encode(sha256(convert_to(seal, 'UTF8')), 'hex') || '"}';
        IF (seals_after::json -> place)::text = seal THEN
            instead := to_json(CASE
                WHEN way[cardinality(way)] IN ('note', 'reason', 'evidence', 'ended_reason', 'shown') THEN '…'
                WHEN way[cardinality(way)] = 'id_number' THEN '№ ' || left(digits, 12)
                ELSE '№ ' || left(digits, 6)
            END)::text;
            IF (after::json #> way)::text IS DISTINCT FROM instead THEN
                RETURN false;
            END IF;
            IF said <> instead THEN
                removed := array_append(removed, said || instead);
            END IF;
        ELSE
            seal := kept::text;
        END IF;
        expected := array_append(expected, to_json(place)::text || ':' || seal);
    END LOOP;
    -- The strings that differ are just those, and what stands between strings is as it was.
    SELECT coalesce(array_agg(pair.old[1] || pair.new[1] ORDER BY pair.old[1] || pair.new[1] COLLATE "C"), '{}')
    INTO changed
    FROM ROWS FROM (regexp_matches(before, string, 'g'), regexp_matches(after, string, 'g')) AS pair(old, new)
    WHERE pair.old IS DISTINCT FROM pair.new;
    removed := array(SELECT pair FROM unnest(removed) AS pair ORDER BY pair COLLATE "C");
    RETURN seals_after = '{' || array_to_string(expected, ',') || '}'
        AND changed = removed
        AND regexp_replace(before, string, '"', 'g') = regexp_replace(after, string, '"', 'g');
END $$
"""


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute(IS_REDACTION + SAFELY)
    for table in NEVER:
        _guard(table, f" OR {_schema()}.is_redaction({_arguments(table)}) IS NOT TRUE")


def downgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in NEVER:
        _guard(table, "")
    op.execute("DROP FUNCTION is_redaction(text, text, text, text, text)")


def _guard(table: str, unless_redacted: str) -> None:
    kept = [name for name in _columns(table) if name not in OPEN]
    before, after = (", ".join(f"{row}.{name}" for name in kept) for row in ("OLD", "NEW"))
    own = f"{_schema()}.journal_head AS head WHERE head.tournament_id = OLD.tournament_id"
    erasing = f"EXISTS (SELECT 1 FROM {own} AND head.erasing)"  # noqa: S608 -- our own names
    refused = f"ROW({before}) IS DISTINCT FROM ROW({after}) OR NOT {erasing}{unless_redacted}"
    op.execute(
        f"CREATE OR REPLACE FUNCTION {table}_refuse_but_erasing() RETURNS trigger {SAFELY} AS "
        f"$$ BEGIN IF {refused} THEN RAISE EXCEPTION '{NEVER[table]}'; END IF; RETURN NEW; END $$"
    )


def _arguments(table: str) -> str:
    """What a redaction may change, before and after, as JSON text and as seals; and tournament/player, where named."""
    before, after = (_texts(table, row) for row in ("OLD", "NEW"))
    whose = f"OLD.tournament_id || '/' || {PLAYER}" if table == "journal_entry" else "NULL"
    return f"{before}, {after}, OLD.seals, NEW.seals, {whose}"


def _texts(table: str, row: str) -> str:
    """The columns that are JSON already come last, so that none can reach into what follows."""
    columns = _columns(table)
    if "body" in columns:
        return f"{row}.body"
    said = {name: f"coalesce(to_json({row}.{name})::text, 'null')" for name in ("note", "reason") if name in columns}
    sent = {"request": f"{row}.request"} if "request" in columns else {}
    members = [f"""'"{name}":' || {value}""" for name, value in {**said, **sent}.items()]
    return "'{' || " + " || ',' || ".join(members) + " || '}'"


def _columns(table: str) -> list[str]:
    return [column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)]


def _schema() -> str:
    """Where the tables are: a caller's search path must not lead the guards elsewhere."""
    bind = op.get_bind()
    return bind.dialect.identifier_preparer.quote(str(bind.dialect.default_schema_name))
