"""Composition: options and readings are taken, refused with the reason, and always known by the same revision."""

from __future__ import annotations

import json
import shutil
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import rulings
from rulings.books.rulebook import Rulebook
from rulings.errors import BadOption, BadReading, RuleError, UnknownName
from rulings.loading.checks.rows import sample
from rulings.loading.load import load

LIBRARY = rulings.library()


def test_the_same_choice_has_the_same_revision_in_any_order() -> None:
    one = rulings.compose(LIBRARY, "wrc-2022", {"red-fives": {}, "uma": {"places": [30, 10]}})
    other = rulings.compose(LIBRARY, "wrc-2022", {"uma": {"places": [30, 10, -10, -30]}, "red-fives": {}})
    assert one.revision == other.revision


def test_every_option_and_reading_changes_the_revision() -> None:
    base = rulings.compose(LIBRARY, "wrc-2022").revision
    lower = rulings.compose(LIBRARY, "wrc-2022", {"lower-penalties": {}}).revision
    begun = rulings.compose(LIBRARY, "wrc-2022", {}, {"lateness-minute": "begun"}).revision
    assert len({base, lower, begun}) == 3


@pytest.mark.parametrize("name", sorted(LIBRARY.books))
def test_a_stored_rulebook_decides_like_the_one_it_was_stored_from(name: str) -> None:
    book = rulings.compose(LIBRARY, name)
    restored = Rulebook(json.loads(json.dumps(book.content)))
    assert restored.revision == book.revision
    for foul in book.content["fouls"]:
        assert rulings.decide(restored, foul) == rulings.decide(book, foul)


@pytest.mark.parametrize("name", sorted(LIBRARY.books))
def test_every_pair_of_options_composes_or_says_why_not(name: str) -> None:
    options = LIBRARY.books[name]["options"]
    for one, other in combinations(options, 2):
        chosen = {one: sample(options[one]), other: sample(options[other])}
        try:
            book = rulings.compose(LIBRARY, name, chosen)
        except BadOption as refusal:
            named = {name for name in chosen if name in f"{refusal.field} {refusal.message}"}
            if named != set(chosen):
                pytest.fail(f"{chosen}: the refusal names only {named}")
            continue
        for foul in book.content["fouls"]:
            table = book.table(foul)
            assert all(table.find(facts) for facts in table.completions({})) or not table.rows


@pytest.mark.parametrize(
    ("options", "readings", "error", "field"),
    [
        ({"lower-penalties": {}, "bare-minimum-penalties": {}}, {}, BadOption, "options.lower-penalties"),
        ({"lower-penalties": {}, "higher-penalties": {}}, {}, BadOption, "options.lower-penalties"),
        ({"lower-penaltys": {}}, {}, UnknownName, "options.lower-penaltys"),
        ({"lower-penalties": {"by": 2}}, {}, UnknownName, "options.lower-penalties.by"),
        ({"lower-penalties": True}, {}, BadOption, "options.lower-penalties"),
        ({"uma": {}}, {}, BadOption, "options.uma.places"),
        ({"uma": {"places": [30, 10, -10, -20]}}, {}, BadOption, "options.uma.places"),
        ({"uma": {"places": [10, 30, -30, -10]}}, {}, BadOption, "options.uma.places"),
        ({"uma": {"places": [30, 10, -40]}}, {}, BadOption, "options.uma.places"),
        ({"uma": {"places": [1.5, 0, 0, -1.5]}}, {}, BadOption, "options.uma.places"),
        ({"yakitori": {"amount": 9050}}, {}, BadOption, "options.yakitori.amount"),
        ({"yakitori": {"amount": 0}}, {}, BadOption, "options.yakitori.amount"),
        ({"abortive-draws": {"draws": []}}, {}, BadOption, "options.abortive-draws.draws"),
        ({"abortive-draws": {"draws": ["five-winds"]}}, {}, UnknownName, "options.abortive-draws.draws"),
        ({"abortive-draws": {"draws": [["four-winds"]]}}, {}, UnknownName, "options.abortive-draws.draws"),
        ({"abortive-draws": {"draws": ["four-winds", "four-winds"]}}, {}, BadOption, "options.abortive-draws.draws"),
        (["lower-penalties"], {}, BadOption, "options"),
        ({}, {"lateness-minute": "half"}, UnknownName, "readings.lateness-minute"),
        ({}, {"r-league-minute-31": "on-top"}, UnknownName, "readings.r-league-minute-31"),
        ({}, ["lateness-minute"], BadReading, "readings"),
    ],
)
def test_what_cannot_be_composed_is_refused_by_name(options: Any, readings: Any, error: type, field: str) -> None:
    with pytest.raises(error) as refusal:
        rulings.compose(LIBRARY, "wrc-2022", options, readings)
    assert isinstance(refusal.value, RuleError)
    assert field.startswith(refusal.value.field) or refusal.value.field in (field, *equally_named(options))
    assert refusal.value.cure


def equally_named(options: Any) -> list[str]:
    """When two options refuse each other, either may be named."""
    return [f"options.{name}" for name in options]


def test_two_options_that_set_the_same_thing_refuse_each_other(tmp_path: Path) -> None:
    root = tmp_path / "data"
    shutil.copytree(Path(__file__).parent / "tiny", root)
    uma = root / "rulebooks/small/options/uma.yaml"
    uma.with_stem("spread").write_text(uma.read_text("utf-8").replace("id: uma", "id: spread"), "utf-8")
    places = {"places": [30, 10]}
    with pytest.raises(BadOption, match=r"both set rule_points\.uma") as refusal:
        rulings.compose(load(root), "small", {"uma": places, "spread": places})
    assert refusal.value.field in ("options.uma", "options.spread")


def test_a_difference_in_the_range_of_discretion_is_one() -> None:
    one = rulings.compose(LIBRARY, "wrc-2022")
    other = Rulebook(json.loads(json.dumps(one.content)))
    other.content["fouls"]["obstruction"]["rows"][0]["range"].pop()
    assert rulings.diff(one, other)["fouls"] == ["obstruction"]


def test_an_unknown_rulebook_is_named_with_the_closest() -> None:
    with pytest.raises(UnknownName, match="Did you mean 'wrc-20"):
        rulings.compose(LIBRARY, "wrc-2202")


def test_the_cure_of_an_option_without_its_value_can_be_sent() -> None:
    options = LIBRARY.book("wrc-2022")["options"]
    nameless = [name for name, option in options.items() if "default" not in option.get("parameter", {"default": None})]
    assert nameless
    for name in nameless:
        with pytest.raises(BadOption) as refusal:
            rulings.compose(LIBRARY, "wrc-2022", {name: {}})
        example = json.loads("{" + refusal.value.cure.removeprefix("Add ").removesuffix(".") + "}")
        assert rulings.compose(LIBRARY, "wrc-2022", {name: example}).options == {name: example}
