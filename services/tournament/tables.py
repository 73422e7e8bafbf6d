"""Tables: the places where hanchans are played, each with a QR code."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any
from uuid import UUID

import segno
from sqlalchemy import Connection

from models.event import tables
from services import lookup
from services.errors import Conflict
from services.members import Body, MemberKind, taken_error

QUIET_ZONE = 4  # modules around the code, as its standard wants


def _serialise(row: tables.PlayingTable) -> dict[str, Any]:
    return {"id": row.id, "label": row.label}


def _parse(sent: Body) -> dict[str, Any]:
    return {"label": sent["label"]}


def _check(connection: Connection, tournament_id: UUID, identity: UUID, sent: Body) -> None:
    """Raise Conflict for a label or an id that is taken."""
    holder = tables.find_by_label(connection, tournament_id, sent["label"])
    if holder is not None and holder.id != identity:
        raise taken_error("label", sent["label"], f"table {holder.label}", holder.id)
    known = tables.find_anywhere(connection, identity)  # its code names the id, and no tournament
    if known is not None and known.tournament_id != tournament_id:
        raise Conflict("This id is taken by a table elsewhere: choose a new one.", slug="taken")


TABLE = MemberKind("table", tables.PlayingTable, ("label",), _serialise, _parse, _check)


def table_path(table_id: UUID, codes: Mapping[UUID, str]) -> str:
    """Return the app's address of a table, as its code on paper has it: officials rule there, players keep time."""
    return f"#/table/{table_id}/{codes[table_id]}"


def render_code(connection: Connection, tournament_id: UUID, table_id: UUID, origin: str) -> bytes:
    """Render the QR code of a table, as SVG with its label: the app's page of it at `origin`. Raises NotFound."""
    label = lookup.require(connection, tables.PlayingTable, "table", tournament_id, table_id).label
    image = BytesIO()
    path = table_path(table_id, tables.codes(connection, tournament_id, [table_id]))
    code = segno.make_qr(f"{origin}{path}", error="m")
    title = "".join(letter for letter in label if letter.isprintable())  # what XML can't hold
    code.save(image, kind="svg", border=QUIET_ZONE, omitsize=True, title=title)
    return image.getvalue()
