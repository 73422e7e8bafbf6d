"""What every test of the models may ask for."""

from collections.abc import Iterator

import pytest

from models.engine import Engines, make_engine, write
from tests.models.house import House, furnish


@pytest.fixture
def engines(database_url: str) -> Iterator[Engines]:
    made = make_engine(database_url)
    yield made
    made.dispose()


@pytest.fixture
def house(engines: Engines) -> House:
    with write(engines) as connection:
        return furnish(connection)
