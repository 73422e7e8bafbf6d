"""The extra time that a table is given."""

from __future__ import annotations

from typing import Any, NotRequired
from uuid import UUID

from sqlalchemy import Connection

from models.event import extra_times, hanchans
from models.event.extra_times import ExtraTime
from models.journal import journal as journals
from models.journal.journal import Journal
from models.ruling import rulings
from services.device_time import DeviceTime, device_time
from services.errors import NotFound, invalid_field
from services.idempotency import check_same_request
from services.tournament.in_play import check_in_play


class NewExtraTime(DeviceTime):
    """So much more time for a hanchan, or less, and the ruling that took the time."""

    hanchan: UUID
    seconds: int
    ruling: NotRequired[UUID]
    reason: NotRequired[str]


def put_extra_time(journal: Journal, extra_id: UUID, sent: NewExtraTime) -> tuple[dict[str, Any], bool]:
    """Give a table extra time, or take some off; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, Invalid for more than can be taken off, and for a ruling that is
    not of this hanchan or was given time before.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = extra_times.find(connection, tournament_id, extra_id)
    if row is not None:
        check_same_request(row, sent)
        return _serialise(connection, row), False
    _check(connection, tournament_id, sent)
    extra_times.add(journal, _columns(extra_id, sent))
    return get_extra_time(connection, tournament_id, extra_id), True


def get_extra_time(connection: Connection, tournament_id: UUID, extra_id: UUID) -> dict[str, Any]:
    """Return the answer of extra time that was given. Raises NotFound."""
    row = extra_times.find(connection, tournament_id, extra_id)
    if row is None:
        raise NotFound("This tournament has no such extra time.")
    return _serialise(connection, row)


def _serialise(connection: Connection, row: ExtraTime) -> dict[str, Any]:
    hash_ = journals.hash_of(connection, row.tournament_id, row.journal_seq)
    clock = {name: getattr(row, name) for name in ("device_at", "clock_offset_ms") if getattr(row, name) is not None}
    return {
        "id": row.id,
        "hanchan": row.hanchan_id,
        "seconds": row.seconds,
        "ruling": row.ruling_id,
        "reason": row.reason,
        "official": row.official_id,
        "server_at": row.server_at,
        "journal": {"seq": row.journal_seq, "hash": hash_},
        **clock,
    }


def _check(connection: Connection, tournament_id: UUID, sent: NewExtraTime) -> None:
    hanchan = hanchans.find(connection, tournament_id, sent["hanchan"])
    if hanchan is None:
        raise invalid_field("hanchan", "This tournament has no such hanchan.", "Choose one of GET …/hanchans.")
    check_in_play(hanchan)
    has = extra_times.totals(connection, tournament_id).get(sent["hanchan"], 0)
    if has + sent["seconds"] < 0:
        message = f"This hanchan has {has} seconds of extra time: no more can be taken off."
        raise invalid_field("seconds", message, f"Send -{has} at the least.")
    if "ruling" in sent:
        _check_ruling(connection, tournament_id, sent)


def _check_ruling(connection: Connection, tournament_id: UUID, sent: NewExtraTime) -> None:
    ruling = rulings.find(connection, tournament_id, sent["ruling"])
    if ruling is None or ruling.hanchan_id not in (None, sent["hanchan"]):
        raise invalid_field("ruling", "This hanchan has no such ruling.", "Name one of GET …/rulings?hanchan=….")
    given = extra_times.for_ruling(connection, tournament_id, sent["ruling"])
    if sent["seconds"] > 0 and given > 0:
        message = f"{given} seconds were given for this ruling already."
        raise invalid_field("ruling", message, "Leave the ruling out, and say why more is given.")


def _columns(extra_id: UUID, sent: NewExtraTime) -> dict[str, Any]:
    return {
        "id": extra_id,
        "hanchan_id": sent["hanchan"],
        "seconds": sent["seconds"],
        "ruling_id": sent.get("ruling"),
        **device_time(sent),
        "reason": sent.get("reason"),
        "request": sent,
    }
