"""Whatever openapi.yaml allows and forbids, sent by nobody and by directors: each answer is as described, none a 5xx.

Made by schemathesis from the description itself; a new endpoint is tried without a word here.
"""

import gc
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
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
from models.ruling.hand import SEATS
from rulings.loading import yaml_file
from tests.api.tournament.hall import ROLES, open_hall
from tests.databases import ROOT, PostgreSQL, copy_sqlite, sqlite_url
from tests.examples import examples

load_all_checks()
WANTED = ("not_a_server_error", "response_schema_conformance", "content_type_conformance", "status_code_conformance")
HELD = [CHECKS.get_one(name) for name in WANTED]
FEED = "/api/v1/tournaments/{tournament_id}/live"
# All operations would share what is kept, for it is kept by the function.
FEW = settings(database=None, suppress_health_check=list(HealthCheck))
PLAIN = {"Accept-Encoding": "identity"}


def operations(app: Flask) -> dict[str, Any]:
    """Method and path → the operation, of each but the live feed, whose events are no documents."""
    with warnings.catch_warnings():  # schemathesis leaves the answer open that it reads the description from
        warnings.simplefilter("ignore", ResourceWarning)
        schema = schemathesis.openapi.from_wsgi("/openapi.yaml", app)
        gc.collect()
    found = [one.ok() for one in schema.get_all_operations()]
    return {one.label: one for one in found if FEED not in one.label}


DESCRIBED = yaml_file.read(ROOT / "openapi.yaml", ROOT)["paths"]
LABELS = [f"{method.upper()} {path}" for path in DESCRIBED for method in DESCRIBED[path] if method != "parameters"]
LABELS.remove(f"GET {FEED}")
WRITES = {label for label in LABELS if "{tournament_id}" in label and not label.startswith("GET")}


class Event:
    """A tournament with a ruling, and all that addresses and bodies can name of it."""

    def __init__(self, app: Flask, slug: str) -> None:
        self.hall = hall = open_hall(app, {"id": "r-league-24-25"}, slug)
        self.call = {"foul": "empty-win", "facts": {"hand_shown": True}}
        self.parts: dict[str, UUID | str] = {
            "tournament_id": hall.tournament,
            "ruling_id": hall.rule(**self.call)["id"],
            "table_id": hall.tables[0],
            "player_id": hall.players[0],
            "hanchan_id": hall.hanchan,
            "team_id": hall.team,
            "official_id": hall.officials["arbiter"],
            "slug": slug,
            "rulebook_id": "wrc-2022",
            "foul_id": "empty-win",
        }
        named = ("ruling", "table", "player", "hanchan", "team", "official")
        seats = dict(zip(SEATS, hall.players, strict=False))
        self.fields = {
            **{name: self.parts[f"{name}_id"] for name in named},
            **seats,
            "arbiter": self.parts["official_id"],
        }

    def named_in(self, body: Any) -> Any:
        """The body with what is this tournament's wherever it names something."""
        if isinstance(body, list):
            return [self.named_in(element) for element in body]
        if not isinstance(body, dict):
            return body
        known = {name: str(self.fields[name]) for name in body if name in self.fields and isinstance(body[name], str)}
        known |= {"id": str(self.fields[body["kind"]])} if body.get("kind") in ("player", "team") else {}
        known |= self.call if "foul" in body else {}
        return {**{name: self.named_in(value) for name, value in body.items()}, **known}


class Tried:
    """Two tournaments in one database, and which operations stored something there."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.events = [Event(app, slug) for slug in ("autumn-cup", "winter-cup")]
        self.stored: set[str] = set()


@dataclass
class Everything:
    """Each operation, what it is tried on, and which were tried: to make up a case takes longer than to answer it."""

    operations: dict[str, Any]
    databases: list[Tried]
    labels: set[str] = field(default_factory=set)


@pytest.fixture(scope="module")
def everything(
    sqlite_template: Path,
    postgresql_template: str,
    postgresql_server: PostgreSQL,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Everything]:
    path = tmp_path_factory.mktemp("operations") / "store.sqlite3"
    copy_sqlite(sqlite_template, path)
    with ExitStack() as ended, postgresql_server.database(postgresql_template) as name:
        databases = []
        for url in (sqlite_url(path), postgresql_server.served_url(name)):
            app = create_app(Config(url, "error", 0, "999999/minute", "999999/minute"))
            ended.callback(engines(app).dispose)
            databases.append(Tried(app))
        everything = Everything(operations(databases[0].app), databases)
        assert set(everything.operations) == set(LABELS)
        yield everything
        if everything.labels == set(LABELS):
            for tried in databases:
                assert len(WRITES & tried.stored) > len(WRITES) / 3, sorted(WRITES - tried.stored)


@pytest.mark.parametrize("label", LABELS)
def test_no_answer_is_our_fault_and_each_is_as_described(label: str, everything: Everything) -> None:
    everything.labels.add(label)
    operation = everything.operations[label]
    roles = operation.definition.raw.get("x-roles", ["director"])
    role = next((role for role in ROLES if role in roles), "director")

    @settings(FEW, max_examples=examples(2))  # the first is the simplest that there is, each time
    @given(
        case=operation.as_strategy(),
        event=st.sampled_from((0, 1)),
        other=st.sampled_from((None, None, 0, 1)),
        of_what=st.sampled_from(("something new", "what is there", "anything")),
    )
    def ask(case: Any, event: int, other: int | None, of_what: str) -> None:
        """Ask as nobody, then with the token of that tournament, or of another; in each database."""
        made_up, body = case.path_parameters or {}, case.body
        for tried in everything.databases:
            its = tried.events[event]
            known = {name: str(its.parts[name]) for name in made_up if name in its.parts}
            if of_what == "something new":
                known = {name: value for name, value in known.items() if not operation.path.endswith(f"{{{name}}}")}
            if of_what != "anything":
                case.path_parameters = {**made_up, **known}
                case.body = its.named_in(body)
            token = tried.events[event if other is None else other].hall.tokens[role]
            case.call_and_validate(headers=PLAIN, checks=HELD, app=tried.app)
            official = {**PLAIN, "Authorization": f"Bearer {token}"}
            answer = case.call_and_validate(headers=official, checks=HELD, app=tried.app)
            if case.method != "GET" and answer.status_code < 300:
                tried.stored.add(label)

    ask()
