"""Column types that come back from both databases exactly as they went in."""

from datetime import UTC, datetime
from typing import Any

import orjson
from sqlalchemy import DateTime, Dialect, String, Text
from sqlalchemy.types import TypeDecorator, TypeEngine

EARLIEST = datetime(1970, 1, 1, tzinfo=UTC)
LATEST = datetime(2200, 1, 1, tzinfo=UTC)


def canonical(value: Any) -> bytes:
    """Write `value` as canonical JSON: keys sorted, no spaces, UTF-8. Raises TypeError for what JSON cannot say."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


def utc_text(moment: datetime) -> str:
    """Write `moment` in UTC, in 32 characters, so that text order is time order. Raises ValueError for a naive time."""
    if moment.tzinfo is None:
        raise ValueError(f"the time {moment.isoformat()} has no time zone: give one with an offset, best UTC")
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: ISO text in SQLite, timestamptz in PostgreSQL, always an aware UTC datetime in Python."""

    impl = DateTime
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        kind: TypeEngine[Any] = String(32) if dialect.name == "sqlite" else DateTime(timezone=True)
        return dialect.type_descriptor(kind)

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        if value is None:
            return None
        text = utc_text(value)
        return text if dialect.name == "sqlite" else value

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        moment = datetime.fromisoformat(value) if isinstance(value, str) else value
        return moment.astimezone(UTC)


class JsonText(TypeDecorator[Any]):
    """A JSON value kept as canonical text: the bytes that were hashed are the bytes that are stored."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else canonical(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else orjson.loads(value)
