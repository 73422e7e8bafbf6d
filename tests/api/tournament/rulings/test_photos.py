"""PUT and GET rulings/{ruling_id}/photos/{photo_id}: kept without what its file said beside the pixels."""

from hashlib import sha256
from io import BytesIO
from typing import Any
from uuid import uuid4

import pytest
from PIL import Image
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from services.photos import MOST_PHOTOS
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.pictures import SECRET, TYPES, boastful, picture, talkative

CALL = ("unclear-call", {})


def put(hall: Hall, path: str, image: bytes, role: str | None = "referee") -> TestResponse:
    return hall.call("PUT", path, None, role, data=image, content_type="image/jpeg")


def attach(hall: Hall, image: bytes, ruling: str = "") -> tuple[str, dict[str, Any]]:
    """Attach a photo to a new ruling; its address and the answer."""
    path = f"rulings/{ruling or hall.rule(*CALL)['id']}/photos/{uuid7()}"
    response = put(hall, path, image)
    assert response.status_code == 201, response.text
    answer: dict[str, Any] = response.get_json()
    return path, answer


def test_a_jpeg_in_layers_is_taken_unless_they_are_very_many(hall: Hall) -> None:
    """Each layer takes the time of a whole picture again, however few bytes it has."""
    layered = picture(progressive=True)
    attach(hall, layered)
    path = f"rulings/{hall.rule(*CALL)['id']}/photos/{uuid7()}"
    start = layered.index(b"\xff\xda")
    assert list(mistakes(put(hall, path, layered[:-2] + layered[start:-2] * 100 + layered[-2:]))) == ["body"]


@pytest.mark.parametrize("kind", TYPES)
def test_it_works_and_repeats(hall: Hall, kind: str) -> None:
    ruling, sent = hall.rule(*CALL)["id"], picture(kind)
    path, answer = attach(hall, sent, ruling)
    again = put(hall, path, sent, "director")
    assert (again.status_code, again.get_json()) == (200, answer)
    assert (answer["ruling"], answer["type"]) == (ruling, TYPES[kind])
    assert answer["official"] == str(hall.officials["referee"])
    read = hall.call("GET", path, None, "finance")
    assert (read.status_code, read.content_type) == (200, TYPES[kind])
    assert (len(read.data), sha256(read.data).hexdigest()) == (answer["bytes"], answer["sha256"])
    attached = hall.journal()[-1]
    assert (attached["kind"], attached["subject"]) == ("photo.attached", answer["id"])
    described = {name: answer[name] for name in ("ruling", "type", "bytes", "sha256")}
    assert {name: attached["body"][name] for name in described} == described
    listed = {name: answer[name] for name in ("id", "type", "bytes", "sha256")}
    assert hall.get(f"rulings/{ruling}")["photos"] == [listed]
    assert hall.findings() == []


def test_the_same_put_of_the_ruling_shows_its_photos(hall: Hall) -> None:
    identity, body = uuid7(), hall.body(*CALL)
    assert hall.call("PUT", f"rulings/{identity}", body).get_json()["photos"] == []
    photos = [attach(hall, picture(), str(identity))[1]["id"] for _ in range(2)]
    again = hall.call("PUT", f"rulings/{identity}", body).get_json()
    assert [photo["id"] for photo in again["photos"]] == photos


@pytest.mark.parametrize("kind", TYPES)
def test_the_file_says_nothing_but_pixels(hall: Hall, kind: str) -> None:
    sent = talkative(kind)
    assert SECRET.encode() in sent
    path, _ = attach(hall, sent)
    kept = hall.call("GET", path).data
    assert b"Haruna" not in kept
    with Image.open(BytesIO(kept)) as image:
        assert not image.getexif()
        assert image.info.keys().isdisjoint({"icc_profile", "exif", "xmp", "comment", "Comment"})
        assert image.size == (20, 40), "turned upright"
        red, blue = image.convert("RGB").getpixel((10, 4)), image.convert("RGB").getpixel((10, 36))
    assert red[0] > 200 > 60 > red[2]
    assert blue[2] > 200 > 60 > blue[0]


def test_what_hides_behind_an_image_is_not_kept(hall: Hall) -> None:
    path, _ = attach(hall, picture("PNG") + b"<script>alert(1)</script>")
    assert b"script" not in hall.call("GET", path).data


def test_its_kind_is_told_by_its_bytes(hall: Hall) -> None:
    path, answer = attach(hall, picture("PNG"))
    assert answer["type"] == "image/png"
    assert hall.call("GET", path).headers["Content-Type"] == "image/png"


def test_a_big_picture_is_kept_smaller(hall: Hall) -> None:
    path, _ = attach(hall, picture("JPEG", (4000, 3000)))
    with Image.open(BytesIO(hall.call("GET", path).data)) as image:
        assert image.size == (2048, 1536)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "I;16", "CMYK"])
