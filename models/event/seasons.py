"""What the tournaments of one season tell of each other: who is the same person, what they did, what they owe.

A player is known by the id number, a team by its name, an official by the league's number.
"""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    FromClause,
    Select,
    Subquery,
    Uuid,
    bindparam,
    case,
    func,
    literal,
    select,
    union_all,
)

from models.event.tournaments import TOURNAMENT
from models.league.leagues import MEMBERSHIP
from models.money.ledger import LINE, OFF_SCORE, sum_up
from models.people.official_numbers import NUMBER
from models.people.officials import OFFICIAL
from models.people.players import PLAYER, with_person
from models.people.teams import TEAM
from models.ruling.rulings import RULING


class OtherTournament(NamedTuple):
    """A tournament of the season."""

    id: UUID
    slug: str
    name: str


class SeasonOffence(NamedTuple):
    """A ruling of another tournament that counts against `own`, who is a player, team or official of this one."""

    account_kind: str
    own: UUID
    id: UUID
    tournament_id: UUID
    foul: str
    kind: str
    ruled_at: datetime
    list_item: dict[str, Any]


class SeasonFine(NamedTuple):
    """What `own`, of this tournament, owes in another one."""

    account_kind: str
    own: UUID
    tournament_id: UUID
    unit: str
    amount: int
    since: datetime


class SeasonBalance(NamedTuple):
    """What an account owes in a tournament; `number`: what the league knows it by."""

    tournament_id: UUID
    account_kind: str
    account_id: UUID
    unit: str
    amount: int
    since: datetime
    name: str
    number: str | None


KNOWN_BY = (("player", PLAYER, "id_number"), ("team", TEAM, "name"), ("official", NUMBER, "number"))
OWN: BindParameter[UUID] = bindparam("tournament", type_=Uuid())


def tournaments(connection: Connection, tournament_id: UUID) -> Sequence[OtherTournament]:
    """Return id, slug and name of the season's other tournaments, oldest first; none without a season."""
    joined = MEMBERSHIP.join(TOURNAMENT, TOURNAMENT.c.id == MEMBERSHIP.c.tournament_id)
    query: Select[Any] = select(TOURNAMENT.c.id, TOURNAMENT.c.slug, TOURNAMENT.c.name).select_from(joined)
    query = query.where(MEMBERSHIP.c.tournament_id.in_(_others()))
    order = (TOURNAMENT.c.created_at, TOURNAMENT.c.id)
    rows = connection.execute(query.order_by(*order), {"tournament": tournament_id})
    return [OtherTournament(*row) for row in rows]


def count(connection: Connection, tournament_id: UUID, offender: tuple[str, UUID], foul: str, before: datetime) -> int:
    """Count the counting rulings of `foul` on the offender (kind, id) in the season's other tournaments before then."""
    kind, identity = offender
    named = {"tournament": tournament_id, "offender": identity, "foul": foul, "before": before}
    return connection.execute(_count(kind), named).scalar_one()


@cache
def _count(kind: str) -> Select[int]:
    same = _same_account(kind).subquery()
    query = select(func.count()).select_from(same.join(RULING, _ruled(same))).where(same.c.own == bindparam("offender"))
    earlier = (RULING.c.foul == bindparam("foul"), RULING.c.ruled_at < bindparam("before"))
    return query.where(RULING.c.counts.is_(True), *earlier)


def offences(connection: Connection, tournament_id: UUID, offender: UUID | None = None) -> Sequence[SeasonOffence]:
    """Return what counts against the people of this tournament in the season's others, newest first; or against one.

    account_kind and own (who it is here), id, tournament_id, foul, kind, ruled_at and list_item of the ruling.
    """
    same = _everyone()
    columns = (RULING.c[name] for name in ("id", "tournament_id", "foul", "kind", "ruled_at", "list_item"))
    query = select(same.c.account_kind, same.c.own, *columns).select_from(same.join(RULING, _ruled(same)))
    query = query.where(RULING.c.counts.is_(True)).order_by(RULING.c.ruled_at.desc(), RULING.c.id.desc())
    query = query if offender is None else query.where(same.c.own == offender)
    return [SeasonOffence(*row) for row in connection.execute(query, {"tournament": tournament_id})]


def fines(connection: Connection, tournament_id: UUID) -> Sequence[SeasonFine]:
    """Return what its people and teams owe in the season's other tournaments: account_kind, own (who it is here),
    tournament_id, unit, amount, since; who owes longest first."""
    same = _everyone()
    balance = _balances()
    theirs = (balance.c.tournament_id == same.c.tournament_id) & (balance.c.account_id == same.c.id)
    columns = (balance.c[name] for name in ("tournament_id", "unit", "amount", "since"))
    query = select(same.c.account_kind, same.c.own, *columns).select_from(same.join(balance, theirs))
    order = (balance.c.since, same.c.own, balance.c.unit)
    query = query.where(balance.c.amount > 0).order_by(*order)
    return [SeasonFine(*row) for row in connection.execute(query, {"tournament": tournament_id})]


