"""Officials: who may do what. Whoever is invited by name gets a link of their own."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.journal.journal import Journal
from models.people import api_tokens, invitations, official_numbers
from models.people import officials as model
from models.people.credentials import Caller
from models.people.official_numbers import OfficialNumber
from models.people.officials import Official
from models.people.players import Player
from services import lookup
from services.account.recent_sign_in import check_recent_sign_in
from services.corrections.change import ABOUT
from services.errors import Conflict, invalid_field
from services.idempotency import check_replaces, check_same_body
from services.members import taken_error
from services.pages import Page, PageRequest, page_of
from services.tournament.create import invite_person, join_path


class NewOfficial(TypedDict):
    """An official to invite; `league_number` makes them the same person in every tournament of the season."""

    name: str
    roles: list[str]
    league_number: NotRequired[str]


class WrittenOfficial(TypedDict, total=False):
    """Name and roles, whom they play as, players with whom they have a conflict of interest."""

    name: str
    league_number: str | None
    roles: list[str]
    player: UUID | None
    conflicts: list[UUID]


class OfficialChange(WrittenOfficial):
    """What to change, what of it the caller saw, and why: a name or number is changed for a reason."""

    replaces: WrittenOfficial
    reason: NotRequired[str]


def put_official(journal: Journal, caller: Caller, official_id: UUID, sent: NewOfficial) -> tuple[dict[str, Any], bool]:
    """Invite an official; return their answer, and whether they are new: then it holds their link.

    Raises Conflict for another body under the same id and for a number that is taken, NotAllowed for a new director
    when the caller signed in too long ago.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    number = sent.get("league_number")
    body = {"name": sent["name"], "roles": sorted(sent["roles"]), "league_number": number}
    row = register.find(connection, Official, tournament_id, official_id)
    if row is not None:
        stored = _serialise(row, official_numbers.numbers(connection, tournament_id))
        check_same_body({name: stored[name] for name in body}, body)
        return stored, False
    _check_may_grant(caller, sent["roles"], journal.at)
    if number is not None:
        _check_number(connection, tournament_id, number)
    model.add(journal, official_id, sent["name"], sent["roles"])
    if number is not None:
        official_numbers.assign(journal, official_id, number)
    secret = invite_person(journal, official_id, sent["name"])
    row = lookup.require(connection, Official, "official", tournament_id, official_id)
    answer = _serialise(row, {} if number is None else {official_id: number})
    return {**answer, "join": join_path(tournament_id, secret)}, True


def change_official(journal: Journal, caller: Caller, official_id: UUID, sent: OfficialChange) -> dict[str, Any]:
    """Change an official; return their answer.

    Raises NotFound, Conflict for who was revoked, for the last director, for a number that is taken and for what is no
    longer as the caller saw it, Invalid for unknown players, NotAllowed for a new director when the caller signed in
    too long ago.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = lookup.require(connection, Official, "official", tournament_id, official_id)
    numbers = official_numbers.numbers(connection, tournament_id)
    changed = sent.keys() - ABOUT
    stored, seen, wanted = (
        {name: value for name, value in _plain(whole).items() if name in changed}
        for whole in (_serialise(row, numbers), sent["replaces"], sent)
    )
    check_replaces(stored, seen, wanted)
    changes = _changes(journal, caller, row, sent)
    if changes and "reason" in sent:
        register.correct(journal, Official, "official.changed", official_id, changes, sent["reason"])
    elif changes:
        register.change(journal, Official, "official.changed", official_id, changes)
    number = sent.get("league_number")
    if number is not None and number != numbers.get(official_id):
        _check_number(connection, tournament_id, number)
        _number(journal, official_id, number, numbers, sent["reason"])
    return get_official(connection, tournament_id, official_id)


def _number(journal: Journal, official_id: UUID, number: str, numbers: Mapping[UUID, str], reason: str) -> None:
    """Give an official the league's number, or another one than they had."""
    if official_id in numbers:
        change = {"number": number}
        register.correct(journal, OfficialNumber, "official.numbered", official_id, change, reason)
    else:
        official_numbers.assign(journal, official_id, number)


