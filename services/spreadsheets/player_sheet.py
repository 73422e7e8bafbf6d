"""Match a sheet of players with those of the tournament; add the new ones, and teams that do not exist yet."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.database import register
from models.journal.journal import Journal
from models.people.players import Player
from models.people.teams import Team
from services.spreadsheets.rows import Row

LONGEST = {"name": 200, "id_number": 40, "team": 200}


def match(connection: Connection, tournament_id: UUID, rows: Sequence[Row]) -> None:
    """Match rows with the players who exist already, and note what is wrong with the others."""
    teams = {team.id: team.name for team in register.list_all(connection, Team, tournament_id)}
    there = {player.id_number: player for player in register.list_all(connection, Player, tournament_id)}
    seen: dict[str, str] = {}
    for row in rows:
        name, number, team = (row.cells[column] for column in LONGEST)
        if row.errors:
            continue
        if number in seen:
            row.note_error("id_number", "number-twice", name=seen[number], number=number)
            continue
        seen[number] = name
        player = there.get(number)
        if player is None:
            continue
        own = "" if player.team_id is None else teams.get(player.team_id, "")
        if player.name != name:
            row.note_error("id_number", "number-taken", name=player.name, number=number)
        elif team not in ("", own):
            row.note_error("team", "in-team" if own else "without-team", team=own)
        else:
            row.recognise(player.id)


def list_new_teams(connection: Connection, tournament_id: UUID, rows: Sequence[Row]) -> list[str]:
    """List the teams that these rows name and that do not exist yet, in their order."""
    there = {team.name for team in register.list_all(connection, Team, tournament_id)}
    named = (row.cells["team"] for row in rows if row.status == "new")
    return [name for name in dict.fromkeys(named) if name and name not in there]


def add(journal: Journal, rows: Sequence[Row]) -> None:
    """Add the new players, and before them their teams."""
    for name in list_new_teams(journal.connection, journal.tournament_id, rows):
        register.add(journal, Team, "team.added", {"id": uuid7(), "name": name})
    teams = {team.name: team.id for team in register.list_all(journal.connection, Team, journal.tournament_id)}
    for row in rows:
        if row.status == "new":
            row.identity = uuid7()
            values = {"id": row.identity, "name": row.cells["name"], "id_number": row.cells["id_number"]}
            register.add(journal, Player, "player.added", {**values, "team_id": teams.get(row.cells["team"])})
