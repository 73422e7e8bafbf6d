"""`make precache`: write pwa/precache.js, the list of files that the phone keeps, each with its hash.

    self.PRECACHE = {"version": "1f0c…", "files": {"/": "sha256-…", "/css/base.css": "sha256-…", …}};

The service worker imports it. A guard test fails when it is stale.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
from pathlib import Path

PWA = Path(__file__).parents[1] / "pwa"
LIST = PWA / "precache.js"
WORKER = PWA / "sw.js"
# Not the PNG icons: the system keeps them once the app is installed.
KEPT = frozenset({".html", ".css", ".js", ".json", ".svg", ".webmanifest"})
LEFT_OUT = ("vendor/licences/", "vendor/hashes.json")
BROWSERS_OWN = (WORKER, LIST)  # what a browser keeps of a worker by itself


def kept() -> dict[str, Path]:
    """Address → file of everything the app needs to open and rule without a network, sorted."""
    files = [path for path in PWA.rglob("*") if path.suffix in KEPT and path not in BROWSERS_OWN]
    names = {path.relative_to(PWA).as_posix(): path for path in files}
    return {_address(name): path for name, path in sorted(names.items()) if not name.startswith(LEFT_OUT)}


def text() -> str:
    """What precache.js has to say today."""
    files = {address: _integrity(path.read_bytes()) for address, path in kept().items()}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    return f"self.PRECACHE = {json.dumps({'version': version, 'files': files}, indent=1)};\n"


def weights() -> dict[str, int]:
    """Part (folder, or file at the top) → bytes that a phone downloads, each file gzipped by itself as it is served."""
    found: dict[str, int] = {}
    for path in [*kept().values(), *BROWSERS_OWN]:
        name = path.relative_to(PWA)
        part = "/".join(name.parts[:2] if name.parts[0] == "js" else name.parts[:1])
        found[part] = found.get(part, 0) + len(gzip.compress(path.read_bytes(), 6))
    return found


def _address(name: str) -> str:
    return "/" if name == "index.html" else f"/{name}"


def _integrity(content: bytes) -> str:
    """As fetch() takes it, so that the browser itself compares."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


if __name__ == "__main__":
    LIST.write_text(text(), encoding="utf-8")
    print(*(f"{size:>7,} B  {part}" for part, size in weights().items()), sep="\n")
    print(f"{sum(weights().values()):>7,} B  in all, gzipped")
