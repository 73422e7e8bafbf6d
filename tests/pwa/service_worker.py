"""The service worker of a page, as tests ask it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page

SOON_MS = 3000
STATUS = """() => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error("no worker answers")), 10_000);
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.type === "status" && resolve(data));
  navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ type: "status" }));
})"""
STATES = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return ["installing", "waiting", "active"].filter((state) => registration?.[state]);
}"""
SETTLED = f"async () => !(await ({STATES})()).includes('installing')"
WAITS = f"async () => (await ({STATES})()).includes('waiting')"


def give_way(page: Page) -> None:
    """The worker in use ends, if one that was told to take over still waits for it.

    Chromium puts that off until the old one is idle, and one that a test looks into is at times never idle to it, for
    all five minutes that it waits at most; by itself it would be stopped.
    """
    with suppress(Error):  # the page opened again just then
        for _ in range(SOON_MS // 100):
            if not page.evaluate(WAITS):
                return
            page.wait_for_timeout(100)
        session = page.context.new_cdp_session(page)
        session.send("ServiceWorker.enable")
        session.send("ServiceWorker.stopAllWorkers")


def status(page: Page) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate(STATUS)
    return answer


def until(page: Page, expression: str, arg: object = None) -> None:
    """Wait until it is true; `wait_for_function` takes a promise for true."""
    for _ in range(200):
        if page.evaluate(expression, arg):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"never true: {expression}")
