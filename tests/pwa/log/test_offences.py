"""What the phone knows of earlier offences, with what is not sent yet; test_log_agrees compares the rest."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.pwa.hall import Hall
from tests.pwa.phone import call, joined, rule, snapshot


def test_rulings_that_are_not_sent_yet_count_as_well(page: Page, hall: Hall) -> None:
    phone = joined(page.context, hall)
    asked = call(hall, foul="unvocalised-call")
    numbers = []
    for _ in range(3):
        known = phone.evaluate("(call) => store.knownFacts(call)", asked)
        numbers.append((known["facts"]["offence_number"], known["earlier"]["total"], len(known["earlier"]["seat"])))
        identity = rule(phone, asked, hold=True)
    assert numbers == [(1, 0, 0), (2, 1, 1), (3, 2, 2)]
    phone.evaluate("(id) => store.undo(id)", identity)
    assert phone.evaluate("(call) => store.knownFacts(call).facts", asked) == {"offence_number": 3}
    assert snapshot(phone, "outbox", "1", "expected", "facts", "offence_number") == 2
