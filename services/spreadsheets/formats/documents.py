"""JSON of other tools: tournaments of mahjong-tournament-engine, tours of mahjong-portal."""

from __future__ import annotations

from typing import Any

from services.spreadsheets.formats.seats import Seat, Table, as_rows
from services.spreadsheets.formats.sheet import Sheet
from services.spreadsheets.rows import Row


def take_players(data: Any) -> Sheet | None:
    """Take the players of mahjong-tournament-engine; they have no numbers. None for other data."""
    try:
        rows = [
            Row(at, {"name": str(player["name"])}, places={"name": f"playerList.{at - 1}.name"})
            for at, player in enumerate(data["playerList"], 1)
        ]
    except (KeyError, TypeError):
        return None
    return Sheet("tournament-engine", rows)


def take_seating(data: Any) -> Sheet | None:
    """Take the seating of either tool; None for other data."""
    try:
        return _games(data) if isinstance(data, dict) else _tours(data)
    except (KeyError, TypeError, IndexError, ValueError):
        return None


def _games(data: Any) -> Sheet:
    names = [str(player["name"]) for player in data["playerList"]]
    tables = []
    for at, game in enumerate(data["games"]):
        players = [names[seat["playerId"]] for seat in game["participants"]]
        seats = [Seat(name, f"games.{at}.participants.{place}.playerId") for place, name in enumerate(players)]
        tables.append(Table(at + 1, seats, str(game["round"] + 1), str(game["table"] + 1)))
    tables.sort(key=lambda table: (int(table.round), int(table.table)))
    return Sheet("tournament-engine", as_rows([tables]), counted=("table",))


def _tours(data: Any) -> Sheet:
    tables = []
    for at, tour in enumerate(data):
        for place, table in enumerate(tour["tables"]):
            by_seat = sorted(table["seating"], key=lambda seat: int(seat["seat_number"]))
            path = f"{at}.tables.{place}.seating"
            seats = [Seat(str(seat["player_index"]), f"{path}.{seat['seat_number']}") for seat in by_seat]
            tables.append(Table(at + 1, seats, str(tour["tour_number"]), str(table["table_number"])))
    return Sheet("shared-golf", as_rows([tables]), counted=("table",))