def balances(connection: Connection, tournament_id: UUID) -> Sequence[SeasonBalance]:
    """Return every account's balance in the season, this tournament's too.

    Columns: tournament_id, account_kind, account_id, name, number (as the league knows them, or None), unit, amount,
    since.
    """
    balance = _balances()
    joined: FromClause = balance.join(TOURNAMENT, TOURNAMENT.c.id == balance.c.tournament_id)
    for table in (PLAYER, TEAM, OFFICIAL, NUMBER):
        held = (table.c.tournament_id == balance.c.tournament_id) & (table.c.id == balance.c.account_id)
        joined = joined.outerjoin(table, held)
    kind = balance.c.account_kind
    name = case((kind == "player", PLAYER.c.name), (kind == "team", TEAM.c.name), else_=OFFICIAL.c.name)
    number = case((kind == "player", PLAYER.c.id_number), (kind == "team", TEAM.c.name), else_=NUMBER.c.number)
    query = select(balance, name.label("name"), number.label("number")).select_from(joined)
    in_season = (balance.c.tournament_id == OWN) | balance.c.tournament_id.in_(_others())
    query = query.where(in_season, balance.c.amount > 0)
    order = (TOURNAMENT.c.created_at, balance.c.since, balance.c.account_id)
    rows = connection.execute(query.order_by(*order), {"tournament": tournament_id})
    return [SeasonBalance(*row) for row in rows]


def _others() -> Select[tuple[UUID]]:
    """Return the ids of the other tournaments of the season."""
    mine, theirs = MEMBERSHIP.alias("mine"), MEMBERSHIP.alias("theirs")
    query = select(theirs.c.tournament_id).select_from(mine.join(theirs, _same_season(mine, theirs)))
    return query.where(mine.c.tournament_id == OWN)


def _same_season(mine: FromClause, theirs: FromClause) -> Any:
    same = (theirs.c.league_id == mine.c.league_id) & (theirs.c.season == mine.c.season)
    both = mine.c.left_at.is_(None) & theirs.c.left_at.is_(None)
    return same & both & (theirs.c.tournament_id != mine.c.tournament_id)


def _same_account(kind: str) -> Select[Any]:
    """Select account_kind, own (the one here), tournament_id, id (the same one in another tournament of the season).

    A player is known by the numbers of all entries that were joined, here and there; own and id are those that count.
    """
    table, known_by = next((table, name) for known, table, name in KNOWN_BY if known == kind)
    here, there = table.alias("here"), table.alias("there")
    same = (there.c[known_by] == here.c[known_by]) & there.c.tournament_id.in_(_others())
    for one in (here, there):
        same = same & one.c.removed_at.is_(None) if "removed_at" in one.c else same
    own, theirs = (_counting(one) for one in (here, there))
    columns = (literal(kind).label("account_kind"), own.label("own"), there.c.tournament_id, theirs.label("id"))
    return select(*columns).select_from(here.join(there, same)).where(here.c.tournament_id == OWN).distinct()


def _counting(entry: FromClause) -> ColumnElement[UUID]:
    return func.coalesce(entry.c.merged_into, entry.c.id) if "merged_into" in entry.c else entry.c.id


def _ruled(same: FromClause) -> Any:
    """Build the condition that a ruling is on somebody of `same`, whichever of their entries it names."""
    entries = select(PLAYER.c.id).where(
        PLAYER.c.tournament_id == same.c.tournament_id, PLAYER.c.merged_into == same.c.id
    )
    return (RULING.c.tournament_id == same.c.tournament_id) & (
        (RULING.c.offender_id == same.c.id) | RULING.c.offender_id.in_(entries)
    )


def _everyone() -> Subquery:
    return union_all(*(_same_account(kind) for kind, _, _ in KNOWN_BY)).subquery("same")


def _balances() -> Subquery:
    """Return the balance of each account, currency and tournament: amounts of two tournaments are never added."""
    lines, person = with_person(LINE, LINE.c.account_id)
    keys = (LINE.c.tournament_id, LINE.c.account_kind, person, LINE.c.unit)
    columns = (LINE.c.tournament_id, LINE.c.account_kind, person.label("account_id"), LINE.c.unit)
    in_season = (LINE.c.tournament_id == OWN) | LINE.c.tournament_id.in_(_others())
    query = select(*columns).select_from(lines).where(LINE.c.unit.not_in(OFF_SCORE), in_season)
    return sum_up(query, LINE, keys).subquery("balance")
