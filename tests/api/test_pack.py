"""The phone app in one download: complete, compressed, checked, and light."""

import base64
import gzip
import hashlib
import json
import posixpath
import re
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import brotli
import pytest
from flask.testing import FlaskClient

from api.phone_app import pack as packing
from api.phone_app.files import PWA
from api.phone_app.pack import compressed, kept, light, pack, pack_of
from tests.api.answers import details

MOST = 120_000  # bytes, compressed, of everything needed to rule without a network
MINIFIED = 1 if packing.MINIFIER else 1.1  # there is no minifier for Apple's own processors
IMPORTS = re.compile(r"""(?:from|import)\s*["'](\.[^"']+)["']""")
# What a ruling needs on a phone that joined: these screens, and what they fetch once they are shown.
SCREENS = ("table/tables", "table/table", "ruling/ruling", "outbox/outbox", "call/call")
LATER = ("js/data/acting.js", "js/data/running.js", "js/app/parts/changes.js", "js/app/table/ending.js", "js/engine.js")
WORKER = ("sw.js",)  # push.js beside it tells of escalations: no ruling needs that
# Comparing, reading, accounts, settings, updates; what a director looks at.
LOOKS = ("/css/open.css", "/css/dashboard.css", "/css/journal.css", "/css/account.css")
BESIDE = (*LOOKS, "/rulebooks/reading.json", "/vendor/libraries.json", "/whats-new.json")


def listed(visitor: FlaskClient) -> dict[str, Any]:
    text = visitor.get("/precache.js").text
    told: dict[str, Any] = json.loads(text.removeprefix("self.PRECACHE = ").removesuffix(";\n"))
    return told


def unpacked(content: bytes) -> dict[str, str]:
    """Address → text, as the service worker reads it."""
    lengths, _, rest = content.decode().partition("\n")
    units = rest.encode("utf-16-le")
    found = {}
    for address, length in json.loads(lengths):
        found[address], units = units[: length * 2].decode("utf-16-le"), units[length * 2 :]
    assert not units
    return found


def test_the_pack_is_what_the_list_says(visitor: FlaskClient) -> None:
    told = listed(visitor)
    answer = visitor.get(f"/pack/{told['pack']}")
    digest = base64.b64encode(hashlib.sha256(answer.data).digest()).decode()
    assert told["integrity"] == f"sha256-{digest}"


def test_every_file_is_in_it(visitor: FlaskClient) -> None:
    texts = unpacked(visitor.get(f"/pack/{listed(visitor)['pack']}").data)
    assert texts["/"] == (PWA / "index.html").read_text("utf-8")
    for folder in ("js", "css", "rulebooks"):
        for path in (PWA / folder).rglob("*.*"):
            assert texts[f"/{path.relative_to(PWA)}"] == light(path)
    assert {"/manifest.webmanifest", "/icons/icon.svg", "/vendor/preact.js", "/whats-new.json"} <= texts.keys()
    assert not texts.keys() & {"/sw.js", "/push.js", "/precache.js"}


def test_every_file_in_it_is_served_by_itself_too(visitor: FlaskClient) -> None:
    for address in kept(PWA):
        assert visitor.get(address).status_code == 200, address


@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
def test_it_comes_compressed(visitor: FlaskClient, encoding: str) -> None:
    path = f"/pack/{pack(PWA).version}"
    answer = visitor.get(path, headers={"Accept-Encoding": encoding})
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, "identity": bytes}[encoding]
    assert unpack(answer.data) == pack(PWA).content
    assert answer.headers.get("Content-Encoding", "identity") == encoding
    assert "Accept-Encoding" in answer.headers["Vary"]


def test_another_version_is_not_there(visitor: FlaskClient) -> None:
    details(visitor.get("/pack/000000000000"), 404)


def test_a_changed_file_makes_another_version(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>one</p>")
    first = pack(tmp_path)
    assert pack(tmp_path) is first
    (tmp_path / "a.js").write_text("export const a = '\N{MAHJONG TILE RED DRAGON}';\n")
    second = pack(tmp_path)
    assert second.version != first.version
    texts = unpacked(second.content)
    assert list(texts) == ["/a.js", "/"]
    assert "\N{MAHJONG TILE RED DRAGON}" in texts["/a.js"]


@pytest.mark.skipif(not packing.MINIFIER, reason="there is no minifier for Apple's own processors")
def test_the_minifier_leaves_declarations_in_their_order(tmp_path: Path) -> None:
    script = tmp_path / "a.js"
    script.write_text(
        "export const f = (x) => { const early = x(); const { late, ...all } = g(early); return [late, all]; };"
    )
    small = light(script)
    assert small.index("()") < small.index("...")


def test_the_next_start_minifies_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "BUILT", tmp_path / "build")
    script = tmp_path / "app" / "a.js"
    script.parent.mkdir()
    script.write_text("export const first = 1;\n")
    made = pack(script.parent)
    script.touch()
    with monkeypatch.context() as idle:
        idle.setattr(packing, "light", None)
        assert pack(script.parent) == made
    script.write_text("export const second = 2;\n")
    assert pack(script.parent) != made


def test_it_is_compressed_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(packing, "BUILT", tmp_path / "file" / "pack")
    assert gzip.decompress(compressed(pack_of({"/": "x"}), "gzip")) == pack_of({"/": "x"}).content


def test_it_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where nothing can be kept, and however many ask at once."""
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(packing, "BUILT", tmp_path / "file" / "pack")
    done: list[str] = []

    def small(_: bytes, encoding: str) -> bytes:
        done.append(encoding)
        return b"small"

    monkeypatch.setattr(packing, "_compress", small)
    made = pack_of({"/": "once"})
    with ThreadPoolExecutor(8) as threads:
        answers = set(threads.map(lambda _: compressed(made, "gzip"), range(16)))
    assert (answers, done) == ({b"small"}, ["gzip"])


def test_everything_needed_to_rule_is_light(record_property: Callable[[str, object], None]) -> None:
    texts = {address: light(path) for address, path in kept(PWA).items()}
    texts |= {f"/{name}": light(PWA / name) for name in WORKER}
    scripts = reached(texts, ["/js/app/boot.js", "/js/app/main.js", *(f"/js/app/{name}.js" for name in SCREENS)])
    scripts |= reached(texts, [f"/{name}" for name in LATER]) | {f"/{name}" for name in WORKER}
    needed = {at: text for at, text in texts.items() if at not in BESIDE and (at in scripts or not at.endswith(".js"))}
    parts: dict[str, dict[str, str]] = {}
    for address, text in needed.items():
        parts.setdefault(posixpath.dirname(address), {})[address] = text
    lines = [f"  {weight(some):>7,}  {part}" for part, some in parts.items()]
    told = [f"compressed: {weight(needed):,} bytes to rule with, {weight(texts):,} in all", *lines]
    record_property("told", "\n".join(told))
    assert weight(needed) <= MOST * MINIFIED


def weight(texts: dict[str, str]) -> int:
    return len(compressed(pack_of(texts), "br"))


def reached(texts: dict[str, str], starts: Iterable[str]) -> set[str]:
    """The scripts that these import, and what those import."""
    found: set[str] = set()
    ahead = list(starts)
    while ahead:
        address = ahead.pop()
        if address not in found:
            found.add(address)
            folder = posixpath.dirname(address)
            ahead += [posixpath.normpath(f"{folder}/{name}") for name in IMPORTS.findall(texts[address])]
    return found
