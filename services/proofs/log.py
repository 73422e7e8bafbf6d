"""A tournament's journal as a transparency log: signed checkpoints, and proofs under them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import Connection

from models.database.engine import Engines, write
from models.event import tournaments
from models.journal import journal as journals
from models.journal import log_keys, witnesses
from models.journal.checkpoint import MOST_SIGNATURES, Note, TreeHead, VerifierKey, read_signature, sign, to_base64
from models.journal.journal import Journal
from models.journal.log_trees import JournalDamagedError, LogTrees
from models.journal.merkle_tree import MerkleTree
from services.errors import Conflict, NotFound

DAMAGED = "The journal is not whole, so nothing can be proved of it: GET …/audit names what is wrong."


@dataclass(frozen=True)
class Log:
    """The log of a tournament in one view of the database, `size` entries long."""

    connection: Connection
    tournament_id: UUID
    key: Ed25519PrivateKey
    tree: MerkleTree
    size: int

    @property
    def vkey(self) -> VerifierKey:
        """By which its checkpoints are verified."""
        return log_keys.vkey(self.key, self.tournament_id)

    def head(self, size: int) -> TreeHead:
        """Return what a checkpoint of the first `size` entries says."""
        return TreeHead(log_keys.origin(self.tournament_id), size, self.tree.root(size))

    def checkpoint(self, size: int | None = None) -> Note:
        """Sign the checkpoint of the first `size` entries, by default of all.

        Who saw that very one cosigned it: as many follow as a reader of notes has to accept.
        """
        head = self.head(self.size if size is None else size)
        behind = witnesses.behind(self.connection, self.tournament_id, head.size, to_base64(head.root))
        own = sign(self.key, head.origin, head.text)
        return Note(head.text, [own, *(read_signature(row.signature) for row in behind[: MOST_SIGNATURES - 1])])

    def prove_inclusion(self, seq: int, size: int) -> list[str]:
        """Return the proof that entry `seq` is one of the first `size`, base64. Raises NotFound when it is not."""
        if not 0 < seq <= size <= self.size:
            raise NotFound(f"This journal has no entry {seq} among its first {size}: it has {self.size}.")
        return _written(self.tree.prove_inclusion(seq - 1, size))

    def best_size(self, seq: int, joined: Mapping[str, int]) -> int:
        """Return the size with the most witnesses behind it among those with entry `seq`; the largest of equals.

        `joined`: key id → the entry by which a witness joined; one whose entry comes later does not count.
        """
        heads = {self.size: 0}
        for row in witnesses.list_all(self.connection, self.tournament_id):
            first = max(seq, joined.get(row.key_id, row.size + 1))
            if first <= row.size <= self.size and row.root == to_base64(self.tree.root(row.size)):
                heads[row.size] = heads.get(row.size, 0) + 1
        return max(heads, key=lambda size: (heads[size], size))

    def entry_hash(self, seq: int) -> str:
        """Return the hash (hex) of an entry: the data of its leaf."""
        return journals.hash_of(self.connection, self.tournament_id, seq)

    def prove_consistency(self, old: int, size: int) -> list[str]:
        """Return the proof that the first `size` entries continue the first `old`, base64; empty where they can't."""
        return _written(self.tree.prove_consistency(old, size)) if old <= size else []


def open_log(connection: Connection, trees: LogTrees, tournament_id: UUID) -> Log | None:
    """Open the log; None where it has no key yet. Raises NotFound without a journal, Conflict for a damaged one."""
    try:
        tree, size = trees.tree(connection, tournament_id)
    except LookupError:
        raise NotFound("There is no such tournament, or the head of its journal is missing.") from None
    except JournalDamagedError:
        raise Conflict(DAMAGED, slug="journal-damaged") from None
    key = log_keys.find(connection, tournament_id)
    return None if key is None else Log(connection, tournament_id, key, tree, size)


def open_if_whole(connection: Connection, trees: LogTrees, tournament_id: UUID) -> Log | None:
    """Open the log; None where nothing can be proved of it: it has no key yet, or is damaged."""
    try:
        return open_log(connection, trees, tournament_id)
    except (NotFound, Conflict):
        return None


def make_key(engines: Engines, tournament_id: UUID) -> None:
    """Make the key of a tournament from before there were keys, unless another request was quicker."""
    with write(engines) as connection:
        if tournaments.find(connection, tournament_id) is not None:
            journal = Journal(connection, tournament_id, None, datetime.now(UTC))
            if log_keys.find(connection, tournament_id) is None:
                log_keys.make(journal)


def _written(hashes: Sequence[bytes]) -> list[str]:
    return [to_base64(hashed) for hashed in hashes]
