"""Redaction: personal data removed from a tournament for good. Every hash still verifies (see `salted_hashes`)."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ForeignKeyConstraint, Table, bindparam, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, member_tables
from models.database.row_hash import opened
from models.database.typed_rows import Model, all_as, values_of
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import ENTRY, HEAD, Journal, JournalEntry
from models.journal.salted_hashes import Seals, player_named, pseudonym, redact, replacements
from models.people import push_subscriptions
from models.people.invitations import INVITATION
from models.people.players import PLAYER
from models.ruling.photos import PHOTO

AT_ONCE = 500  # rows in memory


class Erasure(Member, Base):
    """What a director had taken out: `players` (their ids; None: of all), and whether `texts` and `photos` went too."""

    __tablename__ = "erasure"

    journal_seq: Mapped[int]
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    players: Mapped[list[str] | None] = mapped_column(JsonText())
    texts: Mapped[bool]
    photos: Mapped[bool]

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
    )


class PersonalRow(Redactable, Member):
    """What all rows with personal texts have."""


Names = Mapping[UUID, Mapping[str, str]]  # player → pseudonym


def erase(journal: Journal, identity: UUID, wanted: Mapping[str, Any]) -> bool:
    """Remove personal data from rows and entries for good: entry `personal-data.removed`. Return whether any was there.

    `wanted`: the columns `players`, `texts` and `photos` of `Erasure`; the players exist. Names and id numbers go in
    every case, what officials and players wrote with `texts`, the images of photos with `photos`.
    """
    named = {player: pseudonym(journal.tournament_id, player) for player in _players(journal, wanted["players"])}
    known = {"id": identity, "journal_seq": journal.next_seq, "official_id": journal.who, "server_at": journal.at}
    journaled = {"players": [str(player) for player in named], "texts": wanted["texts"], "photos": wanted["photos"]}
    register.add(journal, Erasure, "personal-data.removed", {**wanted, **known}, journaled)
    with _guards_open(journal):
        tables = [table for table in member_tables() if "seals" in table.c]
        changed = sum(_rows(journal, table, named, wanted["texts"]) for table in tables)
        changed += _entries(journal, named, wanted["texts"])
    if wanted["photos"]:
        there = (PHOTO.c.tournament_id == journal.tournament_id, PHOTO.c.image != b"")
        changed += journal.connection.execute(update(PHOTO).where(*there).values(image=b"")).rowcount
    changed += _invitations(journal, named)
    changed += push_subscriptions.end_for(journal.connection, journal.tournament_id, named)
    return changed > 0


def _players(journal: Journal, wanted: Sequence[str] | None) -> list[UUID]:
    """Return these, with the entries that were joined with them, or all; in the order of their ids."""
    of_tournament = PLAYER.c.tournament_id == journal.tournament_id
    query = select(PLAYER.c.id, PLAYER.c.merged_into).where(of_tournament).order_by(PLAYER.c.id)
    person = {row.id: row.merged_into or row.id for row in journal.connection.execute(query)}
    meant = None if wanted is None else {person[UUID(player)] for player in wanted}
    return [player for player in person if meant is None or person[player] in meant]


@contextmanager
def _guards_open(journal: Journal) -> Iterator[None]:
    """Let the database's triggers accept changed texts and their seals, of this tournament alone."""
    own = HEAD.c.tournament_id == journal.tournament_id
    journal.connection.execute(update(HEAD).where(own).values(erasing=True))
    yield
    journal.connection.execute(update(HEAD).where(own).values(erasing=False))


def _rows(journal: Journal, table: Table, named: Names, texts: bool) -> int:
    """Redact rows; return of how many the texts change.

    What was stored before there were salts stays: nothing would tell a redaction from a forgery.
    """
    changed = 0
    for page in _pages(journal, PersonalRow, table, "id"):
        changes = []
        for row in page:
            before, seals = opened(values_of(row))
            player = player_named(table.name, before, row.id)
            after, left = _redacted(before, seals or {}, player, named, texts)
            if left != seals:
                roots = {place.partition(".")[0] for place in left}
                changes.append({"which": row.id, "seals": left, **{name: after[name] for name in roots}})
                changed += after != before
        _store(journal, table, "id", changes)
    return changed


def _entries(journal: Journal, named: Names, texts: bool) -> int:
    """Redact entries; return of how many the texts change."""
    changed = 0
    for page in _pages(journal, JournalEntry, ENTRY, "seq"):
        changes = []
        for row in page:
            player = player_named(row.kind, row.body, row.subject)
            after, left = _redacted(row.body, row.seals or {}, player, named, texts)
            if left != row.seals:
                changes.append({"which": row.seq, "seals": left, "body": after})
                changed += after != row.body
        _store(journal, ENTRY, "seq", changes)
    return changed


def _redacted(
    body: Mapping[str, Any], seals: Seals, player: UUID | None, named: Names, texts: bool
) -> tuple[Mapping[str, Any], Seals]:
    names = None if player is None else named.get(player)
    return redact(body, seals, replacements(seals, names, texts))


def _pages(journal: Journal, model: type[Model], table: Table, key: str) -> Iterator[Sequence[Model]]:
    """Yield what has salts, some at a time."""
    own = (table.c.tournament_id == journal.tournament_id, table.c.seals.is_not(None))
    query = select(table).where(*own).order_by(table.c[key]).limit(AT_ONCE)
    page = all_as(model, journal.connection.execute(query))
    while page:
        yield page
        page = all_as(model, journal.connection.execute(query.where(table.c[key] > getattr(page[-1], key))))


def _store(journal: Journal, table: Table, key: str, changes: Sequence[Mapping[str, Any]]) -> None:
    """Store each change, which row and its new columns; together where the columns are the same."""
    row = (table.c.tournament_id == journal.tournament_id, table.c[key] == bindparam("which"))
    by_columns: dict[tuple[str, ...], list[Mapping[str, Any]]] = {}
    for change in changes:
        by_columns.setdefault(tuple(sorted(change.keys() - {"which"})), []).append(change)
    for columns, alike in by_columns.items():
        named: dict[str, Any] = {name: bindparam(f"new_{name}") for name in columns}
        values = [{"which": one["which"], **{f"new_{name}": one[name] for name in columns}} for one in alike]
        journal.connection.execute(update(table).where(*row).values(**named), values)


def _invitations(journal: Journal, named: Names) -> int:
    """Name players' links by the pseudonym, and return how many: they go on opening their pages, which call them so."""
    changed = 0
    for player, names in named.items():
        own = (INVITATION.c.tournament_id == journal.tournament_id, INVITATION.c.player_id == player)
        renamed = update(INVITATION).where(*own, INVITATION.c.label != names["name"]).values(label=names["name"])
        changed += journal.connection.execute(renamed).rowcount
    return changed
