"""A real Chromium on a phone's screen, that reaches nothing but this machine."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ARGUMENTS = [
    *("--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    # The pages of a phone share a process, which looks for garbage less often: a twentieth of the processor's time.
    *("--renderer-process-limit=1", "--js-flags=--min-semi-space-size=16"),
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


_waiting: list[Page] = []  # a blank page of the running browser


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
        _waiting.append(browser.new_page())
        yield browser
        _waiting.pop()
        browser.close()


def pause(milliseconds: float) -> None:
    """Let time pass, in which a test's routes answer what pages ask for: `time.sleep` keeps them waiting."""
    _waiting[-1].wait_for_timeout(milliseconds)


@dataclass
class Complaints:
    """What the pages of one phone complained of, and where they wanted to go besides its server."""

    errors: list[str] = field(default_factory=list)
    elsewhere: list[str] = field(default_factory=list)

    def unforgiven(self, forgiven: tuple[str, ...]) -> list[str]:
        """Errors that hold none of these texts, and requests that went elsewhere."""
        return [text for text in self.errors if not any(part in text for part in forgiven)] + self.elsewhere

    def check(self, forgiven: tuple[str, ...]) -> None:
        """Fails unless each error holds one of these texts."""
        assert not self.unforgiven(forgiven), self.unforgiven(forgiven)

    def clear(self) -> None:
        """Forget them all."""
        self.errors.clear()
        self.elsewhere.clear()


def new_phone(browser: Browser, address: str, **different: Any) -> tuple[BrowserContext, Complaints]:
    """A phone that knows this server, and the list of what its pages complain of. `different` go into the context."""
    context = browser.new_context(base_url=address, **{**PHONE, **different})
    context.add_init_script(UNHURRIED)
    noted = Complaints()
    errors, elsewhere = noted.errors, noted.elsewhere
    context.on("weberror", lambda error: errors.append(f"error on the page: {error.error}"))
    context.on("console", lambda line: errors.append(f"console: {line.text}") if line.type == "error" else None)
    context.on(
        "requestfailed",
        lambda sent: None if sent.url.startswith((f"{address}/", "data:", "blob:")) else elsewhere.append(sent.url),
    )
    return context, noted


@contextmanager
def phone(browser: Browser, address: str, forgiven: tuple[str, ...] = (), **different: Any) -> Iterator[BrowserContext]:
    """As `new_phone`; an error on any of its pages, or a request to another machine, fails the test.

    `forgiven` are texts that a console error may hold (a test that cuts the network).
    """
    context, noted = new_phone(browser, address, **different)
    try:
        yield context
    finally:
        context.close()
    noted.check(forgiven)