def test_every_kind_of_pixel_is_kept(hall: Hall, mode: str) -> None:
    written = BytesIO()
    Image.new(mode, (8, 8)).save(written, "JPEG" if mode == "CMYK" else "PNG")
    path, _ = attach(hall, written.getvalue())
    with Image.open(BytesIO(hall.call("GET", path).data)) as image:
        assert image.mode in ("RGB", "RGBA")


def test_of_several_pictures_in_one_jpeg_file_the_first_is_kept(hall: Hall) -> None:
    second = Image.new("RGB", (40, 20), "green")
    path, answer = attach(hall, picture("MPO", save_all=True, append_images=[second]))
    assert answer["type"] == "image/jpeg"
    with Image.open(BytesIO(hall.call("GET", path, None, "finance").data)) as kept:
        assert (kept.format, kept.size) == ("JPEG", (40, 20))
        red, blue = kept.convert("RGB").getpixel((5, 10)), kept.convert("RGB").getpixel((35, 10))
    assert red[0] > 200 > 60 > red[2]
    assert blue[2] > 200 > 60 > blue[0]


def test_browsers_keep_it_and_never_run_it(hall: Hall) -> None:
    path, answer = attach(hall, picture())
    response = hall.call("GET", path)
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Cache-Control"] == "private, no-cache"
    assert response.headers["Content-Disposition"] == f'attachment; filename="{answer["id"]}.jpg"'
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    again = hall.call("GET", path, headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_another_photo_under_the_same_id_is_refused(hall: Hall) -> None:
    path, answer = attach(hall, picture())
    elsewhere = f"rulings/{hall.rule(*CALL)['id']}/photos/{answer['id']}"
    for other in (put(hall, path, picture("PNG")), put(hall, elsewhere, picture())):
        problem = details(other, 409)
        assert problem["type"].endswith(":other-body")
        assert problem["stored"] != problem["sent"]
    details(hall.call("GET", elsewhere), 404)
    assert hall.kinds().count("photo.attached") == 1


def test_a_withdrawn_ruling_keeps_its_photos_and_may_get_more(hall: Hall) -> None:
    ruling = hall.rule(*CALL)["id"]
    attach(hall, picture(), ruling)
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "wrong player"})
    attach(hall, picture(), ruling)
    assert len(hall.get(f"rulings/{ruling}")["photos"]) == 2


def test_a_ruling_has_room_for_so_many_photos(hall: Hall) -> None:
    ruling = hall.rule(*CALL)["id"]
    paths = [attach(hall, picture(), ruling)[0] for _ in range(MOST_PHOTOS)]
    problem = details(put(hall, f"rulings/{ruling}/photos/{uuid7()}", picture()), 409)
    assert problem["type"].endswith(":enough-photos")
    assert str(MOST_PHOTOS) in problem["detail"]
    assert hall.kinds().count("photo.attached") == MOST_PHOTOS
    assert put(hall, paths[0], picture()).status_code == 200, "what it has can be sent again"
    attach(hall, picture())


def test_missing(hall: Hall, league: Hall) -> None:
    path, _ = attach(hall, picture())
    for method in ("PUT", "GET"):
        checks.missing(hall, f"rulings/{uuid4()}/photos/{{}}", method)
    details(put(league, path, picture()), 404)
    details(league.call("GET", path), 404)
    checks.missing(hall, f"{path[: path.rindex('/')]}/{{}}")


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
WRONG = {
    "nothing": b"",
    "text": b"a photo, honestly",
    "a drawing": SVG,
    "a GIF": b"GIF89a" + bytes(50),
    "half a JPEG": picture()[:200],
    "half a PNG": picture("PNG", (400, 400))[:100],
    "a page that begins like a JPEG": b"\xff\xd8\xff\xe0<html>",
    "a bigger bomb": boastful(10_000, 10_000),
    "the biggest bomb": boastful(2**31 - 1, 2**31 - 1),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_usable_image_is_refused(hall: Hall, what: str) -> None:
    is_refused(hall, WRONG[what])


def test_a_bomb_is_refused(hall: Hall) -> None:
    is_refused(hall, picture("PNG", (5000, 5000)))


def is_refused(hall: Hall, sent: bytes) -> None:
    """Nothing of it is kept."""
    path = f"rulings/{hall.rule(*CALL)['id']}/photos/{uuid4()}"
    assert set(mistakes(put(hall, path, sent))) == {"body"}
    assert hall.kinds() == ["ruling.issued"]


@pytest.mark.parametrize("size", [500_001, 1_000_001])
def test_more_than_500_kb_is_refused(hall: Hall, size: int) -> None:
    path = f"rulings/{hall.rule(*CALL)['id']}/photos/{uuid4()}"
    details(put(hall, path, picture() + bytes(size - len(picture()))), 413)
    assert put(hall, path, picture() + bytes(500_000 - len(picture()))).status_code == 201
