"""Rulings without a penalty: no offence on anybody's record, unless the book says so."""

from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.tournament.hall import Hall, open_hall


@pytest.mark.parametrize("free", [{}, {"issued": {"penalties": [{"kind": "none"}], "reason": "hardly seen"}}])
def test_what_came_to_no_penalty_is_no_first_offence(league: Hall, free: dict[str, Any]) -> None:
    kind = "open-or-added" if free else "concealed"
    first = league.rule("early-dora", {"kan_kind": kind}, **free)
    assert (first["kind"], first["earlier"]["total"]) == ("none", 0)
    second = league.rule("early-dora", {"kan_kind": "open-or-added"})
    assert (second["kind"], second["known"], second["earlier"]["total"]) == ("warning", {"offence_number": 1}, 0)
    assert league.rule("early-dora", {"kan_kind": "open-or-added"})["kind"] == "points"


def test_a_free_first_time_counts_where_the_book_says_so(app: Flask) -> None:
    hall = open_hall(app, {"id": "ema-2016"}, "ema")
    first = hall.rule("ron-tsumo-mixed-up", {})
    again = hall.body("ron-tsumo-mixed-up", {}, issued={"penalties": [{"kind": "warning"}], "reason": "told before"})
    second = hall.call("PUT", f"rulings/{uuid7()}", again).get_json()
    assert (first["kind"], second["known"]) == ("none", {"offence_number": 2})
