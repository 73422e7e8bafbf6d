"""Leagues: created by an account, whose managers change them, or by the machine's owner on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.league import changes, invitations, leagues, managers, season_settings
from models.league.leagues import League
from models.people import accounts
from services.account.sessions import AccountCaller
from services.errors import Conflict, NotFound
from services.idempotency import check_replaces, check_same_body
from services.league.serialise_standings import serialise_season
from services.tournament.create import check_slug, check_text, new_id, slug_of

SHOWN = 100  # changes


class NewLeague(TypedDict):
    """A league to create."""

    name: str
    slug: NotRequired[str]


class LeagueRename(TypedDict):
    """Another name, and the one that the caller saw."""

    name: str
    replaces: dict[str, str]


def create_league(
    connection: Connection,
    name: str,
    slug: str | None = None,
    identity: UUID | None = None,
    account: UUID | None = None,
) -> str:
    """Create a league in this transaction. Return its slug. Raises RuleError naming the field and the cure."""
    slug = slug or slug_of(name)
    check_slug(slug, leagues.find_by_slug(connection, slug), "league")
    identity, at = identity or new_id(), datetime.now(UTC)
    leagues.create(connection, identity, slug, check_text("name", name))
    changes.note(connection, identity, account, at, "league.created", {"name": name.strip(), "slug": slug})
    return slug


def put_league(
    connection: Connection, caller: AccountCaller, league_id: UUID, sent: NewLeague
) -> tuple[dict[str, Any], bool]:
    """Create a league that the account manages; return its answer, and whether it is new.

    Raises Conflict for another body under the same id and for one that is taken, RuleError for a slug that is.
    """
    accounts.hold(connection, caller.account_id)  # the same sent twice at once: the second finds what the first made
    stored = leagues.find(connection, league_id)
    if stored is not None:
        if league_id not in managers.leagues_of(connection, caller.account_id):
            raise Conflict("This id is taken: choose a new one.", slug="taken")
        check_same_body({name: getattr(stored, name) for name in sent}, sent)
        return serialise_league(connection, stored), False
    create_league(connection, sent["name"], sent.get("slug"), league_id, caller.account_id)
    managers.add(connection, league_id, caller.account_id, datetime.now(UTC))
    return get_league(connection, caller, league_id), True


def rename_league(connection: Connection, caller: AccountCaller, league_id: UUID, sent: LeagueRename) -> dict[str, Any]:
    """Give a league another name; return its answer. Raises NotFound, and Conflict where it has another by now."""
    leagues.hold(connection, league_id)
    league = require_managed(connection, caller.account_id, league_id)
    check_replaces({"name": league.name}, sent["replaces"], {"name": sent["name"]})
    if sent["name"] != league.name:
        leagues.rename(connection, league_id, check_text("name", sent["name"]))
        note(connection, caller, league_id, "league.changed", {"name": sent["name"], "before": {"name": league.name}})
    return get_league(connection, caller, league_id)


def list_leagues(connection: Connection, caller: AccountCaller) -> list[dict[str, Any]]:
    """Return the leagues that the account manages, by name."""
    own = managers.leagues_of(connection, caller.account_id)
    return [serialise_league(connection, row) for row in leagues.find_all(connection, own)]


def get_league(connection: Connection, caller: AccountCaller, league_id: UUID) -> dict[str, Any]:
    """Return the answer of a league that the account manages. Raises NotFound."""
    return serialise_league(connection, require_managed(connection, caller.account_id, league_id))


def list_changes(connection: Connection, caller: AccountCaller, league_id: UUID) -> list[dict[str, Any]]:
    """Return what was changed in a league that the account manages, the newest first. Raises NotFound."""
    require_managed(connection, caller.account_id, league_id)
    return [dict(row) for row in changes.newest(connection, league_id, SHOWN)]


def require_managed(connection: Connection, account: UUID, league_id: UUID) -> League:
    """Return a league that the account manages. Raises NotFound for any other, be it there or not."""
    league = leagues.find(connection, league_id)
    if league is None or league_id not in managers.leagues_of(connection, account):
        raise NotFound("You manage no such league: one of its managers invites you.")
    return league


def note(connection: Connection, caller: AccountCaller, league_id: UUID, kind: str, body: Mapping[str, Any]) -> None:
    """Note what an account changed in a league."""
    changes.note(connection, league_id, caller.account_id, datetime.now(UTC), kind, body)


def serialise_league(connection: Connection, row: League) -> dict[str, Any]:
    """Serialise a league with its managers, seasons with their tournaments, and open invitations."""
    invited = invitations.list_open(connection, row.id, datetime.now(UTC))
    return {
        **{name: getattr(row, name) for name in ("id", "slug", "name")},
        "managers": [one._asdict() for one in managers.of_league(connection, row.id)],
        "seasons": [
            {
                **serialise_season(season),
                "tournaments": [
                    {name: getattr(one, name) for name in ("id", "slug", "name")}
                    for one in leagues.tournaments_of(connection, season)
                ],
            }
            for season in season_settings.of_leagues(connection, [row.id])
        ],
        "invitations": [
            {"id": one.id, "season": one.season_id, "created_at": one.created_at, "expires_at": one.expires_at}
            for one in invited
        ],
    }
