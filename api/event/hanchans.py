"""Hanchans: four players at a table for one game."""

from __future__ import annotations

from datetime import UTC
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.event.hanchans_schemas import Hanchan, HanchanList, HanchanRequest
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from models.event import hanchans
from models.event.tables import PlayingTable
from models.journal.journal import Journal
from models.people.players import Player
from models.ruling.hand import SEATS
from services import lookup
from services.ledger.debts import owing

ORDERED = 7  # the version of UUID that sorts by time

blp = Blueprint("hanchans", description="Hanchans", url_prefix=IN_TOURNAMENT)


def _shape(row: Row[Any]) -> dict[str, Any]:
    seats = {seat: row._mapping[f"{seat}_id"] for seat in SEATS}
    return {"table": row.table_id, "round": row.round, "seats": seats, "started_at": row.started_at}


@blp.put("/hanchans/<uuid:hanchan_id>")
@blp.arguments(HanchanRequest)
@blp.answers(201, Hanchan)
@blp.answers(200, Hanchan, description="It was sent before: the same answer")
def put_hanchan(sent: dict[str, Any], tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Seat four players at a table

    The id must be a UUIDv7: at one table the newer hanchan is the one with the higher id. Who has a fine to pay, here
    or in another tournament of the season, is not seated, unless `despite_fines` says why: that is journaled.
    """
    if hanchan_id.version != ORDERED:
        raise refuse_field("hanchan_id", "It is no UUIDv7, so nobody could tell which hanchan is newer.", "Make one.")
    started_at = sent.get("started_at")
    sent = {**sent, "started_at": None if started_at is None else started_at.astimezone(UTC)}

    def check(connection: Connection, tournament_id: UUID) -> None:
        lookup.must_exist(connection, PlayingTable, tournament_id, "table", sent["table"], "table")
        for seat in SEATS:
            lookup.must_exist(connection, Player, tournament_id, f"seats.{seat}", sent["seats"][seat], "player")
            _refuse_elsewhere(connection, tournament_id, sent["round"], seat, sent["seats"][seat])
        if "despite_fines" not in sent:
            _refuse_owing(connection, tournament_id, sent["seats"])

    def then(journal: Journal) -> None:
        owe = owing(journal.connection, tournament_id, list(sent["seats"].values()))
        if owe:
            overlooked = {"players": sorted(owe), "reason": sent["despite_fines"]}
            journal.append("fines.overlooked", hanchan_id, overlooked)

    columns = {
        "table_id": sent["table"],
        "round": sent["round"],
        "started_at": sent["started_at"],
        **{f"{seat}_id": player for seat, player in sent["seats"].items()},
    }
    return resources.put(
        hanchans.Hanchan, "hanchan.added", tournament_id, hanchan_id, sent, columns, _shape, check, then
    )


def _refuse_elsewhere(connection: Connection, tournament_id: UUID, round_: str, seat: str, player: UUID) -> None:
    """Nobody plays at two tables in one round."""
    other = hanchans.with_player(connection, tournament_id, round_, player)
    if other is not None:
        table = lookup.find(connection, PlayingTable, "table", tournament_id, other.table_id)
        message = f"In round {round_} this player sits at table {table.label} ({table.id}), hanchan {other.id}."
        raise refuse_field(f"seats.{seat}", message, "Name another player, or another round.")


def _refuse_owing(connection: Connection, tournament_id: UUID, seats: dict[str, UUID]) -> None:
    """Who owes a fine does not play on before it is paid (R.League 24/25, Late for game)."""
    owe = owing(connection, tournament_id, list(seats.values()))
    mistakes = [
        {
            "field": f"seats.{seat}",
            "message": f"This player has a fine to pay: {', '.join(owe[player])}.",
            "cure": "Take the payment first (where a tournament is named, there), seat another player, "
            "or say in despite_fines why not.",
        }
        for seat, player in seats.items()
        if player in owe
    ]
    if mistakes:
        raise Problem(422, slug="owes-fines", errors=mistakes)


@blp.get("/hanchans/<uuid:hanchan_id>")
@blp.answers(200, Hanchan)
def get_hanchan(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """A hanchan"""
    return resources.get(hanchans.Hanchan, "hanchan", tournament_id, hanchan_id, _shape)


@blp.get("/hanchans")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, HanchanList)
def list_hanchans(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Hanchans, by id"""
    return resources.page(hanchans.Hanchan, tournament_id, asked, _shape)
