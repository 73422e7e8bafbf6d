"""What was sent is found again in the journal, whatever its kind: it is kept for a week, and none is called lost."""

from playwright.sync_api import BrowserContext
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import eventually, joined, kept, send, snapshot

POINTS = {"east": 42300, "south": 31200, "west": 26500, "north": 0}
PAID_AT = "2026-11-21T19:30:00+08:00"


def test_times_payments_and_results_are_not_called_lost(telephone: BrowserContext, hall: Hall) -> None:
    hanchan = hall.hanchans[0]
    person = {"kind": "player", "id": hall.players[0]}
    fine = {"account": person, "unit": "SGD", "amount": 500}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "reason": "late"})
    page = joined(telephone, hall, "director")
    send(page, "schedule", hanchan, {"scheduled_at": "2026-11-21T19:30:00+08:00", "minutes": 90})
    send(page, "timing", None, {"hanchan": hanchan, "what": "absent", "person": person})
    send(page, "extra-time", None, {"hanchan": hanchan, "seconds": 60})
    send(page, "payment", None, {**fine, "method": "cash", "paid_at": PAID_AT})
    send(page, "result", hanchan, {"points": POINTS, "deposits": 0, "unranked": []})
    corrects = {"number": 1, "reason": "seats swapped"}
    turned = dict(zip(POINTS, reversed(POINTS.values()), strict=True))
    send(page, "result", hanchan, {"points": turned, "deposits": 0, "unranked": [], "corrects": corrects})
    eventually(lambda: kept(page, "sent") == 6)
    assert (kept(page, "outbox"), snapshot(page, "outbox")) == (0, [])
