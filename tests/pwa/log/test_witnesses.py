"""Phones are witnesses: a log that is not the one they had is said loudly on each, and proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, Route, expect
from uuid_utils.compat import uuid7

from services.proofs import evidence
from tests.forgery import cut_tail, forge, replaced
from tests.pwa.axe import axe
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, take_part
from tests.server import Server

WITHIN = 10_000  # ms
UP_TO_DATE = "async (seq) => (await import('/bundle/inspect.js')).store.snapshot.state.seq >= seq"
SIGN = "async () => (await import('/bundle/inspect.js')).witness()"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def phones(page: Page, second: Page, hall: Hall) -> tuple[Page, Page]:
    """A referee's and the director's phone, which have signed the log of a hall with a chonbo of 30P."""
    take_part(page, hall, "referee")
    take_part(second, hall)
    hall.rule(0, "empty-win")
    for one in (page, second):
        sign(one, hall)
    return page, second


def sign(page: Page, hall: Hall) -> None:
    """Once the phone has all of the journal, it signs that."""
    last = hall.journal()[-1]["seq"]
    eventually(lambda: page.evaluate(UP_TO_DATE, last))
    page.evaluate(SIGN)


def saved_evidence(page: Page) -> str:
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the proof").click()
    return Path(saved.value.path()).read_text("utf-8")


def test_a_forged_penalty_is_seen_on_both_phones(phones: tuple[Page, Page], hall: Hall) -> None:
    referee, _ = phones
    go(referee, f"#/call/{hall.tables[0]}/east/unclear-call")  # where it is said, and nothing is covered
    forge(hall, replaced("ruling.issued", '"p": 30', '"p": 10'))
    referee.get_by_role("button", name="The log was changed").click(timeout=WITHIN)
    for page in phones:
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name="The log was changed", exact=True)).to_be_visible(timeout=WITHIN)
        mine, theirs = dialog.locator(".slip").all()
        expect(mine.locator("mark")).to_have_text("Chonbo (30P)")
        expect(theirs.locator("mark")).to_have_text("Chonbo (10P)")
        assert axe(page) == []
    for page in phones:
        assert_proven(saved_evidence(page), hall)
    referee.get_by_role("button", name="Understood, go on").click()
    referee.reload()
    expect(referee.locator(".alarm-bar")).to_be_visible()
    expect(referee.get_by_role("dialog")).to_have_count(0)
    go(referee, "#/settings")
    referee.get_by_role("button", name="Leave the tournament").click()
    dialog = referee.get_by_role("dialog")
    expect(dialog).to_contain_text("The proof that the log was changed leaves this phone too.")
    dialog.get_by_role("button", name="Leave the tournament").click()
    expect(referee.locator(".alarm-bar")).to_have_count(0)


def test_the_log_put_right_is_told_as_what_the_phones_first_received(phones: tuple[Page, Page], hall: Hall) -> None:
    """Not as another change; what was told meanwhile is nobody's truth, and what was found first stays."""
    _, director = phones
    chonbo, forged = '"p": 30', '"p": 10'
    for old, new in ((chonbo, forged), (chonbo, '"p": 11')):
        forge(hall, replaced("ruling.issued", old, new))
        for page in phones:
            expect(page.get_by_role("heading", name="The log was changed", exact=True)).to_be_visible(timeout=WITHIN)
            page.get_by_role("button", name="Understood, go on").click()
        assert_another(director, hall)
        forge(hall, replaced("ruling.issued", new, old))
        for page in phones:
            dialog = page.get_by_role("dialog")
            restored = "The server again has what this phone first received"
            expect(dialog.get_by_role("heading", name=restored, exact=True)).to_be_visible(timeout=WITHIN)
            first = dialog.get_by_role("heading", name="Found before: The log was changed").last
            mine, theirs = first.locator("xpath=..").locator(".slip").all()
            expect(mine.locator("mark")).to_have_text("Chonbo (30P)")
            expect(theirs.locator("mark")).to_have_text("Chonbo (10P)")
            expect(theirs).to_contain_text("The server said then")
            assert axe(page) == []
            assert_proven(saved_evidence(page), hall)
            page.get_by_role("button", name="Understood, go on").click()
            sign(page, hall)
    go(director, "#/journal")
    last = hall.journal()[-1]["seq"]
    expect(director.get_by_text(f"Vouched for up to entry {last}, the last: 2 of 2 phones")).to_be_visible()
    director.get_by_role("button", name="Verify").click()
    expect(director.get_by_text(f"the chain is whole, up to entry {last}.")).to_be_visible(timeout=WITHIN)


