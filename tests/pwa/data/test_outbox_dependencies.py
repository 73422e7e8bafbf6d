"""What hangs on another item: it waits for it, goes where it goes, and never vanishes with what the server has."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from tests.pwa.hall import Hall
from tests.pwa.phone import (
    PHOTO,
    call,
    everything_sent,
    outbox,
    reopened,
    rule,
    ruled,
    send,
    snapshot,
    until,
)
from tests.pwa.screens import hurry

OTHERWISE: dict[str, Any] = {"status": "decided", "penalties": [], "effects": [], "facts": {}, "deferred": None}
SPOILED = """async (id) => {
  const open = indexedDB.open("shinpan");
  const db = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
  const store = db.transaction("outbox", "readwrite").objectStore("outbox");
  const found = store.index("id").get(id);
  await new Promise((resolve) => {
    found.onsuccess = () => {
      const { offender, ...body } = found.result.body;
      store.put({ ...found.result, body }).onsuccess = resolve;
    };
  });
  db.close();
}"""


def test_a_difference_acknowledged_takes_nothing_with_it(page: Page, hall: Hall, telephone: BrowserContext) -> None:
    identity = rule(page, call(hall), expected=OTHERWISE)
    until(page, "s.outbox[0]?.state === 'differs'")
    telephone.set_offline(True)
    withdrawal = send(page, "withdrawal", identity, {"reason": "not what I meant"}, hold=True)["id"]
    photo = page.evaluate(PHOTO, identity)
    assert page.evaluate("(id) => store.discard(id)", identity) is True
    assert outbox(page) == {withdrawal: "holding", photo: "waiting"}
    telephone.set_offline(False)
    hurry(page)
    everything_sent(page)
    stored = hall.call("GET", f"rulings/{identity}")
    assert (stored["status"], len(stored["photos"])) == ("withdrawn", 1)


def test_it_waits_for_what_waits_for_a_refused_one(page: Page, hall: Hall) -> None:
    wrong = rule(page, call(hall, seat="north"))  # the first player begins as East
    until(page, "s.outbox[0]?.state === 'refused'")
    amends = {"ruling": wrong, "reason": "another foul"}
    second = rule(page, call(hall, amends=amends))
    withdrawal = send(page, "withdrawal", second, {"reason": "wrong player"})["id"]
    other = rule(page, call(hall, 1))
    until(page, "s.outbox.length === 3 && s.state.rulings[a].seq > 0", other)
    assert [(item["id"], item["tries"], item["blockedBy"]) for item in snapshot(page, "outbox")[1:]] == [
        (second, 0, wrong),
        (withdrawal, 0, wrong),
    ]
    right = send(page, "ruling", None, call(hall), replaces=wrong)["id"]
    everything_sent(page)
    assert ruled(hall) == [other, right, second]
    assert hall.call("GET", f"rulings/{second}")["amends"] == right
    assert hall.call("GET", f"rulings/{second}")["status"] == "withdrawn"


def test_a_photo_too_heavy_for_the_network_holds_up_no_ruling(page: Page, hall: Hall) -> None:
    first = rule(page, call(hall))
    everything_sent(page)
    page.route("**/photos/*", lambda route: route.abort("timedout"))
    photo = page.evaluate(PHOTO, first)
    second = rule(page, call(hall, 1))
    until(page, "s.state.rulings[a]?.seq > 0", second)
    assert outbox(page) == {photo: "waiting"}
    page.unroute("**/photos/*")
    everything_sent(page)
    assert len(hall.call("GET", f"rulings/{first}")["photos"]) == 1


def test_an_item_that_the_screens_can_not_show_closes_nothing(
    page: Page, hall: Hall, telephone: BrowserContext
) -> None:
    """Such as one that another version of the app kept."""
    telephone.set_offline(True)
    spoiled, sound = rule(page, call(hall)), rule(page, call(hall, 1))
    page.evaluate(SPOILED, spoiled)
    page.goto("about:blank")  # else it sends what it still holds, as soon as there is a network
    telephone.set_offline(False)
    reopened(page)
    until(page, "s.outbox.length === 1 && s.outbox[0].state === 'refused'")
    assert outbox(page) == {spoiled: "refused"}
    assert ruled(hall) == [sound]
    assert snapshot(page, "trouble") is None


def test_what_the_server_may_have_is_amended_and_not_replaced(page: Page, hall: Hall) -> None:
    """The answer was lost: the phone can't know whether it arrived."""

    def stored_without_answer(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/rulings/*", stored_without_answer, times=1)
    old = rule(page, call(hall))
    until(page, "s.outbox[0].trouble?.status === 0")
    body = call(hall, note="called late")
    new = send(page, "ruling", None, body, replaces=old)["id"]
    everything_sent(page)
    newest = send(page, "ruling", None, body, replaces=new)["id"]
    everything_sent(page)
    assert ruled(hall) == [old, new, newest]
    until(page, "s.state.rulings[a]?.seq > 0", newest)
    rulings = snapshot(page, "state", "rulings")
    assert [rulings[one]["status"] for one in (old, new, newest)] == ["amended", "amended", "issued"]
    assert hall.call("GET", f"rulings/{newest}")["amends"] == new


def test_a_replacement_taken_back_brings_back_what_it_replaced(page: Page, hall: Hall) -> None:
    old = rule(page, call(hall, seat="north", note="called late"))  # the first player begins as East
    until(page, "s.outbox[0]?.state === 'refused'")
    withdrawal = send(page, "withdrawal", old, {"reason": "wrong player"})["id"]
    photo = page.evaluate(PHOTO, old)
    before = snapshot(page, "outbox")
    new = send(page, "ruling", None, call(hall), replaces=old, hold=True)["id"]
    page.evaluate(PHOTO, new)
    reopened(page)
    assert [item["subject"] for item in snapshot(page, "outbox")] == [new] * 4
    assert page.evaluate("(id) => store.undo(id)", new) is True
    assert snapshot(page, "outbox") == before
    assert list(outbox(page)) == [old, withdrawal, photo]
    assert page.evaluate("async (id) => (await store.photo('', id)).size", photo) > 0


def test_a_replacement_keeps_the_time_of_what_it_replaces_and_forgets_it_once_it_is_sent(
    page: Page, hall: Hall
) -> None:
    old = rule(page, call(hall, seat="north"))
    until(page, "s.outbox[0]?.state === 'refused'")
    was = snapshot(page, "outbox", "0")
    page.route("**/rulings/*", lambda route: route.abort())
    new = send(page, "ruling", None, call(hall), replaces=old, hold=True)["id"]
    hurry(page)
    until(page, "s.outbox[0].trouble?.status === 0")
    item = snapshot(page, "outbox", "0")
    assert "replaced" not in item
    assert item["ruledAt"] == was["ruledAt"]
    for name in ("device_at", "clock_offset_ms"):
        assert item["body"][name] == was["body"][name]
    page.unroute("**/rulings/*")
    everything_sent(page)
    assert ruled(hall) == [new]


def test_what_hangs_on_one_that_the_server_may_have_outlives_it(page: Page, hall: Hall) -> None:
    """The answer was lost, and the ruling is discarded: its withdrawal still ends it."""

    tried = []

    def stored_without_answer(route: Route) -> None:
        if not tried:
            route.fetch()
        tried.append(route.request.url)
        route.abort()

    page.route("**/rulings/*", stored_without_answer)
    page.route("**/withdrawal", lambda route: route.abort())
    ruling = rule(page, call(hall))
    until(page, "s.outbox[0].trouble?.status === 0")
    send(page, "withdrawal", ruling, {"reason": "wrong player"})
    assert page.evaluate("(id) => store.discard(id)", ruling) is True
    page.unroute("**/rulings/*")
    page.unroute("**/withdrawal")
    everything_sent(page)
    assert hall.call("GET", f"rulings/{ruling}")["status"] == "withdrawn"
