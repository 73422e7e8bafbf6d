"""The Merkle tree over a journal: leaf N-1 is the hash of entry N. Personal data can be redacted below it.

Hashing a long journal anew for each question would cost too much, so a process keeps the trees. What it keeps is held
against the stored journal each time: as each entry's hash covers all before it, one comparison is enough.
"""

import threading
from collections import OrderedDict
from itertools import pairwise
from uuid import UUID

from sqlalchemy import Connection, select

from models.journal.journal import ENTRY, Entry, head
from models.journal.merkle_tree import MerkleTree, leaf_hash

MOST_LEAVES = 1_000_000  # of all trees that one process keeps: 64 MB


class JournalDamagedError(Exception):
    """The journal has gaps, or not the head that it says: the audit tells what is wrong."""


class LogTrees:
    """The trees of the journals of one database, those asked for last."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._trees: OrderedDict[UUID, MerkleTree] = OrderedDict()

    def tree(self, connection: Connection, tournament_id: UUID) -> tuple[MerkleTree, int]:
        """Return a tree that holds the present journal, and how many entries that has: its size in this view.

        Raises LookupError when there is no such journal, JournalDamagedError when it is not whole.
        """
        last = head(connection, tournament_id)
        if last is None:
            raise LookupError(f"there is no journal of {tournament_id}")
        with self._lock:
            known = self._trees.pop(tournament_id, MerkleTree())
            if not _matches(known, last):
                tries = (_grown(connection, tournament_id, tree, last) for tree in (known, MerkleTree()))
                grown = next((tree for tree in tries if tree is not None), None)
                if grown is None:
                    raise JournalDamagedError
                known = grown
            self._trees[tournament_id] = known
            while len(self._trees) > 1 and sum(tree.size for tree in self._trees.values()) > MOST_LEAVES:
                self._trees.popitem(last=False)
        return known, last.seq


def _grown(connection: Connection, tournament_id: UUID, tree: MerkleTree, last: Entry) -> MerkleTree | None:
    """Append what is new; None where the journal does not continue the tree, or has gaps, or its hashes no chain."""
    if tree.size > last.seq:
        return None
    first = max(tree.size, 1)  # the last that is known is read again, and compared
    query = select(ENTRY.c.seq, ENTRY.c.hash, ENTRY.c.prev_hash).where(
        ENTRY.c.tournament_id == tournament_id, ENTRY.c.seq >= first
    )
    chained = connection.execute(query.where(ENTRY.c.seq <= last.seq).order_by(ENTRY.c.seq)).all()
    if any(row.prev_hash != before.hash for before, row in pairwise(chained)):
        return None
    rows = [Entry(row.seq, row.hash) for row in chained]
    if [row.seq for row in rows] != list(range(first, last.seq + 1)) or (tree.size and not _matches(tree, rows.pop(0))):
        return None
    tree.extend(_data(row) for row in rows)
    return tree if _matches(tree, last) else None


def _matches(tree: MerkleTree, entry: Entry) -> bool:
    return 0 < entry.seq <= tree.size and tree.node(0, entry.seq - 1) == leaf_hash(_data(entry))


def _data(entry: Entry) -> bytes:
    try:
        return bytes.fromhex(entry.hash)
    except ValueError:
        raise JournalDamagedError from None
