"""A tournament's page for everybody, where the director has opened it: who sits where, and the standings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans, schedules
from models.event.hanchans import HanchanAtTable, seats_of
from models.event.schedules import Schedule
from models.event.tournaments import Tournament
from models.people.players import Player
from models.people.teams import Team
from services.scoring.standings import Standing, standings_if_scored

Names = Mapping[UUID, str]


def answer_public_page(connection: Connection, tournament: Tournament) -> dict[str, Any]:
    """Answer with the rounds in the order of their numbers and the standings; none without a scoring."""
    players = {row.id: row.name for row in register.list_all(connection, Player, tournament.id)}
    teams = {row.id: row.name for row in register.list_all(connection, Team, tournament.id)}
    ranked, ranked_teams = standings_if_scored(connection, tournament.id)
    return {
        "name": tournament.name,
        "time_zone": tournament.time_zone,
        "board_open": bool(tournament.board_open),
        "rounds": _rounds(connection, tournament.id, players),
        "players": [_serialise(one, teams) for one in ranked if one.hanchans],
        "teams": [_serialise(one, teams) for one in ranked_teams if one.hanchans],
    }


def _rounds(connection: Connection, tournament_id: UUID, players: Names) -> list[dict[str, Any]]:
    starts = schedules.all_of(connection, tournament_id)
    found: defaultdict[str, list[HanchanAtTable]] = defaultdict(list)
    for row in hanchans.with_tables(connection, tournament_id):
        if row.status is None:
            found[row.round].append(row)
    names = sorted(found, key=lambda name: (len(name), name))
    return [_round(name, found[name], starts, players) for name in names]


def _round(
    name: str, rows: Sequence[HanchanAtTable], starts: Mapping[UUID, Schedule], players: Names
) -> dict[str, Any]:
    ordered = sorted(rows, key=lambda row: (len(row.label), row.label))
    times = [starts[row.id].scheduled_at for row in ordered if row.id in starts]
    return {
        "round": name,
        "starts_at": min(times, default=None),
        "tables": [
            {"label": row.label, "seats": {seat: players[taken] for seat, taken in seats_of(row).items()}}
            for row in ordered
        ],
    }


def _serialise(one: Standing, teams: Names) -> dict[str, Any]:
    return {
        "rank": one.rank,
        "name": one.name,
        "team": None if one.team is None else teams[one.team],
        "hanchans": one.hanchans,
        "final": one.final,
    }
