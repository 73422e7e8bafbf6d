"""Seasons: made and changed by a league's managers; tournaments join and leave them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.event import tournaments
from models.journal.journal import Journal
from models.league import changes, invitations, leagues, managers, season_settings
from models.league.season_settings import Season
from rulings.errors import RuleError
from rulings.scores.season_ranks import RankingRules
from services.account.sessions import AccountCaller
from services.errors import Conflict, NotFound, invalid_field
from services.idempotency import check_replaces, check_same_body
from services.league.leagues import note, require_managed
from services.league.serialise_standings import serialise_ranking, serialise_season
from services.secrets import hash_of
from services.tournament.create import check_text
from services.tournament.season import answer_season

LONGEST_SEASON = 40


class WrittenSeason(TypedDict, total=False):
    """What a season is called, when it is, how it is ranked, whether everybody may see the standings."""

    name: str
    starts_on: date | None
    ends_on: date | None
    ranking: dict[str, Any] | None
    standings_open: bool


class SeasonChange(WrittenSeason):
    """What to change, and what of it the caller saw."""

    replaces: WrittenSeason


class SeasonChoice(TypedDict):
    """The season to join, of a league that the caller's account manages; or a code from one of its managers."""

    season: NotRequired[UUID]
    code: NotRequired[str]


def put_season(
    connection: Connection, caller: AccountCaller, league_id: UUID, season_id: UUID, sent: WrittenSeason
) -> tuple[dict[str, Any], bool]:
    """Create a season; return its answer, and whether it is new.

    Raises NotFound, Conflict for another body under the same id and for one that is taken, Invalid for a name that is.
    """
    leagues.hold(connection, league_id)
    require_managed(connection, caller.account_id, league_id)
    stored = season_settings.find(connection, season_id)
    if stored is not None:
        if stored.league_id != league_id:
            raise Conflict("This id is taken: choose a new one.", slug="taken")
        check_same_body(_whole({name: getattr(stored, name) for name in sent}), _whole(sent))
        return serialise_season(stored), False
    name = check_text("name", sent["name"], LONGEST_SEASON)
    _check_name(connection, league_id, season_id, name)
    named = {"id": season_id, "league_id": league_id, "key": name, **_whole(sent), "name": name}
    season_settings.create(connection, {"standings_open": False, **named, "created_at": datetime.now(UTC)})
    note(connection, caller, league_id, "season.created", {"season": season_id, **_journaled(sent)})
    return serialise_season(_require(connection, league_id, season_id)), True


def change_season(
    connection: Connection, caller: AccountCaller, league_id: UUID, season_id: UUID, sent: SeasonChange
) -> dict[str, Any]:
    """Change a season; return its answer. Raises NotFound, Conflict for what is not as the caller saw it."""
    leagues.hold(connection, league_id)
    require_managed(connection, caller.account_id, league_id)
    row = _require(connection, league_id, season_id)
    wanted = _whole({name: value for name, value in sent.items() if name != "replaces"})
    stored = _whole({name: getattr(row, name) for name in wanted})
    check_replaces(stored, _whole(sent["replaces"]), wanted)
    if "name" in wanted:
        wanted["name"] = check_text("name", sent["name"], LONGEST_SEASON)
        _check_name(connection, league_id, season_id, wanted["name"])
    starts, ends = (wanted.get(name, getattr(row, name)) for name in ("starts_on", "ends_on"))
    if starts and ends and ends < starts:
        raise invalid_field("ends_on", f"It ends before it starts, on {starts}.", "Give a later day, or another start.")
    if wanted and wanted != stored:
        season_settings.change(connection, season_id, wanted)
        body = {"season": season_id, **_journaled(wanted), "before": _journaled(stored)}
        note(connection, caller, league_id, "season.changed", body)
    return serialise_season(_require(connection, league_id, season_id))


def join_by_name(journal: Journal, slug: str, season: str) -> None:
    """Put the journal's tournament into that season, as the owner. Raises RuleError naming the field and the cure."""
    league = leagues.find_by_slug(journal.connection, slug)
    if league is None:
        raise RuleError("league", f"There is no league {slug!r}.", "See `shinpan league list`, or create it.")
    named = check_text("season", season, LONGEST_SEASON)
    row = _named(journal.connection, league.id, named) or season_settings.find_or_create(
        journal.connection, league.id, named, journal.at
    )
    try:
        _join(journal, row, None)
    except Conflict as error:
        raise RuleError("league", error.detail, "Its director takes it out of that one first, in the app.") from None


