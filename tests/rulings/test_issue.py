"""What a referee issues, and what a ruling does to the hand."""

from itertools import pairwise
from typing import Any

import pytest

from rulings import Rulebook, RuleError, compose, decide, library
from rulings.engine.consequences import SEVERITY, Consequences, consequences, departure, strongest
from rulings.engine.issue import carry_out, check_penalties, localise_issued

BOOK = compose(library(), "wrc-2022")
ONE_P = {"kind": "points", "whom": "offender", "p": 1}


def test_penalties_are_completed() -> None:
    given = [{"kind": "points", "p": 10}, {"kind": "chonbo"}, {"kind": "warning", "whom": "team"}]
    assert check_penalties(BOOK, given) == {
        "penalties": [
            {"kind": "points", "whom": "offender", "p": 10},
            {"kind": "chonbo", "whom": "offender", "p": 30},
            {"kind": "warning", "whom": "team"},
        ],
        "points": [{"whom": "offender", "p": 10}, {"whom": "offender", "p": 30}],
    }


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ([], "issued"),
        ([{"kind": "slap"}], "issued.0.kind"),
        ([{"kind": "discretion"}], "issued.0.kind"),
        ([{}], "issued.0.kind"),
        ([{"kind": "none"}, {"kind": "points"}], "issued.1.p"),
        ([{"kind": "points", "p": 0}], "issued.0.p"),
        ([{"kind": "points", "p": 1001}], "issued.0.p"),
        ([{"kind": "points", "p": True}], "issued.0.p"),
        ([{"kind": "points", "p": 1.5}], "issued.0.p"),
        ([{"kind": "warning", "p": 1}], "issued.0.p"),
        ([{"kind": "warning", "whom": "nobody"}], "issued.0.whom"),
    ],
)
def test_what_cannot_be_issued_is_named(given: list[dict[str, Any]], field: str) -> None:
    with pytest.raises(RuleError) as refusal:
        check_penalties(BOOK, given, "issued")
    assert refusal.value.field == field
    assert refusal.value.cure


@pytest.mark.parametrize(
    ("given", "more"),
    [
        ([{"kind": "warning"}], [ONE_P]),
        ([{"kind": "dead-hand"}, {"kind": "warning"}], [ONE_P]),
        ([{"kind": "warning"}, {"kind": "points", "p": 3}], []),  # the referee said how many
        ([{"kind": "chonbo"}], []),
        ([{"kind": "none"}], []),
    ],
)
def test_what_an_option_raises_costs_its_points_however_it_is_issued(given: Any, more: Any) -> None:
    """WRC Optional Rules 2022, Mod 6.2."""
    plain = check_penalties(BOOK, given)["penalties"]
    issued = check_penalties(compose(library(), "wrc-2022", {"higher-penalties": {}}), given)
    assert issued["penalties"] == [*plain, *more]
    assert issued["points"] == [{"whom": "offender", "p": one["p"]} for one in issued["penalties"] if "p" in one]


DRAWN = Consequences(False, "draw")


def test_the_heaviest_penalty_gives_the_kind() -> None:
    for mild, heavy in pairwise(SEVERITY):
        assert strongest([{"kind": heavy}, {"kind": mild}]) == heavy
    assert strongest([]) == "none"
    assert strongest([{"kind": "discretion"}]) == "discretion"
    assert strongest([{"kind": "discretion"}, {"kind": "warning"}]) == "warning"


@pytest.mark.parametrize(
    ("call", "issued", "expected"),
    [
        (("unclear-call", {}, {}), None, Consequences(False, None)),
        (("open-hand-riichi", {}, {}), None, Consequences(True, None)),
        (("open-hand-riichi", {}, {"simultaneous": "exhaustive-draw"}), None, Consequences(False, None)),
        (("empty-win", {"hand_shown": True}, {}), None, Consequences(False, "chonbo")),
        (("empty-win", {"hand_shown": True}, {"after_time": True}), None, Consequences(False, "chonbo")),
        (("empty-win", {"hand_shown": True}, {"simultaneous": "exhaustive-draw"}), None, DRAWN),
        (("noten-riichi", {"hand_end": "exhaustive-draw", "riichi_hand": "refused"}, {}), None, DRAWN),
        (("draw-after-wall-end", {}, {}), "chonbo", DRAWN),
        (("deal-error", {"can_be_put_right": False}, {}), None, Consequences(False, "chonbo")),
        (("empty-win", {"hand_shown": True}, {}), "warning", Consequences(False, None)),
        (("unclear-call", {}, {}), "dead-hand", Consequences(True, None)),
        (("unclear-call", {}, {}), "chonbo", Consequences(False, "chonbo")),
        (("unclear-call", {}, {}), "redeal", Consequences(False, "chonbo")),
    ],
)
def test_what_a_ruling_does_to_the_hand(call: Any, issued: str | None, expected: Consequences) -> None:
    decision = decide(BOOK, *call)
    assert consequences(decision, None if issued is None else [{"kind": issued}]) == expected


@pytest.mark.parametrize(
    ("context", "kind", "there", "not_there"),
    [
        ({}, "warning", "give-warning", "deal-again"),
        ({"after_time": True}, "warning", "give-warning", "no-redeal-after-time"),
        ({}, "dead-hand", "declare-dead", "deal-again"),
        ({"simultaneous": "exhaustive-draw"}, "dead-hand", "dead-hand-noten-now", "declare-dead"),
        ({}, "redeal", "redeal-without-penalty", "deal-again"),
    ],
)
def test_what_is_issued_has_its_own_steps(context: dict[str, Any], kind: str, there: str, not_there: str) -> None:
    decision = decide(BOOK, "empty-win", {"hand_shown": True}, context)
    issued = carry_out(library(), BOOK, decision, check_penalties(BOOK, [{"kind": kind}]))
    assert there in issued["steps"]
    done = {*issued["steps"], *issued["stays"]}
    assert not_there not in done
    assert set(issued["effects"]) <= done


