"""The service worker of a page, as tests ask it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

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
