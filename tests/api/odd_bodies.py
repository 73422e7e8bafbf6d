"""Bodies made from openapi.yaml: the smallest one of each operation, with something huge or odd in one place of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import orjson

from rulings.loading import yaml_file
from tests.databases import ROOT

OPENAPI = yaml_file.read(ROOT / "openapi.yaml", ROOT)
ID = "0197c0de-0000-7000-8000-000000000001"
BY_FORMAT = {"uuid": ID, "date-time": "2025-11-21T14:02:00+09:00", "date": "2025-11-21", "byte": "AAAA"}
PLACE = "\x7fplace\x7f"  # one JSON text, to be cut out of the bytes

LISTS = ("{}", "[]", '""', "null", "0")
TEXTS = ("a", "\u0301", ".", r"\\", "0", "[", " ")
MANY = 100_000
NUMBERS = ("1" + "0" * 4000, "1e400", "-0", "-1" + "0" * 30, "1.5")


class Operation(NamedTuple):
    """What openapi.yaml says of one operation."""

    method: str
    path: str
    described: Mapping[str, Any]

    @property
    def is_public(self) -> bool:
        """Whether it needs no credentials."""
        return self.described["security"] == []

    @property
    def schema(self) -> dict[str, Any] | None:
        """What its JSON body has to be."""
        content = self.described.get("requestBody", {}).get("content", {})
        return content.get("application/json", {}).get("schema")


OPERATIONS = {
    f"{method.upper()} {path}": Operation(method.upper(), path, operation)
    for path, methods in OPENAPI["paths"].items()
    for method, operation in methods.items()
    if method != "parameters"
}


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema itself, where another one is meant by name; of several the first."""
    if "$ref" in schema:
        schema = {**schema, **OPENAPI["components"]["schemas"][schema["$ref"].rpartition("/")[2]]}
    several = schema.get("allOf") or schema.get("anyOf")
    return resolved(several[0]) if several else schema


def kinds(schema: dict[str, Any]) -> tuple[str, ...]:
    kind = schema.get("type", "string")
    return (kind,) if isinstance(kind, str) else tuple(kind)


def smallest(schema: dict[str, Any]) -> Any:
    """The smallest value that the schema takes, as far as it says."""
    schema = resolved(schema)
    kind = kinds(schema)[0]
    if kind == "object":
        wanted = schema.get("required", ())
        return {name: smallest(schema["properties"][name]) for name in wanted}
    if kind == "array":
        return [smallest(schema["items"])] * schema.get("minItems", 0)
    if "enum" in schema:
        return schema["enum"][0]
    if "example" in schema:
        return schema["example"]
    if kind == "boolean":
        return False
    if kind in ("integer", "number"):
        return max(schema.get("minimum", 0), 0)
    return BY_FORMAT.get(schema.get("format", ""), "a" * schema.get("minLength", 1))


class Place(NamedTuple):
    """A place of a body: its path, the smallest body in which PLACE stands there, and what the schema says of it."""

    path: tuple[str, ...]
    body: Any
    schema: dict[str, Any]


def places(schema: dict[str, Any], known: set[str]) -> Iterator[Place]:
    """Each place of such a body; what several bodies have, in the first only: `known` gathers its names."""
    name = schema.get("$ref")
    schema = resolved(schema)
    yield Place((), PLACE, schema)
    if name in known:
        return
    if name is not None:
        known.add(name)
    if "object" in kinds(schema):
        least = smallest(schema)
        free = schema.get("additionalProperties")
        parts = {**schema.get("properties", {}), **({"a": free} if isinstance(free, dict) else {})}
        for part in parts:
            for path, inner, found in places(parts[part], known):
                yield Place((part, *path), {**least, part: inner}, found)
    if "array" in kinds(schema):
        for path, inner, found in places(schema["items"], known):
            yield Place(("[]", *path), [inner] * max(1, schema.get("minItems", 1)), found)


def odd_values(schema: dict[str, Any], room: int, turn: int) -> Iterator[str]:
    """JSON that is as large or odd as can be sent in place of what the schema says, within so many bytes.

    Of a list's items, a text's letters and an object's oddities some, by turns.
    """
    for kind in kinds(schema):
        if kind == "array":
            yield from (repeated(item, room) for item in (LISTS[0], LISTS[1 + turn % (len(LISTS) - 1)]))
        elif kind == "string":
            yield from (text(TEXTS[(2 * turn + at) % len(TEXTS)], room) for at in range(2))
        elif kind in ("integer", "number"):
            yield from NUMBERS
        elif kind == "object":
            yield many_keys(room) if turn % 2 or "properties" not in schema else "[" * min(room, MANY)


@cache
def repeated(item: str, room: int) -> str:
    """As many items as have room, of so many at most."""
    return f"[{','.join([item] * min(MANY, room // (len(item) + 1)))}]"


@cache
def text(letter: str, room: int) -> str:
    """A text of this letter alone."""
    return f'"{letter * (room // len(letter.encode()))}"'


@cache
def many_keys(room: int) -> str:
    """An object with as many keys as have room, of so many at most."""
    return orjson.dumps({f"k{number}": 0 for number in range(min(MANY, room // 11))}).decode()


def put(body: Any, value: str) -> bytes:
    """The body as JSON, with this JSON at its place."""
    return orjson.dumps(body).replace(orjson.dumps(PLACE), value.encode())
