"""Where the app begins without a tournament."""

from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall


def test_without_a_tournament_it_says_how_to_join(page: Page, hall: Hall) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="New ruling")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Join a tournament").click()
    page.get_by_label("Link to join").fill(f"{hall.address}{hall.link()}")
    page.get_by_role("button", name="Join a tournament").click()
    page.wait_for_url("**/#/tables")
