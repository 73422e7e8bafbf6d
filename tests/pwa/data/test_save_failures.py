"""What is on the disk is done, whatever fails afterwards; what fails before leaves everything as it was."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import call, everything_sent, join, joined, outbox, rule, ruled, send, snapshot, until

# The outbox can't be read so many times.
UNREADABLE = """(times) => {
  const { getAll } = IDBObjectStore.prototype;
  globalThis.unreadable = times;
  IDBObjectStore.prototype.getAll = function (...given) {
    if (this.name === "outbox" && unreadable-- > 0) throw new DOMException("a fault", "UnknownError");
    return getAll.apply(this, given);
  };
}"""
READABLE = "() => void (globalThis.unreadable = 0)"
# Nothing can be added, once.
FULL = """() => {
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function () {
    IDBObjectStore.prototype.add = add;
    throw new DOMException("The disk is full", "QuotaExceededError");
  };
}"""
KEPT_PHOTO = """async () => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d");
  return store.savePhoto(await canvas.convertToBlob({ type: "image/png" }));
}"""
# What this page reads of a tournament's journal comes late; meanwhile another tab goes over to another tournament.
MOVED_MEANWHILE = """async ([from, to]) => {
  const { core, remember } = await import("/bundle/inspect.js");
  const { getAll } = IDBObjectStore.prototype;
  const late = new Promise((resolve) => {
    IDBObjectStore.prototype.getAll = function (range, ...more) {
      if (range?.lower?.[0] !== from) return getAll.call(this, range, ...more);
      const request = getAll.call(this, range, ...more);
      const listen = request.addEventListener.bind(request);
      const later = (heard) => () => setTimeout(() => (heard(), setTimeout(resolve, 100)), 300);
      request.addEventListener = (type, heard) => listen(type, type === "success" ? later(heard) : heard);
      return request;
    };
  });
  const other = new BroadcastChannel("shinpan");
  other.postMessage("journal");
  await remember("current", to);
  other.postMessage("current");
  await late;
  return [core.joined.id, core.journal.id, store.snapshot.state.id];
}"""


def test_what_is_kept_is_not_refused_because_it_can_not_be_read_again(
    page: Page, telephone: BrowserContext, hall: Hall
) -> None:
    telephone.set_offline(True)
    page.evaluate(UNREADABLE, 1)
    first = rule(page, call(hall), hold=True)
    assert (outbox(page), snapshot(page, "trouble")) == ({first: "holding"}, None)  # it was read once more
    page.evaluate(UNREADABLE, 1000)
    assert page.evaluate("(id) => store.undo(id)", first) is True
    second = rule(page, call(hall, 1))
    assert "a fault" in snapshot(page, "trouble")
    page.evaluate(READABLE)
    telephone.set_offline(False)
    until(page, "s.state.rulings[a]?.seq > 0", second)
    assert (ruled(hall), outbox(page), snapshot(page, "trouble")) == ([second], {}, None)


@pytest.mark.parametrize("full", [True, False], ids=["all or nothing", "all"])
def test_a_correction_and_its_photos_are_kept_together(page: Page, hall: Hall, full: bool) -> None:
    wrong = rule(page, call(hall, seat="north"))  # the first player begins as East
    send(page, "escalation", wrong, {"reason": "ask the director"})
    until(page, "s.outbox[0]?.state === 'refused'")
    before, photo = snapshot(page, "outbox"), page.evaluate(KEPT_PHOTO)
    given: dict[str, Any] = {"replaces": wrong, "hold": full, "photos": [photo]}
    if full:
        page.evaluate(FULL)
        correcting = "(given) => store.send(...given).catch((error) => error.name)"
        assert page.evaluate(correcting, ["ruling", None, call(hall), given]) == "QuotaExceededError"
        assert snapshot(page, "outbox") == before
    right = send(page, "ruling", None, call(hall), **given)["id"]
    if full:
        assert [(item["kind"], item["subject"]) for item in snapshot(page, "outbox")] == [
            *(("ruling", right), ("escalation", right), ("photo", right)),
        ]
        return
    everything_sent(page)
    assert ruled(hall) == [right]
    assert [one["id"] for one in hall.call("GET", f"rulings/{right}")["photos"]] == [photo]


def test_the_journal_of_one_tournament_never_stands_under_another(
    telephone: BrowserContext, hall: Hall, sqlite_url: str
) -> None:
    cup = furnish(sqlite_url, hall.address, name="Spring Cup")
    for player in range(4):
        hall.rule(player, "unclear-call")
    page = joined(telephone, cup)
    join(page, hall)
    page.route("**/changes?*", lambda route: route.abort())  # what the server tells would hide it
    assert page.evaluate(MOVED_MEANWHILE, [hall.tournament, cup.tournament]) == [cup.tournament] * 3
