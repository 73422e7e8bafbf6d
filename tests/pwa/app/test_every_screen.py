"""Every screen opens by itself, as after a reload, without a network. Then walks from screen to screen.

In light and in dark and in any language axe finds nothing, and text at twice its size fits a narrow screen; keys reach
everything, fingers hit it, nothing moves unasked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.chromium import PHONE, phone
from tests.pwa.all_screens import (
    CHANGE,
    NOWHERE,
    ROUTES,
    UNJOINED,
    late,
    parts_of_a_desk,
    phone_in,
    routes,
    screens,
    show,
    shown,
)
from tests.pwa.axe import axe, axe_contrast
from tests.pwa.desk.desk import LAPTOP
from tests.pwa.hall import Hall
from tests.pwa.screens import go

NARROW = {"width": 320, "height": 640}
SMALL_DESK = {"width": 1024, "height": 768}
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
FOLLOW = """() => {
  const reached = [];
  const look = () => {
    const at = document.activeElement;
    const { top, bottom } = at.getBoundingClientRect();
    const covered = [...document.querySelectorAll("header, footer")].some((bar) => {
      if (getComputedStyle(bar).position !== "sticky" || bar.contains(at)) return false;
      const over = bar.getBoundingClientRect();
      return top >= over.top && bottom <= over.bottom;
    });
    reached.push([at.type === "radio" ? at.name : at.dataset.number ?? "", covered ? at.outerHTML.slice(0, 100) : ""]);
  };
  addEventListener("keydown", look); // at where the key before it has led
  globalThis.reached = () => (look(), reached.splice(0));
}"""
REACHED = "reached()"  # since it was asked last
POINTED_AT = """() => [...document.querySelectorAll("main *, footer *, header *")]
  .filter((element) => getComputedStyle(element).cursor === "pointer")
  .filter((element) => !element.closest("a[href],button,label,summary,input,select"))
  .map((element) => element.outerHTML.slice(0, 100))"""
MOVING = """() => [...document.querySelectorAll("*")].filter((element) => {
  const { animationDuration, transitionDuration } = getComputedStyle(element);
  return `${animationDuration},${transitionDuration}`.split(",").some((part) => parseFloat(part) > 0.001);
}).map((element) => element.outerHTML.slice(0, 100))"""
# 48 pixels high and wide, but nine tiles of a suit lie in a row. A label stands for its field. The links in the line
# that says where the app stands are words.
SMALL = """() => [...document.querySelectorAll("a, button, input, select, textarea, summary")]
  .filter((thing) => thing.checkVisibility() && !thing.closest(".status"))
  .map((thing) => [thing, (thing.closest("label") ?? thing).getBoundingClientRect()])
  .filter(([thing, { width, height }]) => width < (thing.matches(".key") ? 40 : 48) || height < 48)
  .map(([thing, { width, height }]) => `${thing.tagName} ${thing.textContent.trim()} ${width}x${height}`)"""
WIDE = """(sizes) => sizes.flatMap((size) => {
  document.documentElement.style.fontSize = size;
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `${size}: ${scrollWidth} pixels on a screen of ${clientWidth}` : [];
})"""
CUT = """() => [...document.querySelectorAll(".desk-list, .rail")]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`)"""
FAILING = """async () => {
  const Fouls = () => {
    if (!globalThis.mended) throw new Error("a tile is missing");
    return "All tiles are there";
  };
  (await import("/bundle/inspect.js")).ROUTES.fouls = async () => Fouls;
}"""


def test_every_route_is_found() -> None:
    screens = re.findall(r"(?m)^  .*: (?:async |screen\(|reading\()", ROUTES.read_text("utf-8"))
    assert len(routes()) == len(screens)
    assert "" in routes()


def test_axe_would_find_something(page: Page) -> None:
    page.goto("/#/")
    shown(page)
    assert not axe_contrast(page)
    page.evaluate("() => document.querySelector('main').append(document.createElement('input'))")
    assert [what.split(":")[0] for what in axe(page)] == ["label"]
    page.evaluate("() => { document.querySelector('h1').style.color = 'silver'; }")
    assert {what.split(":")[0] for what in axe_contrast(page)} == {"color-contrast"}


@pytest.mark.parametrize("joined", [True, False], ids=["joined", "anyone"])
def test_every_screen_opens_cold_without_a_network_and_is_for_everyone(
    browser: Browser, hall: Hall, joined: bool
) -> None:
    addresses = screens(hall)
    with phone_in(browser, hall, joined, is_mobile=False) as page:  # a phone's page grows with what is too wide for it
        expect(page.locator(".status")).to_contain_text("Ready offline")
        open_cold(page.context, addresses, joined)
        page.evaluate(FOLLOW)
        seen = addresses if joined else UNJOINED
        wrong = []
        page.set_viewport_size(NARROW)
        for theme, lang, look in (("light", "ja", axe), ("dark", "fr", axe_contrast)):
            page.evaluate(CHANGE, {"lang": lang, "theme": theme})
            wrong += [f"({theme}, {lang}) {what}" for what in walk(page, seen, look, by_text)]
        page.evaluate(CHANGE, {"lang": "en", "theme": "light"})
        wrong += walk(page, seen, by_text)
        page.set_viewport_size(PHONE["viewport"])
        page.emulate_media(reduced_motion="reduce")
        wrong += walk(page, seen, by_finger, by_key)
    assert not wrong, "\n".join(wrong)


def test_every_part_of_a_desk_is_for_everyone(browser: Browser, hall: Hall) -> None:
    late(hall)
    addresses = parts_of_a_desk(hall)
    assert len(addresses) > 15
    with phone_in(browser, hall, True, **LAPTOP) as page:
        expect(page.locator(".rail")).to_be_visible()
        wrong = list(walk(page, addresses, axe, by_width))
        page.set_viewport_size(SMALL_DESK)
        page.evaluate(CHANGE, {"lang": "ru", "theme": "dark"})
        wrong += walk(page, addresses, axe_contrast, by_width)
    assert not wrong, "\n".join(wrong)


def walk(page: Page, addresses: list[str], *looks: Callable[[Page], Iterable[str]]) -> Iterator[str]:
    """What any of these looks finds wrong on each screen."""
    for address in addresses:
        show(page, address)
        yield from (f"{address}: {what}" for look in looks for what in look(page))


def by_text(page: Page) -> list[str]:
    """How much is too wide at twice the size, and at its own."""
    return list(page.evaluate(WIDE, ["200%", "100%"]))


def by_width(page: Page) -> list[str]:
    """What is wider than it may be at the size that people have; no part of a list is cut off."""
    return list(page.evaluate(WIDE, ["100%"])) + list(page.evaluate(CUT))


def by_finger(page: Page) -> Iterator[str]:
    """What is too small, and what moves for who wants nothing to."""
    yield from (f"too small: {element}" for element in page.evaluate(SMALL))
    yield from (f"moves: {element}" for element in page.evaluate(MOVING))


def by_key(page: Page) -> Iterator[str]:
    """What keys do not reach, or reach unseen."""
    missed = set(page.evaluate(NUMBER))
    tabs = 2 * len(missed) + 5
    while missed and tabs > 0:
        tabs -= len(missed)
        page.keyboard.press("+".join("Tab" for _ in missed))  # held down: apart they took twice as long
        for number, covered in page.evaluate(REACHED):
            missed.discard(number)
            if covered:
                yield f"a bar covers {covered}"
    yield from (f"no way to {number}" for number in sorted(missed))
    yield from (f"only a pointer can use {element}" for element in page.evaluate(POINTED_AT))


def open_cold(context: BrowserContext, addresses: list[str], joined: bool) -> None:
    """One of each route without a network, loaded anew: what another screen has loaded is not there.

    A phone that has joined nothing has the same files, so it loads anew only where it shows something else.
    """
    context.set_offline(True)
    page = context.new_page()
    for number, address in enumerate({address.split("/")[1]: address for address in addresses}.values()):
        if joined or address in UNJOINED:
            page.goto(f"/?{number}{address}")  # where only what follows the # differs, nothing is loaded
            assert shown(page) not in NOWHERE, address
        else:
            show(page, address)
    page.close()
    context.set_offline(False)


def test_a_screen_that_fails_says_so_and_can_be_tried_again(browser: Browser, address: str) -> None:
    with phone(browser, address, forgiven=("a tile is missing",)) as context:
        page = context.new_page()
        page.goto("/")
        page.evaluate(FAILING)
        go(page, "#/fouls")
        expect(page.get_by_role("heading", level=1)).to_have_text("This screen failed")
        expect(page.get_by_text("a tile is missing")).to_be_visible()
        page.evaluate("() => { globalThis.mended = true; }")
        page.get_by_role("button", name="Try again").click()
        expect(page.locator("#app")).to_contain_text("All tiles are there")
