"""A real Chromium, on a phone's screen, that may talk to our own server alone."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server import serving

ARGUMENTS = [
    *("--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM")
    if not path:
        pytest.fail("CHROMIUM names no browser: run `make test`, or set it to what scripts/find_chromium.py prints.")
    # Chromium's own sandbox refuses to start as root, as in a container.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *sandbox])
        yield chromium
        chromium.close()


@pytest.fixture
def address(sqlite_url: str) -> Iterator[str]:
    """Address of a server on a fresh database."""
    with serving(sqlite_url) as url:
        yield url


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A phone's page on the server; an error on it, or a request to anywhere else, fails the test."""
    context = browser.new_context(base_url=address, **PHONE)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"error on the page: {error}"))
    page.on("console", lambda line: wrong.append(f"console: {line.text}") if line.type == "error" else None)
    page.on(
        "request", lambda sent: None if sent.url.startswith((address, "data:", "blob:")) else wrong.append(sent.url)
    )
    yield page
    context.close()
    assert not wrong
