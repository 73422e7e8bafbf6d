"""Halls to call the API in."""

import pytest
from flask import Flask

from tests.api.tournament.hall import Hall, open_hall


@pytest.fixture
def hall(app: Flask) -> Hall:
    """A tournament under WRC 2022."""
    return open_hall(app, {"id": "wrc-2022"})


@pytest.fixture
def league(app: Flask) -> Hall:
    """A tournament under the R.League's rules, in the same database as `hall`."""
    return open_hall(app, {"id": "r-league-24-25"}, "league")
