"""Who manages a league: invited by a link, once each; the last one stays. And codes by which tournaments join."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.league import changes, invitations, leagues, managers, season_settings
from models.league.invitations import LeagueInvitation
from models.people import accounts
from services.account.accounts import whose_account
from services.account.sessions import AccountCaller
from services.errors import Conflict, Gone, NotFound, invalid_field
from services.idempotency import check_same_body
from services.league.leagues import get_league, note, require_managed
from services.secrets import LEAGUE_PREFIX, hash_of, new_secret

LINK_LASTS = timedelta(days=7)
CODE_LASTS = timedelta(days=90)


class LeagueAdmission(TypedDict):
    """The secret of a link, and the account that is to manage the league."""

    secret: str
    account: UUID


class NewLeagueInvitation(TypedDict):
    """Without `season` a link for one manager, with it a code for any tournaments."""

    season: NotRequired[UUID | None]


def add_manager(connection: Connection, league_id: UUID, account: UUID) -> None:
    """Let an account manage a league, as the owner."""
    at = datetime.now(UTC)
    managers.add(connection, league_id, account, at)
    changes.note(connection, league_id, None, at, "manager.added", {"account": account})


def put_invitation(
    connection: Connection, caller: AccountCaller, league_id: UUID, invitation_id: UUID, sent: NewLeagueInvitation
) -> tuple[dict[str, Any], bool]:
    """Create an invitation; return its answer, and whether it is new: then it holds the secret.

    Raises NotFound, Conflict for another body under the same id, Invalid for a season of another league.
    """
    require_managed(connection, caller.account_id, league_id)
    season = sent.get("season")
    row = invitations.find(connection, league_id, invitation_id)
    if row is not None:
        check_same_body({"season": row.season_id}, {"season": season})
        return _serialise(row), False
    found = None if season is None else season_settings.find(connection, season)
    if season is not None and (found is None or found.league_id != league_id):
        raise invalid_field("season", "This league has no such season.", "Name one of its seasons.")
    at, secret = datetime.now(UTC), new_secret(LEAGUE_PREFIX)
    named = {"id": invitation_id, "league_id": league_id, "season_id": season, "secret_hash": hash_of(secret)}
    lasts = LINK_LASTS if season is None else CODE_LASTS
    times = {"made_by": caller.account_id, "created_at": at, "expires_at": at + lasts}
    invitations.create(connection, {**named, **times})
    note(connection, caller, league_id, "invitation.made", {"invitation": invitation_id, "season": season})
    made = {"id": invitation_id, "season": season, "created_at": at, "expires_at": at + lasts}
    return {**made, "secret": secret, **({} if season else {"join": league_path(secret)})}, True


def revoke_invitation(
    connection: Connection, caller: AccountCaller, league_id: UUID, invitation_id: UUID
) -> dict[str, Any]:
    """Revoke an invitation, once; return the league's answer. Raises NotFound."""
    require_managed(connection, caller.account_id, league_id)
    row = invitations.find(connection, league_id, invitation_id)
    if row is None:
        raise NotFound("This league has no such invitation.")
    if row.revoked_at is None:
        invitations.revoke(connection, invitation_id, datetime.now(UTC))
        note(connection, caller, league_id, "invitation.revoked", {"invitation": invitation_id})
    return get_league(connection, caller, league_id)


def accept_invitation(connection: Connection, caller: AccountCaller, sent: LeagueAdmission) -> dict[str, Any]:
    """Become a manager by a link; return the league's answer. Once used, it is good for the same account alone.

    Raises Conflict where another account is signed in than the one meant, Gone for a link that is not open.
    """
    if sent["account"] != caller.account_id:
        raise whose_account(connection, caller.account_id)
    accounts.hold(connection, caller.account_id)
    row = invitations.find_by_secret(connection, hash_of(sent["secret"]))
    at = datetime.now(UTC)
    if row is not None and row.season_id is None:
        own = row.league_id in managers.leagues_of(connection, caller.account_id)
        if own and (row.used_by == caller.account_id or invitations.is_open(row, at)):
            return get_league(connection, caller, row.league_id)
        if invitations.use(connection, row, caller.account_id, at):
            managers.add(connection, row.league_id, caller.account_id, at)
            note(connection, caller, row.league_id, "manager.added", {"account": caller.account_id})
            return get_league(connection, caller, row.league_id)
    raise Gone("This link lets nobody in: it was used or revoked, has expired, or is none.")


def remove_manager(connection: Connection, caller: AccountCaller, league_id: UUID, account: UUID) -> list[UUID]:
    """Remove a manager, oneself too; return who is left. Raises NotFound, and Conflict for the last one."""
    require_managed(connection, caller.account_id, league_id)
    leagues.hold(connection, league_id)
    left = [one.id for one in managers.of_league(connection, league_id)]
    if account not in left:
        raise NotFound("This account does not manage the league.")
    if left == [account]:
        raise Conflict("This is the last manager: invite another one first.", slug="last-manager")
    managers.remove(connection, league_id, account, datetime.now(UTC))
    note(connection, caller, league_id, "manager.removed", {"account": account})
    return [one for one in left if one != account]


def league_path(secret: str) -> str:
    """Return the path of a manager's link. The secret stands behind the #, so that no log has it."""
    return f"/#/league/{secret}"


def _serialise(row: LeagueInvitation) -> dict[str, Any]:
    return {"id": row.id, "season": row.season_id, "created_at": row.created_at, "expires_at": row.expires_at}
