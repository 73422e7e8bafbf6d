"""What a database holds: its tournaments, how far the journal of each has come, and what is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection, select

from models.event.tournaments import TOURNAMENT
from models.journal import audit
from models.journal.journal import ENTRY


@dataclass(frozen=True)
class Kept:
    """A tournament as a database keeps it. `entries`: number → hash and kind of each entry of its journal."""

    slug: str
    name: str
    entries: Mapping[int, tuple[str, str]] = field(repr=False)
    last_at: datetime | None

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return max(self.entries, default=0)

    @property
    def head(self) -> str:
        """The last entry, as an auditor notes it down."""
        return f"{self.seq}:{self.entries[self.seq][0]}" if self.entries else "0"

    def common(self, other: Kept) -> int:
        """Return the number of the last entry that both have."""
        both = (seq for seq, (digest, _) in self.entries.items() if other.entries.get(seq, ("",))[0] == digest)
        return max(both, default=0)

    def since(self, seq: int) -> Counter[str]:
        """Count by their kinds the entries after this one."""
        return Counter(kind for number, (_, kind) in self.entries.items() if number > seq)


def read_contents(connection: Connection) -> dict[UUID, Kept]:
    """Return every tournament by its id, in the order of their names."""
    rows = connection.execute(select(TOURNAMENT.c.id, TOURNAMENT.c.slug, TOURNAMENT.c.name)).all()
    return {row.id: _kept(connection, row.id, row.slug, row.name) for row in sorted(rows, key=lambda row: row.name)}


def find_wrong(connection: Connection) -> dict[str, list[str]]:
    """Verify every tournament, those too of which only traces are left. Return what is wrong with each, by its slug."""
    found = {
        slug: [finding.what for finding in audit.verify(connection, id_)]
        for id_, slug in audit.tournaments(connection).items()
    }
    return {slug: findings for slug, findings in found.items() if findings}


def _kept(connection: Connection, tournament: UUID, slug: str, name: str) -> Kept:
    own = select(ENTRY.c.seq, ENTRY.c.hash, ENTRY.c.kind).where(ENTRY.c.tournament_id == tournament)
    entries = {row.seq: (row.hash, row.kind) for row in connection.execute(own)}
    last = select(ENTRY.c.at).where(ENTRY.c.tournament_id == tournament).order_by(ENTRY.c.seq.desc()).limit(1)
    return Kept(slug, name, entries, connection.execute(last).scalar_one_or_none())
