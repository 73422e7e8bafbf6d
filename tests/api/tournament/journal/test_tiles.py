"""GET journal/tile/…: the whole tree as files, from which outsiders work out every root and proof themselves."""

import pytest
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import write
from models.journal.journal import Journal
from models.journal.merkle_tree import MerkleTree, leaf_hash
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import NOON, Hall
from tests.api.tournament.journal.phone import tree_head

BUNDLED = 2 + 32  # an entry's hash after its length


def tile(hall: Hall, path: str) -> bytes:
    response = hall.call("GET", f"journal/tile/{path}", role="referee" if path.startswith("entries") else None)
    assert (response.status_code, response.content_type) == (200, "application/octet-stream"), response.text
    return bytes(response.data)


def data_of(bundle: bytes) -> list[bytes]:
    assert len(bundle) % BUNDLED == 0
    parts = [bundle[place : place + BUNDLED] for place in range(0, len(bundle), BUNDLED)]
    assert {part[:2] for part in parts} == {(32).to_bytes(2)}
    return [part[2:] for part in parts]


@pytest.mark.postgresql
def test_it_works_and_the_root_follows_from_it(hall: Hall) -> None:
    head = tree_head(hall)
    data = data_of(tile(hall, f"entries/000.p/{head.size}"))
    assert data == [bytes.fromhex(entry["hash"]) for entry in hall.get("journal?limit=500")["items"]]
    assert tile(hall, f"0/000.p/{head.size}") == b"".join(map(leaf_hash, data))
    tree = MerkleTree()
    tree.extend(data)
    assert tree.root(head.size) == head.root


def test_a_long_journal_has_whole_tiles_and_one_above_them(hall: Hall) -> None:
    with write(engines(hall.app)) as connection:
        journal = Journal(connection, hall.tournament, None, NOON)
        for _ in range(600 - journal.next_seq + 1):
            journal.append("written", uuid7(), {})
    head = tree_head(hall)
    assert head.size == 600
    tree = MerkleTree()
    for path in ("000", "001", "002.p/88"):
        tree.extend(data_of(tile(hall, f"entries/{path}")))
    assert tree.root(600) == head.root
    assert tile(hall, "0/001") == b"".join(tree.node(0, 256 + place) for place in range(256))
    assert tile(hall, "1/000.p/2") == tree.node(8, 0) + tree.node(8, 1)
    assert tile(hall, "0/002.p/5") == tile(hall, "0/002.p/88")[: 5 * 32], "of a smaller tree"
    for path in ("0/002", "0/002.p/89", "1/000.p/3", "1/000", "2/000.p/1", "entries/002", "entries/003.p/1"):
        details(hall.call("GET", f"journal/tile/{path}"), 404)


@pytest.mark.parametrize(
    "path",
    [
        *("0/0", "0/000.p/0", "0/000.p/256", "0/000.p/01", "0/x000/000.p/1", "0/000.p/", "0/000/p/1", "0/-01"),
        *("64/000.p/1", "0/999", "0/x999/999", f"0/{'x001/' * 9}000", "entries/1", "entries/000.p/999", "0/００0.p/1"),
    ],
)
def test_what_is_no_tile(hall: Hall, path: str) -> None:
    details(hall.call("GET", f"journal/tile/{path}"), 404)


def test_the_entries_own_hashes_are_not_for_everybody(hall: Hall) -> None:
    """One of them opens the receipt of a payment."""
    for path in ("tile/entries/000.p/1", "inclusion?seq=1"):
        details(hall.call("GET", f"journal/{path}", role=None), 401)


def test_of_no_tournament(hall: Hall) -> None:
    nowhere = Hall(hall.client, hall.app, hall.rulebook, tokens=hall.tokens)
    checks.missing(nowhere, "journal/tile/0/000.p/1")
