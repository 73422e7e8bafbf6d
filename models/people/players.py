"""Players: a name and an id number in a tournament, perhaps in a team."""

from collections.abc import Collection, Sequence
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    ForeignKeyConstraint,
    FromClause,
    Index,
    Join,
    Select,
    String,
    Uuid,
    bindparam,
    func,
    literal,
    select,
    text,
    union_all,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import LATER, THERE, Base, Member, Redactable, Removable, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import UtcDateTime
from models.journal.journal import ENTRY, OF_CORRECTIONS

MERGED = text("merged_into IS NOT NULL")
MOST_TOGETHER = 100  # ids that a statement selects one by one, so that an index finds them; SQLite takes 500 at most


class Player(Redactable, Removable, Member, Base):
    """A player; `id_number` (as on the badge) is unique in the tournament.

    `withdrawn_at`: since then they are seated no more. `merged_into`: another entry of the same person, which all that
    this one was in the tournament counts for.
    """

    __tablename__ = "player"

    name: Mapped[str] = mapped_column(String(200))
    id_number: Mapped[str] = mapped_column(String(40))
    team_id: Mapped[UUID | None]
    withdrawn_at: Mapped[datetime | None] = mapped_column(UtcDateTime(), info=LATER)
    merged_into: Mapped[UUID | None] = mapped_column(info=LATER)

    __table_args__ = (
        Index(
            "ix_player_id_number", "tournament_id", "id_number", unique=True, sqlite_where=THERE, postgresql_where=THERE
        ),
        Index("ix_player_merged_into", "tournament_id", "merged_into", sqlite_where=MERGED, postgresql_where=MERGED),
        ForeignKeyConstraint(["tournament_id", "merged_into"], ["player.tournament_id", "player.id"]),
        ForeignKeyConstraint(["tournament_id", "team_id"], ["team.tournament_id", "team.id"]),
    )


PLAYER = table_of(Player)
_OF_TOURNAMENT = PLAYER.c.tournament_id == bindparam("tournament")
_ALONE = (PLAYER.c.merged_into.is_(None), THERE)
_MEMBERS = select(PLAYER.c.id).where(_OF_TOURNAMENT, PLAYER.c.team_id == bindparam("team"), *_ALONE)


_INTO = select(PLAYER.c.merged_into).where(_OF_TOURNAMENT, PLAYER.c.id == bindparam("player"), MERGED)
_WITH = PLAYER.c.merged_into.in_([bindparam("player")]) | PLAYER.c.merged_into.in_(_INTO)
_OTHERS = union_all(_INTO, select(PLAYER.c.id).where(_OF_TOURNAMENT, _WITH, MERGED))


def find_all(connection: Connection, tournament_id: UUID, identities: Collection[UUID]) -> dict[UUID, Player]:
    """Return the players with these ids, by id."""
    query = select(PLAYER).where(PLAYER.c.tournament_id == tournament_id, PLAYER.c.id.in_(identities), THERE)
    return {row.id: row for row in all_as(Player, connection.execute(query))}


def find_by_number(connection: Connection, tournament_id: UUID, id_number: str) -> Player | None:
    """Find the player with that id number in the tournament, or None."""
    query = select(PLAYER).where(PLAYER.c.tournament_id == tournament_id, PLAYER.c.id_number == id_number, THERE)
    return first_as(Player, connection.execute(query))


def team_of(connection: Connection, tournament_id: UUID, player: UUID) -> tuple[UUID, UUID | None, list[UUID]]:
    """Return the player (of joined entries the one that counts), their team (None: alone), its other members by id."""
    person, team = connection.execute(_team(), {"tournament": tournament_id, "player": player}).one()
    if team is None:
        return person, None, []
    return person, team, [mate for mate in members(connection, tournament_id, team) if mate != person]


def members(connection: Connection, tournament_id: UUID, team: UUID) -> list[UUID]:
    """Return the players of a team, by id; each person once."""
    query = _MEMBERS.order_by(PLAYER.c.id)
    return list(connection.execute(query, {"tournament": tournament_id, "team": team}).scalars())


