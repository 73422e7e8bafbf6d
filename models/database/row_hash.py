"""What a stored row says, as one hash: the journal keeps it, so a row edited behind its back is found.

The hash is over the values as both databases store them, hence the same on either.
"""

import hashlib
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cache
from operator import attrgetter
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import Table

from models.database.types import canonical, utc_text
from models.journal.salted_hashes import Seals, add_salts, as_hashed


def whole_row(table: Table, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return `values` with None for columns left out, and with salts where the table has personal texts.

    Raises ValueError for a column that does not exist.
    """
    names = _names(table)
    unknown = sorted(values.keys() - names)
    if unknown:
        raise ValueError(f"{table.name} has no column {', '.join(unknown)}")
    row = {name: values.get(name) for name in names}
    if "seals" in row:
        row["seals"] = add_salts(table.name, row, row["seals"])
    return row


def row_hash(table: Table, row: Mapping[str, Any]) -> str:
    """Return sha256 (hex) of the content of `row`, given as Python values or as either database stores them.

    Personal texts count by their salted hashes. A column marked `info={"later": True}` came when rows had hashes
    already: while it is empty, nothing changed. Raises LookupError, TypeError, ValueError for wrong seals.
    """
    later = _later(table)
    values, seals = opened(row)
    said = as_hashed(values, seals)
    counted = {name: said[name] for name in _names(table) if name not in later or row[name] is not None}
    counted.pop("seals", None)
    stored = {
        name: _FORMS[kind](value) if (kind := type(value)) in _FORMS else value for name, value in counted.items()
    }
    if said.get("image") == b"":
        stored["image"] = {"sha256": said["sha256"]}  # of an image that was taken out, the hash stored beside it
    return hashlib.sha256(canonical(stored)).hexdigest()


def opened(row: Mapping[str, Any]) -> tuple[Mapping[str, Any], Seals | None]:
    """Return a row, its JSON parsed where seals reach into it, and its seals. Raises ValueError for broken JSON."""
    seals: Seals | None = _read(row.get("seals"))
    inside = {place.partition(".")[0] for place in seals or () if "." in place}
    return {**row, **{name: _read(row[name]) for name in inside}} if inside else row, seals


def _read(value: Any) -> Any:
    return orjson.loads(value) if isinstance(value, str) else value


def row_key(table: Table, identity: UUID | str) -> str:
    """Return how the journal names a row: `ruling/0190…`."""
    return f"{table.name}/{identity}"


@cache
def _names(table: Table) -> dict[str, None]:
    """Return the names of the columns, in their order."""
    return dict.fromkeys(table.columns.keys())


@cache
def _later(table: Table) -> frozenset[str]:
    return frozenset(column.name for column in table.columns if column.info.get("later"))


def _json(value: Any) -> str:
    return canonical(value).decode()


def _digest(value: bytes) -> dict[str, str]:
    """Return an object, so that no text stored in its place can look the same."""
    return {"sha256": hashlib.sha256(value).hexdigest()}


_FORMS: dict[type, Callable[[Any], Any]] = {  # as SQLite stores them
    UUID: attrgetter("hex"),
    datetime: utc_text,
    bool: int,
    dict: _json,
    list: _json,
    tuple: _json,
    bytes: _digest,
}
