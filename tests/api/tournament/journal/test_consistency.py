"""GET journal/consistency: that the journal of now continues the one that somebody saw."""

import pytest

from models.journal.checkpoint import read_note, read_tree_head
from models.journal.merkle_tree import verify_consistency
from tests.api.answers import mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.journal.phone import hashes, log_key, tree_head


@pytest.mark.postgresql
def test_it_works_and_repeats(hall: Hall) -> None:
    seen = tree_head(hall)
    for _ in range(3):
        hall.rule("unclear-call", {})
    answer = hall.get(f"journal/consistency?from={seen.size}", role="referee")
    now = read_tree_head(read_note(answer["checkpoint"]).text)
    assert (answer["from"], answer["to"], answer["vkey"]) == (seen.size, seen.size + 3, str(log_key(hall)))
    assert now == tree_head(hall)
    assert verify_consistency(seen.size, now.size, hashes(answer), seen.root, now.root)
    assert hall.get(f"journal/consistency?from={seen.size}") == answer


def test_between_any_two_sizes(hall: Hall) -> None:
    heads = [tree_head(hall)]
    for _ in range(2):
        hall.rule("unclear-call", {})
        heads.append(tree_head(hall))
    first, second, _ = heads
    answer = hall.get(f"journal/consistency?from={first.size}&size={second.size}")
    assert answer["to"] == second.size
    assert verify_consistency(first.size, second.size, hashes(answer), first.root, second.root)


def test_what_was_cut_off_is_seen(hall: Hall) -> None:
    size = tree_head(hall).size
    answer = hall.get(f"journal/consistency?from={size + 2}")
    assert (answer["from"], answer["to"], answer["proof"]) == (size + 2, size, [])
    assert hall.get(f"journal/consistency?from=2&size={size + 2}")["to"] == size


@pytest.mark.parametrize("query", ["from=0", "from=5&size=5", "from=5&size=3"])
def test_where_there_is_nothing_to_prove(hall: Hall, query: str) -> None:
    assert hall.get(f"journal/consistency?{query}")["proof"] == []


def test_anybody_asks(hall: Hall) -> None:
    assert hall.call("GET", "journal/consistency?from=1", role=None).status_code == 200
    nowhere = Hall(hall.client, hall.app, hall.rulebook, tokens=hall.tokens)
    checks.missing(nowhere, "journal/consistency?from=1")


@pytest.mark.parametrize("query", ["", "from=-1", "from=x", "from=99999999999", "from=1&size=-1", "from=1&size=x"])
def test_bad_query(hall: Hall, query: str) -> None:
    wrong = {"size"} if "&" in query else {"from"}
    assert set(mistakes(hall.call("GET", f"journal/consistency?{query}"))) == wrong
