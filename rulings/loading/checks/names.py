"""Every name that a file mentions is defined, and every value is one that its name can take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.library import Library
from rulings.engine import facts
from rulings.engine.context import SIMULTANEOUS
from rulings.engine.resolve import KINDS
from rulings.errors import RuleError
from rulings.loading.checks.common import (
    check_category,
    check_context,
    check_deferral,
    check_known,
    check_once,
    check_reading,
)
from rulings.loading.checks.layers import check_layer
from rulings.loading.shape import Place

PROCEDURES = {*KINDS, "opening", "chonbo-void", "deferred"}


def check_names(library: Library) -> None:
    """Check every name. Raises DataError for the first that nobody defines."""
    catalogue = library.catalogue
    _check_fouls(catalogue)
    _check_facts(catalogue)
    _check_rule_points(catalogue)
    _check_procedures(catalogue, catalogue["procedures"], Place("catalogue/procedures.yaml"), catalogue["readings"])
    for step in (step for pair in catalogue["never_together"] for step in pair):
        check_known(step, catalogue["steps"], Place("catalogue/steps.yaml", ("never_together",)), "step")
    for step in catalogue["lost_once_chosen"]:
        check_known(step, catalogue["steps"], Place("catalogue/steps.yaml", ("lost_once_chosen",)), "step")
    for name, correction in catalogue["corrections"].items():
        for step in (*correction["of"], *correction.get("unless", ())):
            check_known(step, catalogue["steps"], Place("catalogue/corrections.yaml", (name,)), "step")
    _check_opens(library)
    for book in library.books.values():
        _check_book(library, book)


def _check_opens(library: Library) -> None:
    """Refuse a step that leads to a foul, or to an answer, that is not there."""
    catalogue = library.catalogue
    for step, opened in catalogue["opens"].items():
        place = Place("catalogue/steps.yaml", ("opens", step))
        check_known(step, catalogue["steps"], place, "step")
        asked: Iterable[str] = catalogue["facts"]
        if "foul" in opened:
            check_known(opened["foul"], catalogue["fouls"], place.at("foul"), "foul")
            asked = catalogue["fouls"][opened["foul"]]["asks"]
        for fact, value in opened.get("facts", {}).items():
            check_known(fact, asked, place.at("facts"), "fact of this foul")
            try:
                facts.check(library.shape(fact), fact, value)
            except RuleError as error:
                raise place.at("facts").at(fact).error(error.message, error.cure) from error


def _check_fouls(catalogue: Mapping[str, Any]) -> None:
    place = Place("catalogue/fouls.yaml")
    for name, described in {**catalogue["categories"], **catalogue["fouls"]}.items():
        check_once(described.get("reasons", ()), place.at(name).at("reasons"))
        for reason in described.get("reasons", ()):
            check_known(reason, catalogue["reasons"], place.at(name).at("reasons"), "reason")
    for foul, described in catalogue["fouls"].items():
        check_known(described["category"], catalogue["categories"], place.at(foul).at("category"), "category")
        check_context(described.get("implies", {}), place.at(foul).at("implies"))
        check_once(described["asks"], place.at(foul).at("asks"))
        for other in described.get("near", ()):
            check_known(other, catalogue["fouls"], place.at(foul).at("near"), "foul")
        for fact in described["asks"]:
            check_known(fact, catalogue["facts"], place.at(foul).at("asks"), "fact")
    for name, ambiguity in catalogue["ambiguities"].items():
        for meaning in ambiguity["means"]:
            check_known(meaning["foul"], catalogue["fouls"], place.at(name).at("means"), "foul")


def _check_facts(catalogue: Mapping[str, Any]) -> None:
    for name, fact in catalogue["facts"].items():
        if fact["kind"] == "count" and fact["min"] > fact["max"]:
            place = Place("catalogue/facts.yaml", (name, "max"))
            raise place.error("The largest count is below the smallest.", "Write min below max.")
        _check_usual(fact, Place("catalogue/facts.yaml", (name, "usual")))


def _check_usual(fact: Mapping[str, Any], place: Place) -> None:
    """Refuse a usual answer that nobody can give."""
    usual = fact.get("usual")
    if usual is not None and fact["kind"] == "choice":
        check_known(usual, fact["answers"], place, "answer")
    if usual is not None and fact["kind"] == "count" and not fact["min"] <= usual <= fact["max"]:
        raise place.error(f"{usual} is out of range.", f"Write a count from {fact['min']} to {fact['max']}.")


def _check_rule_points(catalogue: Mapping[str, Any]) -> None:
    """Refuse what a rule point allows where there is no such end of a hand, no such moment or no such answer."""
    known = {"hand_end": catalogue["facts"].get("hand_end", {}).get("answers", ()), "simultaneous": SIMULTANEOUS}
    for point, described in catalogue["rule_points"].items():
        place = Place("catalogue/rule-points.yaml").at(point)
        if "assumed" in described:
            check_known(described["assumed"], described["answers"], place.at("assumed"), "answer")
        place = place.at("allows")
        for name, allowed in described.get("allows", {}).items():
            for outcome, answers in allowed.items():
                check_known(outcome, known[name], place.at(name), name)
                for answer in answers:
                    check_known(answer, described["answers"], place.at(name).at(outcome), "answer")


def _check_assumed(catalogue: Mapping[str, Any], book: Mapping[str, Any], place: Place) -> None:
    """Refuse what a book's texts leave open nowhere, or no answer of it."""
    of_hands = {name: each for name, each in catalogue["rule_points"].items() if "assumed" in each}
    for point, answer in book.get("assumed", {}).items():
        check_known(point, of_hands, place, "rule point of hands")
        check_known(answer, of_hands[point]["answers"], place.at(point), "answer")
        if book["rule_points"].get(point) != NOT_STATED:
            raise place.at(point).error("The book states this point.", "Take it out of `assumed`.")


