"""Reports on a desk: files, charts and the journal side by side under one head."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.pwa.desk.desk import open_item, row
from tests.pwa.hall import Hall


def test_files_charts_and_proof_are_beside_each_other(desk: Page, hall: Hall) -> None:
    hall.rule(0, "empty-win")
    hall.rule(5, "unvocalised-call")
    open_item(desk, "Reports")
    make = desk.get_by_role("button", name="Make the file: All rulings")
    make.click()
    expect(desk.get_by_role("link", name="Save")).to_have_attribute("download", "autumn-league-rulings.xlsx")
    tabs = desk.get_by_role("navigation", name="Reports")
    tabs.get_by_role("link", name="Journal and proof").click()
    desk.get_by_role("button", name="Verify").click()
    expect(desk.get_by_role("status").filter(has_text="whole")).to_be_visible()
    tabs.get_by_role("link", name="Dashboard").click()
    expect(tabs.get_by_role("link", name="Dashboard")).to_have_attribute("aria-current", "page")
    bars, others = (desk.locator(".dashboard .card").nth(place).bounding_box() for place in (0, -1))
    assert bars
    assert others
    assert others["x"] > bars["x"] + bars["width"], "the cards stand in columns"
    desk.get_by_role("link", name="Empty win declaration").click()
    expect(row(desk, "Aoki")).to_be_visible()
    expect(desk.locator(".data-table tbody tr")).to_have_count(1)
