"""The schema of a SQLite database as its `sqlite_master` tells it, and the one that the migrations make."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection

from models.database import schema
from models.database.engine import sqlite_url
from models.database.integrity.catalogue import Catalogue

MASTER = "SELECT type, name, tbl_name, sql FROM sqlite_master"
TOKEN = re.compile(
    r"""(?P<skipped>\s+|--[^\n]*)|'[^']*+'?|(?P<quoted>(?<!")"[a-z_][a-z0-9_]*"(?!"))|"[^"]*+"?|\w+|.""",
    re.DOTALL,
)
AUTOMATIC = re.compile(r"sqlite_autoindex_\w+")
OF_TOOLS = {
    "table sqlite_stat1": frozenset({"CREATE TABLE sqlite_stat1", "tbl", "idx", "stat"}),
    "table sqlite_stat4": frozenset(
        {"CREATE TABLE sqlite_stat4", "tbl", "idx", "neq", "nlt", "ndlt", "sample"},
    ),
    "table _litestream_seq": frozenset({"CREATE TABLE _litestream_seq", "id INTEGER PRIMARY KEY", "seq INTEGER"}),
    "table _litestream_lock": frozenset({"CREATE TABLE _litestream_lock", "id INTEGER"}),
}
"""What SQLite adds where somebody ran ANALYZE, and Litestream where it copies the file: tables that do nothing."""


def read_catalogue(connection: Connection) -> Catalogue:
    """Read the schema. Raises sqlalchemy.exc.DBAPIError where it can't be read."""
    found = dict(map(_entry, connection.exec_driver_sql(MASTER)))
    return {name: parts for name, parts in found.items() if OF_TOOLS.get(name) != parts}


@cache
def made_catalogue(revision: str) -> Catalogue:
    """Return what the migrations make up to this revision, in a database of their own."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "made.sqlite3"
        schema.upgrade(sqlite_url(file), revision)
        with closing(sqlite3.connect(file)) as connection:
            return MappingProxyType(dict(map(_entry, connection.execute(MASTER))))


def _entry(row: Any) -> tuple[str, frozenset[str]]:
    kind, name, table, sql = map(str, row)
    if kind == "index" and row[3] is None and AUTOMATIC.fullmatch(name):
        return f"index {name}", frozenset({f"made for a constraint of {table}"})
    if kind == "table":
        return f"table {name}", frozenset(_parts(_tokens(sql)))
    return f"{kind} {name}", frozenset({f"{table}: {' '.join(_tokens(sql))}"})


def _tokens(sql: str) -> list[str]:
    """Split a statement: comments, spaces and quotes around a plain name, which SQLite itself puts there, say nothing.

    The keywords of ours are capitals, and no quoted capital loses its quotes: a name never becomes a keyword.
    """
    found = (match for match in TOKEN.finditer(sql) if not match["skipped"])
    return [match[0].strip('"') if match["quoted"] else match[0] for match in found]


def _parts(words: list[str]) -> Iterator[str]:
    """Yield a table's name, each column and constraint, and what follows them: their order differs by its history."""
    part: list[str] = []
    depth = 0
    for word in words:
        depth += {"(": 1, ")": -1}.get(word, 0)
        if (word, depth) in (("(", 1), (",", 1), (")", 0)):
            yield " ".join(part)
            part = []
        else:
            part.append(word)
    if part:
        yield " ".join(part)
