"""Everything that a client may send has a bound, which is looked at before what it bounds."""

import re
from collections.abc import Iterator
from typing import Any

import marshmallow as ma
import pytest

from api.frame.blueprint import Blueprint
from api.frame.bounded import MOST_ERRORS, BoundedDict, BoundedJson, BoundedList
from api.frame.endpoints import BLUEPRINTS
from api.frame.schemas import Answers, Schema
from rulings.loading import yaml_file
from tests.databases import ROOT

OPENAPI = yaml_file.read(ROOT / "openapi.yaml", ROOT)
BOUNDED_TEXT = {"maxLength", "enum"}
FORMATS = {"uuid", "date", "date-time", "binary"}  # each is as long as its form, or what the server takes


def sent_schemas(blueprint: Blueprint) -> Iterator[tuple[str, Schema]]:
    """Each operation's name and what it takes, in its body or its query."""
    for endpoint, methods in blueprint._docs.items():
        for method, described in methods.items():
            taken = described.get("arguments", {}).get("parameters", ()) if method != "parameters" else ()
            for one in taken:
                yield f"{blueprint.name}.{endpoint} {method} {one['in']}", one["schema"]


def fields_of(schema: Schema, path: str) -> Iterator[tuple[str, ma.fields.Field[Any]]]:
    for name, field in schema.load_fields.items():
        yield from inner(field, f"{path}.{name}")


def inner(field: ma.fields.Field[Any], path: str) -> Iterator[tuple[str, ma.fields.Field[Any]]]:
    yield path, field
    if isinstance(field, ma.fields.List):
        yield from inner(field.inner, f"{path}[]")
    elif isinstance(field, ma.fields.Dict):
        yield from (found for part in (field.key_field, field.value_field) if part for found in inner(part, path))
    elif isinstance(field, ma.fields.Nested):
        yield from fields_of(field.schema, path)


SENT = [
    found
    for blueprint in BLUEPRINTS
    if isinstance(blueprint, Blueprint)
    for operation, schema in sent_schemas(blueprint)
    for found in fields_of(schema, operation)
]


def test_every_list_and_mapping_that_is_sent_is_counted_before_it_is_read() -> None:
    assert len(SENT) > 700
    kinds = (ma.fields.List, ma.fields.Mapping)
    free = [path for path, field in SENT if isinstance(field, kinds) or type(field) in (ma.fields.Raw, ma.fields.Field)]
    counted = {path for path, field in SENT if isinstance(field, BoundedList | BoundedDict | BoundedJson)}
    assert len(counted) > 80
    assert [path for path in free if path not in counted] == []
    assert [path for path, field in SENT if isinstance(field, ma.fields.Nested) and field.many] == []


def is_bounded(pattern: str) -> bool:
    """Whether a pattern matches texts of a certain length only: nothing in it is repeated without end."""
    without_classes = re.sub(r"\[[^]]*\]", "", pattern)
    return pattern.endswith(("$", r"\Z")) and not re.search(r"[*+]|,\}", without_classes)


def unbounded(schema: dict[str, Any], path: str, depth: int = 0) -> Iterator[str]:
    """What openapi.yaml says without saying how much of it there may be."""
    if "$ref" in schema:
        schema = OPENAPI["components"]["schemas"][schema["$ref"].rpartition("/")[2]] | schema
    for one in (*schema.get("allOf", ()), *schema.get("anyOf", ())):
        yield from unbounded(one, path, depth)
    kinds = schema.get("type", ())
    has_bound = bool(BOUNDED_TEXT & schema.keys()) or schema.get("format") in FORMATS
    if "string" in kinds and not has_bound and not is_bounded(schema.get("pattern", "")):
        yield path
    if ("integer" in kinds or "number" in kinds) and not ({"minimum", "maximum"} <= schema.keys() or "enum" in schema):
        yield path
    if "array" in kinds:
        if "maxItems" not in schema:
            yield path
        yield from unbounded(schema["items"], f"{path}[]", depth)
    if "object" in kinds:
        free = schema.get("additionalProperties", {})
        if free is not False and "maxProperties" not in schema:
            yield path
        for name, value in {**schema.get("properties", {}), "*": free or {}}.items():
            yield from unbounded(value, f"{path}.{name}", depth + 1)


OPERATIONS = {
    f"{method.upper()} {path}": {"parameters": [], **operation}
    for path, methods in OPENAPI["paths"].items()
    for method, operation in methods.items()
    if method != "parameters"
}


def test_openapi_says_how_long_whatever_is_sent_may_be() -> None:
    found = [
        place
        for label, operation in OPERATIONS.items()
        for content in operation.get("requestBody", {}).get("content", {}).values()
        for place in unbounded(content["schema"], label)
    ]
    in_queries = [
        place
        for label, operation in OPERATIONS.items()
        for parameter in operation["parameters"]
        if parameter["in"] == "query"
        for place in unbounded(parameter["schema"], f"{label}?{parameter['name']}")
    ]
    assert found + in_queries == []


class Item(Schema):
    number = ma.fields.Integer(required=True)


class Counting(ma.fields.Integer):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> int:
        self.asked += 1
        raise ma.ValidationError("No.")


def refused(field: ma.fields.Field[Any], value: Any) -> Any:
    with pytest.raises(ma.ValidationError) as raised:
        field.deserialize(value)
    return raised.value.messages


def test_a_list_that_is_too_long_is_not_read() -> None:
    inner = Counting()
    assert refused(BoundedList(inner, most=3), [1] * 4) == ["Longer than maximum length 3."]
    assert refused(BoundedList(inner, least=1, most=3), []) == ["Length must be between 1 and 3."]
    assert refused(BoundedList(inner, least=2, most=2), [1]) == ["Length must be 2."]
    assert refused(BoundedList(inner, most=3), "abc") == ["Not a valid list."]
    assert inner.asked == 0


def test_in_a_list_no_more_mistakes_are_looked_for_than_are_named() -> None:
    inner = Counting()
    assert len(refused(BoundedList(inner, most=500), [1] * 500)) == MOST_ERRORS + 1 == inner.asked


def test_a_mapping_that_is_too_large_is_not_read() -> None:
    inner = Counting()
    assert refused(BoundedDict(inner, inner, most=1), {"a": 1, "b": 2}) == ["Longer than maximum length 1."]
    assert refused(BoundedDict(inner, inner, most=1), [1]) == ["Not a valid mapping type."]
    assert inner.asked == 0


def test_of_unknown_fields_only_the_first_are_looked_for() -> None:
    with pytest.raises(ma.ValidationError) as raised:
        Item().load({"number": "no number", **{str(key): 1 for key in range(1000)}})
    assert isinstance(raised.value.messages, dict)
    assert len(raised.value.messages) == MOST_ERRORS + 1
    assert raised.value.messages["0"] == ["Unknown field."]


@pytest.mark.parametrize("value", [{"a": "x" * 201}, {"x" * 201: 1}, {"a": {"b": {"c": {"d": 1}}}}, {"a": [1] * 65}])
def test_what_the_rules_check_is_kept_small_and_shallow(value: Any) -> None:
    [message] = refused(Answers(), value)
    assert message.startswith("Longer than 64 entries")
