"""What a stored row says, as one hash: the journal keeps it, so a row edited behind its back is found.

The hash is over the values as both databases store them, hence the same on either.
"""

import hashlib
from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Table

from models.types import canonical, utc_text


def whole_row(table: Table, values: Mapping[str, Any]) -> dict[str, Any]:
    """`values` with None for every column left out; raises ValueError for a column that does not exist."""
    unknown = sorted(values.keys() - table.columns.keys())
    if unknown:
        raise ValueError(f"{table.name} has no column {', '.join(unknown)}")
    return {column.name: values.get(column.name) for column in table.columns}


def content_hash(table: Table, row: Mapping[str, Any]) -> str:
    """sha256 (hex) of the content of `row`, given as Python values or as either database stores them."""
    stored = {column.name: _stored(row[column.name]) for column in table.columns}
    return hashlib.sha256(canonical(stored)).hexdigest()


def row_key(table: Table, identity: UUID | str) -> str:
    """How the journal names a row: `ruling/0190…`."""
    return f"{table.name}/{identity}"


def _stored(value: Any) -> Any:
    if isinstance(value, UUID):
        return value.hex
    if isinstance(value, datetime):
        return utc_text(value)
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, dict | list | tuple):
        return canonical(value).decode()
    return repr(value) if isinstance(value, bytes) else value
