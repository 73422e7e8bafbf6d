"""Casual payments: nothing is made or lost, each amount as the text lists it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulings
from rulings.engine.context import SEATS
from tests.books import composed

LIBRARY = rulings.library()
OFFENCE = st.fixed_dictionaries(
    {"seat": st.sampled_from(SEATS), "kind": st.sampled_from(["chonbo", "points"]), "p": st.integers(1, 100)}
)


@given(st.sampled_from(sorted(LIBRARY.books)), st.lists(OFFENCE, max_size=6))
def test_what_one_pays_the_others_or_the_table_receive(name: str, offences: list[dict[str, Any]]) -> None:
    settled = rulings.table_payments(composed({"id": name}), offences)
    assert sum(settled["net"].values()) == 0
    assert settled["net"]["table"] >= 0
    for transfer in settled["transfers"]:
        assert transfer["from"] != transfer["to"]
        assert transfer["points"] > 0


@pytest.mark.parametrize(
    ("p", "each", "table"), [(30, 6000, 0), (20, 4000, 0), (10, 2000, 0), (1, 0, 1000), (2, 0, 2000)]
)
def test_the_values_of_mod_6_1(p: int, each: int, table: int) -> None:
    settled = rulings.table_payments(composed({"id": "wrc-2022"}), [{"seat": "south", "kind": "points", "p": p}])
    assert settled["net"] == {"east": each, "south": -3 * each - table, "west": each, "north": each, "table": table}
    assert not settled["extrapolated"]


def test_a_value_the_text_does_not_list_says_so() -> None:
    settled = rulings.table_payments(composed({"id": "wrc-2022"}), [{"seat": "east", "kind": "points", "p": 5}])
    assert settled["net"]["south"] == 1000
    assert settled["extrapolated"]


def test_points_that_are_no_chonbo_are_not_paid_by_who_is_dealer() -> None:
    offence = {"seat": "south", "kind": "points", "p": 20}
    settled = rulings.table_payments(composed({"id": "ema-2012"}), [offence])
    assert settled["net"] == {"east": 2000, "south": -6000, "west": 2000, "north": 2000, "table": 0}
    assert settled["extrapolated"]


@pytest.mark.parametrize(("seat", "to_east", "to_others"), [("south", 4000, 2000), ("east", 0, 4000)])
def test_a_reverse_mangan_depends_on_the_dealer(seat: str, to_east: int, to_others: int) -> None:
    net = rulings.table_payments(composed({"id": "ema-2012"}), [{"seat": seat, "kind": "chonbo"}])["net"]
    expected = {other: to_east if other == "east" else to_others for other in SEATS if other != seat}
    assert {other: points for other, points in net.items() if other in expected} == expected


@pytest.mark.parametrize(
    ("offence", "field"),
    [
        ({"seat": "middle", "kind": "chonbo"}, "offences.0.seat"),
        ({"seat": "east", "kind": "warning"}, "offences.0.kind"),
        ({"seat": "east", "kind": "points"}, "offences.0.p"),
        ({"seat": "east", "kind": "points", "p": 0}, "offences.0.p"),
        ({"seat": "east", "kind": "points", "p": True}, "offences.0.p"),
        ("chonbo", "offences.0"),
        (None, "offences.0"),
    ],
)
def test_what_cannot_be_paid_is_refused_by_name(offence: Any, field: str) -> None:
    with pytest.raises(rulings.RuleError) as refusal:
        rulings.table_payments(composed({"id": "wrc-2022"}), [offence])
    assert refusal.value.field == field


@pytest.mark.parametrize("offences", [None, 30, "chonbo", {"seat": "east", "kind": "chonbo"}])
def test_what_is_no_list_of_offences_is_refused(offences: Any) -> None:
    with pytest.raises(rulings.RuleError) as refusal:
        rulings.table_payments(composed({"id": "wrc-2022"}), offences)
    assert refusal.value.field == "offences"
