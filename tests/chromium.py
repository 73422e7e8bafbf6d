"""A real Chromium on a phone's screen, that reaches nothing but this machine."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

ARGUMENTS = [
    *("--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    # What goes elsewhere fails, and is heard of: to listen to every request took 0.15 s of processor a first visit.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]
PATIENCE_MS = 15_000  # a machine that runs many tests at once is slow now and then
# Tests tap at once where people look first: each tap comes a second later, as the app sees it.
UNHURRIED = """(() => {
  let taps = 0;
  addEventListener("click", (event) => {
    if (Object.hasOwn(event, "timeStamp")) return; // a test that says itself when it taps
    taps += 1;
    Object.defineProperty(event, "timeStamp", { value: event.timeStamp + taps * 1000 });
  }, { capture: true });
})()"""
PHONE: dict[str, Any] = {
    "locale": "en-US",
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser that CHROMIUM names; without one the test fails."""
    path = os.environ.get("CHROMIUM")
    if not path:
        pytest.fail("CHROMIUM names no browser: run `make test`, or set it to what scripts/find_chromium.py prints.")
    # Chromium's own sandbox refuses to start as root, as in a container.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *sandbox])
        yield browser
        browser.close()


@contextmanager
def phone(browser: Browser, address: str, **different: Any) -> Iterator[BrowserContext]:
    """A phone that knows this server; an error on any of its pages, or a request to another machine, fails the test.

    `different` go into the context, `forgiven` are texts that a console error may hold (a test that cuts the network).
    """
    forgiven: tuple[str, ...] = different.pop("forgiven", ())
    context = browser.new_context(base_url=address, **{**PHONE, **different})
    context.add_init_script(UNHURRIED)
    wrong: list[str] = []

    def note(text: str) -> None:
        if not any(part in text for part in forgiven):
            wrong.append(text)

    context.on("weberror", lambda error: note(f"error on the page: {error.error}"))
    context.on("console", lambda line: note(f"console: {line.text}") if line.type == "error" else None)
    context.on(
        "requestfailed",
        lambda sent: None if sent.url.startswith((f"{address}/", "data:", "blob:")) else wrong.append(sent.url),
    )
    try:
        yield context
    finally:
        context.close()
    assert not wrong, wrong
