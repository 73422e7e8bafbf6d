"""Tables: the places where hanchans are played."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.corrections.correction import PreviewRequest, correct, corrects
from api.corrections.correction_schemas import RemovalRequest, Removed
from api.event.tables_schemas import Table, TableChange, TableList, TableRequest
from api.frame.blueprint import Blueprint
from api.frame.origin import origin
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from services.corrections.change import change_member
from services.corrections.removal import remove_member
from services.members import get_member, list_members, put_member
from services.pages import PageRequest
from services.tournament.tables import TABLE, render_code

SVG = "image/svg+xml"

blp = Blueprint("tables", description="Tables", url_prefix=IN_TOURNAMENT)


@blp.put("/tables/<uuid:table_id>")
@blp.arguments(TableRequest)
@blp.answers(201, Table)
@blp.answers(200, Table, description="It was sent before: the same answer")
def put_table(sent: dict[str, Any], tournament_id: UUID, table_id: UUID) -> Response:
    """Add a table; its label is unique in the tournament"""
    with command(tournament_id) as journal:
        return send_put(*put_member(journal, TABLE, table_id, sent))


@blp.patch("/tables/<uuid:table_id>")
@blp.arguments(TableChange)
@corrects(blp, Table)
def change_table(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID, table_id: UUID) -> Response:
    """Give a table another label; its code on paper stays good"""
    return correct(asked, tournament_id, lambda journal: change_member(journal, TABLE, table_id, sent))


@blp.put("/tables/<uuid:table_id>/removal")
@blp.arguments(RemovalRequest)
@corrects(blp, Removed)
def remove_table(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID, table_id: UUID) -> Response:
    """Remove a table that nothing was done with; its label is free again"""
    return correct(asked, tournament_id, lambda journal: remove_member(journal, TABLE, table_id, sent["reason"]))


@blp.get("/tables/<uuid:table_id>")
@blp.answers(200, Table)
def get_table(tournament_id: UUID, table_id: UUID) -> Response:
    """A table"""
    with read() as connection:
        return send(get_member(connection, TABLE, tournament_id, table_id))


@blp.get("/tables")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, TableList)
def list_tables(asked: PageRequest, tournament_id: UUID) -> Response:
    """Tables, by id"""
    with read() as connection:
        return send(list_members(connection, TABLE, tournament_id, asked))


@blp.get("/tables/<uuid:table_id>/qr")
@blp.answers(200, {"type": "string"}, content_type=SVG)
def draw_table_code(tournament_id: UUID, table_id: UUID) -> Response:
    """The QR code of a table: the app's page of it; the label is the drawing's title"""
    with read() as connection:
        code = render_code(connection, tournament_id, table_id, f"{origin()}/")
    return Response(code, content_type=f"{SVG}; charset=utf-8")
