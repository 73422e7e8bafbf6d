"""Receipts: a page to give away, a code to photograph, and a page that tells anyone whether they are genuine."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

from tests.api.tournament.pdf import words
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.reused_phone import another_phone
from tests.pwa.screens import go, take_part

DECODED = """async (svg) => {
  const { decodeQR } = await import("/bundle/decode.js");
  const [, , side] = svg.getAttribute("viewBox").split(" ").map(Number);
  const canvas = Object.assign(document.createElement("canvas"), { width: side * 6, height: side * 6 });
  const picture = canvas.getContext("2d");
  const image = new Image();
  const drawing = new XMLSerializer().serializeToString(svg);
  image.src = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  await image.decode();
  picture.drawImage(image, 0, 0, canvas.width, canvas.height);
  return decodeQR(picture.getImageData(0, 0, canvas.width, canvas.height));
}"""


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def finance(page: Page, hall: Hall) -> Page:
    """At the page of fines, where Aoki owes 20."""
    hall.add_official("finance", "Fumi")
    account = {"kind": "player", "id": hall.players[0]}
    fine = {"account": account, "unit": "SGD", "amount": 2000, "reason": "late"}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", fine)
    take_part(page, hall, "finance")
    go(page, "#/fines")
    return page


def take(page: Page) -> None:
    page.get_by_role("button", name="Aoki").click()
    page.get_by_role("button", name="Take SGD 20.00").click()


def test_the_payer_gets_a_page_and_a_code_that_says_it_is_genuine(
    browser: Browser, finance: Page, hall: Hall, tmp_path: Path
) -> None:
    take(finance)
    expect(finance.get_by_text("Aoki has paid SGD 20.00.")).to_be_visible()
    finance.get_by_role("link", name="Receipt", exact=True).click()
    expect(finance.get_by_role("heading", name="Receipt 1")).to_be_visible()
    code = finance.get_by_role("img", name="QR code of the receipt").evaluate(DECODED)
    assert code.startswith(f"{hall.address}/#/receipt/")

    with finance.expect_download() as saved:
        finance.get_by_role("link", name="Save it").click()
    assert saved.value.suggested_filename == "receipt-1.pdf"
    saved.value.save_as(tmp_path / "receipt.pdf")
    assert "Aoki (100)" in words((tmp_path / "receipt.pdf").read_bytes())[0]

    with another_phone(browser, hall.address, ("404 (NOT FOUND)",)) as page:
        page.goto(code)
        expect(page.get_by_text("Yes: this receipt is genuine.")).to_be_visible()
        expect(page.locator("main")).to_contain_text("Autumn League")
        expect(page.locator("main")).to_contain_text("SGD 20.00")
        expect(page.locator("main")).not_to_contain_text("Aoki")
        page.goto(f"{code[:-8]}00000000")
        expect(page.get_by_text("No receipt here has this code.")).to_be_visible()


def test_what_is_not_sent_yet_has_no_receipt_until_it_is(finance: Page, hall: Hall) -> None:
    finance.context.set_offline(True)
    take(finance)
    finance.get_by_role("link", name="Receipt", exact=True).click()
    expect(finance.get_by_text("The receipt comes when this payment is sent.")).to_be_visible()
    expect(finance.get_by_role("img", name="QR code of the receipt")).to_have_count(0)
    finance.context.set_offline(False)
    expect(finance.get_by_role("heading", name="Receipt 1")).to_be_visible(timeout=15_000)
    expect(finance.get_by_role("img", name="QR code of the receipt")).to_be_visible()
    expect(finance.get_by_role("link", name="Open the PDF")).to_be_visible()


def test_without_a_network_the_code_holds_and_the_page_comes_later(finance: Page, hall: Hall) -> None:
    take(finance)
    expect(finance.get_by_role("region", name="Payments")).to_contain_text("Receipt 1")
    finance.context.set_offline(True)
    expect(finance.locator(".status")).to_contain_text("No network")
    finance.get_by_role("region", name="Payments").get_by_role("link", name="Aoki").click()
    expect(finance.get_by_text("The receipt as a PDF needs a network.")).to_be_visible()
    expect(finance.get_by_role("img", name="QR code of the receipt")).to_be_visible()
    finance.context.set_offline(False)
    expect(finance.get_by_role("link", name="Save it")).to_be_visible(timeout=15_000)
