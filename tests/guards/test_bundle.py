"""The phone app's bundle is what `make bundle` makes of the sources today, and speaks as they do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOTE = json.loads((ROOT / "pwa/scripts/bundle.json").read_text("utf-8"))
KEY = re.compile(r'\bt\(\s*(?:"([\w.-]+)"|`([\w.-]+)\$)')


def digest(paths: Iterable[Path]) -> str:
    """As pwa/scripts/bundle.mjs works it out."""
    lines = [f"{sha256(path.read_bytes()).hexdigest()} {path.relative_to(ROOT).as_posix()}\n" for path in paths]
    return sha256("".join(lines).encode()).hexdigest()


def files_of(path: Path) -> list[Path]:
    """A file, or every file of a folder, sorted."""
    found = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sorted(found, key=str)


def test_the_bundle_is_fresh() -> None:
    sources = [file for name in NOTE["from"] for file in files_of(ROOT / name)]
    assert digest(sources) == NOTE["sources"], "run `make bundle`"


def test_the_bundle_is_as_it_was_made() -> None:
    made = [file for file in files_of(ROOT / "pwa/bundle") if file.suffix != ".map"]
    assert digest(made) == NOTE["bundle"], "run `make bundle`"


def test_what_ruling_needs_says_nothing_that_comes_later() -> None:
    texts = json.loads((ROOT / "pwa/bundle/ruling.en.json").read_text("utf-8"))
    modules = [ROOT / name for chunk in ("app.js", "boot.js") for name in NOTE["chunks"][chunk]]
    said = [(key, begun, path) for path in modules for key, begun in KEY.findall(path.read_text("utf-8"))]
    assert len(said) > 100
    missing = [
        (key or begun, path.name)
        for key, begun, path in said
        if not (key in texts if key else any(text.startswith(begun) for text in texts))
        and not re.search(rf'isText\(["`]{key or begun}', path.read_text("utf-8"))
    ]
    assert not missing


def test_the_screen_names_every_library() -> None:
    packages = json.loads((ROOT / "pwa/package-lock.json").read_text("utf-8"))["packages"]
    found = {name: packages[f"node_modules/{name}"] for name in packages[""]["dependencies"]}
    assert all("integrity" in package for package in found.values())
    listed = json.loads((ROOT / "pwa/src/shell/home/libraries.json").read_text("utf-8"))
    assert listed == {name: {"version": one["version"], "licence": one["license"]} for name, one in found.items()}
    for name in found:
        assert (ROOT / f"pwa/bundle/licences/{name}.txt").read_text("utf-8").strip()
