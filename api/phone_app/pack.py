"""The phone app as one download: every file that the phone keeps, minified, in one text that is compressed as a whole.

Many small files compress badly one by one, and ask a hall's wifi for a hundred answers. The text's first line is JSON,
[[address, length], …] with lengths as JavaScript counts them (UTF-16); the files follow one another.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import brotli

from api.phone_app.preloads import preloads

# There is no wheel for Apple's own processors: there the pack is a tenth heavier.
try:
    MINIFIER = version("tdewolff-minify")
except PackageNotFoundError:
    MINIFIER = ""
KEPT = frozenset({".html", ".css", ".js", ".json", ".svg", ".webmanifest"})  # PNG icons the system keeps
BESIDE = frozenset({"sw.js", "push.js", "vendor/hashes.json"})
MINIFIED = {".js": "application/javascript", ".css": "text/css"}
BUILT = Path(__file__).parents[2] / "build" / "pack"
_ALONE = Lock()


class Pack(NamedTuple):
    """`content` is the text as bytes; `integrity` its hash as browsers take it, `version` its start; `preloads` are the
    modules of the first screens.
    """

    version: str
    integrity: str
    files: tuple[str, ...]
    preloads: tuple[str, ...]
    content: bytes


def kept(folder: Path) -> dict[str, Path]:
    """Address → file of everything the app needs to open and rule without a network, sorted."""
    names = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in KEPT}
    return {_address(name): path for name, path in sorted(names.items()) if name not in BESIDE}


def pack(folder: Path) -> Pack:
    """The pack of the files as they are now."""
    files = kept(folder)
    return _made(tuple((address, path, path.stat().st_mtime_ns) for address, path in files.items()))


@lru_cache(maxsize=1)
def _made(files: tuple[tuple[str, Path, int], ...]) -> Pack:
    """Made once, and again when a file has changed; the next start finds in build/ what took a second to minify."""
    sources = {address: path.read_text(encoding="utf-8") for address, path, _ in files}
    digest = hashlib.sha256(json.dumps([MINIFIER, sources]).encode()).hexdigest()
    stored = BUILT / f"{digest}.json"
    with suppress(OSError):
        return pack_of(json.loads(stored.read_bytes()))
    texts = {address: light(path) for address, path, _ in files}
    _store(stored, json.dumps(texts).encode())
    return pack_of(texts)


def pack_of(texts: Mapping[str, str]) -> Pack:
    """These files (address → text) as one download."""
    lengths = [[address, len(text.encode("utf-16-le")) // 2] for address, text in texts.items()]
    content = "".join([json.dumps(lengths, separators=(",", ":")), "\n", *texts.values()]).encode()
    digest = hashlib.sha256(content)
    integrity = f"sha256-{base64.b64encode(digest.digest()).decode()}"
    return Pack(digest.hexdigest()[:12], integrity, tuple(texts), preloads(texts), content)


def compressed(made: Pack, encoding: str) -> bytes:
    """The pack by "br" or "gzip", as kept in build/ too."""
    with _ALONE:  # a hall that opens the app all at once waits for one compression
        return _compressed(made, encoding)


@lru_cache(maxsize=2)
def _compressed(made: Pack, encoding: str) -> bytes:
    stored = BUILT / f"{hashlib.sha256(made.content).hexdigest()}.{encoding}"
    try:
        return stored.read_bytes()
    except OSError:
        content = _compress(made.content, encoding)
    _store(stored, content)
    return content


def _compress(content: bytes, encoding: str) -> bytes:
    if encoding == "gzip":
        return gzip.compress(content, 9, mtime=0)
    return bytes(brotli.compress(content, quality=11, lgwin=24, mode=brotli.MODE_TEXT))


def _store(path: Path, content: bytes) -> None:
    with suppress(OSError):  # a folder that can't be written to: then every start makes it anew
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(content)
        Path(file.name).replace(path)


def light(path: Path) -> str:
    """A file as the phone keeps it: scripts and styles minified, where this machine has the minifier."""
    text = path.read_text(encoding="utf-8")
    if not MINIFIER or path.suffix not in MINIFIED:
        return text
    import minify  # its threads do not survive a fork, so only the process that minifies loads it

    return str(minify.string(MINIFIED[path.suffix], text))


def _address(name: str) -> str:
    return "/" if name == "index.html" else f"/{name}"
