"""All that a referee's call names (table, hanchan, offender) and what waits at the table, in one statement."""

from functools import cache
from typing import Any
from uuid import UUID

from sqlalchemy import (
    ColumnElement,
    Connection,
    Exists,
    FromClause,
    Row,
    Select,
    TextClause,
    and_,
    bindparam,
    exists,
    select,
)

from models.dead_hands import DEAD_HAND
from models.hanchans import HANCHAN
from models.hand import SEATS
from models.officials import OFFICIAL
from models.players import PLAYER
from models.rulings import NOT_PLAIN, RULING
from models.tables import TABLE
from models.teams import TEAM
from models.tournaments import TOURNAMENT

OFFENDERS = {"player": PLAYER, "team": TEAM, "official": OFFICIAL}
_WAITING = RULING.alias("waiting")
_OFFICIAL = OFFICIAL.alias("caller")
_CALLER = (
    _OFFICIAL.c.tournament_id == bindparam("tournament"),
    _OFFICIAL.c.id == bindparam("caller"),
    _OFFICIAL.c.revoked_at.is_(None),
)


def look_up(
    connection: Connection,
    tournament_id: UUID,
    ruling: UUID,
    table: UUID,
    hanchan: UUID | None,
    offender: tuple[str, UUID],
    caller: UUID,
) -> Row[Any]:
    """One row: what the call names, NULL where there is no such thing, and what the table already knows.

    Columns: revision and time_zone (of the tournament); table_label; hanchan_table (where that hanchan is played)
    and east_id, south_id, west_id, north_id (who began it on which seat); offender_name; known_ruling (the id, when
    that ruling is stored already); dead_hands and deferred (whether there are open declarations and waiting rulings
    at the table); caller_stands (whether the official who calls was not revoked).
    `offender` is (player, team or official; id).
    """
    kind, offender_id = offender
    named = {"ruling": ruling, "table": table, "hanchan": hanchan, "offender": offender_id, "caller": caller}
    return connection.execute(_query(kind), {**named, "tournament": tournament_id}).one()


@cache
def _query(offender_kind: str) -> Select[*tuple[Any, ...]]:
    offender = OFFENDERS[offender_kind]
    joined: Any = TOURNAMENT
    for table, name in ((TABLE, "table"), (HANCHAN, "hanchan"), (offender, "offender"), (RULING, "ruling")):
        named = and_(table.c.tournament_id == TOURNAMENT.c.id, table.c.id == bindparam(name))
        joined = joined.outerjoin(table, named)
    columns = (
        TOURNAMENT.c.revision,
        TOURNAMENT.c.time_zone,
        TABLE.c.label.label("table_label"),
        HANCHAN.c.table_id.label("hanchan_table"),
        *(HANCHAN.c[f"{seat}_id"] for seat in SEATS),
        offender.c.name.label("offender_name"),
        RULING.c.id.label("known_ruling"),
        _at_the_table(DEAD_HAND, DEAD_HAND.c.cleared_at.is_(None)).label("dead_hands"),
        _at_the_table(_WAITING, _WAITING.c.status == "deferred", NOT_PLAIN).label("deferred"),
        exists().where(*_CALLER).select_from(_OFFICIAL).label("caller_stands"),
    )
    return select(*columns).select_from(joined).where(TOURNAMENT.c.id == bindparam("tournament"))


def _at_the_table(rows: FromClause, *conditions: ColumnElement[bool] | TextClause) -> Exists:
    of_table = (rows.c.tournament_id == bindparam("tournament"), rows.c.table_id == bindparam("table"))
    return exists().where(*of_table, *conditions).select_from(rows)
