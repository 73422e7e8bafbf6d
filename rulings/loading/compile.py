"""`python -m rulings.loading.compile`: check all YAML and write the JSON that server and phone read at their start."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rulings.books.export import phone_files
from rulings.books.library import COMPILED, Library
from rulings.errors import RuleError
from rulings.loading.load import load

PHONE = Path(__file__).parents[2] / "pwa" / "rulebooks"


def files(library: Library) -> dict[str, str]:
    """Return file name → content of every compiled file."""
    return {
        "catalogue.json": _written(library.catalogue),
        **{f"{name}.json": _written(book) for name, book in library.books.items()},
    }


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def write(library: Library) -> int:
    """Write all files of both, delete those that no longer belong; returns how many were written."""
    folders = {COMPILED: files(library), PHONE: phone_files(library)}
    for folder, wanted in folders.items():
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.json"):
            if path.name not in wanted:
                path.unlink()
        for name, content in wanted.items():
            (folder / name).write_text(content, encoding="utf-8")
    return sum(map(len, folders.values()))


if __name__ == "__main__":
    try:
        print(f"{write(load())} files written to rulings/compiled and pwa/rulebooks")
    except RuleError as error:
        sys.exit(str(error))
