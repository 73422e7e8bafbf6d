"""Print through which files a ruling passes: those whose functions receive it between the view and its INSERT.

python -m scripts.ruling_trace
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

from sqlalchemy import Engine, event
from uuid_utils.compat import uuid7

from app import create_app
from bench.hall import open_hall
from config import Config
from models.database.engine import sqlite_url

ROOT = Path(__file__).resolve().parents[1]
OURS = ("api", "services", "models", "rulings")
MARK = "as the trace wrote it"
DEEP = 6  # levels of what is passed are looked through


class Trace:
    """Which functions of ours received what was sent, from the view on until it is written."""

    def __init__(self, view: str) -> None:
        """`view`: the name of the view's function."""
        self.view = view
        self.files: dict[str, list[str]] = {}
        self.is_on = False

    def call(self, frame: FrameType, kind: str, _: Any) -> None:
        """Note a call, as sys.setprofile has it."""
        if kind != "call":
            return
        path = Path(frame.f_code.co_filename)
        if not path.is_relative_to(ROOT) or path.relative_to(ROOT).parts[0] not in OURS:
            return
        if frame.f_code.co_name == self.view:
            self.is_on = True
        if self.is_on and any(map(carries, frame.f_locals.values())):
            self.files.setdefault(path.relative_to(ROOT).as_posix(), []).append(frame.f_code.co_qualname)

    def statement(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        """End where the ruling is written, as SQLAlchemy tells it."""
        if statement.startswith("INSERT INTO ruling "):
            self.is_on = False


def carries(value: Any, deep: int = DEEP) -> bool:
    """Whether the ruling is in what a function received."""
    if isinstance(value, str | bytes):
        return MARK in value if isinstance(value, str) else MARK.encode() in value
    return deep > 0 and any(carries(part, deep - 1) for part in _parts(value))


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, Mapping):
        yield from list(value.values())
    elif isinstance(value, list | tuple | set | frozenset):
        yield from value
    elif hasattr(type(value), "__dataclass_fields__"):
        yield from [getattr(value, name, None) for name in type(value).__dataclass_fields__]


def main() -> None:
    """Issue one ruling and print the files, each with the functions that received it."""
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder) / "traced.sqlite3")
        hall = open_hall(url)
        client = create_app(Config(database_url=url)).test_client()
        body = {**next(hall.calls(1)), "note": MARK}
        trace = Trace("issue_ruling")
        event.listen(Engine, "before_cursor_execute", trace.statement)
        sys.setprofile(trace.call)
        answer = client.put(f"{hall.path}/rulings/{uuid7()}", data=json.dumps(body), headers=hall.headers)
        sys.setprofile(None)
    if answer.status_code != 201:
        sys.exit(answer.text)
    for path, functions in trace.files.items():
        print(f"{path}: {', '.join(dict.fromkeys(functions))}")
    folders = {path.rpartition("/")[0] for path in trace.files}
    print(f"{len(trace.files)} files in {len(folders)} folders")


if __name__ == "__main__":
    main()
