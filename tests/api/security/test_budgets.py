"""Whatever is sent to any operation, however large or odd, is refused for half a second of processor at most, in little
memory and with a small answer; and nothing is a 5xx.

Time is the processor's, the least of three tries, so that a busy machine makes none too slow. Memory is the process's
peak, which Linux resets: to trace each allocation would take longer than the rest.
"""

import gc
import re
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from itertools import count, product
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import process_time
from typing import Any
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.access.headers import MAX_BODY_BYTES, MOST_PUBLIC_BYTES
from api.event.sheet_schemas import LARGEST_FILE, LONGEST_TEXT
from services import images
from tests.api.odd_bodies import ID, OPENAPI, OPERATIONS, Operation, Place, odd_values, places, put, resolved, smallest
from tests.api.tournament.hall import Hall
from tests.examples import sample

SECONDS = 0.5
START_OF_A_CHILD = 0.3  # seconds of processor, before it reads a file
MEGABYTES = 30  # 100,000 names alone are 10 MB as Python's texts, and their object 10 more
ANSWER_BYTES = 64_000
STATUS = Path("/proc/self/status")
FILLINGS = (b"\0", b".", b"{", b" ", b'"', b"0", b",", b";", b"\n", b"PK\3\4")
WORDS = (
    "a" * 8000,
    "\u0301" * 2000,
    "." * 8000,
    "\\" * 8000,
    "9" * 4000,
    "[" * 8000,
    "-0",
    "1e400",
    "%",
    " ",
    "\x01",
)


def places_of_all() -> dict[str, list[Place]]:
    """Of each operation with a body the places that no other before it has."""
    known: dict[bool, set[str]] = {False: set(), True: set()}
    return {
        label: list(places(operation.schema, known[operation.is_public]))
        for label, operation in OPERATIONS.items()
        if operation.schema is not None
    }


def parameters_of_all(where: str) -> dict[str, list[str]]:
    """Of each operation the parameters of its query or path that no other before it describes in the same words."""
    known: list[Any] = []
    new: dict[str, list[str]] = {}
    for label, operation in OPERATIONS.items():
        shared = OPENAPI["paths"][operation.path].get("parameters", [])
        for parameter in [*operation.described.get("parameters", []), *shared]:
            if parameter["in"] == where and parameter not in known:
                known.append(parameter)
                new.setdefault(label, []).append(parameter["name"])
    return new


PLACES = places_of_all()
QUERIES = parameters_of_all("query")
ADDRESSES = parameters_of_all("path")


def peak() -> float:
    """The most memory that this process had, in megabytes; nothing where no Linux tells."""
    with suppress(FileNotFoundError):
        return int(re.findall(r"VmHWM:\s+(\d+)", STATUS.read_text())[0]) / 1000
    return 0


