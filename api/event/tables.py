"""Tables: the places where hanchans are played."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from uuid import UUID

import segno
from flask import Response, request
from sqlalchemy import Connection, Row

from api.event.tables_schemas import Table, TableList, TableRequest
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from models.event import tables
from models.event.tables import PlayingTable
from services import lookup

SVG = "image/svg+xml"
QUIET = 4  # modules around the code, as its standard wants

blp = Blueprint("tables", description="Tables", url_prefix=IN_TOURNAMENT)


def _shape(row: Row[Any]) -> dict[str, Any]:
    return {"label": row.label}


@blp.put("/tables/<uuid:table_id>")
@blp.arguments(TableRequest)
@blp.answers(201, Table)
@blp.answers(200, Table, description="It was sent before: the same answer")
def put_table(sent: dict[str, Any], tournament_id: UUID, table_id: UUID) -> Response:
    """Add a table; its label is unique in the tournament"""

    def check(connection: Connection, tournament_id: UUID) -> None:
        holder = tables.find_by_label(connection, tournament_id, sent["label"])
        if holder is not None:
            raise resources.taken("label", sent["label"], f"table {holder.label}", holder.id)
        if tables.find_anywhere(connection, table_id) is not None:  # the id is the table's code
            raise Problem(409, "This id is taken by a table elsewhere: choose a new one.", slug="taken")

    return resources.put(PlayingTable, "table.added", tournament_id, table_id, sent, sent, _shape, check)


@blp.get("/tables/<uuid:table_id>")
@blp.answers(200, Table)
def get_table(tournament_id: UUID, table_id: UUID) -> Response:
    """A table"""
    return resources.get(PlayingTable, "table", tournament_id, table_id, _shape)


@blp.get("/tables")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, TableList)
def list_tables(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Tables, by id"""
    return resources.page(PlayingTable, tournament_id, asked, _shape)


@blp.get("/tables/<uuid:table_id>/qr")
@blp.answers(200, {"type": "string"}, content_type=SVG)
def draw_table_code(tournament_id: UUID, table_id: UUID) -> Response:
    """The QR code of a table: the app's page of it, on the server that is asked; the label is the drawing's title"""
    with read() as connection:
        label = lookup.find(connection, PlayingTable, "table", tournament_id, table_id).label
    drawn = BytesIO()
    code = segno.make_qr(f"{request.host_url}#/table/{table_id}", error="m")
    title = "".join(letter for letter in label if letter.isprintable())  # what XML can't hold
    code.save(drawn, kind="svg", border=QUIET, omitsize=True, title=title)
    return Response(drawn.getvalue(), content_type=f"{SVG}; charset=utf-8")
