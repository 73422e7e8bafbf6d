"""What a stored row says, as one hash: the journal keeps it, so a row edited behind its back is found.

The hash is over the values as both databases store them, hence the same on either.
"""

import hashlib
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID

from sqlalchemy import Table

from models.types import canonical, utc_text


def whole_row(table: Table, values: Mapping[str, Any]) -> dict[str, Any]:
    """`values` with None for every column left out; raises ValueError for a column that does not exist."""
    names = _names(table)
    unknown = sorted(values.keys() - names)
    if unknown:
        raise ValueError(f"{table.name} has no column {', '.join(unknown)}")
    return {name: values.get(name) for name in names}


def content_hash(table: Table, row: Mapping[str, Any]) -> str:
    """sha256 (hex) of the content of `row`, given as Python values or as either database stores them."""
    stored = {name: _stored(row[name]) for name in _names(table)}
    return hashlib.sha256(canonical(stored)).hexdigest()


def row_key(table: Table, identity: UUID | str) -> str:
    """How the journal names a row: `ruling/0190…`."""
    return f"{table.name}/{identity}"


@cache
def _names(table: Table) -> dict[str, None]:
    """The names of the columns, in their order."""
    return dict.fromkeys(table.columns.keys())


def _stored(value: Any) -> Any:
    return value if value is None or type(value) in (str, int) else _stored_form(value)


def _stored_form(value: Any) -> Any:
    if isinstance(value, UUID):
        return value.hex
    if isinstance(value, datetime):
        return utc_text(value)
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, dict | list | tuple):
        return canonical(value).decode()
    # An object, so that no text stored in its place can look the same.
    return {"sha256": hashlib.sha256(value).hexdigest()} if isinstance(value, bytes) else value
