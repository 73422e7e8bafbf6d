"""The season: what the tournaments of a league tell each other of the same people."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.event.seasons_schemas import Season, SeasonDebts
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from models.event import leagues, seasons

blp = Blueprint("seasons", description="Seasons", url_prefix=IN_TOURNAMENT)

NONE: dict[str, Any] = {"league": None, "season": None, "tournaments": [], "offences": [], "fines": []}


@blp.get("/season")
@blp.answers(200, Season)
def read_season(tournament_id: UUID) -> Response:
    """What counts against the people of this tournament, and what they owe, in the season's other tournaments

    It is for phones to keep, so that they count as the server does without a network.
    """
    with read() as connection:
        return send(_season(connection, tournament_id))


def _season(connection: Connection, tournament_id: UUID) -> dict[str, Any]:
    joined = leagues.membership(connection, tournament_id)
    if joined is None:
        return NONE
    return {
        "league": {"id": joined.id, "slug": joined.slug, "name": joined.name},
        "season": joined.season,
        "tournaments": [row._asdict() for row in seasons.tournaments(connection, tournament_id)],
        "offences": [offence(row) for row in seasons.offences(connection, tournament_id)],
        "fines": [_fine(row) for row in seasons.fines(connection, tournament_id)],
    }


@blp.get("/ledger/fines/season")
@blp.answers(200, SeasonDebts)
def total_season(tournament_id: UUID) -> Response:
    """Who owes what in any tournament of the season, this one too; amounts in two currencies are two items

    A fine is paid in the tournament that charged it.
    """
    with read() as connection:
        rows = seasons.balances(connection, tournament_id)
    debts: dict[tuple[str, str, str], dict[str, Any]] = {}
    for row in rows:
        part = {"tournament": row.tournament_id, "account": row.account_id, "amount": row.amount, "since": row.since}
        holder = {"kind": row.account_kind, "name": row.name, "number": row.number}
        empty = {"holder": holder, "unit": row.unit, "amount": 0, "tournaments": []}
        debt = debts.setdefault((row.account_kind, row.number or str(row.account_id), row.unit), empty)
        debt["amount"] += row.amount
        debt["tournaments"].append(part)
    return send({"items": sorted(debts.values(), key=_since)})


def _since(debt: dict[str, Any]) -> Any:
    return min(part["since"] for part in debt["tournaments"])


def offence(row: Row[Any]) -> dict[str, Any]:
    """What counts against somebody, as it is answered."""
    return {
        "ruling": row.id,
        "tournament": row.tournament_id,
        "offender": {"kind": row.account_kind, "id": row.own},
        "foul": row.foul,
        "kind": row.kind,
        "penalties": row.list_item["penalties"],
        "ruled_at": row.ruled_at,
    }


def _fine(row: Row[Any]) -> dict[str, Any]:
    fine = {name: row._mapping[name] for name in ("unit", "amount", "since")}
    return {"tournament": row.tournament_id, "account": {"kind": row.account_kind, "id": row.own}, **fine}
