"""What the tournaments of a league's season know of the same people."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import seasons
from models.event.seasons import SeasonFine, SeasonOffence
from models.league import leagues

NO_SEASON: dict[str, Any] = {"league": None, "season": None, "id": None, "tournaments": [], "offences": [], "fines": []}


def answer_season(connection: Connection, tournament_id: UUID) -> dict[str, Any]:
    """Return what counts against the people of this tournament, and what they owe, in the season's other ones."""
    joined = leagues.membership(connection, tournament_id)
    if joined is None:
        return NO_SEASON
    return {
        "league": {"id": joined.id, "slug": joined.slug, "name": joined.name},
        "season": joined.season,
        "id": joined.season_id,
        "tournaments": [row._asdict() for row in seasons.tournaments(connection, tournament_id)],
        "offences": [serialise_offence(row) for row in seasons.offences(connection, tournament_id)],
        "fines": [_serialise_fine(row) for row in seasons.fines(connection, tournament_id)],
    }


def list_debts(connection: Connection, tournament_id: UUID) -> list[dict[str, Any]]:
    """Return who owes what in any tournament of the season, this one too; who owes longest first.

    Amounts in two currencies are two debts.
    """
    debts: dict[tuple[str, str, str], dict[str, Any]] = {}
    for row in seasons.balances(connection, tournament_id):
        part = {"tournament": row.tournament_id, "account": row.account_id, "amount": row.amount, "since": row.since}
        holder = {"kind": row.account_kind, "name": row.name, "number": row.number}
        empty = {"holder": holder, "unit": row.unit, "amount": 0, "tournaments": []}
        debt = debts.setdefault((row.account_kind, row.number or str(row.account_id), row.unit), empty)
        debt["amount"] += row.amount
        debt["tournaments"].append(part)
    return sorted(debts.values(), key=_since)


def serialise_offence(row: SeasonOffence) -> dict[str, Any]:
    """Serialise a ruling of another tournament that counts against somebody of this one."""
    return {
        "ruling": row.id,
        "tournament": row.tournament_id,
        "offender": {"kind": row.account_kind, "id": row.own},
        "foul": row.foul,
        "kind": row.kind,
        "penalties": row.list_item["penalties"],
        "ruled_at": row.ruled_at,
    }


def _serialise_fine(row: SeasonFine) -> dict[str, Any]:
    fine = {name: getattr(row, name) for name in ("unit", "amount", "since")}
    return {"tournament": row.tournament_id, "account": {"kind": row.account_kind, "id": row.own}, **fine}


def _since(debt: dict[str, Any]) -> datetime:
    since: datetime = min(part["since"] for part in debt["tournaments"])
    return since
