"""What the phone app serves of others is what was fetched, and says whose it is."""

import hashlib
import json
from pathlib import Path

VENDOR = Path(__file__).parents[2] / "pwa" / "vendor"
LIBRARIES = json.loads((VENDOR / "libraries.json").read_text(encoding="utf-8"))
HASHES = json.loads((VENDOR / "hashes.json").read_text(encoding="utf-8"))


def test_every_file_is_as_it_was_fetched() -> None:
    files = {path.relative_to(VENDOR).as_posix(): path for path in VENDOR.rglob("*.js")}
    written = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()}
    noted = {name: hash_ for library in HASHES.values() for name, hash_ in library["files"].items()}
    assert written == noted, "run `make vendor`, and look at what changed"


def test_every_library_has_a_version_and_its_licence() -> None:
    for name, library in LIBRARIES.items():
        assert library["version"]
        assert library["licence"]
        assert (VENDOR / "licences" / f"{name}.txt").read_text(encoding="utf-8").strip()
    assert LIBRARIES.keys() == HASHES.keys()
