"""A tournament with a table, a hanchan, four players and a director; and who would tamper with it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Engine, NullPool, create_engine, text
from uuid_utils.compat import uuid7

from models.database import register
from models.event import rulebook_revisions, tournaments
from models.event.hanchans import Hanchan
from models.event.tables import PlayingTable
from models.journal.journal import Entry, Journal
from models.people.officials import Official
from models.people.players import Player
from models.ruling import rulings
from tests.databases import as_owner

NOON = datetime(2024, 11, 2, 12, 0, tzinfo=UTC)
REVISION = "a" * 64
GUARDS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'journal_entry_no_%'"


@dataclass(frozen=True)
class Sample:
    """The ids of a furnished tournament; `players` sit east, south, west, north in the hanchan."""

    tournament: UUID
    director: UUID
    table: UUID
    players: tuple[UUID, UUID, UUID, UUID]
    hanchan: UUID
    entries: int

    def journal(self, connection: Connection, at: datetime = NOON) -> Journal:
        return Journal(connection, self.tournament, self.director, at)

    def issue(self, connection: Connection, at: datetime = NOON, **different: Any) -> UUID:
        """Issues a ruling on East, with the columns given here different; returns its id."""
        values = self.ruling(ruled_at=at, **different)
        kind, offender = values["offender_kind"], values["offender_id"]
        name = f"Player {self.players.index(offender)}" if offender in self.players else "Somebody"
        item = {"id": values["id"], "foul": values["foul"], "offender": {"kind": kind, "id": offender, "name": name}}
        texts = {"note": values["note"]} if "note" in values else {}
        rulings.issue(self.journal(connection, at), values, item, texts, "misheard")
        identity: UUID = values["id"]
        return identity

    def ruling(self, **different: Any) -> dict[str, Any]:
        return {
            "id": uuid7(),
            "table_id": self.table,
            "hanchan_id": self.hanchan,
            "seat": "east",
            "offender_kind": "player",
            "offender_id": self.players[0],
            "foul": "empty-win",
            "kind": "dead-hand",
            "status": "issued",
            "counts": different.get("status", "issued") == "issued",
            "revision": REVISION,
            "prescribed_followed": True,
            "ruled_at": NOON,
            "request": {"foul": "empty-win", "facts": {"hand_shown": False}},
            "decision": {"penalties": [{"kind": "dead-hand", "on": "player"}]},
            **different,
        }


def furnish(connection: Connection) -> Sample:
    """Makes a new tournament; as many as you like in one database."""
    rulebook_revisions.save(connection, REVISION, "wrc-2022", {"id": "wrc-2022", "rows": []}, NOON)
    tournament, director, table, hanchan = uuid7(), uuid7(), uuid7(), uuid7()
    players = (uuid7(), uuid7(), uuid7(), uuid7())
    journal = tournaments.create(connection, settings(tournament), NOON)
    _add(journal, Official, "official.added", official(director))
    _add(journal, PlayingTable, "table.added", {"id": table, "label": "1"})
    for number, player in enumerate(players):
        _add(journal, Player, "player.added", {"id": player, "name": f"Player {number}", "id_number": str(number)})
    seats = dict(zip(("east_id", "south_id", "west_id", "north_id"), players, strict=True))
    last = _add(journal, Hanchan, "hanchan.added", {"id": hanchan, "table_id": table, "round": "1", **seats})
    return Sample(tournament, director, table, players, hanchan, last.seq)


def settings(identity: UUID) -> dict[str, Any]:
    return {
        "id": identity,
        "slug": f"cup-{identity}",
        "name": "Autumn Cup",
        "rulebook": {"id": "wrc-2022", "options": {}, "readings": {}},
        "revision": REVISION,
        "currency": "EUR",
        "time_zone": "Europe/Paris",
    }


def official(identity: UUID) -> dict[str, Any]:
    return {"id": identity, "name": "Dora", "roles": ["director"], "token_hash": f"none/{identity}"}


@contextmanager
def unguarded(url: str) -> Iterator[Connection]:
    """A transaction of somebody with the database in their hands: past the program, the guards and the foreign keys.

    They leave the guards as they were.
    """
    with _unguarded(url).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL session_replication_role = replica"))
            yield connection
            return
        guards = connection.execute(text(GUARDS)).all()
        for guard in guards:
            connection.execute(text(f"DROP TRIGGER {guard.name}"))
        yield connection
        for guard in guards:
            connection.exec_driver_sql(guard.sql)


def tamper(url: str, statement: str, **values: Any) -> int:
    """Runs SQL there."""
    with unguarded(url) as connection:
        return connection.execute(text(statement), values).rowcount


def database_id(url: str, identity: UUID) -> str:
    """An id as the database keeps it."""
    return identity.hex if url.startswith("sqlite") else str(identity)


@cache
def _unguarded(url: str) -> Engine:
    return create_engine(as_owner(url), poolclass=NullPool)


def _add(journal: Journal, model: Any, kind: str, values: Mapping[str, Any]) -> Entry:
    return register.add(journal, model, kind, values)
