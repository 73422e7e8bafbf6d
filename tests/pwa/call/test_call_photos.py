"""Photos of an open call: made small and kept when taken, gone with the call, on their way once it is issued."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.pwa.calls import TAKE_BACK, issue, open_call, outbox, sent
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go

DATABASE = "(await (await import('/bundle/inspect.js')).database())"
KEPT = f"async () => {DATABASE}.getAllKeys('photos')"
MOST = 8
HOURS_3 = 3 * 60 * 60 * 1000
# Pictures are read only once somebody lets them.
HOLD = """() => {
  const read = createImageBitmap;
  const held = new Promise((resolve) => { window.letRead = resolve; });
  window.createImageBitmap = async (...given) => { await held; return read(...given); };
}"""


def picture(side: int = 60) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (side, side), "red").save(file, "JPEG")
    return file.getvalue()


def extras(page: Page) -> Locator:
    """The fold for a note and photos, open."""
    fold = page.locator("details", has_text="Note or photo")
    fold.locator("summary").click()
    return fold


def take(fold: Locator, content: bytes | None = None) -> None:
    file: Any = {"name": "a.jpg", "mimeType": "image/jpeg", "buffer": content or picture()}
    fold.locator("input[type=file]").set_input_files(file)


def kept(page: Page) -> list[str]:
    return list(page.evaluate(KEPT))


def photos_of(hall: Hall) -> list[str]:
    """Of the only ruling."""
    rulings = hall.rulings()
    return [one["id"] for one in hall.call("GET", f"rulings/{rulings[0]['id']}")["photos"]] if rulings else []


def test_a_photo_survives_a_reload_and_a_crash_and_goes_with_the_ruling(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    fold = extras(referee)
    take(fold)
    expect(fold.get_by_role("img", name="Photo 1")).to_be_visible()
    (photo,) = kept(referee)
    referee.reload()
    expect(extras(referee).get_by_role("img", name="Photo 1")).to_be_visible()
    again = referee.context.new_page()
    referee.close()
    again.goto("/")
    expect(extras(again).get_by_role("img", name="Photo 1")).to_be_visible()
    issue(again)
    assert [(one["kind"], one["id"]) for one in outbox(again)][1:] == [("photo", photo)]
    sent(again)
    eventually(lambda: photos_of(hall) == [photo])
    assert kept(again) == [photo]  # the server may come back from a backup without it


def test_another_foul_keeps_the_photo_and_leaving_the_call_drops_it(referee: Page, hall: Hall) -> None:
    go(referee, f"#/table/{hall.tables[0]}")
    referee.get_by_role("link", name="South Bernard").click()
    referee.get_by_role("link", name="Empty win declaration").click()
    take(extras(referee))
    expect(referee.get_by_role("img", name="Photo 1")).to_be_visible()
    referee.get_by_role("button", name="Back", exact=True).click()
    referee.get_by_role("link", name="Empty call for a group").click()
    expect(referee.locator("details", has_text="Note or photo").locator(".badge")).to_have_text("1")
    referee.get_by_role("button", name="Back", exact=True).click()
    referee.get_by_role("button", name="Back", exact=True).click()
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    eventually(lambda: kept(referee) == [])


def test_taking_the_ruling_back_gives_the_call_its_photo_back(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    take(extras(referee))
    expect(referee.get_by_role("img", name="Photo 1")).to_be_visible()
    issue(referee)
    referee.get_by_role("button", name=TAKE_BACK).click()
    expect(extras(referee).get_by_role("img", name="Photo 1")).to_be_visible()
    assert outbox(referee) == []
    issue(referee)
    assert [one["kind"] for one in outbox(referee)] == ["ruling", "photo"]


def test_issuing_waits_for_no_photo_that_is_still_made_smaller(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    referee.evaluate(HOLD)
    fold = extras(referee)
    take(fold)
    expect(fold.get_by_text("Keeping the photo…")).to_be_visible()
    expect(fold.get_by_role("progressbar")).to_have_count(0)  # the words say it
    issue(referee)
    assert [one["kind"] for one in outbox(referee)] == ["ruling"]
    referee.evaluate("letRead()")
    eventually(lambda: [one["kind"] for one in outbox(referee)] == ["ruling", "photo"])
    sent(referee)
    eventually(lambda: len(photos_of(hall)) == 1)


def test_an_unreadable_picture_says_so_and_the_rest_is_kept(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    fold = extras(referee)
    fold.get_by_label("Note").fill("On the fourth discard")
    take(fold)
    expect(fold.get_by_role("img")).to_have_count(1)
    take(fold, b"no picture")
    expect(referee.get_by_text("This picture can't be read: take another.")).to_be_visible()
    expect(fold.get_by_role("img")).to_have_count(1)
    expect(fold.get_by_label("Note")).to_have_value("On the fourth discard")
    issue(referee)
    assert [one["kind"] for one in outbox(referee)] == ["ruling", "photo"]


def test_a_ruling_has_room_for_so_many_photos(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    fold = extras(referee)
    for count in range(1, MOST + 1):
        take(fold)
        expect(fold.get_by_role("img")).to_have_count(count)
    expect(fold.get_by_text("8 photos: there is no room for more.")).to_be_visible()
    expect(fold.locator("input[type=file]")).to_have_count(0)
    fold.get_by_role("button", name="Remove photo 8").click()
    take(fold)
    expect(fold.get_by_role("img")).to_have_count(MOST)
    eventually(lambda: len(kept(referee)) == MOST)
    issue(referee)
    expect(referee.get_by_text("8 photos: there is no room for more.")).to_be_visible()


def test_old_photos_of_no_call_are_gone_at_the_next_start(referee: Page, hall: Hall) -> None:
    """But not those of a call that is open in another tab, which are young."""
    young, _ = referee.evaluate(
        f"""async (ago) => {{
          const {{ uuid7 }} = await import('/bundle/inspect.js');
          const ids = [uuid7(), uuid7(Date.now() - ago)];
          for (const id of ids) await {DATABASE}.put('photos', new ArrayBuffer(8), id);
          return ids;
        }}""",
        HOURS_3,
    )
    assert len(kept(referee)) == 2
    referee.reload()
    expect(referee.get_by_role("heading", name="Autumn League")).to_be_visible()
    eventually(lambda: kept(referee) == [young])
