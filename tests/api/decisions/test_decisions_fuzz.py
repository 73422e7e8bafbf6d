"""Whatever is sent to POST /decisions, the answer is a decision or a refusal that names the field; never a crash."""

from typing import Any

import orjson
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st

import rulings
from rulings.engine.context import RIICHI, SEATS, SIMULTANEOUS
from rulings.engine.outcome import ENDS
from tests.books import composed
from tests.examples import examples

PATH = "/api/v1/decisions"
LIBRARY = rulings.library()
OPTIONS = sorted({option for book in LIBRARY.books.values() for option in book["options"]})
READINGS = sorted(LIBRARY.catalogue["readings"])
FACTS = sorted(LIBRARY.catalogue["facts"])

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**63), 2**64 - 1),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(),
)
ANYTHING = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=12)


def named(names: list[str], values: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.sampled_from(names) | st.text(max_size=8), values, max_size=4)


RULEBOOKS = st.fixed_dictionaries(
    {"id": st.sampled_from(sorted(LIBRARY.books)) | ANYTHING},
    optional={
        "options": named(OPTIONS, st.just({}) | ANYTHING) | ANYTHING,
        "readings": named(READINGS, st.text(max_size=8) | ANYTHING) | ANYTHING,
    },
)
NEARLY_RIGHT = st.fixed_dictionaries(
    {"rulebook": RULEBOOKS | ANYTHING, "foul": st.sampled_from(sorted(LIBRARY.catalogue["fouls"])) | ANYTHING},
    optional={"facts": named(FACTS, ANYTHING) | ANYTHING, "context": named(["seat", "riichi"], ANYTHING) | ANYTHING},
)


@st.composite
def right(draw: st.DrawFn) -> dict[str, Any]:
    """A question without a mistake: any base book, any foul, some of its facts, any context that goes with them."""
    book = composed({"id": draw(st.sampled_from(sorted(LIBRARY.books)))})
    foul = draw(st.sampled_from(sorted(LIBRARY.catalogue["fouls"])))
    facts = {}
    for fact in draw(st.sets(st.sampled_from(LIBRARY.catalogue["fouls"][foul]["asks"] or ["none"]))) - {"none"}:
        shape = book.facts[fact]
        if shape["kind"] == "count":
            facts[fact] = draw(st.integers(shape["min"], shape["max"]))
        else:
            facts[fact] = draw(st.booleans() if shape["kind"] == "yes-no" else st.sampled_from(shape["answers"]))
    ends = ENDS[facts["hand_end"]] if "hand_end" in facts else SIMULTANEOUS
    moments = [moment for moment in ends if moment not in book.content["never_simultaneous"]]
    in_riichi = LIBRARY.catalogue["fouls"][foul].get("implies", {}).get("riichi") == "yes"
    context = {
        "simultaneous": draw(st.sampled_from(moments)),
        "offenders": draw(st.integers(1, 4)),
        "after_time": draw(st.booleans()),
        "casual": draw(st.booleans()),
        "seat": draw(st.none() | st.sampled_from(SEATS)),
        "riichi": draw(st.sampled_from([riichi for riichi in RIICHI if riichi != "no" or not in_riichi])),
    }
    return {"rulebook": {"id": book.id}, "foul": foul, "facts": facts, "context": context}


def send(visitor: FlaskClient, body: bytes, lang: str = "en") -> int:
    """The status; the client has held the answer against its schema."""
    return visitor.post(f"{PATH}?lang={lang}", data=body, content_type="application/json").status_code


@settings(max_examples=examples(300))
@given(right(), st.sampled_from(["en", "ja", "fr"]))
def test_what_is_right_is_always_decided(visitor: FlaskClient, asked: dict[str, Any], lang: str) -> None:
    assert send(visitor, orjson.dumps(asked), lang) == 200


@settings(max_examples=examples(300))
@given(NEARLY_RIGHT)
def test_what_is_nearly_right_is_decided_or_refused(visitor: FlaskClient, asked: dict[str, Any]) -> None:
    assert send(visitor, orjson.dumps(asked)) in {200, 422}


@settings(max_examples=examples(200))
@given(ANYTHING)
def test_any_other_json_is_refused(visitor: FlaskClient, asked: Any) -> None:
    assert send(visitor, orjson.dumps(asked)) == 422


@settings(max_examples=examples(200))
@given(st.binary(max_size=200))
def test_any_bytes_are_refused(visitor: FlaskClient, body: bytes) -> None:
    assert send(visitor, body) in {400, 422}
