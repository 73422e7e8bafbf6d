"""The journal on a phone: what happened, in words and as it is kept, and the proof that nobody touched it."""

import json
import re
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from playwright.sync_api import Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.models.sample import database_id, tamper
from tests.pwa.all_screens import CHANGE
from tests.pwa.app.test_scan_and_cards import CAMERA
from tests.pwa.event.test_receipts import DECODED
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import ANOTHER_READING, go, noten_riichi

POINTS = {"east": 42300, "south": 31200, "west": 26500, "north": 0}


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


def headed(page: Page, heading: str) -> Locator:
    """The entries of one kind."""
    return entries(page).filter(has=page.get_by_role("heading", name=heading))


def up_to_date(page: Page, hall: Hall) -> None:
    """With all that has come since it was opened."""
    expect(page.get_by_text(f"up to entry {hall.journal()[-1]['seq']};")).to_be_visible()
    page.get_by_role("button", name="Show newer entries").click()


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


def changes(entry: Locator) -> dict[str, tuple[str, str]]:
    """Field → before and after."""
    entry.locator("summary").click()
    expect(entry.locator("tbody").first).to_be_visible()
    cells = [part.locator("th, td").all_inner_texts() for part in entry.locator("tbody").all()]
    return {name: (before, after) for name, before, after in cells}


def test_what_happened_in_words_and_as_it_is_kept(director: Page, hall: Hall) -> None:
    newest = hall.journal()[-1]
    assert newest["kind"] == "ruling.issued"
    expect(entries(director).first).to_contain_text("Unclear or non-standard call · Aoki · Table 7")
    expect(entries(director)).to_have_count(newest["seq"])
    entries(director).first.locator("summary").click()
    assert json.loads(entries(director).first.locator("pre").inner_text()) == newest
    hall.rule(1, "unclear-call")
    director.get_by_role("button", name="Show newer entries: 1").click()
    expect(entries(director).first).to_contain_text("Bernard")
    entries(director).first.locator("summary").click()
    entries(director).first.get_by_role("link", name="Open").click()
    expect(director).to_have_url(re.compile("#/ruling/"))


def test_by_person_table_kind_and_thing_page_by_page(director: Page, hall: Hall) -> None:
    for player in (4, 5, 4):
        hall.rule(player, "unclear-call")
    up_to_date(director, hall)
    expect(director.get_by_role("button", name="Older entries")).to_have_count(0)
    director.locator("summary").filter(has_text="Filters").click()
    kinds = director.get_by_label("What happened")
    kinds.select_option("ruling.issued")
    expect(entries(director)).to_have_count(4)
    director.get_by_label("Table", exact=True).select_option("8")
    expect(entries(director)).to_have_count(3)
    director.get_by_label("Who did it").select_option("Endo")
    expect(entries(director)).to_have_count(2)
    kinds.select_option("")
    expect(entries(director)).to_have_count(3)  # and the hanchan in which Endo is seated
    director.get_by_role("button", name="Clear the filters").click()
    entries(director).nth(1).locator("summary").click()
    entries(director).nth(1).get_by_role("button", name="All about it").click()
    expect(entries(director)).to_have_count(1)
    director.get_by_role("button", name="Clear the filters").click()
    for number in range(30):
        hall.call("PUT", f"teams/{uuid7()}", {"name": f"Team {number}"})
    up_to_date(director, hall)
    expect(entries(director)).to_have_count(30)
    director.get_by_role("button", name="Older entries").click()
    expect(entries(director)).to_have_count(len(hall.journal()))


def test_what_amendments_changed(director: Page, hall: Hall) -> None:
    first = hall.rulings()[0]["id"]
    hall.rule(0, "empty-group-call", amends={"ruling": first, "reason": "misheard"})
    hanchan = hall.hanchans[0]
    hall.call("PUT", f"hanchans/{hanchan}/result", {"points": POINTS})
    corrects = {"number": 1, "reason": "sticks"}
    hall.call(
        "PUT", f"hanchans/{hanchan}/result", {"points": {**POINTS, "east": 41300, "north": 1000}, "corrects": corrects}
    )
    hall.change(ANOTHER_READING)
    up_to_date(director, hall)
    amended = changes(headed(director, "Ruling amended"))
    assert amended["Foul"] == ("Unclear or non-standard call", "Empty call for a group")
    corrected = changes(headed(director, "Result corrected"))
    assert corrected == {"East": ("42300", "41300"), "North": ("0", "1000")}
    changed = changes(headed(director, "Tournament changed"))
    ((question, answers),) = changed.items()
    assert "wrong" in question.lower()
    assert answers == ("–", "Always chonbo")


def test_what_became_of_times_and_of_what_waited(director: Page, hall: Hall) -> None:
    hanchan, person = hall.hanchans[0], {"kind": "player", "id": hall.players[1]}
    first, second = ({"scheduled_at": f"2025-11-21T{at}:00+01:00", "minutes": None} for at in ("18:00", "18:30"))
    for schedule, replaced in ((first, None), (second, first)):
        hall.call("PUT", f"hanchans/{hanchan}/schedule", {**schedule, "replaces": replaced})
    for what, at, more in (
        ("absent", "18:30", {}),
        ("arrived", "18:40", {}),
        ("corrected", "18:50", {"arrived_at": "2025-11-21T18:36:00+01:00", "reason": "seen at the door"}),
    ):
        body = {"hanchan": hanchan, "what": what, "person": person, "device_at": f"2025-11-21T{at}:00+01:00", **more}
        preview = hall.call("POST", "timings/preview", body)["digest"]
        hall.call("PUT", f"timings/{uuid7()}", {**body, "preview": preview})
    noten_riichi(hall)
    end = {"table": hall.tables[0], "hanchan": hanchan, "hand": {"wind": "east", "number": 1, "counters": 0}}
    shown = {"how": "exhaustive-draw", "hands": {"south": "noten"}}
    hall.call("PUT", f"hand-ends/{uuid7()}", {**end, **shown})
    up_to_date(director, hall)
    assert changes(headed(director, "Hanchan scheduled").first) == {
        "Scheduled start": ("11/21/25 18:00", "11/21/25 18:30"),
    }
    corrected = headed(director, "Time recorded").filter(has_text="time corrected")
    assert changes(corrected) == {"Time of arrival": ("11/21/25 18:40", "11/21/25 18:36")}
    closed = changes(headed(director, "Ruling judged at the hand's end"))
    assert closed == {
        "Issued penalty": ("Judged later", "Chonbo (30P)"),
        "How has the hand ended?": ("Still going on", "Exhaustive draw"),
        "What does the riichi hand show?": ("–", "Noten"),
    }
    first = headed(director, "Hanchan scheduled").last
    first.locator("summary").click()
    expect(first.get_by_text("This is its first entry in the journal.")).to_be_visible()


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


def test_what_is_no_head_is_said_before_anything_is_asked(director: Page) -> None:
    director.get_by_label("A head noted earlier").fill("12:abc")
    director.get_by_role("button", name="Verify").click()
    expect(director.get_by_text("This is not a head")).to_be_visible()
    expect(director.locator("progress")).to_have_count(0)


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


def test_a_referee_reads_and_proves_on_the_phone(referee: Page, hall: Hall) -> None:
    go(referee, "#/journal")
    (line,) = verify(referee)
    assert line.startswith("This phone: the chain is whole")
