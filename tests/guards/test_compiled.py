"""The compiled rulebooks, the server's and the phone's, are what the YAML says today."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulings.books.export import phone_files
from rulings.books.library import COMPILED, Library
from rulings.loading.compile import PHONE, files
from rulings.loading.load import load


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


@pytest.mark.parametrize(("folder", "written"), [(COMPILED, files), (PHONE, phone_files)])
def test_compiled_rulebooks_are_fresh(
    library: Library, folder: Path, written: Callable[[Library], dict[str, str]]
) -> None:
    wanted = written(library)
    found = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.json")}
    stale = sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))
    assert not stale, f"run `make rulebooks`: {stale}"
