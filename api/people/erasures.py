"""Erasures: personal data that is taken out of a tournament when it is over."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read, write
from api.people.erasures_schemas import Erasure, ErasureList, ErasureRequest
from models.database import register
from models.journal import erasures
from models.journal import journal as journals
from models.journal.journal import Journal
from models.people.players import Player
from services import lookup
from services.idempotency import refuse_other

blp = Blueprint("erasures", description="Personal data, taken out", url_prefix=IN_TOURNAMENT)


@blp.put("/erasures/<uuid:erasure_id>")
@blp.arguments(ErasureRequest)
@blp.answers(201, Erasure)
@blp.answers(200, Erasure, description="It was sent before: the same answer")
def erase(sent: dict[str, Any], tournament_id: UUID, erasure_id: UUID) -> Response:
    """Take out what tells who the players were, for good

    Rulings, penalties, results and the chain of the journal stay; players are numbers from then on, in every entry.
    It can't be undone, and a backup made before still has it all.
    """
    players = sent.get("players")
    wanted = {**sent, "players": players and sorted({str(player) for player in players})}
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = register.find(connection, erasures.Erasure, tournament_id, erasure_id)
        if row is not None:
            refuse_other({name: row._mapping[name] for name in wanted}, wanted)
            return send(_answer(connection, row))
        for number, player in enumerate(players or ()):
            lookup.must_exist(connection, Player, tournament_id, f"players.{number}", player, "player")
        erasures.erase(journal, erasure_id, wanted)
        return send(
            _answer(connection, lookup.find(connection, erasures.Erasure, "erasure", tournament_id, erasure_id)), 201
        )


@blp.get("/erasures")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, ErasureList)
def list_erasures(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """What was taken out, and when"""
    with read() as connection:
        rows = register.page(connection, erasures.Erasure, tournament_id, asked.get("after"), asked["limit"])
        items = [_answer(connection, row) for row in rows]
    return send({"items": items, "next": resources.following(rows, asked["limit"])})


def _answer(connection: Connection, row: Row[Any]) -> dict[str, Any]:
    told = {name: row._mapping[name] for name in ("id", "players", "texts", "photos", "server_at")}
    place = {"seq": row.journal_seq, "hash": journals.hash_of(connection, row.tournament_id, row.journal_seq)}
    return {**told, "official": row.official_id, "journal": place}
