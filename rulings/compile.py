"""`python -m rulings.compile`: check all YAML and write `rulings/compiled/*.json`, which the app reads at its start."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rulings.errors import RuleError
from rulings.library import COMPILED, Library
from rulings.load import load


def files(library: Library) -> dict[str, str]:
    """File name → content of every compiled file."""
    return {
        "catalogue.json": _written(library.catalogue),
        **{f"{name}.json": _written(book) for name, book in library.books.items()},
    }


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def write(folder: Path = COMPILED) -> int:
    """Write all files, delete those that no longer belong; returns how many were written."""
    wanted = files(load())
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.json"):
        if path.name not in wanted:
            path.unlink()
    for name, content in wanted.items():
        (folder / name).write_text(content, encoding="utf-8")
    return len(wanted)


if __name__ == "__main__":
    try:
        print(f"{write()} files written to rulings/compiled")
    except RuleError as error:
        sys.exit(str(error))
