"""Phone and server make the same of any journal: offences, dead hands, what waits, escalations, what comes next.

EVENINGS=200 in the environment compares that many evenings instead of a few.
"""

import os

from playwright.sync_api import Page

from tests.pwa.evening import Evening, agree
from tests.pwa.hall import furnish
from tests.pwa.phone import bare

LEAGUE = "r-league-24-25"
BOOKS: tuple[tuple[str, dict[str, str]], ...] = (
    *((LEAGUE, {"r-league-repeat-scope": scope}) for scope in ("hand", "hanchan", "day", "tournament")),
    *((book, {}) for book in ("wrc-2025", "wrr-2015")),
)
TOLD = {
    *(f"ruling.{what}" for what in ("issued", "deferred", "closed", "amended", "withdrawn")),
    *(f"escalation.{what}" for what in ("opened", "decided", "appealed", "reopened")),
    *("hand.ended", "dead-hand.declared", "dead-hand.cleared"),
}
EVENINGS = int(os.environ.get("EVENINGS", len(BOOKS)))
STEPS = 40


def test_the_phone_makes_of_any_journal_what_the_server_makes_of_it(page: Page, sqlite_url: str, address: str) -> None:
    phone = bare(page.context)
    kinds = set()
    for seed in range(EVENINGS):
        book, readings = BOOKS[seed % len(BOOKS)]
        evening = Evening(furnish(sqlite_url, address, book, name=f"Cup {seed}", readings=readings), seed)
        evening.pass_by(STEPS)
        agree(phone, evening, {"id": book, "options": {}, "readings": readings})
        kinds |= {entry["kind"] for entry in evening.entries}
    assert kinds >= TOLD
