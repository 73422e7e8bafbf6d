"""Seating of whole rounds, applied at once: every hanchan, and when it is to begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.database import register
from models.event import schedules
from models.event.hanchans import Hanchan
from models.journal import journal as entries
from models.journal.journal import Journal
from models.ruling.hand import SEATS
from services.idempotency import check_same_body
from services.ledger.debts import serialise_debts_of
from services.tournament.seating_check import check_rounds

ADDED = "seating.added"


class TableSeats(TypedDict):
    """Who begins on each seat of a table."""

    table: UUID
    seats: dict[str, UUID]


class SeatedRound(TypedDict):
    """A round: its label, perhaps when it begins and how many minutes it may last, and its tables."""

    label: str
    scheduled_at: NotRequired[datetime | None]
    minutes: NotRequired[int | None]
    tables: list[TableSeats]


class NewSeating(TypedDict):
    """What is to be seated."""

    rounds: list[SeatedRound]


def put_seating(journal: Journal, seating_id: UUID, sent: NewSeating) -> tuple[dict[str, Any], bool]:
    """Add the hanchans of whole rounds; return them, and whether they are new.

    Raises Conflict for other rounds under the same id, Invalid naming everything that can't be seated: then nothing is.
    """
    wanted = [_plain(round_) for round_ in sent["rounds"]]
    known = _find(journal.connection, journal.tournament_id, seating_id)
    if known is not None:
        check_same_body({"rounds": [_without_ids(round_) for round_ in known]}, {"rounds": wanted})
        return _answer(journal, seating_id, known), False
    check_rounds(journal.connection, journal.tournament_id, sent)
    added = [_add_round(journal, round_) for round_ in wanted]
    ids = [hanchan["id"] for round_ in added for hanchan in round_["tables"]]
    journal.append(ADDED, seating_id, {"hanchans": ids})
    return _answer(journal, seating_id, added), True


def _answer(journal: Journal, seating_id: UUID, rounds: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Answer with the rounds, and who there has a fine to pay."""
    seated = {player for round_ in rounds for table in round_["tables"] for player in table["seats"].values()}
    debts = serialise_debts_of(journal.connection, journal.tournament_id, seated)
    return {"id": seating_id, "rounds": rounds, "debts": debts}


def _plain(round_: SeatedRound) -> dict[str, Any]:
    at = round_.get("scheduled_at")
    times = {"scheduled_at": None if at is None else at.astimezone(UTC), "minutes": round_.get("minutes")}
    return {"label": round_["label"], **times, "tables": [dict(table) for table in round_["tables"]]}


def _without_ids(round_: Mapping[str, Any]) -> dict[str, Any]:
    return {**round_, "tables": [{"table": one["table"], "seats": one["seats"]} for one in round_["tables"]]}


def _add_round(journal: Journal, round_: Mapping[str, Any]) -> dict[str, Any]:
    tables = []
    for at_table in round_["tables"]:
        hanchan = uuid7()
        seats = {f"{seat}_id": at_table["seats"][seat] for seat in SEATS}
        values = {"id": hanchan, "table_id": at_table["table"], "round": round_["label"], **seats}
        register.add(journal, Hanchan, "hanchan.added", values)
        if round_["scheduled_at"] is not None:
            schedules.set_(journal, hanchan, round_["scheduled_at"], round_["minutes"])
        tables.append({"id": hanchan, **at_table})
    return {**round_, "tables": tables}


def _find(connection: Connection, tournament_id: UUID, seating_id: UUID) -> list[dict[str, Any]] | None:
    """Return the rounds that were added under this id, as they were then; None where there are none."""
    added = [entry for entry in entries.about(connection, tournament_id, seating_id) if entry.kind == ADDED]
    if not added:
        return None
    ids = [UUID(hanchan) for hanchan in added[0].body["hanchans"]]
    found: dict[UUID, dict[str, Any]] = {}
    for entry in entries.about_any(
        connection, tournament_id, ids, ("hanchan.added", "hanchan.scheduled"), added[0].seq
    ):
        found.setdefault(entry.subject, {}).update(entry.body)
    rounds = groupby(((str(found[id_]["round"]), id_) for id_ in ids), key=itemgetter(0))
    return [_round_of(label, [found[id_] | {"id": id_} for _, id_ in group]) for label, group in rounds]


def _round_of(label: str, hanchans: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Make a round of what the entries about its hanchans say."""
    tables = [
        {"id": one["id"], "table": UUID(one["table_id"]), "seats": {seat: UUID(one[f"{seat}_id"]) for seat in SEATS}}
        for one in hanchans
    ]
    at = hanchans[0].get("scheduled_at")
    times = {"scheduled_at": at and datetime.fromisoformat(at), "minutes": hanchans[0].get("minutes")}
    return {"label": label, **times, "tables": tables}