def _check_procedures(
    catalogue: Mapping[str, Any], procedures: Mapping[str, Any], place: Place, readings: Iterable[str]
) -> None:
    for kind, entries in procedures.items():
        check_known(kind, PROCEDURES, place.at(kind), "procedure")
        for entry in entries:
            plain: Mapping[str, Any] = {"step": entry} if isinstance(entry, str) else entry
            for step in (plain["step"], *plain.get("unless", ())):
                check_known(step, catalogue["steps"], place.at(kind), "step")
            at = place.at(kind).at(plain["step"])
            when = check_category(catalogue, plain.get("when", {}), at)
            check_context(check_deferral(when, at) if kind == "deferred" else when, at)
            check_reading(catalogue, plain.get("reading", {}), readings, place.at(kind).at(plain["step"]))


def _check_book(library: Library, book: Mapping[str, Any]) -> None:
    catalogue = library.catalogue
    folder = f"rulebooks/{book['id']}"
    place = Place(f"{folder}/rulebook.yaml")
    _check_offered(catalogue, book, place)
    readings = [
        *book["readings"],
        *(name for option in book["options"].values() for name in option.get("readings", ())),
    ]
    _check_procedures(catalogue, book["procedures"], place.at("procedures"), readings)
    missing = [name for name in catalogue["rule_points"] if name not in book["rule_points"]]
    if missing:
        raise Place(f"{folder}/rule-points.yaml", (missing[0],)).error(
            "The rule point is missing.", "Answer it, or write not-stated."
        )
    _check_assumed(catalogue, book, place.at("assumed"))
    check_layer(library, book, f"{folder}/", readings, place)
    _check_clocks(book, book, Place(f"{folder}/fouls.yaml"))
    _check_currency(book, place.at("currency"))
    for name, option in book["options"].items():
        option_place = Place(f"{folder}/options/{name}.yaml")
        _check_offered(catalogue, option, option_place)
        _check_clocks(book, option, option_place)
        check_layer(library, option, None, readings, option_place)
        for other in option.get("excludes", {}):
            check_known(other, book["options"], option_place.at("excludes"), "option")
        for other in option.get("parameter", {}).get("default_with", {}):
            check_known(other, book["options"], option_place.at("parameter").at("default_with"), "option")


def _check_offered(catalogue: Mapping[str, Any], layer: Mapping[str, Any], place: Place) -> None:
    offered = layer.get("readings", ())
    check_once(offered, place.at("readings"))
    for name in offered:
        check_known(name, catalogue["readings"], place.at("readings"), "reading")


def _check_clocks(book: Mapping[str, Any], layer: Mapping[str, Any], place: Place) -> None:
    """Refuse a row that needs a lateness clock which neither the book nor its own option has."""
    clocks = {**book["lateness"], **layer.get("lateness", {})}
    for foul, entry in layer.get("fouls", {}).items():
        for row in entry["rows"]:
            if "lateness" in row:
                check_known(row["lateness"], clocks, place.at(foul).at(row["id"]), "clock", " in lateness.yaml")


def _check_currency(book: Mapping[str, Any], place: Place) -> None:
    clocks = [clock for layer in (book, *book["options"].values()) for clock in layer.get("lateness", {}).values()]
    costs = [band.get(part, {}) for clock in clocks for band in clock["bands"] for part in ("per_minute", "once")]
    if book["currency"] is None and any("fines" in cost for cost in costs):
        raise place.error("The book has fines, but in no currency.", "Name it, such as EUR.")
