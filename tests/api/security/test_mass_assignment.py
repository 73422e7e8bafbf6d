"""Nobody gets more by a field that they add to a body: what no schema names is refused, at every address."""

import re
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from api.frame.openapi import description
from tests.api.answers import mistakes
from tests.api.tournament.hall import Hall

# What decides over rights, times and proofs in the tables behind.
COVETED = {
    *("id", "tournament_id", "official_id", "player_id", "account_id", "session_id", "maker_id", "made_by", "who"),
    *("roles", "roles_since", "scopes", "is_admin", "status", "version", "revision", "uses_left", "amends_id"),
    *("seq", "hash", "server_at", "created_at", "admitted_at", "revoked_at", "cut_off_at", "ended_at", "final"),
    *("password_hash", "token_hash", "secret_hash", "key_hash", "previous_hash", "sign_count", "has_password"),
}
PREFIX = "#/components/schemas/"
JSON = "application/json"
PARTS = re.compile(r"{(\w+)}")


@pytest.fixture(scope="module")
def spec(attacked: Flask) -> dict[str, Any]:
    return description(attacked)


def bodies(spec: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """Method, address and schema of everything that reads JSON."""
    found = []
    for address, methods in spec["paths"].items():
        for method in ("put", "post", "patch"):
            content = methods.get(method, {}).get("requestBody", {}).get("content", {})
            if JSON in content:
                found.append((method.upper(), address, content[JSON]["schema"]))
    assert len(found) > 40
    return found


def followed(spec: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = spec["components"]["schemas"][schema["$ref"].removeprefix(PREFIX)]
    return found


def within(spec: dict[str, Any], schema: dict[str, Any], seen: dict[str, dict[str, Any]]) -> None:
    """Adds every named schema that this one is made of to those seen."""
    name = schema.get("$ref", "").removeprefix(PREFIX)
    if name and name not in seen:
        seen[name] = followed(spec, schema)
        within(spec, seen[name], seen)
    parts = [*schema.get("properties", {}).values(), *(schema[key] for key in ("items",) if key in schema)]
    for part in [*parts, *schema.get("allOf", []), *schema.get("anyOf", []), *schema.get("oneOf", [])]:
        within(spec, part, seen)


def test_a_coveted_field_is_refused_wherever_it_is_sent(spec: dict[str, Any], own: Hall, ana: FlaskClient) -> None:
    for method, address, schema in bodies(spec):
        role = "referee" if address.endswith("/attempts/{attempt_id}") else "director"  # who makes exams takes none
        headers = {"Authorization": f"Bearer {own.tokens[role]}", "If-Match": "*"}
        added = COVETED - followed(spec, schema).get("properties", {}).keys()
        path = PARTS.sub(lambda part: str(own.tournament if part[1] == "tournament_id" else uuid7()), address)
        found = mistakes(ana.open(path, method=method, json=dict.fromkeys(added, "director"), headers=headers))
        unknown = {field for field, (message, _) in found.items() if message.startswith("Unknown field")}
        assert unknown == added, f"{method} {address}"


def test_so_it_is_within_every_part_of_a_body(spec: dict[str, Any]) -> None:
    seen: dict[str, dict[str, Any]] = {}
    for _, _, schema in bodies(spec):
        within(spec, schema, seen)
    assert "Offender" in seen
    assert [name for name, part in seen.items() if part.get("additionalProperties") is not False] == []


def test_a_player_and_a_referee_stay_what_they_are(attacked: Flask, own: Hall) -> None:
    """Where roles are a field that is known, they are a director's to give."""
    phone = own.browser()
    answer = own.admit(phone, own.link(roles=["referee"]), name="Kim")
    kim = answer.get_json()["whom"]["id"]
    for path, body in (
        (f"officials/{kim}", {"roles": ["director"]}),
        (f"invitations/{uuid7()}", {"roles": ["director"], "uses": 1, "minutes": 60}),
        (f"api-tokens/{uuid7()}", {"name": "x", "official": kim, "scopes": ["people"], "days": 1}),
    ):
        method = "PATCH" if path.startswith("officials") else "PUT"
        assert phone.open(own.path(path), method=method, json=body, headers={"If-Match": "*"}).status_code == 403
    joining = {"invitation": own.link(roles=["referee"]), "proof": "k" * 43, "name": "Lee", "roles": ["director"]}
    assert set(mistakes(own.browser().put(own.path(f"joinings/{uuid7()}"), json=joining))) == {"roles"}
    assert phone.get(own.path("officials/me")).get_json()["roles"] == ["referee"]
