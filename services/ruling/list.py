"""List rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import hanchans
from models.people.players import list_entries
from models.ruling.ruling_lists import Filters, Page, page
from rulings import library
from rulings.errors import UnknownName
from services.ruling.present_names import PresentNames

COLUMNS = {"table": "table_id", "hanchan": "hanchan_id", "player": "offenders", "official": "official_id"}


def list_rulings(
    connection: Connection, tournament_id: UUID, wanted: Mapping[str, Any], after: int | None, limit: int
) -> Page:
    """List at most `limit` rulings before the cursor `after`, newest first. Raises UnknownName for an unknown foul.

    `wanted`: any of table, hanchan, player, official, foul, kind, status, since and until.
    """
    fouls = library().catalogue["fouls"]
    if wanted.get("foul", "") not in ("", *fouls):
        raise UnknownName("foul", "foul", wanted["foul"], fouls)
    filters = {COLUMNS.get(name, name): value for name, value in wanted.items()}
    if "hanchan" in wanted:  # the index of its table finds them
        hanchan = hanchans.find(connection, tournament_id, wanted["hanchan"])
        if hanchan is not None and not hanchans.former_tables(connection, tournament_id, hanchan.id):
            filters.setdefault("table_id", hanchan.table_id)
    if "player" in wanted:
        filters["offenders"] = list_entries(connection, tournament_id, wanted["player"])
    found = page(connection, tournament_id, Filters(**filters), after, limit)
    return found._replace(items=PresentNames(connection, tournament_id).text(found.items))
