"""Files compressed as far as it goes, once: what took a second is found in build/ at the next start."""

from __future__ import annotations

import gzip
import tempfile
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Lock

import brotli

ENCODINGS = ("br", "gzip")
BUILT = Path(__file__).parents[2] / "build" / "compressed"
_ALONE = Lock()


def compressed(content: bytes, encoding: str) -> bytes:
    """Compress the content by "br" or "gzip"."""
    with _ALONE:  # a hall that opens the app all at once waits for one compression
        return _compressed(content, encoding)


@lru_cache(maxsize=256)
def _compressed(content: bytes, encoding: str) -> bytes:
    stored = BUILT / f"{sha256(content).hexdigest()}.{encoding}"
    try:
        return stored.read_bytes()
    except OSError:
        made = _compress(content, encoding)
    _store(stored, made)
    return made


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
