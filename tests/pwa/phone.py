"""A phone without its screens: a bare page of the app's origin with `store` on it, driven directly."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from uuid_utils.compat import uuid7

from tests.chromium import pause
from tests.pwa.hall import Hall

BARE = "<!doctype html><title>bare</title><link rel=icon href=data:,>"
# `store` is not among the keys of the page, by whose number a reused phone knows that a test changed it.
OPEN = """async () => {
  const { store } = await import('/bundle/inspect.js');
  Object.defineProperty(globalThis, 'store', { value: store });
  await store.open();
  await store.run();
}"""
PHOTO = """async (ruling) => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d");
  return (await store.addPhoto(ruling, await canvas.convertToBlob({ type: "image/png" }))).id;
}"""
PATIENCE = 10.0
# A phone that is cut off says so on its console.
CUT_OFF = ("Failed to load resource",)


def bare(context: BrowserContext) -> Page:
    """A page with `store`, opened from what this phone keeps."""
    return reopened(context.new_page())


def reopened(page: Page) -> Page:
    """The page loaded anew, as after a crash."""
    page.route("**/bare", lambda route: route.fulfill(content_type="text/html", body=BARE))
    page.goto("/bare")
    page.unroute("**/bare")  # over when this returns: what a test puts in the way next is in the way
    page.evaluate(OPEN)
    return page


def joined(context: BrowserContext, hall: Hall, role: str = "referee") -> Page:
    """A page of a phone that takes part."""
    page = bare(context)
    join(page, hall, role)
    return page


def join(page: Page, hall: Hall, role: str = "referee") -> None:
    """Take part. Not what `store.join` gives: to bring a whole snapshot here takes 0.4 s of processor."""
    page.evaluate("async ([id, token]) => { await store.join(id, token); }", [hall.tournament, hall.invitations[role]])


def snapshot(page: Page, *names: str) -> Any:
    """One thing of the snapshot, by the path of its names."""
    return page.evaluate("(names) => names.reduce((value, name) => value?.[name], store.snapshot)", list(names))


def kept(page: Page, store: str) -> int:
    """How many records lie in this store on the phone's disk."""
    script = """(store) => new Promise((resolve) => {
      const opening = indexedDB.open('shinpan');
      opening.onsuccess = () => {
        const counting = opening.result.transaction(store).objectStore(store).count();
        counting.onsuccess = () => (opening.result.close(), resolve(counting.result));
      };
    })"""
    return int(page.evaluate(script, store))


def call(hall: Hall, player: int = 0, foul: str = "unclear-call", **more: Any) -> dict[str, Any]:
    """What a screen sends for a ruling on a player, in East 1."""
    place = player // 4
    return {
        "table": hall.tables[place],
        "hanchan": hall.hanchans[place],
        "hand": {"wind": "east", "number": 1, "counters": 0},
        "seat": ("east", "south", "west", "north")[player % 4],
        "offender": {"kind": "player", "id": hall.players[player]},
        "foul": foul,
        "facts": {},
        "context": {},
        **more,
    }


def send(page: Page, kind: str, subject: str | None, body: Any, **given: Any) -> dict[str, Any]:
    """Into the outbox; the item."""
    item: dict[str, Any] = page.evaluate("(given) => store.send(...given)", [kind, subject, body, given])
    return item


def rule(page: Page, body: dict[str, Any], **given: Any) -> str:
    """A ruling into the outbox; its id."""
    identity = str(uuid7())
    send(page, "ruling", identity, body, **given)
    return identity


def outbox(page: Page) -> dict[str, str]:
    """Item → where it stands."""
    return {item["id"]: item["state"] for item in snapshot(page, "outbox")}


def until(page: Page, condition: str, argument: Any = None, patience: float = PATIENCE) -> None:
    """Wait until this holds of the snapshot `s` (and the argument `a`); tells the snapshot when it never does."""
    script = f"(a) => {{ const s = store.snapshot; return !!({condition}); }}"
    try:
        page.wait_for_function(script, arg=argument, polling=20, timeout=patience * 1000)
    except PlaywrightTimeoutError:
        snapshot = page.evaluate("() => { const { state, library, book, ...s } = store.snapshot; return s; }")
        raise AssertionError(f"never came: {condition}\n{json.dumps(snapshot, indent=1)[:3000]}") from None


def eventually(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until this holds."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline
        pause(20)


def everything_sent(page: Page) -> None:
    """Wait until nothing is left to send."""
    until(page, "s.outbox.length === 0")


def ruled(hall: Hall) -> list[str]:
    """The rulings in the journal, in its order."""
    return [entry["subject"] for entry in hall.journal() if entry["kind"] in ("ruling.issued", "ruling.deferred")]
