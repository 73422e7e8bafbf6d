"""What comes and goes by itself: passing words, and parts that are fetched when they are first wanted."""

from playwright.sync_api import Page, expect

from tests.pwa.phone import BARE
from tests.pwa.screens import go

SAY = "async (text) => (await import('/bundle/inspect.js')).say(text)"
PLACE = """async () => {
  const { Toasts, h, render } = await import('/bundle/inspect.js');
  render(h(Toasts), document.body);
}"""
SAY_AND_GO = """async ([text, place]) => {
  const { say, turn } = await import('/bundle/inspect.js');
  say(text);
  turn(place);
}"""
LATER = "() => { const now = Date.now; Date.now = () => now() + 1500; }"
UNDER = """(toast) => {
  const { left, top, width, height } = toast.getBoundingClientRect();
  return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
# A part that can't be fetched at first; whoever shows it takes it away when it is closed, and here shows it again.
FAILS_ONCE = """async () => {
  const { h, later, render, loadLanguage } = await import('/bundle/inspect.js');
  await loadLanguage('en');
  let tries = 0;
  const load = async () => {
    if (tries++ === 0) throw new TypeError('no network');
    return { Part: () => h('p', null, 'Fetched') };
  };
  const Part = later(load, 'Part');
  const place = document.body.appendChild(document.createElement('div'));
  const close = () => { render(null, place); show(); };
  const show = () => render(h(Part, { onClose: close }), place);
  show();
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


def test_they_stay_for_the_screen_they_lead_to_and_end_with_it(referee: Page) -> None:
    toast = referee.locator(".toast")
    for place, title in (("#/log", "Log"), ("#/outbox", "To send")):
        referee.evaluate(LATER)  # what was said before is of no matter
        referee.evaluate(SAY_AND_GO, [title, place])
        expect(referee.get_by_role("heading", name=title)).to_be_visible()
        expect(toast).to_have_text(title)
    referee.evaluate(LATER)
    go(referee, "#/tables")
    expect(toast).to_have_count(0, timeout=1500)


def test_a_part_that_could_not_be_fetched_is_closed_and_fetched_when_it_is_opened_again(referee: Page) -> None:
    referee.evaluate(FAILS_ONCE)
    expect(referee.get_by_text("Fetched")).to_be_visible()
    expect(referee.locator(".toast")).to_have_text("Not loaded")
