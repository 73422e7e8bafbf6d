"""GET journal/inclusion: that an entry stands in the journal."""

import pytest
from uuid_utils.compat import uuid7

from models.journal.checkpoint import read_note, read_tree_head
from models.journal.merkle_tree import leaf_hash, verify_inclusion
from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall
from tests.api.tournament.journal.phone import hashes, log_key, tree_head


def proves(answer: dict[str, object], size: int, root: bytes) -> bool:
    leaf, seq = leaf_hash(bytes.fromhex(str(answer["leaf"]))), int(str(answer["seq"]))
    return verify_inclusion(leaf, seq - 1, size, hashes(answer), root)


@pytest.mark.postgresql
def test_it_works_and_repeats(hall: Hall) -> None:
    ruling = hall.rule("unclear-call", {})
    hall.rule("unclear-call", {})
    answer = hall.get(f"journal/inclusion?seq={ruling['journal']['seq']}")
    head = read_tree_head(read_note(answer["checkpoint"]).text)
    assert (answer["leaf"], answer["to"]) == (ruling["journal"]["hash"], head.size)
    assert (head, answer["vkey"]) == (tree_head(hall), str(log_key(hall)))
    assert proves(answer, head.size, head.root)
    assert hall.get(f"journal/inclusion?seq={ruling['journal']['seq']}") == answer


def test_every_entry_stands_in_every_later_tree(hall: Hall) -> None:
    head = tree_head(hall)
    for seq in range(1, head.size + 1):
        assert proves(hall.get(f"journal/inclusion?seq={seq}"), head.size, head.root)
    hall.rule("unclear-call", {})
    answer = hall.get(f"journal/inclusion?seq=3&size={head.size}")
    assert answer["to"] == head.size
    assert proves(answer, head.size, head.root)


def test_removing_personal_data_keeps_every_proof(hall: Hall) -> None:
    """The leaf is the hash over salted hashes of texts: the same before and after."""
    hall.rule("unclear-call", {}, note="Player 0 laughed")
    head = tree_head(hall)
    before = [hall.get(f"journal/inclusion?seq={seq}&size={head.size}") for seq in range(1, head.size + 1)]
    erasure = {"texts": True}
    assert hall.call("PUT", f"erasures/{uuid7()}", erasure, "director").status_code == 201
    assert "Player 0" not in hall.call("GET", "journal?limit=500").text
    for seq, known in enumerate(before, 1):
        now = hall.get(f"journal/inclusion?seq={seq}&size={head.size}")
        assert (now["leaf"], now["proof"]) == (known["leaf"], known["proof"])
        assert proves(now, head.size, head.root)
    assert tree_head(hall).size == head.size + 1


@pytest.mark.parametrize("query", ["seq=1000", "seq=5&size=4", "seq=1&size=1000"])
def test_what_does_not_stand_there(hall: Hall, query: str) -> None:
    details(hall.call("GET", f"journal/inclusion?{query}"), 404)


@pytest.mark.parametrize("query", ["", "seq=0", "seq=x", "seq=99999999999", "seq=1&size=0", "seq=1&size=x"])
def test_bad_query(hall: Hall, query: str) -> None:
    assert set(mistakes(hall.call("GET", f"journal/inclusion?{query}"))) == ({"size"} if "&" in query else {"seq"})
