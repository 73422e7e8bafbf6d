"""What a call names must be there: table, hanchan, offender."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row

from api.problems import Problem
from models import calls

LISTS = {"player": "players", "team": "teams", "official": "officials"}


def look_up(connection: Connection, tournament_id: UUID, ruling_id: UUID, call: Mapping[str, Any]) -> Row[Any]:
    """What the call names and what waits at its table (see `models.calls`)."""
    offender = call["offender"]
    named = (offender["kind"], offender["id"])
    return calls.look_up(connection, tournament_id, ruling_id, call["table"], call.get("hanchan"), named)


def check(call: Mapping[str, Any], found: Row[Any]) -> None:
    """Raise a 422 problem that names every field which names nothing of this tournament."""
    mistakes = []
    if found.table_label is None:
        mistakes.append(_missing("table", "table", "tables"))
    if call.get("hanchan") is not None:
        if found.hanchan_table is None:
            mistakes.append(_missing("hanchan", "hanchan", "hanchans"))
        elif found.hanchan_table != call["table"]:
            cure = f"Name table {found.hanchan_table}, or another hanchan."
            mistakes.append({"field": "hanchan", "message": "It is played at another table.", "cure": cure})
    if found.offender_name is None:
        kind = call["offender"]["kind"]
        mistakes.append(_missing("offender.id", kind, LISTS[kind]))
    if mistakes:
        raise Problem(422, errors=mistakes)


def _missing(field: str, what: str, listed: str) -> dict[str, str]:
    return {
        "field": field,
        "message": f"This tournament has no such {what}.",
        "cure": f"Choose one of GET …/{listed}, or add it there first.",
    }
