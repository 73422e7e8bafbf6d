"""The phone app, from the root of the server: its page, worker, bundle, rulebooks and icons, as they lie in pwa/."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

import orjson
from flask import Blueprint, Response, request
from werkzeug.security import safe_join

import rulings
from api.access.headers import ALWAYS, CSP, PERMISSIONS, permissions
from api.frame.etags import tag, unchanged
from api.frame.problems import Problem
from api.phone_app.compressed import ENCODINGS, compressed
from rulings import Library
from rulings.books.export import phone_files
from rulings.books.library import shipped

PWA = Path(__file__).resolve().parents[2] / "pwa"
PAGE = "index.html"
WORKER = "sw.js"
# push.js, what the worker does with what is pushed, is a script of its own, since ruling never needs it.
WORKERS = {name: f"bundle/{name}" for name in (WORKER, "push.js")}
KEPT = ("bundle", "rulebooks")
KEPT_BESIDE = ("icons/icon.svg", "manifest.webmanifest", "whats-new.json")
KEPT_TYPES = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})  # PNG icons the system keeps
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
PAGE_CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types shinpan"
)
# A worker obeys the policy it came with. Trusted types would refuse its importScripts.
WORKER_CSP = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    PAGE: {CSP: PAGE_CSP, PERMISSIONS: permissions(camera="(self)")},  # the camera reads the tables' QR codes
    WORKER: {CSP: WORKER_CSP},
}

blp = Blueprint("pwa", __name__)


@blp.get("/")
def page() -> Response:
    """The app."""
    return _send(PAGE, HEADERS[PAGE])


@blp.get("/t/<slug>/board")
def board(slug: str) -> Response:
    """The hall's board, at an address that can be typed."""
    return Response(status=302, headers={"Location": f"/#/board/{quote(slug, safe='')}"})


@blp.get("/t/<slug>")
def public_page(slug: str) -> Response:
    """A tournament's page for everybody, at an address that can be typed."""
    return Response(status=302, headers={"Location": f"/#/public/{quote(slug, safe='')}"})


@blp.get("/precache.js")
def precache() -> Response:
    """What the service worker has to fetch: every file with its hash."""
    text = f"self.PRECACHE = {orjson.dumps(listing(kept())).decode()};\n"
    etag = sha256(text.encode()).hexdigest()
    response = Response(status=304) if unchanged(etag) else Response(text, content_type=TYPES[".js"])
    return tag(response, etag)


def kept() -> dict[str, bytes]:
    """Address → content of every file that the app needs to open and rule without a network, in every language."""
    names = [path.relative_to(PWA).as_posix() for folder in KEPT for path in sorted((PWA / folder).glob("*"))]
    names = list(dict.fromkeys([*names, *_own(rulings.library())]))
    wanted = [
        name for name in (*names, *KEPT_BESIDE) if Path(name).suffix in KEPT_TYPES and name not in WORKERS.values()
    ]
    files = {f"/{name}": _content(name) for name in wanted}
    return {"/": _content(PAGE), **files}


def listing(files: Mapping[str, bytes]) -> dict[str, Any]:
    """Return the version and the first nine bytes of each file's SHA-256: enough to tell versions apart, few to fetch.

    With another policy of the page the version is another, though the files are the same: it must not share its cache
    with one that is in use.
    """
    hashes = {address: b64encode(sha256(content).digest()[:9]).decode() for address, content in files.items()}
    worker = b"".join((PWA / name).read_bytes() for name in WORKERS.values())
    version = sha256(worker + orjson.dumps([hashes, HEADERS[PAGE], ALWAYS])).hexdigest()[:12]
    return {"version": version, "files": hashes}


@blp.get("/<any('sw.js', 'push.js', 'manifest.webmanifest', 'whats-new.json'):name>")
def root_file(name: str) -> Response:
    """The service worker, which rules what lies below its address, and what has to lie beside it."""
    return _send(WORKERS.get(name, name), HEADERS.get(name))


@blp.get("/<any(bundle, rulebooks, icons):folder>/<path:name>")
def file(folder: str, name: str) -> Response:
    """A script, style, text, rulebook or icon."""
    return _send(f"{folder}/{name}")


def _send(name: str, headers: Mapping[str, str] | None = None) -> Response:
    content, etag = _read(name)
    response = Response(status=304) if unchanged(etag) else _answer(content, Path(name).suffix)
    response.headers.extend(headers or {})
    if (PWA / f"{name}.map").is_file():
        response.headers["SourceMap"] = f"{Path(name).name}.map"
    return tag(response, etag)


def _answer(content: bytes, suffix: str) -> Response:
    """Answer with the file, compressed where that makes it smaller and the browser takes it."""
    encoding = request.accept_encodings.best_match(ENCODINGS) if suffix in KEPT_TYPES else None
    if encoding is None:
        return Response(content, content_type=TYPES[suffix])
    response = Response(compressed(content, encoding), content_type=TYPES[suffix])
    response.content_encoding = encoding
    response.vary.add("Accept-Encoding")
    return response


def _found(name: str) -> Path:
    joined = safe_join(str(PWA), name)
    path = PWA / name
    with suppress(OSError):  # a name longer than any file's
        if joined == f"{PWA}/{name}" and path.suffix in TYPES and path.is_file() and not path.is_symlink():
            return path
    raise Problem(404)


@lru_cache(maxsize=1)
def _own(library: Library) -> dict[str, tuple[bytes, str]]:
    """Return the rulebooks' files and their ETags where they are others than those in pwa/: a club has its own."""
    if library is shipped():
        return {}
    contents = {name: text.encode() for name, text in phone_files(library).items()}
    return {f"rulebooks/{name}": (content, sha256(content).hexdigest()) for name, content in contents.items()}


def _content(name: str) -> bytes:
    return _read(name)[0]


def _read(name: str) -> tuple[bytes, str]:
    """Read the file and its ETag."""
    if name in (own := _own(rulings.library())):
        return own[name]
    path = _found(name)
    changed = path.stat()
    return _read_as_it_was(path, changed.st_mtime_ns, changed.st_size)


@lru_cache(maxsize=256)
def _read_as_it_was(path: Path, _mtime_ns: int, _size: int) -> tuple[bytes, str]:
    """Read again when it has changed."""
    content = path.read_bytes()
    return content, sha256(content).hexdigest()
