"""The phone app: the files of pwa/, as they lie there, from the root of the server."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

import orjson
from flask import Blueprint, Response, request
from werkzeug.security import safe_join

from api.access.headers import ALWAYS, CSP, PERMISSIONS, permissions
from api.frame.etags import tag, unchanged
from api.frame.problems import Problem
from api.phone_app.pack import Pack, compressed, pack
from api.phone_app.preloads import link

PWA = Path(__file__).resolve().parents[2] / "pwa"
PAGE = "index.html"
WORKER = "sw.js"
PUSHED = "push.js"  # what the worker does with what is pushed: a script of its own, since ruling never needs it
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
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
    return _send(PAGE)


@blp.get("/t/<slug>/board")
def board(slug: str) -> Response:
    """The hall's board, at an address that can be typed."""
    return Response(status=302, headers={"Location": f"/#/board/{quote(slug, safe='')}"})


@blp.get("/precache.js")
def precache() -> Response:
    """What the service worker has to fetch: the pack, its hash, and how to serve what is in it."""
    text = f"self.PRECACHE = {orjson.dumps(listing(pack(PWA))).decode()};\n"
    etag = sha256(text.encode()).hexdigest()
    response = Response(status=304) if unchanged(etag) else Response(text, content_type=TYPES[".js"])
    return tag(response, etag)


def listing(made: Pack) -> dict[str, Any]:
    """What a service worker is made of, and its version: with another policy, say, it is another, though the pack is
    the same, and must not share its cache with one that is in use.
    """
    page = {**HEADERS[PAGE], **dict(ALWAYS), "Link": link(made.preloads)}
    told = {"pack": made.version, "integrity": made.integrity, "types": TYPES, "page": page}
    worker = b"".join((PWA / name).read_bytes() for name in (WORKER, PUSHED))
    return {"version": sha256(worker + orjson.dumps(told)).hexdigest()[:12], **told}


@blp.get("/pack/<version>")
def packed(version: str) -> Response:
    """Every file of this version of the pack in one answer."""
    made = pack(PWA)
    if version != made.version:
        raise Problem(404, "The app has another version by now: ask for /precache.js again.")
    encoding = request.accept_encodings.best_match(("br", "gzip"))
    content = made.content if encoding is None else compressed(made, encoding)
    response = Response(content, content_type=TYPES[".txt"])
    if encoding is not None:
        response.content_encoding = encoding
    response.vary.add("Accept-Encoding")
    return tag(response, made.version)


@blp.get("/<any('sw.js', 'push.js', 'manifest.webmanifest', 'whats-new.json'):name>")
def root_file(name: str) -> Response:
    """The service worker and what has to lie beside it."""
    return _send(name)


@blp.get("/<any(js, css, vendor, rulebooks, icons):folder>/<path:name>")
def file(folder: str, name: str) -> Response:
    """A script, style, library, rulebook or icon."""
    return _send(f"{folder}/{name}")


def _send(name: str) -> Response:
    path = _found(name)
    changed = path.stat()
    content, etag = _read(path, changed.st_mtime_ns, changed.st_size)
    response = Response(status=304) if unchanged(etag) else Response(content, content_type=TYPES[path.suffix])
    response.headers.extend(HEADERS.get(name, {}))
    return tag(response, etag)


def _found(name: str) -> Path:
    joined = safe_join(str(PWA), name)
    path = PWA / name
    with suppress(OSError):  # a name longer than any file's
        if joined == f"{PWA}/{name}" and path.suffix in TYPES and path.is_file() and not path.is_symlink():
            return path
    raise Problem(404)


@lru_cache(maxsize=256)
def _read(path: Path, _mtime_ns: int, _size: int) -> tuple[bytes, str]:
    """The file and its ETag, read again when it has changed."""
    content = path.read_bytes()
    return content, sha256(content).hexdigest()