def children_seconds() -> float:
    """What ended children of this process took of the processor."""
    children = getrusage(RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def forget_peak() -> None:
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


class Attacker:
    """Calls every operation in a role that may."""

    def __init__(self, own: Hall, ana: FlaskClient) -> None:
        self._own, self._ana = own, ana
        self.ids = {
            "tournament_id": own.tournament,
            "ruling_id": own.rule("empty-win", {"hand_shown": True})["id"],
            "table_id": own.tables[0],
            "player_id": own.players[0],
            "hanchan_id": own.hanchan,
            "team_id": own.team,
            "official_id": own.officials["arbiter"],
            "rulebook_id": "wrc-2022",
            "foul_id": "empty-win",
            "slug": "cup",
        }

    def address(self, operation: Operation, **odd: str) -> str:
        """The operation's address in this tournament."""
        return re.sub(r"\{(\w+)\}", lambda part: odd.get(part[1], str(self.ids.get(part[1], ID))), operation.path)

    def call(self, operation: Operation, address: str, **sent: Any) -> TestResponse:
        roles = operation.described.get("x-roles", [])
        if roles:
            role = next((role for role in self._own.tokens if role in roles), "referee")  # a player has no token
            sent["headers"] = {"Authorization": f"Bearer {self._own.tokens[role]}"}
        client = self._own.client if roles or operation.is_public else self._ana
        return client.open(address, method=operation.method, **sent)

    def check(self, what: str, operation: Operation, address: str, **sent: Any) -> None:
        """Call it, and see what it costs to be refused."""
        answer, seconds, megabytes = self.measure(operation, address, **sent)
        assert answer.status_code < 500, f"{what}: {answer.text[:500]}"
        if answer.status_code >= 400:
            for _ in range(2):
                if seconds > SECONDS:
                    seconds = min(seconds, self.measure(operation, address, **sent)[1])
            assert seconds <= SECONDS, f"{what}: {seconds:.2f} s of processor"
            assert megabytes <= MEGABYTES, f"{what}: {megabytes:.0f} MB"
            assert len(answer.data) <= ANSWER_BYTES, f"{what}: an answer of {len(answer.data)} bytes"

    def measure(self, operation: Operation, address: str, **sent: Any) -> tuple[TestResponse, float, float]:
        """Call it; the answer, how many seconds of processor it took, and how many megabytes more."""
        forget_peak()
        before, begun, apart = peak(), process_time(), children_seconds()
        answer = self.call(operation, address, **sent)
        reading = max(0.0, children_seconds() - apart - START_OF_A_CHILD)
        return answer, process_time() - begun + reading, peak() - before


@pytest.fixture(scope="module")
def attacker(own: Hall, ana: FlaskClient) -> Iterator[Attacker]:
    gc.collect()
    gc.freeze()  # else each full collection visits all that earlier tests left, on this test's time
    yield Attacker(own, ana)
    gc.unfreeze()


@pytest.mark.parametrize("label", PLACES)
def test_no_body_costs_much(attacker: Attacker, label: str) -> None:
    operation = OPERATIONS[label]
    address = attacker.address(operation)
    turns = count(list(PLACES).index(label))
    for path, body, schema in PLACES[label]:
        room = (MOST_PUBLIC_BYTES if operation.is_public else MAX_BODY_BYTES) - 10_000
        for value in odd_values(schema, room, next(turns)):
            what = f"{label}, {'.'.join(path) or 'body'}: {value[:8]}…"
            attacker.check(what, operation, address, data=put(body, value), content_type="application/json")


@pytest.mark.parametrize("label", QUERIES)
def test_no_query_costs_much(attacker: Attacker, label: str) -> None:
    operation = OPERATIONS[label]
    for name in QUERIES[label]:
        for word in WORDS:
            what = f"{label}?{name}={word[:8]}…"
            attacker.check(what, operation, attacker.address(operation), query_string={name: word})


def test_no_number_of_parameters_costs_much(attacker: Attacker) -> None:
    for label in ("GET /api/v1/fouls", "GET /api/v1/cards"):
        for many in ([(f"p{number}", "") for number in range(2000)], [("option", "a")] * 2000):
            operation = OPERATIONS[label]
            attacker.check(label, operation, attacker.address(operation), query_string=many)


@pytest.mark.parametrize("label", ADDRESSES)
def test_no_address_costs_much(attacker: Attacker, label: str) -> None:
    operation = OPERATIONS[label]
    for part in ADDRESSES[label]:
        for word in WORDS:
            address = attacker.address(operation, **{part: quote(word, safe="")})
            attacker.check(f"{label} with {part} {word[:8]}…", operation, address)


FILES = [
    label
    for label, operation in OPERATIONS.items()
    if operation.described.get("requestBody", {}).get("content", {}).keys() - {"application/json"}
]
SHEETS = [label for label in PLACES if {"csv", "file"} <= resolved(OPERATIONS[label].schema or {})["properties"].keys()]


@pytest.mark.parametrize("label", FILES)
def test_no_photo_costs_much(attacker: Attacker, label: str) -> None:
    operation = OPERATIONS[label]
    begins = (b"", b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"RIFF")
    for filling, begin, size in sample(product(FILLINGS, begins, (images.MOST_BYTES, MAX_BODY_BYTES)), 5):
        sent = (begin + filling * size)[:size]
        what = f"{label}: {begin + filling!r}…"
        attacker.check(what, operation, attacker.address(operation), data=sent, content_type="image/jpeg")


@pytest.mark.parametrize("label", SHEETS)
@pytest.mark.parametrize("filling", FILLINGS)
def test_no_sheet_costs_much(attacker: Attacker, label: str, filling: bytes) -> None:
    operation = OPERATIONS[label]
    least = smallest(operation.schema or {})
    whole = (filling * LARGEST_FILE)[:LARGEST_FILE]
    for sent in ({"csv": whole[:LONGEST_TEXT].decode()}, {"file": b64encode(whole).decode()}):
        what = f"{label}: {filling!r}… as {next(iter(sent))}"
        attacker.check(what, operation, attacker.address(operation), json={**least, **sent})
