"""Engines that go from one test's database to the next: most of a short test was the compiling of its statements."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import event, make_url

from models.database.engine import Engines, make_engine


class _Movable:
    """The engines of one database after another, all of one kind."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engines = make_engine(url)
        for engine in (self._engines.writer, self._engines.reader):
            event.listen(engine, "do_connect", self._connect)

    def to(self, url: str) -> Engines:
        self._url = url
        return replace(self._engines, after_commit=[], before_end=[])

    def _connect(self, dialect: Any, _record: Any, arguments: list[Any], named: dict[str, Any]) -> None:
        arguments[:], given = dialect.create_connect_args(make_url(self._url))
        named.clear()
        named.update(given)


_IDLE: defaultdict[str, list[_Movable]] = defaultdict(list)


@contextmanager
def engines_at(url: str) -> Iterator[Engines]:
    """As `make_engine`, with the statements compiled that others ran before; disposed at the end."""
    idle = _IDLE[make_url(url).get_backend_name()]
    movable = idle.pop() if idle else _Movable(url)
    engines = movable.to(url)
    try:
        yield engines
    finally:
        engines.dispose()
        idle.append(movable)
