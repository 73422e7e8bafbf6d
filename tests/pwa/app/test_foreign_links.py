"""Whatever an address of the app says, the phone stays on it; the worker answers for nobody else."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.pwa.screens import go

EVIL = "//evil.example"
FRAGMENTS = [
    *(f"#{EVIL}", f"#/{EVIL}", f"#https:{EVIL}", "#javascript:alert(1)", "#/\\\\evil.example", f"#/join/{EVIL}"),
    *(f"#/account/enter/{EVIL}/x", f"#/elsewhere/1?call={EVIL}", f"#/call/1/east?back=https:{EVIL}"),
    *("#/board/%2F%2Fevil.example", "#/ruling/javascript:alert(1)", f"#/book/https:{EVIL}?with={EVIL}"),
    *(f"#/receipt/..%2F..%2F{EVIL}", f"#/table/..%2f..%2f..{EVIL}", "#/people/invite?official=javascript:alert(1)"),
    *("#/player/__proto__", "#/ruling/constructor", "#/table/__proto__", "#/elsewhere/1?call=__proto__", "#/__proto__"),
]
WIDE = "() => [...document.querySelectorAll('a[href]')].filter((link) => link.origin !== location.origin).length"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return ("404", "401", "403")


def test_back_goes_up_where_a_link_opened_the_app(page: Page) -> None:
    page.goto("data:text/html,<p>Elsewhere</p>")
    page.goto("/#/settings")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", level=1, name="Shinpan")).to_be_visible()
    go(page, "#/books")
    page.get_by_role("button", name="Back").click()
    page.wait_for_url("**/#/")


def test_no_fragment_leads_away(page: Page, address: str) -> None:
    """A request to another machine fails the test (tests/chromium.py)."""
    page.goto("/")
    for fragment in FRAGMENTS:
        page.evaluate("(to) => { location.hash = to; }", fragment)
        expect(page.get_by_role("heading", level=1)).not_to_be_empty()
        assert page.url.startswith(f"{address}/#"), fragment
        assert page.evaluate(WIDE) == 0, fragment
        assert page.get_by_role("heading", name="This screen failed").count() == 0, fragment


def test_the_kept_page_answers_for_its_own_addresses_alone(telephone: BrowserContext, page: Page, address: str) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    page.evaluate("() => navigator.serviceWorker.ready")
    for path in (f"/?next=https:{EVIL}", f"/?{EVIL}", "/?url=javascript:alert(1)#/"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).not_to_be_empty()
        assert page.url.startswith(f"{address}/?")
    typed = telephone.new_page()
    typed.goto("/t/cup/board?next=" + EVIL)
    assert typed.url.startswith(f"{address}/#/board/cup")
    typed.goto("/t/%2F%2Fevil.example")
    assert typed.url.startswith(f"{address}/#/public/evil.example")
