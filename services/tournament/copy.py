"""Copy an earlier tournament into a new one: settings and tables, teams, players, officials; all ids are new."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans, scorings, tournaments
from models.event.hanchans import replaced_in, seats_of
from models.event.tables import PlayingTable
from models.journal.journal import Journal
from models.people import admissions, official_numbers, officials
from models.people.officials import Official
from models.people.players import Player
from models.people.teams import Team
from services.errors import NotFound
from services.tournament.create import invite_person, join_path, new_id


class CopyChoice(TypedDict):
    """Which tournament is copied, and whether its players with their teams, and its officials, come along.

    `besides`: of those who would stay (`list_staying`) who comes all the same.
    """

    tournament: UUID
    people: bool
    officials: bool
    besides: NotRequired[list[UUID]]


def copied_settings(connection: Connection, choice: CopyChoice, account: UUID) -> dict[str, Any]:
    """Return rulebook, currency, time zone and board of what is copied. Raises NotFound unless its director asks."""
    _check_director(connection, choice["tournament"], account)
    row = tournaments.require(connection, choice["tournament"])
    settings = {name: getattr(row, name) for name in ("rulebook", "currency", "time_zone")}
    return {**settings, "board_open": bool(row.board_open)}


def list_staying(connection: Connection, source: UUID, account: UUID) -> list[dict[str, Any]]:
    """Return the players who do not come along unless they are asked for, and why. Raises NotFound as above."""
    _check_director(connection, source, account)
    why = _staying(connection, source)
    there = register.list_all(connection, Player, source)
    named = [{"id": row.id, "name": row.name, "id_number": row.id_number, "why": why.get(row.id)} for row in there]
    return sorted((one for one in named if one["why"]), key=lambda one: str(one["name"]).casefold())


def _check_director(connection: Connection, tournament: UUID, account: UUID) -> None:
    own = {row.id: row.roles for row in admissions.of_account(connection, account)}
    if "director" not in own.get(tournament, ()):
        raise NotFound("This account directs no such tournament.")


def _staying(connection: Connection, source: UUID) -> dict[UUID, str]:
    """Return who was withdrawn, and who was in no team and sat only in for others: player → which of both."""
    seated: set[UUID] = set()
    sat_in: set[UUID] = set()
    for hanchan in hanchans.list_all(connection, source):
        replaced = replaced_in(hanchan)
        for seat, player in seats_of(hanchan).items():
            (sat_in if seat in replaced else seated).add(player)
        seated.update(replaced.values())
    why = {}
    for row in register.list_all(connection, Player, source):
        if row.merged_into is None and row.withdrawn_at is not None:
            why[row.id] = "withdrawn"
        elif row.merged_into is None and row.team_id is None and row.id in sat_in - seated:
            why[row.id] = "substitute"
    return why


def copy_tournament(journal: Journal, choice: CopyChoice, account: UUID, director: UUID) -> list[dict[str, Any]]:
    """Copy scoring, tables and whoever was chosen; return the links of officials that no account lets in.

    `director`: the official of the new tournament that the account is; whoever it is in the old one is that one here.
    """
    source = choice["tournament"]
    scorings.choose(journal, scorings.chosen(scorings.find(journal.connection, source)))
    for table in register.list_all(journal.connection, PlayingTable, source):
        register.add(journal, PlayingTable, "table.added", {"id": new_id(), "label": table.label})
    players = _copy_players(journal, source, choice.get("besides", ())) if choice["people"] else {}
    return _copy_officials(journal, source, account, director, players) if choice["officials"] else []


def _copy_players(journal: Journal, source: UUID, besides: Collection[UUID]) -> dict[UUID, UUID]:
    """Copy teams and players; return old id → new id of the players. Who was joined with another stays."""
    teams: dict[UUID, UUID] = {}
    for team in register.list_all(journal.connection, Team, source):
        teams[team.id] = new_id()
        register.add(journal, Team, "team.added", {"id": teams[team.id], "name": team.name})
    stay = _staying(journal.connection, source).keys() - set(besides)
    players: dict[UUID, UUID] = {}
    for row in register.list_all(journal.connection, Player, source):
        if row.id in stay or row.merged_into is not None:
            continue
        players[row.id] = new_id()
        named = {"id": players[row.id], "name": row.name, "id_number": row.id_number}
        register.add(
            journal, Player, "player.added", {**named, "team_id": None if row.team_id is None else teams[row.team_id]}
        )
    return players


def _copy_officials(
    journal: Journal, source: UUID, account: UUID, director: UUID, players: Mapping[UUID, UUID]
) -> list[dict[str, Any]]:
    connection = journal.connection
    numbers = official_numbers.numbers(connection, source)
    entering = admissions.accounts_of(connection, source)
    links = []
    for row in register.list_all(connection, Official, source):
        if row.revoked_at is not None:
            continue
        own = entering.get(row.id, set())
        identity = director if account in own else new_id()
        if identity != director:
            officials.add(journal, identity, row.name, row.roles)
            links += [{**link, "roles": row.roles} for link in _let_in(journal, identity, row.name, own)]
        if row.id in numbers:
            official_numbers.assign(journal, identity, numbers[row.id])
        _copy_interests(journal, identity, row, players)
    return links


def _let_in(journal: Journal, official: UUID, name: str, own: set[UUID]) -> list[dict[str, Any]]:
    """Admit the accounts that the official comes by, at once; without any, return a fresh link."""
    for account in sorted(own):
        admissions.admit(journal, {"id": new_id(), "official_id": official, "account_id": account})
    if own:
        return []
    secret = invite_person(journal, official, name)
    return [{"official": official, "name": name, "join": join_path(journal.tournament_id, secret)}]


def _copy_interests(journal: Journal, official: UUID, row: Official, players: Mapping[UUID, UUID]) -> None:
    conflicts = sorted(str(players[UUID(one)]) for one in row.conflicts or () if UUID(one) in players)
    plays_as = None if row.player_id is None else players.get(row.player_id)
    changes = {"player_id": plays_as, "conflicts": conflicts or None}
    known = {name: value for name, value in changes.items() if value is not None}
    if known:
        register.change(journal, Official, "official.changed", official, known)