def test_issuing_the_prescription_has_the_prescribed_steps() -> None:
    decision = decide(BOOK, "open-hand-riichi")
    issued = carry_out(library(), BOOK, decision, check_penalties(BOOK, decision["penalties"]))
    for part in ("effects", "steps", "stays"):
        assert issued[part] == decision[part]  # type: ignore[literal-required]


DEAD, FREE = {"kind": "dead-hand"}, {"kind": "none"}
EXPOSED = ("exposed-tiles", {"during_deal": False})
UNDECLARED = ("dead-hand-call", {"what_called": "group", "formally_declared": False})
TOO_FAST = ("draw-too-fast", {"tile_provable": True})
DEVICE = ("device-use", {"object": "phone", "serious_or_repeated": False})
WRC_2025 = compose(library(), "wrc-2025")
HIGHER = compose(library(), "wrc-2022", {"higher-penalties": {}}, {"wrc-2022-exposed-counts": "discretion"})
EMA, R_LEAGUE = compose(library(), "ema-2012"), compose(library(), "r-league-24-25")


@pytest.mark.parametrize(
    ("book", "call", "chosen", "kept"),
    [
        (BOOK, EXPOSED, DEAD, ["tiles-returned"]),
        (BOOK, EXPOSED, {"kind": "chonbo"}, []),  # the hand is dealt again
        (BOOK, EXPOSED, {"kind": "warning"}, []),  # not of the range
        (BOOK, ("foreign-objects", {}), {"kind": "chonbo"}, ["remove-object"]),
        (WRC_2025, DEVICE, {"kind": "disqualification"}, ["remove-object", "aids-between-hands"]),
        (HIGHER, EXPOSED, DEAD, ["tiles-returned"]),  # with the 1P that the option adds, said once
        (R_LEAGUE, TOO_FAST, FREE, ["call-valid", "drawn-tile-returned"]),
        (R_LEAGUE, TOO_FAST, {"kind": "chonbo"}, []),
        (EMA, UNDECLARED, FREE, ["call-void", "declare-dead", "dead-hand-noten"]),
    ],
)
def test_a_choice_of_the_range_keeps_the_effects_that_hold_for_it(
    book: Rulebook, call: Any, chosen: Any, kept: list[str]
) -> None:
    decision = decide(book, *call)
    issued = carry_out(library(), book, decision, check_penalties(book, [chosen]))
    done = {*issued["steps"], *issued["stays"]}
    assert [effect for effect in decision["effects"] if effect in done] == kept
    assert set(kept) <= set(issued["effects"])


@pytest.mark.parametrize("options", [{}, {"higher-penalties": {}}])
def test_the_range_is_the_books_own_whatever_an_option_adds_to_it(options: dict[str, Any]) -> None:
    book = compose(library(), "wrc-2022", options)
    asked = [decide(book, foul, {}) for foul in book.content["fouls"]]
    ranges = [decision for decision in asked if "range" in decision]
    assert ranges
    for decision in ranges:
        for one in decision["range"]:
            assert departure(decision, check_penalties(book, [one])["penalties"]) == "in-range"
        assert departure(decision, check_penalties(book, [{"kind": "points", "p": 7}])["penalties"]) == "otherwise"


def test_what_is_prescribed_or_left_open_is_not_issued_otherwise() -> None:
    warning, chonbo = (check_penalties(BOOK, [{"kind": kind}])["penalties"] for kind in ("warning", "chonbo"))
    prescribed, uncovered = decide(BOOK, "empty-win", {"hand_shown": True}), decide(BOOK, "unvocalised-call", {})
    assert (prescribed["status"], uncovered["status"]) == ("decided", "not-covered")
    assert departure(prescribed, chonbo) == "prescribed"
    assert departure(prescribed, warning) == "otherwise"
    assert departure(uncovered, warning) == "left-open"


def test_a_hand_is_dead_by_the_rows_own_effect_whatever_of_the_range_is_issued() -> None:
    decision = decide(EMA, *UNDECLARED)
    assert consequences(decision, [{"kind": "none", "whom": "offender"}]).declares_dead
    assert not consequences(decision, [{"kind": "chonbo", "whom": "offender"}]).declares_dead


def test_no_choice_of_a_range_contradicts_what_is_kept_of_its_row() -> None:
    never = [set(pair) for pair in library().catalogue["never_together"]]
    tried = 0
    for name, options in [(name, {}) for name in library().books] + [("wrc-2022", {"higher-penalties": {}})]:
        book = compose(library(), name, options)
        for foul in book.content["fouls"]:
            table = book.table(foul)
            for facts in table.completions({}):
                decision = decide(book, foul, facts)
                for one in decision.get("range", ()):
                    issued = carry_out(library(), book, decision, check_penalties(book, [one]))
                    steps = {*issued["steps"], *issued["stays"]}
                    assert not [pair for pair in never if pair <= steps], (name, foul, one)
                    tried += 1
    assert tried > 100


def test_what_is_issued_is_spoken() -> None:
    decision = decide(BOOK, "empty-win", {"hand_shown": True})
    issued = carry_out(library(), BOOK, decision, check_penalties(BOOK, [{"kind": "points", "p": 10}]))
    spoken = localise_issued(library(), issued, "fr")
    assert spoken["line"].startswith("10P")
    assert "10" in spoken["say"]
    assert [step["id"] for step in spoken["steps"]] == issued["steps"]
    assert [step["id"] for step in spoken["stays"]] == issued["stays"] == ["table-score-unchanged"]
    assert all(step["text"] != step["id"] for step in spoken["stays"])
