"""A call from the seat to the decision: what changes it, a crash in the middle of it, that all of it fits."""

from playwright.sync_api import Page, expect

from tests.pwa.calls import answer, open_call
from tests.pwa.hall import Hall
from tests.pwa.screens import go, overflow

LINE = ".call-verdict .call-line"
ENDED = "How has the hand ended?"
SHOWS = "What does the riichi hand show?"


def test_the_context_is_folded_and_changes_the_decision(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    fold = referee.locator("details", has_text="What else happened")
    expect(fold).to_contain_text("Nothing else")
    fold.locator("summary").click()
    fold.get_by_text("Another win on this tile", exact=True).click()
    expect(referee.locator(LINE)).to_have_text("The chonbo is void")
    expect(fold.locator("summary")).to_contain_text("Another win on this tile")
    expect(referee.locator(".source")).to_contain_text("R.League 24/25 Ruleset and Penalties · Penalties")
    referee.reload()
    expect(referee.locator(LINE)).to_have_text("The chonbo is void")


def test_a_crash_returns_to_the_call(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    answer(referee, "Exhaustive draw")
    expect(referee.get_by_role("heading", name=SHOWS)).to_be_visible()
    again = referee.context.new_page()
    referee.close()
    again.goto("/")
    expect(again.get_by_role("heading", name=SHOWS)).to_be_visible()
    expect(again.get_by_role("link", name=ENDED)).to_be_visible()


def test_everything_fits_on_a_narrow_screen_in_three_languages(referee: Page, hall: Hall) -> None:
    referee.set_viewport_size({"width": 320, "height": 640})
    for lang, line in (("en", "Chonbo (30P)"), ("ja", "チョンボ（30P）"), ("fr", "Chonbo (30P)")):
        go(referee, "#/settings")
        referee.evaluate(f"async () => (await import('/bundle/inspect.js')).change({{lang: '{lang}'}})")
        for foul in ("", "/exposed-tiles", "/slow-play", "/late", "/empty-win"):
            go(referee, f"#/call/{hall.tables[0]}/south{foul}")
            expect(referee.locator(".call-who")).to_be_visible()
            assert overflow(referee) == 0, (lang, foul)
        expect(referee.locator(LINE)).to_have_text(line)
