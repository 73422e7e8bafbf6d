"""What a call names must be there: table, hanchan, offender."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from api.auth import official, refuse_revoked
from api.problems import Problem
from models import calls, register
from models.calls import Named
from models.hanchans import Hanchan
from models.tables import PlayingTable

LISTS = {"player": "players", "team": "teams", "official": "officials"}


def look_up(
    connection: Connection, tournament_id: UUID, ruling_id: UUID, call: Mapping[str, Any], at: datetime
) -> Named:
    """What the call names and what waits at its table (see `models.calls`). Refuses an official revoked meanwhile."""
    offender = call["offender"]
    named = (offender["kind"], offender["id"])
    place = (call["table"], call.get("hanchan"))
    found = calls.look_up(connection, tournament_id, ruling_id, *place, named, official(), at)
    refuse_revoked(found.caller_stands)
    return found


def check(call: Mapping[str, Any], found: Named) -> None:
    """Raise a 422 problem that names every field which names nothing of this tournament."""
    mistakes = _place(call, found.table_label is not None, found.hanchan_table)
    if found.offender_name is None:
        kind = call["offender"]["kind"]
        mistakes.append(_missing("offender.id", kind, LISTS[kind]))
    if mistakes:
        raise Problem(422, errors=mistakes)


def check_place(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    """The same for what names no offender."""
    table = register.find(connection, PlayingTable, tournament_id, sent["table"])
    hanchan = register.find(connection, Hanchan, tournament_id, sent["hanchan"]) if "hanchan" in sent else None
    mistakes = _place(sent, table is not None, None if hanchan is None else hanchan.table_id)
    if mistakes:
        raise Problem(422, errors=mistakes)


def _place(sent: Mapping[str, Any], table: bool, hanchan_table: UUID | None) -> list[dict[str, str]]:
    mistakes = [] if table else [_missing("table", "table", "tables")]
    if "hanchan" in sent and hanchan_table is None:
        mistakes.append(_missing("hanchan", "hanchan", "hanchans"))
    elif table and "hanchan" in sent and hanchan_table != sent["table"]:
        cure = f"Name table {hanchan_table}, or another hanchan."
        mistakes.append({"field": "hanchan", "message": "It is played at another table.", "cure": cure})
    return mistakes


def _missing(field: str, what: str, listed: str) -> dict[str, str]:
    return {
        "field": field,
        "message": f"This tournament has no such {what}.",
        "cure": f"Choose one of GET …/{listed}, or add it there first.",
    }
