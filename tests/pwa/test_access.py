"""Every screen for everyone: axe finds nothing, the keyboard reaches everything, large text fits, motion can be off.

The screens are those that pwa/js/app/routes.js lists, so that a new one is tested by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.chromium import phone
from tests.pwa.axe import AXE_SCRIPT, axe
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF

ROUTES = Path(__file__).parents[2] / "pwa" / "js" / "app" / "routes.js"
LANGUAGES = ("en", "ja", "fr")
LOOKS = (("light", "en"), ("dark", "ja"), ("dark", "fr"))
# What the app says of an address that leads nowhere, and of a screen that did not load.
NOWHERE = {"Nothing here", "ページがありません", "Rien ici", "Not loaded", "読み込めません", "Non chargé"}
NARROW = {"width": 320, "height": 640}
READY = """() => document.querySelector(".screen h1")?.textContent && !document.querySelector(".waiting progress")"""
OPEN = "document.querySelectorAll('details').forEach((part) => { part.open = true; })"
CHANGE = "async (changed) => (await import('/js/app/settings.js')).change(changed)"
# Everything that can be used is numbered; of radio buttons that belong together one is enough: arrows reach the rest.
NUMBER = """() => {
  const seen = new Set();
  let count = 0;
  for (const element of document.querySelectorAll("a[href],button,input,select,textarea,summary,[tabindex='0']")) {
    if (element.disabled || element.type === "file" || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.type === "radio") {
      if (seen.has(element.name)) continue;
      seen.add(element.name);
    }
    element.dataset.number = element.type === "radio" ? element.name : String(count);
    count += 1;
  }
  return [...document.querySelectorAll("[data-number]")].map((element) => element.dataset.number);
}"""
REACHED = "() => { const at = document.activeElement; return at.type === 'radio' ? at.name : at.dataset.number ?? ''; }"
COVERED = """() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return [...document.querySelectorAll("header, footer")].some((bar) => {
    if (getComputedStyle(bar).position !== "sticky" || bar.contains(document.activeElement)) return false;
    const over = bar.getBoundingClientRect();
    return top >= over.top && bottom <= over.bottom;
  }) ? document.activeElement.outerHTML.slice(0, 100) : "";
}"""
POINTED_AT = """() => [...document.querySelectorAll("main *, footer *, header *")]
  .filter((element) => getComputedStyle(element).cursor === "pointer")
  .filter((element) => !element.closest("a[href],button,label,summary,input,select"))
  .map((element) => element.outerHTML.slice(0, 100))"""
MOVING = """() => [...document.querySelectorAll("*")].filter((element) => {
  const { animationDuration, transitionDuration } = getComputedStyle(element);
  return `${animationDuration},${transitionDuration}`.split(",").some((part) => parseFloat(part) > 0.001);
}).map((element) => element.outerHTML.slice(0, 100))"""
WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `${scrollWidth} pixels on a screen of ${clientWidth}` : "";
}"""


def addresses(hall: Hall, ruling: str) -> dict[str, list[str]]:
    """Route → addresses to look at, where the bare name is not enough."""
    table, player = hall.tables[0], hall.players[0]
    return {
        "join": [f"#/join/{hall.tournament}/spt_nobody"],
        "table": [f"#/table/{table}"],
        "call": [
            f"#/call/{table}",
            f"#/call/{table}/east",
            f"#/call/{table}/east/empty-win",
            f"#/call/{table}/south/late",
        ],
        "ruling": [f"#/ruling/{ruling}"],
        "player": [f"#/player/{player}"],
        "foul": ["#/foul/exposed-tiles", "#/foul/empty-win"],
        "book": ["#/book/r-league-24-25"],
        "casual": ["#/casual", "#/casual/1", "#/casual/1/empty-win"],
    }


def routes() -> list[str]:
    """Each route's name as routes.js writes it; the first is home's."""
    return re.findall(r'^  "?(\w*)"?: \(\) => (?:open\()?import', ROUTES.read_text("utf-8"), re.MULTILINE)


