"""Phone and server make the same of any journal: offences, dead hands, what waits, escalations, what comes next.

JOURNALS=200 in the environment compares that many journals instead of a few.
"""

import os

from playwright.sync_api import Page

from tests.pwa.hall import furnish
from tests.pwa.log_agreement import agree
from tests.pwa.phone import bare
from tests.pwa.random_journal import RandomJournal

LEAGUE = "r-league-24-25"
BOOKS: tuple[tuple[str, dict[str, str]], ...] = (
    *((LEAGUE, {"r-league-repeat-scope": scope}) for scope in ("hand", "hanchan", "day", "tournament")),
    *((book, {}) for book in ("wrc-2025", "wrr-2015")),
)
KINDS = {
    *(f"ruling.{what}" for what in ("issued", "deferred", "closed", "amended", "withdrawn")),
    *(f"escalation.{what}" for what in ("opened", "decided", "appealed", "reopened")),
    *("hand.ended", "dead-hand.declared", "dead-hand.cleared"),
    *("player.changed", "table.changed", "hanchan.changed"),
    *("result.withdrawn", "hand-end.withdrawn", "ruling.reopened"),
}
JOURNALS = int(os.environ.get("JOURNALS", len(BOOKS)))
STEPS = 48


def test_the_phone_makes_of_any_journal_what_the_server_makes_of_it(page: Page, sqlite_url: str, address: str) -> None:
    phone = bare(page.context)
    kinds = set()
    for seed in range(JOURNALS):
        book, readings = BOOKS[seed % len(BOOKS)]
        journal = RandomJournal(furnish(sqlite_url, address, book, name=f"Cup {seed}", readings=readings), seed)
        journal.pass_by(STEPS)
        agree(phone, journal, {"id": book, "options": {}, "readings": readings})
        kinds |= {entry["kind"] for entry in journal.entries}
    assert kinds >= KINDS
