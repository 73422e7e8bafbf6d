"""Whatever openapi.yaml allows and forbids, sent by nobody and by a director: each answer is as described, none a 5xx.

Made by schemathesis from the description itself; a new endpoint is tried without a word here.
"""

import gc
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks

from api.frame.store import engines
from app import create_app
from config import Config
from rulings.loading import yaml_file
from tests.api.tournament.hall import Hall, open_hall
from tests.databases import ROOT, copy_sqlite

load_all_checks()
WANTED = ("not_a_server_error", "response_schema_conformance", "content_type_conformance", "status_code_conformance")
HELD = [CHECKS.get_one(name) for name in WANTED]
ENDLESS = "/api/v1/tournaments/{tournament_id}/live"
FEW = settings(max_examples=6, deadline=None, database=None, suppress_health_check=list(HealthCheck))
PLAIN = {"Accept-Encoding": "identity"}


def app_on(path: Path) -> Flask:
    return create_app(Config(f"sqlite:///{path}", "error", 0, "999999/minute", "999999/minute"))


def operations(app: Flask) -> dict[str, Any]:
    """Method and path → the operation, of each but the endless one."""
    with warnings.catch_warnings():  # schemathesis leaves the answer open that it reads the description from
        warnings.simplefilter("ignore", ResourceWarning)
        schema = schemathesis.openapi.from_wsgi("/openapi.yaml", app)
        gc.collect()
    found = [one.ok() for one in schema.get_all_operations()]
    return {one.label: one for one in found if ENDLESS not in one.label}


DESCRIBED = yaml_file.read(ROOT / "openapi.yaml", ROOT)["paths"]
LABELS = [f"{method.upper()} {path}" for path in DESCRIBED for method in DESCRIBED[path] if method != "parameters"]
LABELS.remove(f"GET {ENDLESS}")


@pytest.fixture(scope="module")
def hall(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    path = tmp_path_factory.mktemp("operations") / "store.sqlite3"
    copy_sqlite(sqlite_template, path)
    app = app_on(path)
    hall = open_hall(app, {"id": "r-league-24-25"})
    hall.rule("empty-win", {"hand_shown": True})
    yield hall
    engines(app).dispose()


@pytest.fixture(scope="module")
def described(hall: Hall) -> dict[str, Any]:
    found = operations(hall.app)
    assert set(found) == set(LABELS)
    return found


def known(hall: Hall) -> dict[str, UUID | str]:
    """Parts of addresses that lead to something."""
    ruling = hall.get("rulings")["items"][0]["id"]
    return {
        "tournament_id": hall.tournament,
        "ruling_id": ruling,
        "table_id": hall.tables[0],
        "player_id": hall.players[0],
        "hanchan_id": hall.hanchan,
        "team_id": hall.team,
        "official_id": hall.officials["arbiter"],
        "slug": "autumn-cup",
        "rulebook_id": "wrc-2022",
        "foul_id": "empty-win",
    }


@pytest.mark.parametrize("who", ["nobody", "director"])
@pytest.mark.parametrize("label", LABELS)
def test_no_answer_is_our_fault_and_each_is_as_described(
    label: str, who: str, hall: Hall, described: dict[str, Any]
) -> None:
    operation, ids = described[label], known(hall)
    headers = PLAIN if who == "nobody" else {**PLAIN, "Authorization": f"Bearer {hall.tokens['director']}"}

    @FEW
    @given(case=operation.as_strategy(), leads=st.booleans())
    def tried(case: Any, leads: bool) -> None:
        if leads or who == "director":
            wanted = ids if leads else {"tournament_id": hall.tournament}
            given_ids = {name: str(wanted[name]) for name in case.path_parameters or {} if name in wanted}
            case.path_parameters = {**(case.path_parameters or {}), **given_ids}
        case.call_and_validate(headers=headers, checks=HELD)

    tried()
