"""The focus stays on the button when a photo was picked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.call.test_call_photos import picture
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_a_picked_photo_leaves_it_on_the_button(referee: Page, hall: Hall) -> None:
    go(referee, f"#/ruling/{hall.rule(0, 'unclear-call')}")
    button = referee.locator("input[type=file]")
    button.focus()
    button.set_input_files({"name": "table.jpg", "mimeType": "image/jpeg", "buffer": picture()})
    expect(referee.get_by_text("Photo added")).to_be_visible()
    expect(button).to_be_focused()
