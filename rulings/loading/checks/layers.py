"""What a base book and an option share: fouls, chonbo rules, payments, clocks, rule points, values by reading."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.library import Library
from rulings.loading.checks.common import check_context, check_known, check_once, check_reading
from rulings.loading.checks.entries import check_foul
from rulings.loading.shape import Place, integer, list_of, string


def check_layer(
    library: Library, layer: Mapping[str, Any], folder: str | None, readings: list[str], place: Place
) -> None:
    """Check a base book (its parts lie in files of `folder`) or an option (all in one file)."""

    def at(part: str) -> Place:
        return Place(f"{folder}{part}.yaml") if folder else place.at(part)

    catalogue = library.catalogue
    if "source" in layer:
        check_known(layer["source"], catalogue["references"], place.at("source"), "reference")
    for foul, entry in layer.get("fouls", {}).items():
        check_foul(library, foul, entry, readings, at("fouls").at(foul))
    check_once((rule["id"] for rule in layer.get("chonbo", ())), place.at("chonbo"))
    for rule in layer.get("chonbo", ()):
        check_context(rule["when"], place.at("chonbo").at(rule["id"]))
        for foul in rule.get("fouls", ()):
            check_known(foul, catalogue["fouls"], place.at("chonbo").at(rule["id"]), "foul")
        check_reading(catalogue, rule.get("reading", {}), readings, place.at("chonbo").at(rule["id"]))
    for category in layer.get("casual", {}).get("not_applied", ()):
        check_known(category, catalogue["categories"], place.at("casual").at("not_applied"), "category")
    for who, clock in layer.get("lateness", {}).items():
        _check_clock(catalogue, clock, readings, at("lateness").at(who))
    part = at("rule-points") if folder else place.at("rule_points")
    for point, value in layer.get("rule_points", {}).items():
        _check_rule_point(catalogue, point, value, layer.get("parameter"), part.at(point))
    _check_values_by_reading(catalogue, layer, readings, place)


def _check_clock(catalogue: Mapping[str, Any], clock: Mapping[str, Any], readings: list[str], place: Place) -> None:
    check_once((band["id"] for band in clock["bands"]), place)
    latest = 0
    for band in clock["bands"]:
        _check_band(catalogue, band, readings, place.at(band["id"]))
        opens = band["after_seconds"] if "after_seconds" in band else band["from_minute"] * 60
        if opens < latest:
            raise place.at(band["id"]).error("An earlier band opens after it.", "Put the bands in order of time.")
        latest = opens


def _check_band(catalogue: Mapping[str, Any], band: Mapping[str, Any], readings: list[str], place: Place) -> None:
    for effect in band.get("once", {}).get("effects", ()):
        check_known(effect, catalogue["steps"], place, "step")
    check_reading(catalogue, band.get("reading", {}), readings, place)
    if ("from_minute" in band) == ("after_seconds" in band):
        raise place.error("A band opens at one moment.", "Give from_minute or after_seconds.")
    if "per_minute" in band and "after_seconds" in band:
        raise place.error("A moment within a minute has no whole minutes.", "Use from_minute, or once.")


def _check_values_by_reading(catalogue: Mapping[str, Any], value: Any, readings: list[str], place: Place) -> None:
    """Refuse a value by a reading that lacks one of its alternatives."""
    if isinstance(value, dict):
        if "reading" in value and "values" in value:
            check_known(value["reading"], readings, place.at("reading"), "reading", " in this book's `readings`")
            alternatives = catalogue["readings"][value["reading"]]["alternatives"]
            for alternative in alternatives:
                check_known(alternative, value["values"], place.at("values"), "value for the alternative")
            for alternative in value["values"]:
                check_known(alternative, alternatives, place.at("values"), "alternative")
        for key, element in value.items():
            if key not in ("options", "procedures"):
                _check_values_by_reading(catalogue, element, readings, place.at(key))
    elif isinstance(value, list):
        for index, element in enumerate(value):
            _check_values_by_reading(catalogue, element, readings, place.at(index))


def _check_rule_point(catalogue: Mapping[str, Any], point: str, value: Any, parameter: Any, place: Place) -> None:
    check_known(point, catalogue["rule_points"], place, "rule point")
    described = catalogue["rule_points"][point]
    if isinstance(value, dict) and "values" in value:
        for element in value["values"].values():
            _check_rule_point(catalogue, point, element, parameter, place)
        return
    if value == NOT_STATED or (parameter and value == f"${parameter['name']}"):
        return
    if described["kind"] == "choice":
        check_known(value, described["answers"], place, "answer")
    elif described["kind"] == "several":
        list_of(string)(value, place)
        for element in value:
            check_known(element, described["answers"], place, "answer")
    elif described["kind"] == "places":
        list_of(integer)(value, place)
        if len(value) != 4 or sum(value) != 0:
            raise place.error(f"{value!r} is no uma.", "Write four whole P that sum to zero.")
    else:
        integer(value, place)