@contextmanager
def phone_in(browser: Browser, hall: Hall, joined: bool, **different: Any) -> Iterator[Page]:
    with phone(browser, hall.address, forgiven=CUT_OFF, **different) as context:
        page = context.new_page()
        page.goto(hall.link() if joined else "/")
        page.wait_for_url("**/#/tables" if joined else "**/")
        yield page


@pytest.fixture
def screens(hall: Hall) -> list[str]:
    """Every address to look at, with something to see behind it."""
    hall.rule(1, "noten-riichi", {"hand_end": "not-yet"})
    special = addresses(hall, hall.rule(0, "empty-win"))
    return [address for name in routes() for address in special.get(name, [f"#/{name}"])]


def show(page: Page, address: str) -> None:
    """The screen, with whatever can be opened on it open."""
    page.evaluate("(address) => { location.hash = address; }", address)
    page.wait_for_function(READY)
    assert page.locator("h1").inner_text() not in NOWHERE, address
    page.evaluate(OPEN)


def test_axe_would_find_something(page: Page) -> None:
    page.goto("/")
    page.wait_for_function(READY)
    page.evaluate("() => document.querySelector('main').append(document.createElement('input'))")
    page.evaluate(AXE_SCRIPT)
    assert [what.split(":")[0] for what in axe(page)] == ["label"]


def test_every_route_is_found() -> None:
    screens = re.findall(r"import\(\"\./(?!open/more)", ROUTES.read_text("utf-8"))
    assert len(routes()) == len(screens)
    assert "" in routes()


@pytest.mark.parametrize("joined", [False, True], ids=["anyone", "joined"])
def test_axe_finds_nothing_in_light_in_dark_in_any_language(
    browser: Browser, hall: Hall, screens: list[str], joined: bool
) -> None:
    wrong = []
    with phone_in(browser, hall, joined) as page:
        page.evaluate(AXE_SCRIPT)
        for address in screens:
            show(page, address)
            for theme, lang in LOOKS:
                page.evaluate(CHANGE, {"lang": lang, "theme": theme})
                wrong += [f"{address} ({theme}, {lang}) {what}" for what in axe(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("joined", [False, True], ids=["anyone", "joined"])
def test_the_keyboard_reaches_everything(browser: Browser, hall: Hall, screens: list[str], joined: bool) -> None:
    wrong = []
    with phone_in(browser, hall, joined) as page:
        for address in screens:
            show(page, address)
            missed = set(page.evaluate(NUMBER))
            for _ in range(2 * len(missed) + 5):
                page.keyboard.press("Tab")
                missed.discard(page.evaluate(REACHED))
                covered = page.evaluate(COVERED)
                wrong += [f"{address}: a bar covers {covered}"] if covered else []
                if not missed:
                    break
            wrong += [f"{address}: no way to {number}" for number in sorted(missed)]
            wrong += [f"{address}: only a pointer can use {element}" for element in page.evaluate(POINTED_AT)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("joined", [False, True], ids=["anyone", "joined"])
def test_text_at_twice_its_size_fits_a_narrow_screen(
    browser: Browser, hall: Hall, screens: list[str], joined: bool
) -> None:
    wrong = []
    with phone_in(browser, hall, joined, viewport=NARROW, is_mobile=False) as page:
        for lang in LANGUAGES:
            page.evaluate(CHANGE, {"lang": lang})
            for address in screens:
                show(page, address)
                for size in ("100%", "200%"):
                    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
                    wide = page.evaluate(WIDE)
                    wrong += [f"{address} ({lang}, {size}): {wide}"] if wide else []
    assert not wrong, "\n".join(wrong)


def test_nothing_moves_where_motion_is_not_wanted(browser: Browser, hall: Hall, screens: list[str]) -> None:
    wrong = []
    with phone_in(browser, hall, joined=True, reduced_motion="reduce") as page:
        for address in screens:
            show(page, address)
            wrong += [f"{address}: {element}" for element in page.evaluate(MOVING)]
    assert not wrong, "\n".join(wrong)