def assert_another(director: Page, hall: Hall) -> None:
    """The journal's page, while the server shows another log, calls it so."""
    go(director, "#/journal")
    expect(director.get_by_text("signed other entries than the server has now")).to_have_count(2, timeout=WITHIN)
    director.get_by_role("button", name="Verify").click()
    said = "whole in itself, up to entry {seq}, but it is another one than this phone first received. Entry "
    verdict = director.locator(".note", has_text=said.format(seq=hall.journal()[-1]["seq"]))
    expect(verdict).to_be_visible(timeout=WITHIN)
    assert "bad" in str(verdict.get_attribute("class"))
    expect(director.get_by_text("the chain is whole, up")).to_have_count(0)


def test_an_honest_server_is_not_accused_and_a_cut_tail_is_seen(
    phones: tuple[Page, Page], hall: Hall, server: Server
) -> None:
    """Personal data taken out and a restart are honest; an entry taken away is not."""
    hall.call("PUT", f"erasures/{uuid7()}", {"players": hall.players[:1]})
    server.use(hall.database_url)  # as after a restart
    hall.rule(1, "unclear-call")
    _, director = phones
    refused = {"status": 404, "content_type": "application/problem+json", "body": "{}"}
    director.route("**/consistency?*", lambda route: route.fulfill(**refused))
    with pytest.raises(PlaywrightError, match="404"):
        sign(director, hall)
    go(director, "#/journal")
    expect(director.get_by_text("Unchecked since")).to_be_visible(timeout=WITHIN)
    director.unroute_all(behavior="ignoreErrors")
    for page in phones:
        sign(page, hall)
    expect(director.get_by_text("Unchecked since")).to_have_count(0, timeout=WITHIN)
    last = hall.journal()[-1]["seq"]
    expect(director.get_by_text(f"Vouched for up to entry {last}, the last: 2 of 2 phones")).to_be_visible()
    expect(director.locator(".seal:not(.behind)")).to_have_count(2)
    director.route("**/journal/checkpoint", lambda route: route.fulfill(body=with_a_false_signature(route)))
    director.reload()
    one = f"Vouched for up to entry {last}, the last: 1 of 2 phones"
    expect(director.get_by_text(one)).to_be_visible(timeout=WITHIN)
    director.unroute_all(behavior="ignoreErrors")
    for page in phones:
        expect(page.locator(".alarm-bar")).to_have_count(0)
    cut_tail(hall, 1)
    for page in phones:
        expect(page.get_by_role("heading", name="The end of the log is gone")).to_be_visible(timeout=WITHIN)
        expect(page.get_by_role("dialog")).to_contain_text(f"Entry {last} and what followed are on this phone")
        assert_proven(saved_evidence(page), hall)


def with_a_false_signature(route: Route) -> str:
    """What the server counts is its word, what is signed is not: a signature that doesn't hold."""
    lines = route.fetch().text().splitlines()
    name = lines[-1].split()[1]
    lines[-1] = f"— {name} " + lines[-2].split()[2]
    return "\n".join(lines) + "\n"


def assert_proven(saved: str, hall: Hall) -> None:
    """It holds, for somebody who trusts neither phone nor server."""
    found = evidence.check(saved)
    assert found.key.name == f"shinpan/{hall.tournament}"
    assert found.mine is not None
