"""What a phone makes of a random journal, held against what the server answered."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.pwa.random_journal import RandomJournal

SHOWN_OF_ALL = ("players", "teams", "tables", "officials", "seats", "hanchans", "owed")
FOLD = (Path(__file__).parent / "random_journal.js").read_text(encoding="utf-8")


def agree(page: Page, evening: RandomJournal, choice: Mapping[str, Any], others: Any = None) -> None:
    """Assert that the phone knows, shows and foresees what the server tells of this evening."""
    asked = [[seq, evening.players] for seq, _ in evening.views]
    phone = page.evaluate(FOLD, [evening.entries, evening.commands, choice, others, asked])
    known = {command["id"]: command["known"] for command in evening.commands if command["kind"] == "ruling"}
    wrong = [(ruling, facts, known[ruling]) for ruling, facts in phone["facts"] if facts != known[ruling]]
    assert not wrong, wrong[0]
    assert not phone["surprises"], phone["surprises"][0]
    for (_, told), seen in zip(evening.views, phone["views"], strict=True):
        view = _as_one_person(told, seen["merged"])
        assert {name: seen[name] for name in SHOWN_OF_ALL} == {name: view[name] for name in SHOWN_OF_ALL}
        _rulings_agree(seen, view)
        _escalations_agree(seen["escalations"], view["escalations"])
        open_ones = [one for one in seen["deadHands"].values() if one["cleared_at"] is None]
        assert _by_id(open_ones, view["dead hands"]) == _by_id(view["dead hands"])
        for player, offences in view["offences"].items():
            record = seen["offences"][player]
            assert (record["counts"], record["total"]) == (offences["counts"], offences["total"])
            assert {item["id"] for item in record["items"]} <= {item["id"] for item in offences["items"]}


def _as_one_person(view: Mapping[str, Any], merged: Mapping[str, str]) -> dict[str, Any]:
    """What the server told, with each joined entry of a player as the one that counts, as phones have it."""
    text = json.dumps(view)
    for entry, into in merged.items():
        text = text.replace(entry, into)
    found: dict[str, Any] = json.loads(text)
    return found


def _rulings_agree(seen: Mapping[str, Any], view: Mapping[str, Any]) -> None:
    rulings = seen["rulings"]
    assert rulings.keys() == {item["id"] for item in view["rulings"]}
    assert sorted(seen["deferred"]) == sorted(item["id"] for item in view["deferred"])
    counting: dict[str, set[str]] = {}
    for item in view["rulings"]:
        ruling = rulings[item["id"]]
        listed = ("status", "kind", "table", "hanchan", "hand", "seat", "offender", "foul", "penalties", "revision")
        more = ("prescribed_followed", "ruled_at", "official", "amends", "amended_by", "closed_by", "ended", "seq")
        assert {name: ruling.get(name) for name in (*listed, *more)} == {name: item[name] for name in (*listed, *more)}
        final, closed = ruling.get("final_decision"), item["final_decision"]
        assert (final and final["facts"]) == (closed and closed["facts"])
        if ruling["counts"]:
            counting.setdefault(ruling["offender"]["id"], set()).add(item["id"])
    assert counting == {
        player: {item["id"] for item in offences["items"]}
        for player, offences in view["offences"].items()
        if offences["items"]
    }


def _escalations_agree(seen: Mapping[str, Any], listed: Sequence[Mapping[str, Any]]) -> None:
    assert seen.keys() == {item["ruling"]["id"] for item in listed}
    for item in listed:
        escalation = seen[item["ruling"]["id"]]
        names = ("status", "level", "official", "reason", "escalated_at", "seq")
        assert {name: escalation[name] for name in names} == {name: item[name] for name in names}
        assert escalation["standing_id"] == item["standing"]
        names = ("id", "what", "status", "level", "official", "reason", "made_at", "seq")
        steps = [{**{name: one[name] for name in names}, "standing": one["standing_id"]} for one in escalation["steps"]]
        assert steps == [{name: one[name] for name in (*names, "standing")} for one in item["steps"]]


def _by_id(items: Sequence[Mapping[str, Any]], like: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any]:
    """The items by their ids, without what those they are compared with do not have."""
    names = like[0].keys() if like else None
    return {
        item["id"]: {name: value for name, value in item.items() if names is None or name in names} for item in items
    }
