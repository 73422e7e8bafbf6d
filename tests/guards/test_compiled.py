"""The compiled rulebooks are what the YAML says today."""

from __future__ import annotations

from rulings.compile import files
from rulings.library import COMPILED
from rulings.load import load


def test_compiled_rulebooks_are_fresh() -> None:
    wanted = files(load())
    found = {path.name: path.read_text(encoding="utf-8") for path in COMPILED.glob("*.json")}
    stale = sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))
    assert not stale, f"run `make rulebooks`: {stale}"
