"""The proof that nobody touched the journal, and its head to take along; pwa/tests/event has what it tells."""

from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.models.sample import database_id, tamper
from tests.pwa.all_screens import CHANGE
from tests.pwa.app.test_scan_and_cards import CAMERA
from tests.pwa.event.test_receipts import DECODED
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def director(director: Page, hall: Hall) -> Page:
    """At the journal of a hall in which Aoki was ruled on."""
    hall.rule(0, "unclear-call")
    go(director, "#/log")
    expect(director.get_by_text("1 of 1 rulings")).to_be_visible()
    go(director, "#/journal")
    return director


def entries(page: Page) -> Locator:
    return page.locator(".entry")


def verify(page: Page, noted: str = "") -> list[str]:
    """What the phone and the server say."""
    page.get_by_label("A head noted earlier").fill(noted)
    page.get_by_role("button", name="Verify").click()
    expect(page.locator(".note strong").first).to_be_visible()
    return page.get_by_role("region", name="Proof").locator(".note").all_inner_texts()


def head(hall: Hall) -> str:
    current = hall.call("GET", "journal/head")
    return f"{current['seq']}:{current['hash']}"


def own(hall: Hall, url: str, **more: Any) -> dict[str, Any]:
    return {"own": database_id(url, UUID(hall.tournament)), **more}


def test_the_proof_finds_a_tampered_entry_and_a_tampered_row(director: Page, hall: Hall, sqlite_url: str) -> None:
    seq = hall.journal()[-1]["seq"]
    phone, server = verify(director)
    assert phone == f"This phone: the chain is whole, up to entry {seq}."
    assert server.startswith(f"The server: the journal, up to entry {seq}, and all that it wrote are as they were")
    tamper(sqlite_url, "UPDATE ruling SET kind = 'none'")
    phone, server = verify(director)
    assert "the chain is whole" in phone
    assert f"was changed after entry {seq}, without an entry" in server
    director.evaluate(CHANGE, {"lang": "ja"})
    found = director.get_by_text(f"が第{seq}項の後に、記録なしに変更されています。")
    expect(found).to_contain_text("ruling/")
    director.evaluate(CHANGE, {"lang": "en"})
    assert tamper(
        sqlite_url,
        "UPDATE journal_entry SET body = replace(body, 'Aoki', 'Bernard') WHERE seq = :seq AND tournament_id = :own",
        **own(hall, sqlite_url, seq=seq),
    )
    phone, server = verify(director)
    assert f"Entry {seq} was changed: its content does not give its hash." in phone
    assert f"Entry {seq} was changed: its content does not give its hash." in server


def test_a_journal_that_was_cut_off_is_found_by_a_head_noted_before(
    director: Page, hall: Hall, sqlite_url: str
) -> None:
    noted = head(hall)
    seq = int(noted.partition(":")[0])
    for statement in (
        "DELETE FROM ruling WHERE tournament_id = :own",
        "DELETE FROM journal_entry WHERE tournament_id = :own AND seq = :seq",
        """UPDATE journal_head SET seq = :seq - 1, hash = (SELECT hash FROM journal_entry
           WHERE tournament_id = :own AND seq = :seq - 1) WHERE tournament_id = :own""",
    ):
        tamper(
            sqlite_url, statement, **(own(hall, sqlite_url, seq=seq) if ":seq" in statement else own(hall, sqlite_url))
        )
    director.get_by_role("button", name="Understood, go on").click()  # the phone has seen it by itself
    assert all("is not as it was" not in line for line in verify(director))
    phone, server = verify(director, f"noted: {noted.upper()}")
    assert f"The head that was noted, entry {seq}, is not in this journal" in phone
    assert f"The journal does not hold entry {seq} with the hash" in server


def test_the_head_to_take_along(director: Page, hall: Hall, tmp_path: Path) -> None:
    before = head(hall)
    director.get_by_text("The head, to note down").click()
    shown = director.get_by_role("img", name="QR code of the head").evaluate(DECODED)
    with director.expect_download() as saving:
        director.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "head.txt")
    lines = (tmp_path / "head.txt").read_text("utf-8").splitlines()
    noted = lines[2]
    assert {shown, noted} <= {before, head(hall)}  # the phone may have become a witness meanwhile
    assert saving.value.suggested_filename == f"autumn-league-{noted.partition(':')[0]}.txt"
    command = f"shinpan audit verify autumn-league --head {noted}"
    assert (lines[0], lines[2:]) == ("Autumn League", [noted, command])
    expect(director.get_by_text(command)).to_be_visible()
    director.emulate_media(media="print")
    expect(director.get_by_text("shinpan audit verify autumn-league")).to_be_visible()
    expect(director.get_by_role("button", name="Verify")).to_be_hidden()
    expect(entries(director).first).to_be_hidden()


def test_a_head_is_scanned_from_a_print(director: Page, hall: Hall) -> None:
    noted = head(hall)
    director.evaluate(CAMERA, noted)
    director.get_by_role("button", name="Scan a head").click()
    expect(director.get_by_label("A head noted earlier")).to_have_value(noted)
    eventually(lambda: bool(director.evaluate("stopped") == 1))
    director.get_by_role("button", name="Verify").click()
    expect(director.get_by_text("the chain is whole")).to_be_visible()
    director.evaluate(CAMERA, f"{hall.address}/#/table/{hall.tables[1]}")
    director.get_by_role("button", name="Scan a head").click()
    expect(director.get_by_text("This code is not the head of a journal.")).to_be_visible()


def test_it_can_be_stopped(director: Page) -> None:
    expect(entries(director).first).to_be_visible()
    director.route("**/changes?since=0*", lambda _: None)  # it never comes
    director.get_by_role("button", name="Verify").click()
    director.get_by_role("button", name="Stop").click()
    expect(director.get_by_text("was stopped: nothing is proven.")).to_be_visible()
    director.unroute_all(behavior="ignoreErrors")
    assert all("is not as it was" not in line for line in verify(director))


def test_without_a_network_it_reads_but_does_not_prove(director: Page, hall: Hall) -> None:
    director.context.set_offline(True)
    director.reload()
    expect(entries(director)).to_have_count(len(hall.journal()))
    lines = verify(director)
    assert all("No network" in one for one in lines)
    assert len(lines) == 2
