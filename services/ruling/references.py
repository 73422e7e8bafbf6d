"""What a call names must be there: table, hanchan, offender."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans
from models.event.tables import PlayingTable
from models.people.credentials import Caller
from models.ruling import incidents
from models.ruling.incidents import Incident
from services.errors import CallerRevoked, Invalid
from services.ruling.request import AtTable, RulingRequest

LISTS = {"player": "players", "team": "teams", "official": "officials"}


def look_up(connection: Connection, caller: Caller, ruling_id: UUID, call: RulingRequest, at: datetime) -> Incident:
    """Find what the call names and what waits at its table (see `incidents`). Raises CallerRevoked."""
    offender = call["offender"]
    named = (offender["kind"], offender["id"])
    place = (call["table"], call.get("hanchan"))
    found = incidents.look_up(connection, caller.tournament_id, ruling_id, *place, named, caller, at)
    if not found.caller_stands:
        raise CallerRevoked
    if _was_there(connection, caller.tournament_id, call, found.hanchan_table):
        return found._replace(hanchan_table=call["table"])
    return found


def check(call: RulingRequest, found: Incident) -> None:
    """Raise Invalid that names every field which names nothing of this tournament."""
    mistakes = _place(call, found.table_label is not None, found.hanchan_table)
    if found.offender_name is None:
        kind = call["offender"]["kind"]
        mistakes.append(_missing("offender.id", kind, LISTS[kind]))
    if mistakes:
        raise Invalid(errors=mistakes)


def name_person(call: RulingRequest, found: Incident) -> RulingRequest:
    """Name as the offender the entry that counts, where another of the same player was named."""
    offender = call["offender"]
    return call if found.offender is None else {**call, "offender": {**offender, "id": found.offender}}


def check_place(connection: Connection, tournament_id: UUID, sent: AtTable) -> None:
    """Check the place of what names no offender. Raises Invalid."""
    table = register.find(connection, PlayingTable, tournament_id, sent["table"])
    hanchan = hanchans.find(connection, tournament_id, sent["hanchan"]) if "hanchan" in sent else None
    at = None if hanchan is None else hanchan.table_id
    moved = _was_there(connection, tournament_id, sent, at)
    mistakes = _place(sent, table is not None, sent["table"] if moved else at)
    if mistakes:
        raise Invalid(errors=mistakes)


def _was_there(connection: Connection, tournament_id: UUID, sent: AtTable, hanchan_table: UUID | None) -> bool:
    """Return whether the hanchan was moved from the table that is named: it was there when this was made."""
    if hanchan_table is None or hanchan_table == sent["table"] or "hanchan" not in sent:
        return False
    return sent["table"] in hanchans.former_tables(connection, tournament_id, sent["hanchan"])


def _place(sent: AtTable, table: bool, hanchan_table: UUID | None) -> list[dict[str, str]]:
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
