"""A player's hanchans: where and when, what each came to, and the rank that it makes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans, schedules
from models.event.hanchans import Hanchan, replaced_in, seats_of
from models.event.schedules import Schedule
from models.event.tables import PlayingTable
from models.people.players import Player
from services.scoring.standings import Standing, standings_if_scored

LAST = datetime.max.replace(tzinfo=UTC)
SCORED = ("place", "points", "total", "counts_for")


def answer_games(connection: Connection, tournament_id: UUID, player: Player) -> dict[str, Any]:
    """Answer with the hanchans, those that are over first, by their starts; and how player and team stand.

    A hanchan without a result has None for it; without a scoring all have, and there are no standings.
    """
    players, teams = standings_if_scored(connection, tournament_id)
    own = next((one for one in players if one.id == player.id), None)
    team = next((one for one in teams if one.id == player.team_id), None)
    results = {} if own is None else {game["hanchan"]: game for game in own.games}
    starts = schedules.all_of(connection, tournament_id)
    labels = {row.id: row.label for row in register.list_all(connection, PlayingTable, tournament_id)}
    found = [
        _game(player, row, labels[row.table_id], starts.get(row.id), results.get(row.id))
        for row in hanchans.of_player(connection, tournament_id, player.id)
    ]
    found.sort(key=_order)
    return {
        "games": found,
        "standing": _standing(own, players),
        "team_standing": _standing(team, teams),
    }


def _order(game: Mapping[str, Any]) -> tuple[bool, datetime, int, str]:
    is_open = game["result"] is None and game["status"] is None
    return is_open, game["scheduled_at"] or LAST, len(game["round"]), game["round"]


def _game(
    player: Player, row: Hanchan, table: str, schedule: Schedule | None, result: Mapping[str, Any] | None
) -> dict[str, Any]:
    seats = {
        **{taken: seat for seat, taken in replaced_in(row).items()},
        **{id_: s for s, id_ in seats_of(row).items()},
    }
    return {
        "round": row.round,
        "table": table,
        "seat": seats.get(player.id),
        "replaced": player.id not in seats_of(row).values(),
        "status": row.status,
        "scheduled_at": None if schedule is None else schedule.scheduled_at,
        "minutes": None if schedule is None else schedule.minutes,
        "result": None if result is None else {name: result[name] for name in SCORED},
    }


def _standing(one: Standing | None, among: list[Standing]) -> dict[str, Any] | None:
    """Where they stand, of how many that have a rank; None where there is no scoring or no team."""
    if one is None:
        return None
    return {
        "name": one.name,
        "rank": one.rank,
        "of": sum(other.rank is not None for other in among),
        "score": one.score,
        "penalties": one.p,
        "table_points": one.pts,
        "final": one.final,
    }
