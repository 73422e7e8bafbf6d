"""Match a sheet of players with those of the tournament; add the new ones, change the others, make missing teams."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.database import register
from models.journal.journal import Journal
from models.people import players
from models.people.players import Player
from models.people.teams import Team
from services.corrections.change import write_change
from services.people.numbers import give_numbers
from services.people.players import PLAYER
from services.spreadsheets.likeness import People
from services.spreadsheets.rows import Row


class KnownPlayers:
    """What the tournament has: players by number and, where only one is called so, by name; and their teams."""

    def __init__(self, connection: Connection, tournament_id: UUID) -> None:
        self.by_number = players.find_by_numbers(connection, tournament_id)
        self.players = {row.id: row for row in self.by_number.values()}
        self._by_name: defaultdict[str, list[Player]] = defaultdict(list)
        for row in self.players.values():
            self._by_name[row.name].append(row)
        self.teams = {team.id: team.name for team in register.list_all(connection, Team, tournament_id)}
        self.matched: set[UUID] = set()

    def named(self, name: str) -> list[Player]:
        """Return who is called so, and whom no row was matched with."""
        return [row for row in self._by_name.get(name, ()) if row.id not in self.matched]

    def cells_of(self, player: Player) -> dict[str, str]:
        """Return what a row about the player has, if nothing is to be changed."""
        team = "" if player.team_id is None else self.teams.get(player.team_id, "")
        return {"name": player.name, "id_number": player.id_number, "team": team}


def match(connection: Connection, tournament_id: UUID, rows: Sequence[Row]) -> KnownPlayers:
    """Match rows with the players who exist already: by number, else by a name that only one bears.

    Notes what is wrong with the others, and gives numbers to new players without one.
    """
    known = KnownPlayers(connection, tournament_id)
    _check_repeated(rows)
    for row in rows:
        if not row.errors and row.cells["id_number"] in known.by_number:
            _compare(known, row, known.by_number[row.cells["id_number"]])
    for row in rows:
        if not row.errors and row.identity is None:
            _match_by_name(known, row)
    _give_numbers(connection, tournament_id, known, rows)
    _note_similar(known, rows)
    return known


def list_missing(known: KnownPlayers) -> list[dict[str, Any]]:
    """List the players whom no row is about, by number; who was withdrawn need not be in a sheet."""
    missing = [row for row in known.players.values() if row.id not in known.matched and row.withdrawn_at is None]
    ordered = sorted(missing, key=lambda row: (len(row.id_number), row.id_number))
    return [_serialise(row) for row in ordered]


def _serialise(player: Player) -> dict[str, Any]:
    return {"id": player.id, "name": player.name, "id_number": player.id_number}


def list_new_teams(connection: Connection, tournament_id: UUID, rows: Sequence[Row]) -> list[str]:
    """List the teams that these rows name and that do not exist yet, in their order."""
    there = {team.name for team in register.list_all(connection, Team, tournament_id)}
    named = (row.cells["team"] for row in rows if row.status in ("new", "changed"))
    return [name for name in dict.fromkeys(named) if name and name not in there]


def write(journal: Journal, known: KnownPlayers, rows: Sequence[Row], reason: str) -> None:
    """Add the new players and change those who differ, and before them make their teams."""
    for name in list_new_teams(journal.connection, journal.tournament_id, rows):
        register.add(journal, Team, "team.added", {"id": uuid7(), "name": name})
    teams = {team.name: team.id for team in register.list_all(journal.connection, Team, journal.tournament_id)}
    for row in rows:
        if row.status == "changed" and row.identity is not None:
            write_change(journal, PLAYER, known.players[row.identity], _columns(row.cells, teams), reason)
    for row in rows:
        if row.status == "new":
            row.identity = uuid7()
            register.add(journal, Player, "player.added", {"id": row.identity, **_columns(row.cells, teams)})


def _columns(cells: Mapping[str, str], teams: Mapping[str, UUID]) -> dict[str, Any]:
    return {"name": cells["name"], "id_number": cells["id_number"], "team_id": teams.get(cells["team"])}


def _check_repeated(rows: Sequence[Row]) -> None:
    """Note rows whose number another row has, or whose name, where neither has a number."""
    numbers: dict[str, str] = {}
    names: set[str] = set()
    for row in rows:
        name, number = row.cells["name"], row.cells["id_number"]
        if row.errors:
            continue
        if number in numbers:
            row.note_error("id_number", "number-twice", name=numbers[number], number=number)
        elif number:
            numbers[number] = name
        elif name in names:
            row.note_error("name", "name-twice", name=name)
        else:
            names.add(name)


def _match_by_name(known: KnownPlayers, row: Row) -> None:
    """Match a row that has no number, or a new one; it is a new player where nobody else is called so."""
    found = known.named(row.cells["name"])
    if len(found) == 1:
        _compare(known, row, found[0])
    elif found and not row.cells["id_number"]:
        row.note_error("id_number", "name-of-several", name=row.cells["name"], count=len(found))


def _compare(known: KnownPlayers, row: Row, player: Player) -> None:
    """Note that the row is about this player, and what it would change; an empty cell changes nothing."""
    known.matched.add(player.id)
    before = known.cells_of(player)
    if known.by_number.get(row.cells["id_number"]) == player:
        before["id_number"] = row.cells["id_number"]  # or that of an entry that was joined with theirs
    row.recognise(player.id)
    row.cells = {name: row.cells[name] or before[name] for name in before}
    row.before = {name: text for name, text in before.items() if text != row.cells[name]}


def _give_numbers(connection: Connection, tournament_id: UUID, known: KnownPlayers, rows: Sequence[Row]) -> None:
    taken = {*known.by_number, *(row.cells["id_number"] for row in rows if row.cells["id_number"])}
    unnumbered = [row for row in rows if row.status == "new" and not row.cells["id_number"]]
    numbers = give_numbers(connection, tournament_id, [row.cells["name"] for row in unnumbered], taken)
    for row, number in zip(unnumbered, numbers, strict=True):
        row.cells = {**row.cells, "id_number": number}


def _note_similar(known: KnownPlayers, rows: Sequence[Row]) -> None:
    """Note beside new rows who is there, in no row, and called almost so."""
    people = People((row.name, row) for row in known.players.values() if row.id not in known.matched)
    for row in rows:
        if row.status == "new":
            found = people.called(row.cells["name"]) or people.nearly_called(row.cells["name"])
            row.similar = [_serialise(player) for player in found]
