"""For the audit: whether the journal is the one that its key signed, and that its witnesses saw."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from models.database.raw_rows import as_text, raw_columns
from models.journal import log_keys, stamps, witnesses
from models.journal.checkpoint import Note, TreeHead, from_base64, read_key, read_signature
from models.journal.findings import Finding
from models.journal.holders import Holder, holder_of, list_holders
from models.journal.log_keys import LOG_KEY
from models.journal.merkle_tree import MerkleTree
from models.journal.stamps import STAMP
from models.journal.witnesses import WITNESS


@dataclass
class LogEntries:
    """What the entries of a journal say of its log: their tree, the key (the first counts), witnesses and stamps.

    `joined`: key id → entry, key, official; `stamped`: size → entry, digest of the stamp.
    """

    tree: MerkleTree = field(default_factory=MerkleTree)
    key: tuple[int, str] | None = None
    joined: dict[str, tuple[int, str, str]] = field(default_factory=dict)
    stamped: dict[int, tuple[int, str]] = field(default_factory=dict)

    def note(self, seq: int, kind: str, subject: UUID, body: Mapping[str, Any]) -> None:
        """Note what the next entry says."""
        if kind == log_keys.KIND:
            self.key = self.key or (seq, body["vkey"])
        elif kind == witnesses.KIND:
            self.joined[body["key_id"]] = (seq, body["vkey"], str(subject))
        elif kind == stamps.KIND:
            self.stamped[body["size"]] = (seq, body["digest"])

    def add(self, entry_hash: Any) -> None:
        """Append the hash of the next entry, whatever that is."""
        try:
            self.tree.extend([bytes.fromhex(entry_hash)])
        except (ValueError, TypeError):
            self.tree.extend([b""])


def find(connection: Connection, tournament_id: UUID, said: LogEntries) -> Iterator[Finding]:
    """Yield what is wrong with the log's key, and what its witnesses and stamps say of this journal."""
    try:
        yield from _key_findings(connection, tournament_id, said)
        unseen = dict(said.stamped)
        for stamp in connection.execute(select(*raw_columns(STAMP)).where(STAMP.c.tournament_id == tournament_id)):
            yield from _stamp_findings(stamp._asdict(), tournament_id, unseen.pop(stamp.size, None), said.tree)
        yield from (Finding(seq, "row-missing", {"row": f"{STAMP.name}/{size}"}) for size, (seq, _) in unseen.items())
        missing, holders = dict(said.joined), list_holders(connection, tournament_id)
        for row in connection.execute(select(*raw_columns(WITNESS)).where(WITNESS.c.tournament_id == tournament_id)):
            joined = missing.pop(str(row.key_id), None)
            yield from _witness_findings(row._asdict(), tournament_id, joined, said.tree, holders)
        yield from (Finding(seq, "row-missing", {"row": f"witness/{key_id}"}) for key_id, (seq, *_) in missing.items())
    except DBAPIError as error:
        yield Finding(None, "table-unreadable", {"table": WITNESS.name, "error": str(error.orig)})


def _key_findings(connection: Connection, tournament_id: UUID, said: LogEntries) -> Iterator[Finding]:
    row = {"row": f"{LOG_KEY.name}/{tournament_id}"}
    try:
        key = log_keys.find(connection, tournament_id)
        vkey = None if key is None else str(log_keys.vkey(key, tournament_id))
    except ValueError:
        vkey = "unreadable"
    if said.key is None:
        if vkey is not None:
            yield Finding(None, "row-unrecorded", row)
    elif vkey != said.key[1]:
        yield Finding(said.key[0], "row-missing" if vkey is None else "row-changed", row)


def _stamp_findings(
    row: Mapping[str, Any], tournament_id: UUID, entry: tuple[int, str] | None, tree: MerkleTree
) -> Iterator[Finding]:
    """Compare what an authority stamped with the journal; first whether the row is what it stamped."""
    named = {"row": f"{STAMP.name}/{row['size']}"}
    seq, digest = entry or (None, None)
    try:
        same = digest in (None, stamps.digest_of(row["response"], row["roots"]))
        stamp, size = stamps.read(row["response"], row["roots"]), int(row["size"])
    except (ValueError, TypeError, AttributeError):
        same = False
    if entry is None:
        yield Finding(None, "row-unrecorded", named)
    if not same:
        yield Finding(seq, "row-changed", named)
        return
    present = TreeHead(log_keys.origin(tournament_id), size, tree.root(size) if size <= tree.size else b"")
    if sha256(present.text.encode()).digest() != stamp.digest:
        yield Finding(size, "journal-not-as-stamped", {"size": size, "at": stamp.at.isoformat()})


def _witness_findings(
    row: Mapping[str, Any],
    tournament_id: UUID,
    joined: tuple[int, str, str] | None,
    tree: MerkleTree,
    holders: Mapping[str, Holder],
) -> Iterator[Finding]:
    """Compare what a witness signed with the journal; first whether the row is what the witness signed."""
    named = {"row": f"{WITNESS.name}/{row['key_id']}"}
    if joined is None:
        yield Finding(None, "row-unrecorded", named)
        return
    seq, vkey, official = joined
    name = holder_of(row, holders).name
    try:
        seen = TreeHead(log_keys.origin(tournament_id), row["size"], from_base64(row["root"]))
        signed = read_key(vkey).has_signed(Note(seen.text, [read_signature(row["signature"])]))
    except (ValueError, TypeError, AttributeError):
        signed = False
    if not signed or (row["vkey"], as_text(row["official_id"])) != (vkey, official):
        yield Finding(seq, "row-changed", named)
    elif seen.size > tree.size:
        yield Finding(tree.size, "journal-cut", {"witness": row["key_id"], "official": name, "size": seen.size})
    elif tree.root(seen.size) != seen.root:
        yield Finding(seen.size, "journal-forged", {"witness": row["key_id"], "official": name, "size": seen.size})
