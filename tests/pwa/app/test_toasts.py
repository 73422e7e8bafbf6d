"""Passing words: they take no taps, and wait until there is a place for them."""

from playwright.sync_api import Page, expect

from tests.pwa.phone import BARE

SAY = "async (text) => (await import('/bundle/inspect.js')).say(text)"
PLACE = """async () => {
  const { Toasts, h, render } = await import('/bundle/inspect.js');
  render(h(Toasts), document.body);
}"""
UNDER = """(toast) => {
  const { left, top, width, height } = toast.getBoundingClientRect();
  return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_passing_words_take_no_taps(referee: Page) -> None:
    toast = referee.locator(".toast")
    referee.evaluate(SAY, "Done")
    expect(toast).to_have_text("Done")
    assert not toast.evaluate(UNDER)


def test_they_wait_until_there_is_a_place_for_them(page: Page) -> None:
    page.route("**/bare", lambda route: route.fulfill(content_type="text/html", body=BARE))
    page.goto("/bare")
    page.evaluate(SAY, "Done")
    page.evaluate(PLACE)
    expect(page.locator(".toast")).to_have_text("Done")
