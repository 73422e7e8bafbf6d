"""Tables: the places where hanchans are played."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.auth import ROLES, require
from api.blueprint import Blueprint
from api.tournament import members
from api.tournament.shapes import IN_TOURNAMENT, PageQuery
from api.tournament.tables_schemas import Table, TableList, TableRequest
from models import tables
from models.tables import PlayingTable

blp = Blueprint("tables", description="Tables", url_prefix=IN_TOURNAMENT)


def _shape(row: Row[Any]) -> dict[str, Any]:
    return {"label": row.label}


@blp.put("/tables/<uuid:table_id>")
@require("director")
@blp.arguments(TableRequest)
@blp.answers(201, Table)
@blp.answers(200, Table, description="It was sent before: the same answer")
def put_table(sent: dict[str, Any], tournament_id: UUID, table_id: UUID) -> Response:
    """Add a table; its label is unique in the tournament"""

    def check(connection: Connection, tournament_id: UUID) -> None:
        holder = tables.find_by_label(connection, tournament_id, sent["label"])
        if holder is not None:
            raise members.taken("label", sent["label"], f"table {holder.label}", holder.id)

    return members.put(PlayingTable, "table.added", tournament_id, table_id, sent, sent, _shape, check)


@blp.get("/tables/<uuid:table_id>")
@require(*ROLES)
@blp.answers(200, Table)
def get_table(tournament_id: UUID, table_id: UUID) -> Response:
    """A table"""
    return members.get(PlayingTable, "table", tournament_id, table_id, _shape)


@blp.get("/tables")
@require(*ROLES)
@blp.arguments(PageQuery, location="query")
@blp.answers(200, TableList)
def list_tables(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Tables, by id"""
    return members.page(PlayingTable, tournament_id, asked, _shape)
