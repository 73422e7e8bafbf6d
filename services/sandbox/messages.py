"""What parent and child tell each other: a line of JSON, then bytes. The parent trusts nothing more of what comes."""

from __future__ import annotations

from typing import Any

import orjson

from services.errors import Invalid, TooLarge

REFUSALS = (Invalid, TooLarge)
"""What a child may raise for the parent to raise again."""


def pack(said: Any, content: bytes = b"") -> bytes:
    """Write a message. Raises TypeError for what is no JSON."""
    return orjson.dumps(said) + b"\n" + content


def unpack(message: bytes) -> tuple[Any, bytes]:
    """Read a message: what was said, and the bytes. Raises ValueError for what is none."""
    said, newline, content = message.partition(b"\n")
    if not newline:
        raise ValueError("a message begins with a line")
    return orjson.loads(said), content


def describe(error: Invalid | TooLarge) -> dict[str, Any]:
    """Describe a refusal, so that the parent can make it again."""
    kind = REFUSALS.index(type(error))
    return {"kind": kind, "detail": error.detail, "slug": error.slug, "errors": error.errors, "members": error.members}


def refusal(described: dict[str, Any]) -> Invalid | TooLarge:
    """Make the refusal that a child described."""
    kind = REFUSALS[described["kind"]]
    error = kind(described["detail"], errors=described["errors"], **described["members"])
    error.slug = described["slug"]
    return error
