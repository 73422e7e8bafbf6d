"""The trees that a process keeps: as if worked out anew each time, of a rewritten journal too."""

import pytest
from uuid_utils.compat import uuid7

from models.database.engine import Engines, read, write
from models.journal import journal, log_trees
from models.journal.log_trees import JournalDamagedError, LogTrees
from models.journal.merkle_tree import MerkleTree
from tests.models.sample import Sample, database_id, furnish, tamper


def anew(engines: Engines, sample: Sample) -> tuple[int, bytes]:
    """Size and root, straight from the journal."""
    with read(engines) as connection:
        rows = journal.entries(connection, sample.tournament, limit=1000)
    tree = MerkleTree()
    tree.extend(bytes.fromhex(row.hash) for row in rows)
    return tree.size, tree.root(tree.size)


def kept(engines: Engines, trees: LogTrees, sample: Sample) -> tuple[int, bytes]:
    with read(engines) as connection:
        tree, size = trees.tree(connection, sample.tournament)
    return size, tree.root(size)


def append(engines: Engines, sample: Sample, count: int) -> None:
    with write(engines) as connection:
        opened = sample.journal(connection)
        for _ in range(count):
            opened.append("written", uuid7(), {})


def test_it_grows_with_the_journal(engines: Engines, sample: Sample) -> None:
    trees = LogTrees()
    for count in (0, 1, 2, 7, 300):
        append(engines, sample, count)
        assert kept(engines, trees, sample) == anew(engines, sample)
        assert kept(engines, trees, sample) == anew(engines, sample)


@pytest.mark.parametrize("after", [0, 1, 5])
@pytest.mark.parametrize("left", [3, 6])
def test_a_journal_written_anew_is_not_answered_from_memory(
    engines: Engines, database_url: str, sample: Sample, left: int, after: int
) -> None:
    """Cut at its end, then grown again: shorter, as long or longer than what this process saw."""
    trees, own = LogTrees(), database_id(database_url, sample.tournament)
    kept(engines, trees, sample)
    tamper(database_url, "DELETE FROM journal_entry WHERE tournament_id = :own AND seq > :seq", own=own, seq=left)
    last = "(SELECT hash FROM journal_entry WHERE tournament_id = :own AND seq = :seq)"
    head = f"UPDATE journal_head SET seq = :seq, hash = {last} WHERE tournament_id = :own"  # noqa: S608
    tamper(database_url, head, own=own, seq=left)
    append(engines, sample, after)
    assert kept(engines, trees, sample) == anew(engines, sample)
    append(engines, sample, 1)
    assert kept(engines, trees, sample) == anew(engines, sample)


def test_who_reads_an_earlier_view_gets_that(engines: Engines, sample: Sample) -> None:
    trees = LogTrees()
    with read(engines) as connection:
        before = journal.head(connection, sample.tournament)
        append(engines, sample, 3)
        kept(engines, trees, sample)
        tree, size = trees.tree(connection, sample.tournament)
    assert before is not None
    assert (size, tree.size) == (before.seq, before.seq + 3)


def test_of_too_many_the_oldest_is_forgotten(engines: Engines, sample: Sample, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_trees, "MOST_LEAVES", 20)
    trees = LogTrees()
    with write(engines) as connection:
        samples = [sample, *(furnish(connection) for _ in range(4))]
    for _ in range(2):
        for one in samples:
            assert kept(engines, trees, one) == anew(engines, one)
            assert sum(tree.size for tree in trees._trees.values()) <= 20


def test_no_journal_and_a_damaged_one(engines: Engines, database_url: str, sample: Sample) -> None:
    trees = LogTrees()
    with read(engines) as connection, pytest.raises(LookupError):
        trees.tree(connection, uuid7())
    own = database_id(database_url, sample.tournament)
    for damage in ("UPDATE journal_entry SET hash = prev_hash", "DELETE FROM journal_entry"):
        tamper(database_url, f"{damage} WHERE tournament_id = :own AND seq = 4", own=own)
        for _ in range(2):
            with pytest.raises(JournalDamagedError):
                kept(engines, trees, sample)
