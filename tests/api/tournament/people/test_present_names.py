"""What is shown now bears the names of now; what was issued under an old one keeps it in its journal entry."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.tournament import corrections
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import pages
from tests.api.tournament.spreadsheets import rows

OLD, NEW = "Player 0", "Mallory"
TABLE = "Table Nine"


@pytest.fixture
def renamed(hall: Hall) -> Hall:
    """Two rulings, one that waits and one that is escalated, on who was called otherwise; so was the table."""
    instead = {"penalties": [{"kind": "warning"}], "reason": "his first"}
    offence = hall.rule("empty-win", {"hand_shown": False}, issued=instead)
    hall.rule("noten-riichi", {"hand_end": "not-yet"}, hand={"wind": "east", "number": 1})
    assert hall.call("PUT", f"rulings/{offence['id']}/escalation", {"reason": "unclear"}).status_code == 201
    decided = {"outcome": "upheld", "reason": "heard"}
    way = f"rulings/{offence['id']}/escalation"
    assert hall.call("PUT", f"{way}/decisions/{uuid7()}", decided, "director").status_code == 201
    fine = {"account": hall.player(0), "unit": "EUR", "amount": 500, "waives": False, "reason": "loud"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director").status_code == 201
    paid = {"account": hall.player(0), "unit": "EUR", "amount": 500, "method": "cash"}
    assert hall.call("PUT", f"payments/{uuid7()}", paid, "director").status_code == 201
    assert corrections.change(hall, f"players/{hall.players[0]}", {"name": NEW}, {"name": OLD}).status_code == 200
    assert corrections.change(hall, f"tables/{hall.tables[0]}", {"label": TABLE}, {"label": "1"}).status_code == 200
    return hall


@pytest.mark.postgresql
def test_every_answer_has_the_names_of_now(renamed: Hall) -> None:
    ruling = renamed.get("rulings")["items"][-1]["id"]
    of_rulings = ("rulings", f"deferred?table={renamed.tables[0]}", f"players/{renamed.players[0]}/offences")
    lists = (*of_rulings, "escalations", "precedents")
    whole = (f"rulings/{ruling}", f"rulings/{ruling}/escalation", "standings", "ledger/fines/totals")
    for path in (*lists, *whole):
        text = renamed.call("GET", path, None, "director").text
        assert OLD not in text, path
        assert '"label":"1"' not in text, path
    items = [item for path in of_rulings for item in renamed.get(path)["items"]]
    items += [item["ruling"] for path in lists[3:] for item in renamed.get(path, "director")["items"]]
    assert len(items) >= 6
    assert {(item["offender"]["name"], item["table"]["label"]) for item in items} == {(NEW, TABLE)}


def test_exports_and_papers_have_them(renamed: Hall) -> None:
    ruling = renamed.get("rulings")["items"][-1]["id"]
    for what in ("rulings", "escalations", "penalties", "payments"):
        cells = [cell for row in rows(renamed, what) for cell in row.values()]
        assert NEW in cells, what
        assert OLD not in cells, what
    [payment] = [entry["subject"] for entry in renamed.journal() if entry["kind"] == "fine.paid"]
    for path in (f"rulings/{ruling}/report.pdf", "report.pdf", f"payments/{payment}/receipt.pdf"):
        text = " ".join(pages(renamed, path))
        assert NEW in text, path
        assert OLD not in text, path


def test_the_journal_keeps_what_was_issued(renamed: Hall) -> None:
    issued = [entry["body"]["ruling"] for entry in renamed.journal() if entry["kind"].startswith("ruling.")]
    assert {(item["offender"]["name"], item["table"]["label"]) for item in issued} == {(OLD, "1")}
    assert renamed.findings() == []


def test_a_push_message_and_a_players_page_say_the_label_of_now(renamed: Hall) -> None:
    phone = renamed.browser()
    assert renamed.admit(phone, renamed.link(player=str(renamed.players[0]))).status_code == 201
    page: dict[str, Any] = phone.get(renamed.path("own")).get_json()
    assert page["player"]["name"] == NEW
    assert {ruling["table"] for ruling in page["rulings"]} == {TABLE}
