"""Every screen for everyone: keys reach everything, fingers hit it, large text fits, motion can be off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.pwa.everywhere import CHANGE, phone_in, screens_of, show
from tests.pwa.hall import Hall

LANGUAGES = ("en", "ja", "fr")
NARROW = {"width": 320, "height": 640}
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
# 48 pixels high and wide. A label stands for its field. The links in the line that says where the app stands are words.
SMALL = """() => [...document.querySelectorAll("a, button, input, select, textarea, summary")]
  .filter((thing) => thing.checkVisibility() && !thing.closest(".status"))
  .map((thing) => [thing, (thing.closest("label") ?? thing).getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 48 || height < 48)
  .map(([thing, { width, height }]) => `${thing.tagName} ${thing.textContent.trim()} ${width}x${height}`)"""
WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `${scrollWidth} pixels on a screen of ${clientWidth}` : "";
}"""


@pytest.mark.parametrize("joined", [False, True], ids=["anyone", "joined"])
def test_keys_reach_everything_fingers_hit_it_and_nothing_moves_unasked(
    browser: Browser, hall: Hall, joined: bool
) -> None:
    """One walk for the three, for walking takes longer than looking."""
    wrong, addresses = [], screens_of(hall, joined)
    with phone_in(browser, hall, joined, reduced_motion="reduce") as page:
        for address in addresses:
            show(page, address)
            wrong += [f"{address}: too small: {element}" for element in page.evaluate(SMALL)]
            wrong += [f"{address}: moves: {element}" for element in page.evaluate(MOVING)]
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
def test_text_at_twice_its_size_fits_a_narrow_screen(browser: Browser, hall: Hall, joined: bool) -> None:
    wrong, addresses = [], screens_of(hall, joined)
    with phone_in(browser, hall, joined, viewport=NARROW, is_mobile=False) as page:
        for lang in LANGUAGES:
            page.evaluate(CHANGE, {"lang": lang})
            for address in addresses:
                show(page, address)
                for size in ("100%", "200%"):
                    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
                    wide = page.evaluate(WIDE)
                    wrong += [f"{address} ({lang}, {size}): {wide}"] if wide else []
    assert not wrong, "\n".join(wrong)