def join_season(journal: Journal, account: UUID | None, sent: SeasonChoice) -> dict[str, Any]:
    """Put the journal's tournament into a season; return what it tells of the people here.

    Raises Conflict for one that is played in another season, Invalid for a season that the account may not choose and
    for a code that is not open.
    """
    connection = journal.connection
    season = _by_code(connection, sent["code"], journal.at) if "code" in sent else _managed(connection, account, sent)
    played = leagues.membership(connection, journal.tournament_id)
    if played is None or played.season_id != season.id:
        _join(journal, season, account)
    return answer_season(connection, journal.tournament_id)


def leave_season(journal: Journal, account: UUID | None, reason: str) -> dict[str, Any]:
    """Take the journal's tournament out of its season; return what does not count here any more, of none nothing."""
    connection, tournament_id = journal.connection, journal.tournament_id
    lost = answer_season(connection, tournament_id)
    played = leagues.membership(connection, tournament_id)
    season = None if played is None else season_settings.find(connection, played.season_id)
    league = None if played is None else leagues.find(connection, played.id)
    if season is None or league is None:
        return lost
    leagues.leave(journal, league, season, reason)
    body = {**_tournament(connection, tournament_id), "season": season.id, "reason": reason}
    changes.note(connection, league.id, account, journal.at, "tournament.left", body)
    return lost


def _join(journal: Journal, season: Season, account: UUID | None) -> None:
    connection = journal.connection
    league = leagues.find(connection, season.league_id)
    assert league is not None, "the season is one of it"  # noqa: S101 -- for the type checker
    try:
        leagues.join(journal, league, season.key)
    except leagues.MemberAlreadyError:
        raise Conflict(
            "This tournament is played in a season already: leave that one first.", slug="in-season"
        ) from None
    body = {**_tournament(connection, journal.tournament_id), "season": season.id}
    changes.note(connection, league.id, account, journal.at, "tournament.joined", body)


def _managed(connection: Connection, account: UUID | None, sent: SeasonChoice) -> Season:
    season = season_settings.find(connection, sent["season"])
    if season is None or account is None or season.league_id not in managers.leagues_of(connection, account):
        message = "The account that is signed in here manages no league with this season."
        raise invalid_field("season", message, "Send the code that one of its managers gives.")
    return season


def _by_code(connection: Connection, code: str, at: datetime) -> Season:
    row = invitations.find_by_secret(connection, hash_of(code.strip()))
    season = None if row is None or row.season_id is None else season_settings.find(connection, row.season_id)
    if row is None or season is None or not invitations.is_open(row, at):
        raise invalid_field("code", "This code is not open.", "Ask one of the league's managers for a new one.")
    return season


def _named(connection: Connection, league_id: UUID, name: str) -> Season | None:
    found = season_settings.of_leagues(connection, [league_id])
    return next((one for one in found if one.name == name), None)


def _check_name(connection: Connection, league_id: UUID, season_id: UUID, name: str) -> None:
    """Raise Invalid where another season is called so, or was when it was made: tournaments name it by that."""
    found = season_settings.of_leagues(connection, [league_id])
    if any(name in (one.name, one.key) for one in found if one.id != season_id):
        raise invalid_field("name", "The league has a season of this name.", "Give another name.")


def _require(connection: Connection, league_id: UUID, season_id: UUID) -> Season:
    row = season_settings.find(connection, season_id)
    if row is None or row.league_id != league_id:
        raise NotFound("This league has no such season.")
    return row


def _whole(written: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is written of a season, the ranking with all that is left out of it: two can be compared so."""
    if "ranking" not in written:
        return dict(written)
    ranking = written["ranking"] or {}
    rules = RankingRules(**{**ranking, "ties": tuple(ranking.get("ties", ()))})
    return {**written, "ranking": serialise_ranking(rules)}


def _journaled(written: Any) -> dict[str, Any]:
    return {name: value.isoformat() if isinstance(value, date) else value for name, value in written.items()}


def _tournament(connection: Connection, tournament_id: UUID) -> dict[str, Any]:
    return {"tournament": tournament_id, "name": tournaments.require(connection, tournament_id).name}
