"""Whatever a finger is to hit is 48 pixels high and wide, on every screen."""

from playwright.sync_api import Browser

from tests.pwa.everywhere import phone_in, screens_of, show
from tests.pwa.hall import Hall

# A label stands for its field. The links in the line that says where the app stands are words in a text.
SMALL = """() => [...document.querySelectorAll("a, button, input, select, textarea, summary")]
  .filter((thing) => thing.checkVisibility() && !thing.closest(".status"))
  .map((thing) => [thing, (thing.closest("label") ?? thing).getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 48 || height < 48)
  .map(([thing, { width, height }]) => `${thing.tagName} ${thing.textContent.trim()} ${width}x${height}`)"""


def test_every_target_is_large_enough_for_a_finger(browser: Browser, hall: Hall) -> None:
    with phone_in(browser, hall, joined=True) as page:
        small = {}
        for address in screens_of(hall, joined=True):
            show(page, address)
            small[address] = page.evaluate(SMALL)
    assert not any(small.values()), small
