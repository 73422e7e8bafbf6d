"""Every case in tests/cases/hands/: a sentence, a hand, what is expected of it, the source. Both engines run them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulings import library
from rulings.loading import yaml_file
from tests.case_files import CASES, Case

HANDS = CASES / "hands"


@cache
def load_hand_cases() -> dict[str, Case]:
    """Name → case."""
    return {
        f"{path.stem}-{number}: {case['says']}": case
        for path in sorted(HANDS.glob("*.yaml"))
        for number, case in enumerate(yaml_file.read(path, HANDS))
    }


def points_of(case: Case) -> dict[str, str]:
    """Return the rule points of a case without a rulebook: its own, and what is assumed of all others."""
    described = library().catalogue["rule_points"].items()
    return {point: each["assumed"] for point, each in described if "assumed" in each} | case.get("points", {})


def unmet(expect: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """What an engine answered where it was expected to say something else; an error is `{"error": field}`."""
    if "error" in expect or "error" in given:
        return {} if expect.get("error") == given.get("error") else dict(given)
    seen = {key: READ[key](given) for key in expect}
    return {key: value for key, value in seen.items() if value != expect[key]}


def _waits(waits: list[dict[str, Any]]) -> str:
    return " ".join(f"{wait['tile']}{' dead' if wait['dead'] else ''}" for wait in waits)


def _furiten(given: Mapping[str, Any]) -> str | None:
    found = given["furiten"]
    return found and f"{found['kind']} {' '.join(found['tiles'])} until {found['until']}"


def _score(given: Mapping[str, Any]) -> str:
    win = given["win"]
    size = f"{win['yakuman']} yakuman" if win["yakuman"] else f"{win['han']} han {win['fu_total']} fu"
    return size if win["yakuman"] or not win["limit"] else f"{size} {win['limit']}"


def _of_win(name: str) -> Any:
    return lambda given: given["win"][name]


READ: dict[str, Any] = {
    "count": lambda given: given["count"]["held"],
    "shanten": lambda given: given["shanten"],
    "tenpai": lambda given: given["tenpai"],
    "waits": lambda given: _waits(given["waits"]),
    "furiten": _furiten,
    "discards": lambda given: {one["discard"]: _waits(one["waits"]) for one in given["discards"]},
    "riichi": lambda given: given["riichi"] and given["riichi"]["against"],
    "quads": lambda given: {quad["tile"]: quad["reason"] for quad in given["quads"]},
    "broken": lambda given: {wait["tile"]: wait["broken"] for wait in given["quads"][0]["waits"] if wait["broken"]},
    "forbidden": lambda given: [one["tile"] for one in given["forbidden_discards"]],
    "reason": _of_win("reason"),
    "yaku": lambda given: " ".join(yaku["id"] for yaku in given["win"]["yaku"]),
    "fu": lambda given: " ".join(part["part"] for part in given["win"]["fu"]),
    "score": _score,
    "total": _of_win("total"),
    "pays": lambda given: given["win"]["payments"] and list(given["win"]["payments"].values()),
    "liable": _of_win("liable"),
    **{name: _of_win(name) for name in ("han", "fu_total", "yakuman", "limit")},
    "assumed": lambda given: sorted(one["point"] for one in given["assumed"]),
    "cited": lambda given: {one["point"]: one["source"] and one["source"]["section"] for one in given["cited"]},
    "fouls": lambda given: [one["foul"] for one in given["fouls"]],
}
