"""Words that are long in some languages have room on a narrow phone, and stand as that language writes them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from uuid_utils.compat import uuid7

from tests.pwa.all_screens import phone_in, shown
from tests.pwa.hall import Hall

NARROW = {"width": 360, "height": 640}


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP", "fr-FR", "ru-RU"])
def test_a_dead_hand_leaves_room_for_earlier_rulings(browser: Browser, hall: Hall, locale: str) -> None:
    hall.rule(3, "unvocalised-call")
    hall.call("PUT", f"dead-hands/{uuid7()}", {"table": hall.tables[0], "seat": "north"})
    with phone_in(browser, hall, True, locale=locale, viewport=NARROW) as page:
        shown(page, f"#/table/{hall.tables[0]}")
        seat = page.locator(".seat.dead")
        expect(seat.locator(".dots")).to_be_visible()
        badge, dots = seat.locator(".badge").bounding_box(), seat.locator(".dots").bounding_box()
        assert badge
        assert dots
        assert dots["x"] >= badge["x"] + badge["width"]
        assert badge["y"] <= dots["y"] + dots["height"] / 2 <= badge["y"] + badge["height"]


def test_the_button_that_issues_is_spelt_as_in_its_language(browser: Browser, hall: Hall) -> None:
    with phone_in(browser, hall, True, locale="fr-FR", viewport=NARROW) as page:
        shown(page, f"#/call/{hall.tables[0]}/south/empty-win")
        expect(page.locator(".call-issue")).to_have_text("Prononcer\N{NO-BREAK SPACE}: Chonbo (30P) · Bernard")


def test_a_russian_source_has_its_russian_title(browser: Browser, hall: Hall) -> None:
    with phone_in(browser, hall, True, locale="ru-RU", viewport=NARROW) as page:
        shown(page, "#/book/rrc-1-5")
        expect(page.get_by_text("RRC: риичи-маджонг, правила и регламент, версия 1.5").first).to_be_attached()
