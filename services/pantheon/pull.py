"""Pantheon's players and seating as sheets that the import reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from services.exports.sheet import Sheet
from services.pantheon.client import Pantheon

SEATS = 4


def list_registered(pantheon: Pantheon) -> list[dict[str, Any]]:
    """List the event's players. Raises PantheonError."""
    found = pantheon.call("Mimir", "GetAllRegisteredPlayers", {"event_ids": [pantheon.event]})
    return list(found.get("players", []))


def pull_players(registered: Sequence[Mapping[str, Any]]) -> Sheet:
    """Make a sheet of the players, with their local ids; Pantheon's own where they have none."""
    rows = [[id_number(one), str(one["title"]), str(one.get("team_name") or "")] for one in registered]
    return Sheet("players", ("local_id", "name", "team"), rows)


def pull_seating(pantheon: Pantheon, registered: Sequence[Mapping[str, Any]]) -> Sheet:
    """Make a sheet of the prescript's rounds, else of those who sit now. Raises PantheonError."""
    prescript = str(pantheon.ask("GetPrescriptedEventConfig").get("prescript") or "")
    sessions = [part.split() for part in prescript.replace("\r", "").split("\n\n") if part.strip()]
    rows: list[list[str]] = [
        [str(round_), str(table), *four.split("-")]
        for round_, tables in enumerate(sessions, 1)
        for table, four in enumerate(tables, 1)
    ]
    return Sheet("seating", ("round", "table", "east", "south", "west", "north"), rows or _now(pantheon, registered))


def id_number(registered: Mapping[str, Any]) -> str:
    """Return the number by which a player is known here."""
    return str(registered.get("local_id") or registered["id"])


def _now(pantheon: Pantheon, registered: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    numbers = {one["id"]: id_number(one) for one in registered}
    tables: dict[int, dict[int, str]] = {}
    for seat in pantheon.ask("GetCurrentSeating").get("seating", []):
        player = numbers.get(seat["player_id"], str(seat["player_id"]))
        tables.setdefault(seat.get("table_index", 0), {})[seat.get("order", 0)] = player
    return [
        ["", str(table), *(player for _, player in sorted(four.items()))]
        for table, four in sorted(tables.items())
        if len(four) == SEATS
    ]
