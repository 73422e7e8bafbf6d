"""One ruling's page: its photos."""

from io import BytesIO

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.reused_phone import another_phone
from tests.pwa.screens import go


def at(page: Page, ruling: str) -> Page:
    go(page, f"#/ruling/{ruling}")
    expect(page.locator(".hall-verdict")).to_be_visible()
    return page


def picture() -> bytes:
    drawn = BytesIO()
    Image.new("RGB", (64, 48), (10, 120, 90)).save(drawn, "PNG")
    return drawn.getvalue()


def test_a_photo_is_shown_at_once_and_on_another_phone(referee: Page, browser: Browser, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    page = at(referee, ruling)
    page.locator("input[type=file]").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": picture()})
    shown = page.get_by_role("img", name="Photo 1")
    expect(shown).to_be_visible()
    expect(page.get_by_role("figure")).not_to_contain_text("Not sent yet")
    with another_phone(browser, hall.address) as other:
        other.goto(hall.link("arbiter"))
        other.wait_for_url("**/#/tables")
        at(other, ruling)
        expect(other.get_by_role("img", name="Photo 1")).to_be_visible()
        expect(other.get_by_role("button", name="Withdraw")).to_have_count(0)  # an arbiter does not rule


def test_a_file_that_is_no_picture_says_so(referee: Page, hall: Hall) -> None:
    page = at(referee, hall.rule(0, "unclear-call"))
    page.locator("input[type=file]").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": b"no"})
    expect(page.get_by_text("This picture can't be read")).to_be_visible()
