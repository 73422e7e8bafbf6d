"""A backup beside the present database: what each holds, and what becomes of what the backup lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from services.backups.contents import Kept

RETURNING = frozenset(
    {
        *(f"ruling.{what}" for what in ("issued", "deferred", "closed", "withdrawn", "amended")),
        *(f"escalation.{what}" for what in ("opened", "decided", "appealed", "reopened")),
        *(f"help.{what}" for what in ("called", "answered", "ended")),
        *("photo.attached", "note.added", "dead-hand.declared", "dead-hand.cleared", "hand.ended"),
        *("hanchan.scheduled", "timing.recorded", "time.added", "time.confirmed", "time.dismissed"),
        *("ledger.posted", "fine.paid", "result.entered", "result.corrected"),
        *("log.key-made", "witness.joined"),
    }
)
"""Kinds of entries that officials' phones bring back, with what the server writes of itself."""


def compare(backup: Mapping[UUID, Kept], present: Mapping[UUID, Kept]) -> list[dict[str, Any]]:
    """Compare tournament by tournament; one that only the present database has comes last.

    `common`: the number of the last entry that both have. `returning` and `lost`: how many entries of which kind the
    backup lacks, those that officials' phones send again and those that nobody does.
    """
    ids = [*backup, *(id_ for id_ in present if id_ not in backup)]
    return [_compared(id_, backup.get(id_), present.get(id_)) for id_ in ids]


def _compared(id_: UUID, backup: Kept | None, present: Kept | None) -> dict[str, Any]:
    named = backup or present
    assert named is not None, "one of them has it"  # noqa: S101 -- for the type checker
    common = backup.common(present) if backup and present else 0
    lacking = present.since(common) if present else Counter[str]()
    return {
        "id": str(id_),
        "slug": named.slug,
        "name": named.name,
        "backup": _serialise(backup),
        "present": _serialise(present),
        "common": common,
        "returning": {kind: count for kind, count in lacking.items() if kind in RETURNING},
        "lost": {kind: count for kind, count in lacking.items() if kind not in RETURNING},
    }


def _serialise(kept: Kept | None) -> dict[str, Any] | None:
    return None if kept is None else {"head": kept.head, "at": kept.last_at and kept.last_at.isoformat()}
