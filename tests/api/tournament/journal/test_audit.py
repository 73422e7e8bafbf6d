"""GET audit and GET journal/head: the proof, for who has no command line; what `shinpan audit verify` tells."""

import pytest

from tests.api.answers import mistakes
from tests.api.tournament.hall import Hall
from tests.models.sample import database_id, tamper


def noted(hall: Hall, role: str = "director") -> str:
    """The head, as people write it down."""
    head = hall.get("journal/head", role)
    return f"{head['seq']}:{head['hash']}"


def test_the_head_is_the_last_entry(hall: Hall) -> None:
    ruling = hall.rule("unclear-call", {})
    (entry,) = hall.journal()
    assert hall.get("journal/head") == {**ruling["journal"], "at": entry["at"]}


def test_all_is_well(hall: Hall) -> None:
    head = noted(hall)
    hall.rule("unclear-call", {})
    for query in ("", f"?head={head}", f"?head={noted(hall)}"):
        audit = hall.get(f"audit{query}", "director")
        assert audit == {"findings": [], "found": 0, "head": hall.get("journal/head")}


@pytest.mark.postgresql
def test_what_was_tampered_with_is_named(hall: Hall, database_url: str) -> None:
    ruling = hall.rule("unclear-call", {})
    tamper(database_url, "UPDATE ruling SET kind = 'none'")
    audit = hall.get("audit", "director")
    seq = ruling["journal"]["seq"]
    what = f"ruling/{ruling['id']} was changed after entry {seq}, without an entry"
    values = {"row": f"ruling/{ruling['id']}"}
    found = [{"seq": seq, "what": what, "kind": "row-changed", "values": values}]
    assert (audit["findings"], audit["found"]) == (found, 1)


@pytest.mark.postgresql
def test_a_tail_cut_off_with_its_head_is_found_by_a_head_noted_before(hall: Hall, database_url: str) -> None:
    before = hall.entries
    hall.call("PUT", f"teams/{hall.hanchan}", {"name": "Cranes"}, "director")
    head = noted(hall)
    own = {"own": database_id(database_url, hall.tournament), "seq": before}
    tamper(database_url, "DELETE FROM team WHERE tournament_id = :own AND name = 'Cranes'", own=own["own"])
    tamper(database_url, "DELETE FROM journal_entry WHERE tournament_id = :own AND seq > :seq", **own)
    chained = "(SELECT hash FROM journal_entry WHERE tournament_id = :own AND seq = :seq)"
    tamper(database_url, f"UPDATE journal_head SET seq = :seq, hash = {chained} WHERE tournament_id = :own", **own)  # noqa: S608
    assert hall.get("audit", "director")["found"] == 0
    (finding,) = hall.get(f"audit?head={head}", "director")["findings"]
    assert finding["seq"] == before + 1


@pytest.mark.postgresql
def test_many_findings_are_cut_but_counted(hall: Hall, database_url: str) -> None:
    for _ in range(3):
        for player in range(8):
            hall.rule("unclear-call", {}, offender=hall.player(player), hanchan=None)
    own = database_id(database_url, hall.tournament)
    tamper(database_url, "UPDATE journal_entry SET hash = substr(hash, 2) || '0' WHERE tournament_id = :own", own=own)
    audit = hall.get("audit", "director")
    assert audit["found"] >= len(audit["findings"]) > 2 * 24


@pytest.mark.postgresql
def test_without_its_head(hall: Hall, database_url: str) -> None:
    tamper(
        database_url,
        "DELETE FROM journal_head WHERE tournament_id = :own",
        own=database_id(database_url, hall.tournament),
    )
    audit = hall.get("audit", "director")
    assert audit["head"] is None
    assert [finding["what"] for finding in audit["findings"]] == ["the head of the journal is missing"]
    assert hall.call("GET", "journal/head").status_code == 404


def test_roles(hall: Hall) -> None:
    hall.invite("head-referee")
    assert {noted(hall, role) for role in hall.tokens} == {noted(hall)}
    assert hall.call("GET", "audit", role="head-referee").status_code == 403
    assert hall.call("GET", "journal/head", role=None).status_code == 401


@pytest.mark.parametrize("head", ["", "two", "12", "12:xyz", f"-1:{'a' * 64}", f"1:{'A' * 64}", f"{10**9}:{'a' * 64}"])
def test_what_is_no_head(hall: Hall, head: str) -> None:
    assert set(mistakes(hall.call("GET", f"audit?head={head}", role="director"))) == {"head"}
