"""One thing wrong with what was sent, as problems name it."""

from __future__ import annotations

Mistake = dict[str, str]


def mistake(field: str, message: str, cure: str) -> Mistake:
    """The field (dotted path), what is wrong, what to do about it."""
    return {"field": field, "message": message, "cure": cure}
