"""Incidents: what a referee's call names (table, hanchan, offender) and what waits at the table, in one statement."""

from datetime import datetime
from functools import cache
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import (
    ColumnElement,
    Connection,
    Exists,
    FromClause,
    Select,
    TextClause,
    Uuid,
    and_,
    bindparam,
    exists,
    select,
)

from models.event.hanchans import HANCHAN
from models.event.tables import TABLE
from models.event.tournaments import TOURNAMENT
from models.journal.journal import ENTRY, HEAD, OF_PERSONS, Entry
from models.people.credentials import Caller, is_active
from models.people.officials import OFFICIAL
from models.people.own_people import OwnPeople, own_people
from models.people.players import PLAYER, person_of
from models.people.teams import TEAM
from models.ruling.dead_hands import DEAD_HAND, held_at
from models.ruling.hand import SEATS
from models.ruling.help_calls import HELP_CALL
from models.ruling.rulings import NOT_PLAIN, RULING

OFFENDERS = {"player": PLAYER, "team": TEAM, "official": OFFICIAL}
_WAITING = RULING.alias("waiting")
_CALLER = OFFICIAL.alias("caller")


class Incident(NamedTuple):
    """What a call names, None for what does not exist, and what is known at its table."""

    revision: str
    time_zone: str
    table_label: str | None
    hanchan_table: UUID | None
    """Where that hanchan is played."""
    east: UUID | None
    south: UUID | None
    west: UUID | None
    north: UUID | None
    """Who began that hanchan on which seat."""
    substitutes: dict[str, str] | None
    """Seat → whom the player there replaced."""
    offender: UUID | None
    offender_name: str | None
    """Who offended: of joined entries of a player, the one that counts."""
    known_ruling: UUID | None
    """The id of the ruling, when it is stored already."""
    dead_hands: bool
    """Whether there are declarations at the table that held when the call was made."""
    deferred: bool
    """Whether rulings wait at the table."""
    help_calls: bool
    """Whether help calls are open at the table."""
    caller_stands: bool
    """Whether neither the official who calls nor their phone or token was revoked."""
    own: OwnPeople | None
    """Whom the official who calls stands for; None where nothing was said of any official."""
    last: Entry
    """The last entry of the journal."""

    @property
    def seats(self) -> dict[UUID | None, str]:
        """Who began that hanchan on which seat, and who was replaced there."""
        replaced: dict[UUID | None, str] = {UUID(player): seat for seat, player in (self.substitutes or {}).items()}
        return {**replaced, **dict(zip((self.east, self.south, self.west, self.north), SEATS, strict=True))}


def look_up(  # noqa: PLR0913 -- one for each thing that a call names
    connection: Connection,
    tournament_id: UUID,
    ruling: UUID,
    table: UUID,
    hanchan: UUID | None,
    offender: tuple[str, UUID],
    caller: Caller,
    at: datetime,
) -> Incident:
    """Look up what a call names; `offender` is (player, team or official; id), `at` when the call was made."""
    kind, offender_id = offender
    named = {"ruling": ruling, "table": table, "hanchan": hanchan, "offender": offender_id, "at": at}
    named |= {"caller": caller.id, "credential": caller.credential, "session": caller.session}
    *found, were_changed, seq, hash_ = connection.execute(_query(kind), {**named, "tournament": tournament_id}).one()
    return Incident._make([*found, own_people(connection, caller) if were_changed else None, Entry(seq, hash_)])


@cache
def _query(offender_kind: str) -> Select[*tuple[Any, ...]]:
    offender = OFFENDERS[offender_kind]
    joined: Any = TOURNAMENT.join(HEAD, HEAD.c.tournament_id == TOURNAMENT.c.id)
    things = ((TABLE, "table"), (HANCHAN, "hanchan"), (offender, "offender"), (RULING, "ruling"), (_CALLER, "caller"))
    for table, name in things:
        identity: ColumnElement[UUID] = bindparam(name, type_=Uuid())
        if table is PLAYER:
            identity = person_of(identity, bindparam("tournament"))
        named = and_(table.c.tournament_id == TOURNAMENT.c.id, table.c.id == identity)
        named = and_(named, table.c.removed_at.is_(None)) if "removed_at" in table.c else named
        joined = joined.outerjoin(table, named)
    columns = (
        TOURNAMENT.c.revision,
        TOURNAMENT.c.time_zone,
        TABLE.c.label,
        HANCHAN.c.table_id,
        *(HANCHAN.c[f"{seat}_id"] for seat in SEATS),
        HANCHAN.c.substitutes,
        offender.c.id,
        offender.c.name,
        RULING.c.id,
        _at_the_table(DEAD_HAND, held_at(bindparam("at"))),
        _at_the_table(_WAITING, _WAITING.c.status == "deferred", NOT_PLAIN),
        _at_the_table(HELP_CALL, HELP_CALL.c.ended_at.is_(None)),
        and_(_CALLER.c.id.is_not(None), _CALLER.c.revoked_at.is_(None), is_active()),
        exists().where(
            ENTRY.c.tournament_id == bindparam("tournament"), ENTRY.c.kind == "official.changed", OF_PERSONS
        ),
        HEAD.c.seq,
        HEAD.c.hash,
    )
    return select(*columns).select_from(joined).where(TOURNAMENT.c.id == bindparam("tournament"))


def _at_the_table(rows: FromClause, *conditions: ColumnElement[bool] | TextClause) -> Exists:
    of_table = (rows.c.tournament_id == bindparam("tournament"), rows.c.table_id == bindparam("table"))
    return exists().where(*of_table, *conditions).select_from(rows)
