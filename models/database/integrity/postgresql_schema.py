"""The schema of a PostgreSQL database as its catalogue tells it, and the one that the migrations make.

The latter lies in `postgresql.json`, written by `make catalogue`: who audits may make no database to compare with.
"""

# ruff: noqa: S608 -- queries of our own words

import json
import re
from functools import cache
from pathlib import Path

from sqlalchemy import Connection

from models.database.integrity.catalogue import Catalogue

MADE = Path(__file__).with_name("postgresql.json")
NOT_EXTENSIONS = "NOT EXISTS (SELECT FROM pg_depend WHERE objid = {}.oid AND deptype = 'e')"
RELATION = """
    CASE c.relkind WHEN 'r' THEN 'table' WHEN 'p' THEN 'partitioned table' WHEN 'v' THEN 'view'
    WHEN 'm' THEN 'materialised view' WHEN 'f' THEN 'foreign table' WHEN 'S' THEN 'sequence' ELSE 'type' END
    || ' ' || c.relname"""
OURS = f"c.relnamespace = 'public'::regnamespace AND {NOT_EXTENSIONS.format('c')}"
QUERIES = (
    "SELECT 'schema ' || coalesce(current_schema(), '?'), 'found first'",
    f"""SELECT {RELATION}, 'kept as ' || c.relpersistence::text || CASE WHEN c.relrowsecurity THEN ' by row' ELSE '' END
    || CASE WHEN EXISTS (SELECT FROM pg_inherits WHERE inhrelid = c.oid) THEN ' inheriting' ELSE '' END
    FROM pg_class c WHERE c.relkind NOT IN ('i', 'I', 't') AND {OURS}""",
    f"""SELECT {RELATION}, a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, c.oid), '')
    || CASE WHEN a.attgenerated = '' THEN '' ELSE ' GENERATED' END
    || CASE WHEN a.attidentity = '' THEN '' ELSE ' IDENTITY' END
    || CASE WHEN a.attcollation IN (0, t.typcollation) THEN '' ELSE ' COLLATE ' || a.attcollation::regcollation END
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relkind NOT IN ('i', 'I', 't', 'S') AND {OURS}""",
    f"""SELECT {RELATION}, o.conname || ' ' || pg_get_constraintdef(o.oid)
    FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid WHERE o.contype NOT IN ('n', 't') AND {OURS}""",
    f"""SELECT 'index ' || i.relname, pg_get_indexdef(i.oid) || CASE WHEN x.indisvalid THEN '' ELSE ' INVALID' END
    FROM pg_class c JOIN pg_index x ON x.indrelid = c.oid JOIN pg_class i ON i.oid = x.indexrelid WHERE {OURS}""",
    f"""SELECT 'trigger ' || t.tgname || ' of ' || c.relname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal AND {OURS}""",
    f"""SELECT 'switched-off constraint ' || o.conname || ' of ' || c.relname, t.tgenabled::text
    FROM pg_trigger t JOIN pg_constraint o ON o.oid = t.tgconstraint JOIN pg_class c ON c.oid = t.tgrelid
    WHERE t.tgisinternal AND t.tgenabled <> 'O' AND {OURS}""",
    f"""SELECT 'rule ' || r.rulename || ' of ' || c.relname, pg_get_ruledef(r.oid) || ' ' || r.ev_enabled::text
    FROM pg_rewrite r JOIN pg_class c ON c.oid = r.ev_class WHERE r.rulename <> '_RETURN' AND {OURS}""",
    f"""SELECT 'policy ' || p.polname || ' of ' || c.relname, p.polcmd::text
    FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid WHERE {OURS}""",
    f"""SELECT 'function ' || p.oid::regprocedure::text, p.prokind::text || p.prosecdef::text || p.provolatile::text
    || ' ' || l.lanname || ' ' || p.prorettype::regtype || ' ' || coalesce(p.proconfig::text, '') || ' ' || p.prosrc
    FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
    WHERE p.pronamespace = 'public'::regnamespace AND {NOT_EXTENSIONS.format("p")}""",
    f"""SELECT 'type ' || t.typname, t.typtype::text FROM pg_type t
    WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('d', 'e', 'r') AND {NOT_EXTENSIONS.format("t")}""",
    f"SELECT 'event trigger ' || e.evtname, e.evtevent FROM pg_event_trigger e WHERE {NOT_EXTENSIONS.format('e')}",
)
# A dump writes the casts of a list of texts another way than the database that was dumped.
CASTS = (
    (re.compile(r"::(?:text(?!\[)|character varying(?:\(\d{1,9}\))?)"), ""),
    (re.compile(r"\(('[^']*+')\)"), r"\1"),
    (re.compile(r"\((ARRAY\[[^\](]*+\])\)::text\[\]"), r"\1"),
)
VERBATIM = "function "  # what PostgreSQL keeps as it was written


def read_catalogue(connection: Connection) -> Catalogue:
    """Read the schema. Raises sqlalchemy.exc.DBAPIError where it can't be read."""
    found: dict[str, set[str]] = {}
    for query in QUERIES:
        for name, part in connection.exec_driver_sql(query):
            found.setdefault(name, set()).add(part if name.startswith(VERBATIM) else _plain(part))
    return {name: frozenset(parts) for name, parts in found.items()}


@cache
def made_catalogue() -> Catalogue:
    """Return what the migrations make, all of them."""
    return {name: frozenset(parts) for name, parts in json.loads(MADE.read_text("utf-8")).items()}


def as_json(catalogue: Catalogue) -> str:
    """Return a catalogue as the file has it."""
    return json.dumps({name: sorted(catalogue[name]) for name in sorted(catalogue)}, indent=1) + "\n"


def _plain(definition: str) -> str:
    for casts, kept in CASTS:
        definition = casts.sub(kept, definition)
    return definition
