"""The JSON of a ruling: the same bytes each time it is asked for, until something happens to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import Connection

import rulings as rules
from models.journal import journal
from models.ruling import escalation_steps, offences, photos
from models.ruling.hand import HandColumns
from models.ruling.rulings import Ruling
from rulings.engine.issue import localise_issued
from services.escalation.serialise import escalation
from services.ruling.corrections import list_corrections
from services.ruling.notes import list_notes
from services.ruling.present_names import PresentNames

SHOWN_EARLIER = 5


def ruling(connection: Connection, row: Ruling, language: str) -> dict[str, Any]:
    """Make the JSON of a stored ruling, reading its escalation."""
    escalated = escalation_steps.escalation_of(connection, row.tournament_id, row.id)
    return with_escalation(connection, row, None if escalated is None else escalation(connection, escalated), language)


def with_escalation(
    connection: Connection, row: Ruling, escalated: Mapping[str, Any] | None, language: str
) -> dict[str, Any]:
    """Make the JSON of a stored ruling, with its decision in words and what the offender did before.

    `escalated`: the JSON of its escalation, None where it was never escalated.
    """
    tournament_id = row.tournament_id
    decision = {name: value for name, value in row.decision.items() if name != "shown"}
    return {
        "id": row.id,
        "status": row.status,
        "kind": row.kind,
        "table": row.table_id,
        "hanchan": row.hanchan_id,
        "hand": hand(row),
        "seat": row.seat,
        "offender": {"kind": row.offender_kind, "id": row.offender_id},
        "foul": row.foul,
        "decision": localise(decision, language),
        "shown": row.decision["shown"],
        "issued": _issued(row, language),
        "prescribed_followed": row.prescribed_followed,
        "known": row.known,
        "revision": row.revision,
        "second_decision": localise(row.second_decision, language),
        "final_decision": localise(row.final_decision, language),
        "earlier": earlier(connection, tournament_id, row.offender_id, before=row.journal_seq),
        "times": {name: getattr(row, name) for name in ("ruled_at", "device_at", "clock_offset_ms", "server_at")},
        "official": row.official_id,
        "conflict": row.list_item.get("conflict"),
        "note": row.note,
        "incident": row.incident_id,
        "amends": row.amends,
        "amended_by": row.amended_by,
        "closed_by": _cause(row),
        "ended": _ended(row),
        "corrections": list_corrections(connection, row, language),
        "notes": list_notes(connection, tournament_id, row.id),
        "photos": [photo._asdict() for photo in photos.of_ruling(connection, tournament_id, row.id)],
        "escalation": escalated,
        "journal": {"seq": row.journal_seq, "hash": journal.hash_of(connection, tournament_id, row.journal_seq)},
    }


def localise(decision: Mapping[str, Any] | None, language: str) -> Mapping[str, Any] | None:
    """Put a decision into the reader's language; None stays None."""
    return None if decision is None else rules.localise(rules.library(), decision, language)


def earlier(
    connection: Connection,
    tournament_id: UUID,
    offender_id: UUID,
    before: int | None = None,
    limit: int = SHOWN_EARLIER,
) -> dict[str, Any]:
    """Count an offender's offences by foul, and list the newest."""
    found = offences.list_prior(connection, tournament_id, offender_id, limit, before)
    names = PresentNames(connection, tournament_id)
    items = [orjson.Fragment(names.text(line.item)) for line in found.newest]
    return {"counts": found.counts, "total": sum(found.counts.values()), "items": items}


def hand(row: HandColumns) -> dict[str, Any] | None:
    """Make the JSON of the hand that a row names."""
    if row.hand_wind is None:
        return None
    return {"wind": row.hand_wind, "number": row.hand_number, "counters": row.hand_counters}


def _ended(row: Ruling) -> dict[str, Any] | None:
    """Say when, by whom and why a ruling was withdrawn or amended; None while it is in force."""
    return None if row.ended_at is None else {"at": row.ended_at, "by": row.ended_by, "reason": row.ended_reason}


def _cause(row: Ruling) -> dict[str, Any] | None:
    """Name what closed a deferred ruling: the end of the hand, or a ruling that ended it early."""
    causes = {"hand-end": row.closed_by, "ruling": row.closed_by_ruling}
    return next(({"kind": kind, "id": identity} for kind, identity in causes.items() if identity is not None), None)


def _issued(row: Ruling, language: str) -> dict[str, Any] | None:
    if row.issued is None:
        return None
    return {**localise_issued(rules.library(), row.issued, language), "reason": row.reason}
