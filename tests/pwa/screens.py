"""What the tests of the hall's screens share: acting behind a screen, a second phone, a deferred ruling."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.reused_phone import another_phone

SEND = "async (given) => (await import('/bundle/inspect.js')).store.send(...given)"
HURRY = """async () => {
  const { changeItem, core, touched } = await import('/bundle/inspect.js');
  const held = core.items.filter(({ state }) => state === 'holding');
  for (const { id } of held) await changeItem(id, (item) => ({ ...item, sendAfter: Date.now() }));
  await touched();
  return held.length > 0;
}"""
REASON = "Reason"
ANOTHER_READING = {"rulebook": {"id": "r-league-24-25", "readings": {"r-league-wrong-draw": "always"}}}


def send(page: Page, kind: str, subject: str | None, body: dict[str, Any], **given: Any) -> str:
    """Into the outbox of this phone, whatever its screen shows; the item's id."""
    return str(page.evaluate(SEND, [kind, subject, body, given])["id"])


def hurry(page: Page) -> None:
    """The ten seconds are over at once for what can be taken back."""
    eventually(lambda: bool(page.evaluate(HURRY)))


def at_the_tables(page: Page) -> None:
    """Wait until the tables are there to tap."""
    page.wait_for_url("**/#/tables")
    page.locator(".table-card").first.wait_for()


def go(page: Page, place: str) -> None:
    """To another screen of the app, without loading it again."""
    page.evaluate("(place) => { location.hash = place; }", place)


def take_part(page: Page, hall: Hall, role: str = "director") -> None:
    """Join as an official; the page is at the tables then."""
    page.goto(hall.link(role))
    at_the_tables(page)


@contextmanager
def second_phone(browser: Browser, hall: Hall, role: str = "director") -> Iterator[Page]:
    """Another official's phone, at the tables."""
    with another_phone(browser, hall.address, CUT_OFF) as page:
        take_part(page, hall, role)
        yield page


def choose(within: Page | Locator, text: str) -> None:
    """One of several big buttons; its radio button lies unseen in it."""
    within.locator("label.choice").get_by_text(text, exact=True).click()


def control_hand(page: Page, name: str) -> None:
    """One of the hand's controls, in the sheet that the hand opens."""
    page.locator(".hall-hand").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def player_button(sheet: Locator, player: str, name: str) -> Locator:
    """What is tapped of a player (South · Bernard) when a hand has ended."""
    return sheet.get_by_role("group", name=player, exact=True).get_by_role("button", name=name)


def noten_riichi(hall: Hall, player: int = 1) -> str:
    """A ruling that waits for the end of East 1: noten riichi, which the R.League judges then."""
    return hall.rule(player, "noten-riichi", {"hand_end": "not-yet"})


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
