"""Every ruling of an event, a row each, in the order of the journal: withdrawn and amended ones too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from uuid import UUID

from models.ruling import escalations
from models.ruling.ruling_lists import JournaledRuling, list_all
from services.exports.event import Event
from services.exports.outcome_line import outcome_line, p_of, prescribed
from services.exports.sheet import Cell, Sheet

COLUMNS = (
    *("seq", "time", "round", "table", "hand", "seat", "who", "id_number", "name", "team", "foul", "penalty", "p"),
    *("prescribed", "followed", "reason", "status", "counts", "official", "conflict", "note", "escalated", "amends"),
    *("incident", "ended", "ended_by", "ended_reason", "received", "revision", "ruling", "hash"),
)
ALL = 2**31 - 1


def rulings(event: Event) -> Sheet:
    """Make the sheet."""
    escalated = {row.id: row.status for row in escalations.page(event.connection, event.id, limit=ALL)}
    rows = (_row(event, row, escalated) for row in list_all(event.connection, event.id))
    return Sheet(event.labels["title.rulings"], [event.labels[name] for name in COLUMNS], rows)


def _row(event: Event, row: JournaledRuling, escalated: Mapping[UUID, str]) -> list[Cell]:
    return [*_call(event, row), *_outcome(event, row), *_later_cells(event, row, escalated)]


def _call(event: Event, row: JournaledRuling) -> Iterator[Cell]:
    yield row.journal_seq
    yield event.local(row.ruled_at)
    yield event.round(row.hanchan_id)
    yield event.tables[row.table_id].label
    yield event.hand(row)
    yield event.seat(row.seat)
    yield from event.who(row.offender_kind, row.offender_id)
    yield event.foul(row.foul)


def _outcome(event: Event, row: JournaledRuling) -> Iterator[Cell]:
    yield outcome_line(row, event.language)
    yield p_of(row)
    yield prescribed(row, event.language)
    yield event.yes(row.prescribed_followed)
    yield row.reason
    yield event.labels[f"status.{row.status}"]
    yield event.yes(row.counts)
    yield event.official(row.official_id)
    yield event.labels[f"conflict.{row.list_item['conflict']}"] if "conflict" in row.list_item else None
    yield row.note


def _later_cells(event: Event, row: JournaledRuling, escalated: Mapping[UUID, str]) -> Iterator[Cell]:
    yield event.escalation(escalated[row.id]) if row.id in escalated else None
    yield None if row.amends is None else str(row.amends)
    yield None if row.incident_id is None else str(row.incident_id)
    yield event.local(row.ended_at)
    yield event.official(row.ended_by)
    yield row.ended_reason
    yield event.local(row.server_at)
    yield row.revision
    yield str(row.id)
    yield row.hash
