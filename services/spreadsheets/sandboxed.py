"""Sheets are opened in a child process: whatever is sent costs the server no more than its limits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from services.errors import invalid_field
from services.sandbox.limits import Limits
from services.sandbox.run import LimitExceeded, Outcome, run
from services.spreadsheets.files.document import Source

LIMITS = Limits(processor=15, clock=60, memory=400)


def call(function: Callable[..., Outcome], source: Source, **arguments: str) -> Any:
    """Call the function in a child, which gets the source back by `source_from`; return its outcome.

    Raises Invalid, as the function does, and where it needs more than it may use.
    """
    chosen = asdict(source)
    content = chosen.pop("content")
    text = isinstance(content, str)
    try:
        outcome, _ = run(function, content.encode() if text else content, LIMITS, text=text, chosen=chosen, **arguments)
    except LimitExceeded as error:
        raise invalid_field(source.field, str(error), "Copy the filled rows into a new file, or send fewer.") from None
    return outcome


def source_from(content: bytes, text: bool, chosen: dict[str, Any]) -> Source:
    """Return the source that was sent to this child."""
    return Source(content.decode() if text else content, **chosen)
