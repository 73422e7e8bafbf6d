"""Photos of a table: made small on the phone, kept until they are sent, without where and when they were taken."""

from __future__ import annotations

import io
from base64 import b64decode, b64encode
from typing import Any

from PIL import Image
from playwright.sync_api import BrowserContext, Page

from tests.pwa.hall import Hall
from tests.pwa.phone import call, everything_sent, outbox, reopened, rule, snapshot, until
from tests.pwa.screens import hurry

MOST = 400_000
TAKE = """async ([ruling, bytes, type]) => {
  const blob = new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], { type });
  return store.addPhoto(ruling, blob);
}"""
READ = """async ([ruling, photo]) => {
  const blob = await store.photo(ruling, photo);
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsDataURL(blob);
  });
  return reader.result.split(",");
}"""


def taken(width: int, height: int, noisy: bool = False) -> bytes:
    """What a camera gives, turned on its side and with the place it was taken at."""
    image = (
        Image.effect_noise((width, height), 120).convert("RGB") if noisy else Image.new("RGB", (width, height), "red")
    )
    exif = Image.Exif()
    exif[0x0112] = 6  # the top is at the right
    exif[0x010E] = "Table 7, at home"
    file = io.BytesIO()
    image.save(file, "JPEG", quality=95, exif=exif)
    return file.getvalue()


def take(page: Page, ruling: str, image: bytes, kind: str = "image/jpeg") -> str:
    item: dict[str, Any] = page.evaluate(TAKE, [ruling, b64encode(image).decode(), kind])
    return str(item["id"])


def read(page: Page, ruling: str, photo: str) -> Image.Image:
    kind, base64 = page.evaluate(READ, [ruling, photo])
    assert kind == "data:image/jpeg;base64"
    data = b64decode(base64)
    assert len(data) <= MOST
    return Image.open(io.BytesIO(data))


def test_a_photo_waits_offline_and_arrives(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    telephone.set_offline(True)
    identity = rule(page, call(hall))
    photo = take(page, identity, taken(2400, 1600))
    assert outbox(page) == {identity: "waiting", photo: "waiting"}
    small = read(page, identity, photo)
    assert (small.size, dict(small.getexif())) == ((853, 1280), {})
    assert snapshot(page, "state", "photos", photo, "unsent")
    telephone.set_offline(False)
    everything_sent(page)
    until(page, "s.state.photos[a]?.sha256", photo)
    assert hall.call("GET", f"rulings/{identity}")["photos"][0]["id"] == photo
    assert read(page, identity, photo).size == (853, 1280)


def test_a_noisy_picture_is_made_small_enough(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    telephone.set_offline(True)
    identity = rule(page, call(hall))
    photo = take(page, identity, taken(1800, 1800, noisy=True))
    assert max(read(page, identity, photo).size) <= 1280
    telephone.set_offline(False)
    everything_sent(page)
    assert hall.call("GET", f"rulings/{identity}")["photos"][0]["id"] == photo


def test_a_photo_survives_a_reload(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    identity = rule(page, call(hall), hold=True)
    photo = take(page, identity, taken(300, 200))
    reopened(page)
    assert outbox(page) == {identity: "holding", photo: "waiting"}
    assert read(page, identity, photo).size == (200, 300)
    hurry(page)
    everything_sent(page)
    assert len(hall.call("GET", f"rulings/{identity}")["photos"]) == 1


def test_taking_a_ruling_back_takes_its_photos_along(page: Page, hall: Hall) -> None:
    identity = rule(page, call(hall), hold=True)
    take(page, identity, taken(300, 200))
    assert page.evaluate("(id) => store.undo(id)", identity) is True
    assert outbox(page) == {}
    assert page.evaluate("async () => (await (await import('/bundle/inspect.js')).database()).count('photos')") == 0


def test_what_is_no_picture_is_refused_at_once(page: Page, hall: Hall) -> None:
    identity = rule(page, call(hall), hold=True)
    failed = page.evaluate(
        """(ruling) => store.addPhoto(ruling, new Blob(['no picture']))
          .then(() => '', (error) => error.name)""",
        identity,
    )
    assert failed == "Unreadable"
    assert outbox(page) == {identity: "holding"}


def test_the_code_of_a_table_is_a_picture(page: Page, hall: Hall) -> None:
    kind, text = page.evaluate(
        "async (id) => { const blob = await store.tableCode(id); return [blob.type, await blob.text()]; }",
        hall.tables[0],
    )
    assert kind.startswith("image/svg+xml")
    assert "<svg" in text


def test_room_is_looked_at(page: Page) -> None:
    until(page, "s.quota > 0 && s.usage > 0")
    assert snapshot(page, "lowStorage") is False
    low = page.evaluate(
        """async () => {
          const { room } = await import('/bundle/inspect.js');
          const told = [];
          for (const [usage, quota] of [[0, 15e6], [95e6, 100e6], [10e6, 100e6], [950e6, 1000e6]]) {
            navigator.storage.estimate = async () => ({ usage, quota });
            told.push((await room()).lowStorage);
          }
          return told;
        }"""
    )
    assert low == [True, True, False, True]
