"""The phone app's files: those of pwa/ from the root, nothing beside them, asked again each time and sent once."""

import base64
import gzip
import hashlib
import json
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from api.phone_app import files as serving
from api.phone_app.files import HEADERS, PAGE, PWA, TYPES, kept, listing
from config import Config
from tests.api.answers import details
from tests.api.shared_app import own_app

FOLDERS = ("bundle", "rulebooks", "icons")


def files() -> list[str]:
    found = [path for folder in FOLDERS for path in sorted((PWA / folder).rglob("*")) if path.is_file()]
    return [path.relative_to(PWA).as_posix() for path in found if path.suffix in TYPES]


def test_every_file_is_served_as_it_lies_there(visitor: FlaskClient) -> None:
    assert files()
    for name in files():
        response = visitor.get(f"/{name}")
        assert (response.status_code, response.data) == (200, (PWA / name).read_bytes()), name
        assert response.content_type == TYPES[(PWA / name).suffix]


def test_there_is_no_file_of_a_kind_that_is_not_served() -> None:
    folders = [path for folder in FOLDERS for path in (PWA / folder).rglob("*") if path.is_file()]
    assert {path.suffix for path in folders} <= TYPES.keys(), "give it a content type in api/phone_app/files.py"


def test_the_page_is_at_the_root(visitor: FlaskClient) -> None:
    response = visitor.get("/")
    assert response.data == (PWA / "index.html").read_bytes()
    assert response.content_type == "text/html; charset=utf-8"


def test_the_page_may_use_its_own_files_and_the_camera_alone(visitor: FlaskClient) -> None:
    headers = visitor.get("/").headers
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy.pop("default-src") == policy.pop("base-uri") == "'none'"
    assert policy.pop("form-action") == policy.pop("frame-ancestors") == "'none'"
    assert policy.pop("img-src") == "'self' blob:"
    assert (policy.pop("require-trusted-types-for"), policy.pop("trusted-types")) == ("'script'", "shinpan")
    assert set(policy) == {"script-src", "style-src", "connect-src", "manifest-src", "worker-src"}
    assert set(policy.values()) == {"'self'"}
    assert headers.getlist("Permissions-Policy") == ["camera=(self), geolocation=(), microphone=(), payment=(), usb=()"]


@pytest.mark.parametrize("path", ["/", "/sw.js", "/bundle/app.js"])
def test_they_carry_the_protective_headers(visitor: FlaskClient, path: str) -> None:
    etag = visitor.get(path).headers["ETag"]
    for response in (visitor.get(path), visitor.get(path, headers={"If-None-Match": etag})):
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["X-Frame-Options"] == "DENY"
        assert response.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert len(response.headers.getlist("Content-Security-Policy")) == 1
        assert len(response.headers.getlist("Permissions-Policy")) == 1


def test_the_worker_may_fetch_from_us_and_the_other_files_nothing(visitor: FlaskClient) -> None:
    assert "connect-src 'self'" in visitor.get("/sw.js").headers["Content-Security-Policy"]
    assert "unsafe" not in visitor.get("/sw.js").headers["Content-Security-Policy"]
    other = visitor.get("/bundle/app.js").headers
    assert "-src 'self'" not in other["Content-Security-Policy"]
    assert "camera=()" in other["Permissions-Policy"]


@pytest.mark.parametrize("path", ["/", "/sw.js", "/manifest.webmanifest", "/bundle/app.js"])
def test_what_a_phone_has_is_not_sent_again(visitor: FlaskClient, path: str) -> None:
    first = visitor.get(path)
    etag = first.headers["ETag"]
    assert not etag.startswith("W/")
    assert first.headers["Cache-Control"] == "no-cache"
    again = visitor.get(path, headers={"If-None-Match": etag})
    assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", etag)
    assert visitor.get(path, headers={"If-None-Match": '"another"'}).status_code == 200
    assert visitor.head(path).headers["ETag"] == etag


def test_a_new_policy_reaches_the_phones_that_have_every_file(
    visitor: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The service worker serves the page with the policy that its list names."""
    before = {"If-None-Match": visitor.get("/precache.js").headers["ETag"]}
    assert visitor.get("/precache.js", headers=before).status_code == 304
    monkeypatch.setitem(HEADERS, PAGE, {**HEADERS[PAGE], "Permissions-Policy": "camera=()"})
    assert visitor.get("/precache.js", headers=before).status_code == 200


def test_a_compressed_file_is_not_sent_again_either(visitor: FlaskClient) -> None:
    packed = visitor.get("/bundle/app.js", headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(packed.data) == (PWA / "bundle/app.js").read_bytes()
    asked = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]}
    assert visitor.get("/bundle/app.js", headers=asked).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/bundle",
            "/bundle/",
            "/bundle/none.js",
            "/src/shell/main.tsx",
            "/css/base.css",
            "/index.html",
            "/precache.json",
            "/app.py",
            "/pwa/index.html",
            "/favicon.ico",
        ),
        *(
            "/bundle/../index.html",
            "/bundle/../../app.py",
            "/bundle/%2e%2e/%2e%2e/config.py",
            "/bundle/..%2f..%2fapp.py",
        ),
        *("/bundle/%00", "/bundle/./app.js", "/bundle/..\\..\\app.py", "/bundle/../js/inspect.js"),
        *(f"/bundle/{'a' * 300}.js", f"/bundle/{'a/' * 3000}x.js"),
    ],
)
def test_nothing_else_is_there(visitor: FlaskClient, path: str) -> None:
    details(visitor.get(path), 404)


def test_a_first_visit_of_a_hall_does_not_spend_its_allowance(sqlite_url: str) -> None:
    with own_app(Config(database_url=sqlite_url, rate_limit="3/hour")) as app:
        client = app.test_client()
        for path in ["/", "/sw.js", "/bundle/app.js"] * 10:
            assert client.get(path).status_code == 200
        assert client.get("/api/v1/rulebooks").status_code == 200


def test_only_reading_is_possible(visitor: FlaskClient) -> None:
    details(visitor.put("/sw.js"), 405)


def test_the_list_names_every_file_with_its_hash(visitor: FlaskClient) -> None:
    text = visitor.get("/precache.js").text
    listed = json.loads(text.removeprefix("self.PRECACHE = ").removesuffix(";\n"))["files"]
    assert {"/", "/bundle/app.js", "/rulebooks/rules.ja.json", "/icons/icon.svg", "/whats-new.json"} <= listed.keys()
    assert not listed.keys() & {"/sw.js", "/push.js", "/precache.js", "/icons/icon-512.png"}
    for address, start in listed.items():
        digest = hashlib.sha256(visitor.get(address).data).digest()
        assert start == base64.b64encode(digest[:9]).decode(), address


def test_a_changed_file_makes_another_version() -> None:
    before = listing(kept())
    after = listing({**kept(), "/bundle/app.css": b"body { color: green }"})
    assert after["version"] != before["version"]
    assert {at for at in after["files"] if after["files"][at] != before["files"][at]} == {"/bundle/app.css"}


def test_debuggers_find_the_source_map_where_there_is_one(
    visitor: FlaskClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(serving, "PWA", tmp_path)
    (tmp_path / "bundle").mkdir()
    (tmp_path / "bundle" / "a.js").write_text("1;\n")
    assert "SourceMap" not in visitor.get("/bundle/a.js").headers
    (tmp_path / "bundle" / "a.js.map").write_text("{}")
    assert visitor.get("/bundle/a.js").headers["SourceMap"] == "a.js.map"
