"""What every test of the models may ask for."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.dialects import sqlite

from models.database.engine import Engines, read, write
from tests.databases import as_owner
from tests.engines import engines_at
from tests.models.sample import Sample, furnish


@pytest.fixture
def engines(database_url: str) -> Iterator[Engines]:
    with engines_at(database_url) as made:
        yield made


@pytest.fixture
def owned(database_url: str, engines: Engines) -> Iterator[Engines]:
    """The same database for its owner, who on PostgreSQL may do more than the server."""
    with engines_at(as_owner(database_url)) as made:
        yield made


@pytest.fixture
def sample(engines: Engines) -> Sample:
    with write(engines) as connection:
        return furnish(connection)


@pytest.fixture
def plan_of(sqlite_url: str) -> Iterator[Any]:
    """How SQLite would find what a statement asks for."""

    def plan(query: Any) -> str:
        with read(engines) as connection:
            compiled = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
            return " / ".join(row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {compiled}")))

    with engines_at(sqlite_url) as engines:
        yield plan
