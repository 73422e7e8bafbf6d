"""The hands in tests/cases/hands/, for both engines: another project's wins and shanten, and cases of our own."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rulings.loading import yaml_file

HANDS = Path(__file__).parent / "cases" / "hands"
SEATS = ("east", "south", "west", "north")
# What the wins of wins.jsonl.xz were counted by, where it differs from the usual rules of cases.yaml.
RULES_OF_WINS = {"red-fives": "used", "double-yakuman": "used"}

Case = dict[str, Any]


def wins() -> list[Case]:
    """What is examined as `said`, what must be in the answer's win as `win`."""
    return [json.loads(line) for line in _lines("wins.jsonl.xz")]


def shantens() -> list[tuple[str, int]]:
    """Fourteen tiles and their shanten."""
    pairs = (line.split() for line in _lines("shanten.txt.xz"))
    return [(tiles, int(shanten)) for tiles, shanten in pairs]


def usual_rules() -> dict[str, str]:
    """The rules of a case that says nothing else."""
    return dict(_file()["usual"])


def cases() -> list[Case]:
    """Our own, each with all its rules."""
    return [{**case, "rules": {**usual_rules(), **case.get("rules", {})}} for case in _file()["cases"]]


def unmet(expect: Mapping[str, Any], answer: Mapping[str, Any]) -> dict[str, Any]:
    """What an engine answered where a case expects something else; an error is `{"error": field}`."""
    if "error" in expect or "error" in answer:
        return {} if expect.get("error") == answer.get("error") else dict(answer)
    wanted, seen = _flat(expect), _flat(_written(answer))
    return {key: seen.get(key) for key, value in wanted.items() if seen.get(key) != value}


def _flat(answer: Mapping[str, Any]) -> dict[str, Any]:
    win = answer.get("win")
    parts = {f"win.{key}": value for key, value in win.items()} if win else {"win": win}
    return {key: value for key, value in answer.items() if key != "win"} | (parts if "win" in answer else {})


def _written(answer: Mapping[str, Any]) -> dict[str, Any]:
    """An answer as cases write it."""
    discards = {one["tile"]: _waits(one["waits"]) for one in answer["discards"]}
    count = "{held} of {due}".format(**answer["count"])
    return {
        **answer,
        "count": count,
        "waits": _waits(answer["waits"]),
        "discards": discards,
        "win": _win(answer["win"]),
    }


def _waits(waits: Iterable[Mapping[str, Any]]) -> str:
    return " ".join(wait["tile"] + " dead" * wait["dead"] for wait in waits)


def _win(win: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if win is None:
        return None
    yaku = " ".join(f"{one['id']} {one['han'] if 'han' in one else _yakuman(one['yakuman'])}" for one in win["yaku"])
    fu = " ".join(f"{one['part']} {one['fu']}" for one in win["fu"])
    return {**win, "yaku": yaku, "fu": fu, "payments": win["payments"] and [win["payments"][seat] for seat in SEATS]}


def _yakuman(many: int) -> str:
    return "yakuman" if many == 1 else f"{many}-yakuman"


def _lines(name: str) -> list[str]:
    with lzma.open(HANDS / name, "rt", encoding="utf-8") as file:
        return file.read().splitlines()


def _file() -> dict[str, Any]:
    content: dict[str, Any] = yaml_file.read(HANDS / "cases.yaml", HANDS)
    return content
