"""List rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event.hanchans import Hanchan
from models.ruling.ruling_lists import Filters, Page, page
from rulings import library
from rulings.errors import UnknownName

COLUMNS = {"table": "table_id", "hanchan": "hanchan_id", "player": "offender_id", "official": "official_id"}


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
        hanchan = register.find(connection, Hanchan, tournament_id, wanted["hanchan"])
        filters.setdefault("table_id", None if hanchan is None else hanchan.table_id)
    return page(connection, tournament_id, Filters(**filters), after, limit)