def revoke_official(journal: Journal, official_id: UUID) -> dict[str, Any]:
    """Revoke an official, once, with the links and tokens that they made or came by; return their answer.

    Raises NotFound, and Conflict for the last director.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = lookup.require(connection, Official, "official", tournament_id, official_id)
    answer = _serialise(row, official_numbers.numbers(connection, tournament_id))
    if row.revoked_at is not None:
        return answer
    if model.is_last_director(connection, row):
        raise Conflict("This is the last director: invite another one first.", slug="last-director")
    register.change(journal, Official, "official.revoked", official_id, {"revoked_at": journal.at})
    invitations.revoke_for(journal, official_id)
    api_tokens.revoke_for(journal, official_id)
    return {**answer, "revoked_at": journal.at}


def get_official(connection: Connection, tournament_id: UUID, official_id: UUID) -> dict[str, Any]:
    """Return an official's answer. Raises NotFound."""
    row = lookup.require(connection, Official, "official", tournament_id, official_id)
    return _serialise(row, official_numbers.numbers(connection, tournament_id))


def list_officials(connection: Connection, tournament_id: UUID, asked: PageRequest) -> Page:
    """Return a page of officials, by id."""
    rows = register.page(connection, Official, tournament_id, asked.get("after"), asked["limit"])
    numbers = official_numbers.numbers(connection, tournament_id)
    return page_of(rows, asked["limit"], lambda row: _serialise(row, numbers))


def _plain(official: Mapping[str, Any]) -> dict[str, Any]:
    """Return what can be changed in one order, to be compared."""
    lists = {name: sorted(map(str, official[name])) for name in ("roles", "conflicts") if name in official}
    return {**{name: official[name] for name in ("name", "league_number", "player") if name in official}, **lists}


def _changes(journal: Journal, caller: Caller, row: Official, sent: OfficialChange) -> dict[str, Any]:
    """Return the columns that differ."""
    if row.revoked_at is not None:
        raise Conflict("This official was revoked: invite them anew.", slug="official-revoked")
    changes: dict[str, Any] = {"name": sent["name"]} if sent.get("name", row.name) != row.name else {}
    if "roles" in sent and sorted(sent["roles"]) != row.roles:
        if "director" not in sent["roles"] and model.is_last_director(journal.connection, row):
            raise Conflict("This is the last director: make another one first.", slug="last-director")
        _check_may_grant(caller, sent["roles"], journal.at)
        changes |= {"roles": sorted(sent["roles"]), "roles_since": journal.at}
    if "player" in sent and sent["player"] != row.player_id:
        _check_player(journal, "player", sent["player"])
        changes["player_id"] = sent["player"]
    conflicts = sorted(str(player) for player in sent.get("conflicts", row.conflicts or []))
    if conflicts != (row.conflicts or []):
        for number, player in enumerate(sent["conflicts"]):
            _check_player(journal, f"conflicts.{number}", player)
        changes["conflicts"] = conflicts
    return changes


def _check_may_grant(caller: Caller, roles: list[str], now: datetime) -> None:
    """Raise NotAllowed for a new director when the caller signed in too long ago: they could come back as it."""
    if "director" in roles:
        check_recent_sign_in(caller.signed_in_at, now)


def _check_player(journal: Journal, field: str, player: UUID | None) -> None:
    row = None if player is None else register.find(journal.connection, Player, journal.tournament_id, player)
    if player is not None and (row is None or row.removed_at is not None or row.merged_into is not None):
        raise invalid_field(field, "This tournament has no such player.", "Choose one of GET …/players.")


def _check_number(connection: Connection, tournament_id: UUID, number: str) -> None:
    holder = official_numbers.holder(connection, tournament_id, number)
    if holder is not None:
        raise taken_error("league number", number, holder.name, holder.id)


def _serialise(row: Official, numbers: Mapping[UUID, str]) -> dict[str, Any]:
    """Serialise an official; `numbers` are the league's."""
    known = {"id": row.id, "name": row.name, "roles": row.roles, "revoked_at": row.revoked_at}
    interests = {"player": row.player_id, "conflicts": row.conflicts or []}
    return {**known, "league_number": numbers.get(row.id), **interests}
