"""GET exports/journal.jsonl: every entry whole, so that whoever has the file can work out the chain again."""

import hashlib
import json
from typing import Any

from models.journal.journal import GENESIS
from models.journal.salted_hashes import as_hashed
from tests.api.tournament.hall import Hall

PATH = "exports/journal.jsonl"


def hash_of(entry: dict[str, Any]) -> str:
    """As docs/journal.md tells it, from a line alone; what the seals are, tests/models/test_journal.py says by hand."""
    hashed = {name: entry[name] for name in ("at", "body", "kind", "seq", "subject", "who")}
    hashed["prev"] = entry["prev_hash"]
    hashed["body"] = as_hashed(entry["body"], entry.get("seals"))
    text = json.dumps(hashed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def test_every_hash_follows_from_its_line_and_the_line_before(league: Hall) -> None:
    league.rule("empty-win", note="見せ牌 – «été»", device_at="2025-11-21T20:00:00+08:00")
    for _ in range(3):
        league.rule("unclear-call")
    response = league.call("GET", PATH, None, "director")
    assert (response.status_code, response.mimetype) == (200, "application/jsonl")
    assert response.headers["Content-Disposition"] == 'attachment; filename="league-journal.jsonl"'
    entries = [json.loads(line) for line in response.data.splitlines()]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    before = GENESIS
    for entry in entries:
        assert entry["prev_hash"] == before
        assert hash_of(entry) == entry["hash"]
        before = entry["hash"]
    head = league.get("journal?limit=500")["head"]
    assert (entries[-1]["seq"], before) == (head["seq"], head["hash"])


def test_it_comes_in_pieces_and_ends_at_the_head_of_when_it_was_asked_for(league: Hall) -> None:
    for _ in range(260):  # two entries each
        league.rule("empty-win")
    response = league.call("GET", PATH, None, "director", buffered=False)
    pieces = iter(response.iter_encoded())
    first = next(pieces)
    assert first.count(b"\n") == 500
    before = league.get("journal?limit=1")["head"]["seq"]
    league.rule("unclear-call")
    rest = b"".join(pieces)
    assert 500 + rest.count(b"\n") == before
    assert json.loads(rest.splitlines()[-1])["seq"] == before
