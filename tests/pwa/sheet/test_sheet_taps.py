"""The score sheet's taps: several wins and who is liable, a second tap, a riichi that is noten or can't be paid."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.pwa.call.test_call_double_taps import AT_ONCE, tap_twice
from tests.pwa.hand.test_settlement import under
from tests.pwa.screens import choose, go
from tests.pwa.sheet.acts import ended, expect_table, keep, main, rows, seat, tap, won

DRAWS = (
    '{"at": null, "choice": {"id": "wrc-2022", "options": {"abortive-draws": {"draws": ["nine-terminals"]},'
    ' "nagashi-mangan": {}}, "readings": {}}}'
)
BANKRUPTCY = '{"at": null, "choice": {"id": "wrc-2022", "options": {"bankruptcy": {}}, "readings": {}}}'


def test_several_win_on_one_discard_and_a_yakuman_has_somebody_liable(sheet: Page) -> None:
    main(sheet).click()
    ended(sheet, "Ron", ("Ben", "Wins"), ("Dan", "Wins"), ("Anna", "Deals in"))
    first, other = (sheet.get_by_role("region", name=name, exact=True) for name in ("Ben", "Dan"))
    first.get_by_role("button", name="Yakuman 32000").click()
    choose(first.get_by_role("group", name="Liable for the yakuman (pao)"), "Chie")
    sheet.evaluate("scrollTo(0, 0)")
    expect(other).not_to_be_in_viewport(ratio=0.5)
    expect(main(sheet)).to_have_text("How much for Dan?")
    main(sheet).click()
    expect(other).to_be_in_viewport(ratio=0.5)
    other.get_by_role("button", name="2 han 30 fu: 2000").click()
    main(sheet).click()
    expect(sheet.locator(".score-comes")).to_contain_text("Liable for the yakuman (pao): Chie")
    expect(sheet.locator(".score-comes")).to_contain_text("The win of Dan doesn't count (head bump).")
    keep(sheet)
    expect_table(sheet, "East 2", (0, 0), "14,000", "62,000", "14,000", "30,000")
    expect(rows(sheet).locator("small")).to_have_text(["Yakuman"])
    several = sheet.get_by_role("group", name="Several rons on one discard")
    choose(several, "All win")
    expect_table(sheet, "East 2", (0, 0), "12,000", "62,000", "14,000", "32,000")
    expect(rows(sheet).locator("small")).to_have_text(["Yakuman", "2/30"])
    choose(several, "Head bump")
    expect_table(sheet, "East 2", (0, 0), "14,000", "62,000", "14,000", "30,000")


def test_of_two_yakuman_one_may_be_the_liable_player_s(sheet: Page) -> None:
    main(sheet).click()
    ended(sheet, "Tsumo", ("Ben", "Wins"))
    sheet.get_by_role("button", name="Yakuman 8000/16000").click()
    sheet.get_by_role("button", name="How many yakuman: one more").click()
    choose(sheet.get_by_role("group", name="Liable for the yakuman (pao)"), "Chie")
    count = sheet.get_by_role("group", name="Liable for how many")
    sheet.set_viewport_size({"width": 320, "height": 640})
    heights = sheet.locator(".worth-limits strong").evaluate_all("(all) => all.map((one) => one.clientHeight)")
    assert len(heights) == 5
    assert 10 < max(heights) < 30  # none breaks
    expect(count.get_by_role("status")).to_have_text("1")
    main(sheet).click()
    told = sheet.locator(".score-comes")
    expect(told).to_contain_text("Liable for the yakuman (pao): Chie (1 of 2)")
    keep(sheet)
    expect_table(sheet, "East 2", (0, 0), "14,000", "94,000", "−10,000", "22,000")
    rows(sheet).get_by_role("link").click()
    main(sheet).click()
    expect(count.get_by_role("status")).to_have_text("1")
    count.get_by_role("button", name="Liable for how many: one more").click()
    main(sheet).click()
    expect(told).to_contain_text("2 of 2")
    keep(sheet)
    expect_table(sheet, "East 2", (0, 0), "30,000", "94,000", "−34,000", "30,000")


def test_a_second_tap_keeps_nothing_unread_and_riichi_is_noten_only_by_a_word(sheet: Page) -> None:
    main(sheet).click()
    ended(sheet, "Exhaustive draw", ("Chie", "Riichi"))
    sheet.get_by_role("button", name="One step back").click()
    tap_twice(main(sheet))
    expect(sheet.locator(".score-comes")).to_contain_text("Next: East 2-1")
    expect(main(sheet)).to_have_text("Keep this hand")
    sheet.get_by_role("button", name="One step back").click()
    chie = sheet.get_by_role("region", name="Chie", exact=True)
    expect(chie.get_by_role("button")).to_have_text(["Riichi", "Noten"])
    tap(sheet, "Chie", "Noten")
    main(sheet).click()
    expect(sheet.locator(".score-comes")).to_contain_text("Chonbo: Chie")
    sheet.get_by_role("button", name="One step back").click()
    tap(sheet, "Chie", "Noten")
    main(sheet).click()
    main(sheet).evaluate(AT_ONCE)
    expect_table(sheet, "East 2", (1, 1), "29,000", "29,000", "32,000", "29,000")
    expect(rows(sheet)).to_have_count(1)


def test_before_a_draw_is_kept_it_says_which_and_whose(page: Page) -> None:
    go(under(page, DRAWS, "#/sheet"), "#/sheet")
    main(page).click()
    comes = page.locator(".score-comes")
    for how, taps, told in (
        ("Nine terminals and honours", [], "Nine terminals and honours"),
        ("Exhaustive draw", [("Player 2", "Riichi"), ("Player 4", "Tenpai")], "Tenpai: Player 2, Player 4"),
        ("Exhaustive draw", [("Player 3", "Nagashi")], "Nagashi mangan, as a win: Player 3"),
    ):
        ended(page, how, *taps)
        expect(comes).to_contain_text(told)
        page.get_by_role("button", name="One step back").click()


def test_who_can_not_pay_for_riichi_where_nobody_goes_below_zero_declares_none(page: Page) -> None:
    go(under(page, BANKRUPTCY, "#/sheet"), "#/sheet")
    for worth in ("Baiman 16000", "Haneman 12000", "1 han 40 fu: 1300"):
        main(page).click()
        won(page, "Ron", worth, ("Player 4", "Wins"), ("Player 2", "Deals in"))
        keep(page)
    expect(seat(page, "Player 1")).to_be_enabled()
    expect(seat(page, "Player 2").locator("strong")).to_have_text("700")
    expect(seat(page, "Player 2")).to_be_disabled()
    main(page).click()
    page.get_by_role("radio", name="Exhaustive draw").click()
    expect(page.get_by_role("button", name="Riichi", disabled=True)).to_have_count(1)
