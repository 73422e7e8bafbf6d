"""GET journal and GET changes: everything that happened, in order, and nothing left out."""

import pytest

from models.journal.journal import GENESIS
from tests.api.answers import mistakes
from tests.api.tournament.hall import Hall


def test_it_is_whole_and_chained(hall: Hall) -> None:
    ruling = hall.rule("unclear-call", {})
    journal = hall.get("journal?limit=500")
    entries = journal["items"]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert [entry["prev_hash"] for entry in entries] == [GENESIS, *(entry["hash"] for entry in entries[:-1])]
    assert journal["head"] == ruling["journal"] == {name: entries[-1][name] for name in ("seq", "hash")}
    assert (entries[-1]["who"], entries[0]["who"]) == (str(hall.officials["referee"]), None)
    assert entries[-1]["body"]["ruling"]["id"] == ruling["id"]


@pytest.mark.parametrize(("path", "cursor"), [("journal", "after"), ("changes", "since")])
def test_page_by_page(hall: Hall, path: str, cursor: str) -> None:
    whole = hall.get(f"{path}?limit=500")["items"]
    seen, at = [], 0
    while at is not None:
        part = hall.get(f"{path}?{cursor}={at}&limit=7")
        seen += part["items"]
        at = part["next"]
    assert seen == whole
    head = whole[-1]["seq"]
    nothing = hall.get(f"{path}?{cursor}={head}")
    assert (nothing["items"], nothing["next"], nothing["head"]["seq"]) == ([], None, head)


def test_every_official_reads_and_nobody_else(hall: Hall) -> None:
    for path in ("journal", "changes"):
        for role in hall.tokens:
            assert hall.get(path, role)["items"]
        assert hall.call("GET", path, role=None).status_code == 401


@pytest.mark.parametrize("query", ["after=-1", "after=x", "after=99999999999", "limit=0", "limit=501"])
def test_bad_query(hall: Hall, query: str) -> None:
    assert set(mistakes(hall.call("GET", f"journal?{query}"))) == {query.partition("=")[0]}
    since = query.replace("after", "since")
    assert set(mistakes(hall.call("GET", f"changes?{since}"))) == {since.partition("=")[0]}