def find_person(connection: Connection, tournament_id: UUID, player: UUID) -> UUID:
    """Return the entry that counts for this one where it was joined with another, else itself; anybody else as well."""
    query = select(PLAYER.c.merged_into).where(PLAYER.c.tournament_id == tournament_id, PLAYER.c.id == player)
    return connection.execute(query).scalar_one_or_none() or player


def list_entries(connection: Connection, tournament_id: UUID, player: UUID) -> list[UUID]:
    """Return the ids of every entry that was joined with this one, itself too; anybody else is alone."""
    others = connection.execute(_OTHERS, {"tournament": tournament_id, "player": player}).scalars()
    return sorted({player, *others})


def entries_then(connection: Connection, tournament_id: UUID, player: UUID, seq: int) -> list[UUID]:
    """Return the entries that were one person when the journal had `seq` entries; anybody else is alone."""
    entries = list_entries(connection, tournament_id, player)
    own = (ENTRY.c.tournament_id == tournament_id, ENTRY.c.subject.in_(entries), ENTRY.c.seq <= seq)
    joined = (ENTRY.c.kind == "player.changed", OF_CORRECTIONS)
    changes = connection.execute(select(ENTRY.c.subject, ENTRY.c.body).where(*own, *joined).order_by(ENTRY.c.seq))
    into = {row.subject: UUID(row.body["merged_into"]) for row in changes if "merged_into" in row.body}
    return [entry for entry in entries if into.get(entry, entry) == into.get(player, player)]


def find_by_numbers(connection: Connection, tournament_id: UUID) -> dict[str, Player]:
    """Return id number → player; of joined entries, the one that counts under the numbers of all."""
    query = select(PLAYER).where(PLAYER.c.tournament_id == tournament_id, THERE).order_by(PLAYER.c.id)
    found = {row.id: row for row in all_as(Player, connection.execute(query))}
    return {row.id_number: found[row.merged_into or row.id] for row in found.values()}


def person_of(player: ColumnElement[UUID], tournament: Any) -> ColumnElement[UUID]:
    """Build the id of the entry that counts for `player`, who may be anybody: itself but for a joined entry."""
    own = PLAYER.alias()
    merged = select(own.c.merged_into).where(own.c.tournament_id == tournament, own.c.id == player)
    return func.coalesce(merged.scalar_subquery(), player)


def with_person(rows: FromClause, player: ColumnElement[Any]) -> tuple[Join, ColumnElement[Any]]:
    """Join rows with whom their column `player` names; return that, and the id of the entry that counts."""
    own = PLAYER.alias("own")
    same = (own.c.tournament_id == rows.c.tournament_id) & (own.c.id == player)
    return rows.outerjoin(own, same), func.coalesce(own.c.merged_into, player)


def same_people(people: Sequence[UUID], tournament_id: UUID) -> CompoundSelect[UUID]:
    """Select these ids, of whomever, with those of all entries that were joined with one of them."""
    return union_all(*(select(literal(one, Uuid())) for one in people), *_joined(people, tournament_id))


def is_one_of(account: ColumnElement[UUID], people: Collection[UUID], tournament_id: UUID) -> ColumnElement[bool]:
    """Compare a column with these ids, of whomever, and with those of all entries that were joined with one of them."""
    listed = list(dict.fromkeys(people))
    if len(listed) <= MOST_TOGETHER:
        return account.in_(same_people(listed, tournament_id))
    return account.in_(listed) | account.in_(union_all(*_joined(listed, tournament_id)))


def _joined(people: Sequence[UUID], tournament_id: UUID) -> tuple[Select[Any], Select[Any]]:
    own = PLAYER.c.tournament_id == tournament_id
    into = select(PLAYER.c.merged_into).where(own, PLAYER.c.id.in_(people), MERGED)
    merged = select(PLAYER.c.id).where(own, MERGED, PLAYER.c.merged_into.in_(people) | PLAYER.c.merged_into.in_(into))
    return into, merged


@cache
def _team() -> Select[UUID, UUID | None]:
    named = person_of(bindparam("player", type_=Uuid()), bindparam("tournament"))
    return select(PLAYER.c.id, PLAYER.c.team_id).where(_OF_TOURNAMENT, PLAYER.c.id == named)
