"""Players, and what they did before."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import seasons
from models.journal.journal import Journal
from models.journal.salted_hashes import PSEUDONYM
from models.people import players
from models.people.players import Player
from models.people.teams import Team
from services import lookup
from services.corrections.change import differing, write_change
from services.errors import Conflict, invalid_field
from services.members import Body, MemberKind, get_member, put_member, taken_error
from services.people.numbers import give_numbers
from services.ruling.serialise import earlier
from services.tournament.season import serialise_offence


def _serialise(row: Player) -> dict[str, Any]:
    known = {"id": row.id, "name": row.name, "id_number": row.id_number, "team": row.team_id}
    return {**known, "withdrawn": row.withdrawn_at is not None, "merged_into": row.merged_into}


def _parse(sent: Body) -> dict[str, Any]:
    return {"name": sent["name"], "id_number": sent["id_number"], "team_id": sent.get("team")}


def _check(connection: Connection, tournament_id: UUID, identity: UUID, sent: Body) -> None:
    """Raise Conflict for an id number that is taken, Invalid for an unknown team."""
    holder = players.find_by_number(connection, tournament_id, sent["id_number"])
    if holder is not None and holder.id != identity:
        raise taken_error("id number", sent["id_number"], holder.name, holder.id)
    if sent.get("team") is not None:
        lookup.check_exists(connection, Team, tournament_id, "team", sent["team"], "team")


PLAYER = MemberKind("player", Player, ("name", "id_number", "team"), _serialise, _parse, _check)


def put_player(journal: Journal, player_id: UUID, sent: Body) -> tuple[dict[str, Any], bool]:
    """Add a player, with the next free number where the body has none; return the answer, and whether it is new.

    Raises Conflict for another body under the same id, for a number that is taken, and for the id of who was removed.
    """
    if "id_number" not in sent:
        row = register.find(journal.connection, Player, journal.tournament_id, player_id)
        sent = {**sent, "id_number": row.id_number if row is not None else _number_for(journal, sent["name"])}
    return put_member(journal, PLAYER, player_id, sent)


def change_player(journal: Journal, player_id: UUID, sent: Body) -> dict[str, Any]:
    """Change a player's name, id number or team, withdraw them or let them play again; return their answer.

    Raises NotFound, Conflict for what is no longer as the caller saw it, for an entry that was joined with another and
    for a number that is taken, Invalid for an unknown team and for what redacted players are called.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = lookup.require(connection, Player, "player", tournament_id, player_id)
    wanted = differing(_serialise(row), sent)
    if wanted is not None:
        check_alone(connection, row)
        _check_no_pseudonym(row, sent)
        _check(connection, tournament_id, player_id, wanted)
        withdrawn_at = (row.withdrawn_at or journal.at) if wanted["withdrawn"] else None
        write_change(journal, PLAYER, row, {**_parse(wanted), "withdrawn_at": withdrawn_at}, sent["reason"])
    return get_member(connection, PLAYER, tournament_id, player_id)


def _number_for(journal: Journal, name: str) -> str:
    there = {player.id_number for player in register.list_all(journal.connection, Player, journal.tournament_id)}
    return next(give_numbers(journal.connection, journal.tournament_id, [name], there))


def check_alone(connection: Connection, row: Player) -> None:
    """Raise Conflict for an entry that was joined with another of the same person."""
    if row.merged_into is not None:
        other = lookup.require(connection, Player, "player", row.tournament_id, row.merged_into)
        detail = f"This entry was joined with {other.name} ({other.id}): change that one."
        raise Conflict(detail, slug="merged", into={"id": other.id, "name": other.name})


def _check_no_pseudonym(row: Player, sent: Body) -> None:
    """Raise Invalid for a new name or number that looks as if the player had been redacted."""
    for name in ("name", "id_number"):
        if sent.get(name, "").startswith(PSEUDONYM) and sent[name] != getattr(row, name):
            raise invalid_field(name, f"So are players called whose names were removed: {PSEUDONYM}….", "Give another.")


def list_offences(connection: Connection, tournament_id: UUID, player_id: UUID, limit: int) -> dict[str, Any]:
    """Return what counts against a player, here and in the season's other tournaments. Raises NotFound."""
    lookup.require(connection, Player, "player", tournament_id, player_id)
    here = earlier(connection, tournament_id, player_id, limit=limit)
    elsewhere = seasons.offences(connection, tournament_id, player_id)
    return {**here, "season": [serialise_offence(row) for row in elsewhere]}
