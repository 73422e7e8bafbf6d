"""What people, teams and tables are called now, where that was corrected since something was written about them."""

from functools import cache
from uuid import UUID

from sqlalchemy import BindParameter, CompoundSelect, Connection, Uuid, bindparam, func, select, union_all

from models.event.tables import TABLE
from models.journal.journal import ENTRY, OF_CORRECTIONS
from models.people.officials import OFFICIAL
from models.people.players import PLAYER
from models.people.teams import TEAM


def find_corrected(connection: Connection, tournament_id: UUID) -> dict[UUID, str]:
    """Return the present name of whatever was corrected; of a joined entry of a player, that of the one that counts."""
    return {row.id: row.name for row in connection.execute(_query(), {"tournament": tournament_id})}


@cache
def _query() -> CompoundSelect[UUID, str]:
    own: BindParameter[UUID] = bindparam("tournament", type_=Uuid())
    person = PLAYER.alias("person")
    # Looked up row by row: a join of all players with all is what PostgreSQL plans before it knows how many there are.
    merged = select(person.c.name).where(person.c.tournament_id == own, person.c.id == PLAYER.c.merged_into)
    named = (
        (PLAYER, select(PLAYER.c.id, func.coalesce(merged.scalar_subquery(), PLAYER.c.name).label("name"))),
        *((table, select(table.c.id, table.c.name)) for table in (TEAM, OFFICIAL)),
        (TABLE, select(TABLE.c.id, TABLE.c.label)),
    )
    corrected = select(ENTRY.c.subject).where(ENTRY.c.tournament_id == own, OF_CORRECTIONS)
    return union_all(*(query.where(table.c.tournament_id == own, table.c.id.in_(corrected)) for table, query in named))
