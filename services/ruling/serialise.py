"""A ruling as it is answered: the same bytes each time it is asked for, until something happens to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import Connection

import rulings as rules
from models.journal import journal
from models.ruling import escalation_steps, offences, photos
from rulings.engine.issue import speak_issued
from services.escalation.state import escalation

SHOWN_EARLIER = 5


def ruling(
    row: Mapping[str, Any],
    decision: Mapping[str, Any],
    earlier: Mapping[str, Any],
    hash_: str,
    language: str,
) -> dict[str, Any]:
    """A ruling: the columns of its row, its spoken decision, what the offender did before, its journal entry's hash."""
    return {
        "id": row["id"],
        "status": row["status"],
        "kind": row["kind"],
        "table": row["table_id"],
        "hanchan": row["hanchan_id"],
        "hand": hand(row),
        "seat": row["seat"],
        "offender": {"kind": row["offender_kind"], "id": row["offender_id"]},
        "foul": row["foul"],
        "decision": decision,
        "shown": row["decision"]["shown"],
        "issued": _issued(row, language),
        "prescribed_followed": row["prescribed_followed"],
        "known": row["known"],
        "revision": row["revision"],
        "second_decision": spoken(row.get("second_decision"), language),
        "final_decision": spoken(row.get("final_decision"), language),
        "earlier": earlier,
        "times": {
            "ruled_at": row["ruled_at"],
            "device_at": row["device_at"],
            "clock_offset_ms": row["clock_offset_ms"],
            "server_at": row["server_at"],
        },
        "official": row["official_id"],
        "conflict": row["list_item"].get("conflict"),
        "note": row["note"],
        "amends": row["amends"],
        "amended_by": row.get("amended_by"),
        "closed_by": _cause(row),
        "ended": ended(row),
        "photos": [],
        "escalation": None,
        "journal": {"seq": row["journal_seq"], "hash": hash_},
    }


def stored(connection: Connection, row: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The answer for a ruling read back from the database."""
    before = earlier(connection, row["tournament_id"], row["offender_id"], before=row["journal_seq"])
    hash_ = journal.hash_of(connection, row["tournament_id"], row["journal_seq"])
    decision = {name: value for name, value in row["decision"].items() if name != "shown"}
    answer = ruling(row, rules.speak(rules.library(), decision, language), before, hash_, language)
    attached = photos.of_ruling(connection, row["tournament_id"], row["id"])
    escalated = escalation_steps.escalation_of(connection, row["tournament_id"], row["id"])
    return {
        **answer,
        "photos": [photo._asdict() for photo in attached],
        "escalation": None if escalated is None else escalation(connection, escalated),
    }


def spoken(decision: Mapping[str, Any] | None, language: str) -> Mapping[str, Any] | None:
    """The decision with its words, or None."""
    return None if decision is None else rules.speak(rules.library(), decision, language)


def earlier(
    connection: Connection,
    tournament_id: UUID,
    offender_id: UUID,
    without: UUID | None = None,
    before: int | None = None,
    limit: int = SHOWN_EARLIER,
) -> dict[str, Any]:
    """What counts against an offender: how often which foul, and the newest rulings."""
    found = offences.earlier(connection, tournament_id, offender_id, limit, without, before)
    items = [orjson.Fragment(line.item) for line in found.newest]
    return {"counts": found.counts, "total": sum(found.counts.values()), "items": items}


def hand(row: Mapping[str, Any]) -> dict[str, Any] | None:
    """The hand that a row names."""
    if row["hand_wind"] is None:
        return None
    return {"wind": row["hand_wind"], "number": row["hand_number"], "counters": row["hand_counters"]}


def ended(row: Mapping[str, Any]) -> dict[str, Any] | None:
    """When, by whom and why a ruling was withdrawn or amended."""
    if row.get("ended_at") is None:
        return None
    return {"at": row["ended_at"], "by": row["ended_by"], "reason": row["ended_reason"]}


def _cause(row: Mapping[str, Any]) -> dict[str, Any] | None:
    """What closed a deferred ruling: the end of the hand, or a ruling that did not let it end."""
    causes = {"hand-end": row.get("closed_by"), "ruling": row.get("closed_by_ruling")}
    return next(({"kind": kind, "id": identity} for kind, identity in causes.items() if identity is not None), None)


def _issued(row: Mapping[str, Any], language: str) -> dict[str, Any] | None:
    if row["issued"] is None:
        return None
    return {**speak_issued(rules.library(), row["issued"], language), "reason": row["reason"]}
