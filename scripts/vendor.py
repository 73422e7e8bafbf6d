"""`make vendor`: fetch the phone app's libraries from npm and write them to pwa/vendor.

pwa/vendor/libraries.json names each library, its version and its files; `hashes.json` is written beside it: the
package's integrity as npm publishes it, and the SHA-256 of every file that the app serves. Change a version by hand,
run this, and look at the difference. A guard test holds the files against their hashes.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

VENDOR = Path(__file__).parents[1] / "pwa" / "vendor"
BARE = re.compile(r"""(from\s*|import\s*)(["'])preact\2""")  # browsers know paths, not package names
SOURCE_MAP = re.compile(r"\n//# sourceMappingURL=.*\n?\Z")


def main() -> int:
    """Write every library; returns 0."""
    libraries = json.loads((VENDOR / "libraries.json").read_text(encoding="utf-8"))
    hashes = {name: _vendor(name, library) for name, library in libraries.items()}
    (VENDOR / "hashes.json").write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")
    print("\n".join(f"{name} {libraries[name]['version']}" for name in hashes))
    return 0


def served(text: str) -> str:
    """Return a published module as the app serves it."""
    return SOURCE_MAP.sub("\n", BARE.sub(r"\1\2./preact.js\2", text))


def _vendor(name: str, library: dict[str, Any]) -> dict[str, Any]:
    package = _download(f"{name}@{library['version']}")
    with tarfile.open(fileobj=io.BytesIO(package)) as archive:
        for source, target in library["files"].items():
            _write(target, served(_read(archive, source)))
        _write(f"licences/{name}.txt", _read(archive, "LICENSE"))
    integrity = "sha512-" + base64.b64encode(hashlib.sha512(package).digest()).decode()
    files = {target: hashlib.sha256((VENDOR / target).read_bytes()).hexdigest() for target in library["files"].values()}
    return {"integrity": integrity, "files": files}


def _write(path: str, text: str) -> None:
    (VENDOR / path).parent.mkdir(exist_ok=True)
    (VENDOR / path).write_text(text, encoding="utf-8")


def _download(wanted: str) -> bytes:
    """Download the package from npm, which checks it against the registry's own integrity."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", wanted], cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S603, S607
        [package] = Path(folder).glob("*.tgz")
        return package.read_bytes()


def _read(archive: tarfile.TarFile, path: str) -> str:
    member = archive.extractfile(f"package/{path}")
    if member is None:
        raise FileNotFoundError(path)
    return member.read().decode()


if __name__ == "__main__":
    sys.exit(main())
