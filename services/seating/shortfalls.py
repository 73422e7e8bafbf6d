"""What a proposed seating could not do, and what can be done about it."""

from __future__ import annotations

from typing import Any

from services.seating.achievement import Achievement
from services.seating.generate import Seating

WORDS = {
    "meet-again": (
        "{pairs} pairs meet more than once. New rounds in which nobody has to: {most} at most.",
        "Propose fewer rounds, or take it: who meets again is listed.",
    ),
    "meet-again-by-search": (
        "{pairs} pairs meet more than once. It is not known whether that can be avoided.",
        "Try another seed, or give the search more seconds.",
    ),
    "teammates": (
        "Teammates meet {times} times.",
        "Where a team has more players than there are tables, that can't be avoided; else try another seed.",
    ),
    "kept-apart": ("Who was to be kept apart meets {times} times.", "Keep fewer apart, or try another seed."),
    "winds": (
        "Somebody begins one wind {spread} times oftener than another.",
        "Earlier rounds were uneven: more rounds will even it out.",
    ),
    "sitting-out": (
        "In {rounds} rounds players sit out, up to {most} at a time.",
        "Name substitutes who fill the tables, or take it: who sits out is listed.",
    ),
    "ended-early": ("The search ended when its time was over.", "Give it more seconds."),
}


def list_shortfalls(seating: Seating, achieved: Achievement) -> list[dict[str, Any]]:
    """List what falls short, in English; from `kind` and `values` a client can say it in any language."""
    rounds, most = len(seating.rounds), achieved.most_rounds
    out = [
        len(set(seating.problem.present(round_)) - seating.problem.substitutes)
        - sum(player not in seating.problem.substitutes for four in tables.values() for player in four)
        for round_, tables in enumerate(seating.rounds)
    ]
    found: list[dict[str, Any]] = []
    if most is not None:
        kind = "meet-again" if most < rounds else "meet-again-by-search"
        found.append(_shortfall(kind, pairs=len(achieved.repeats), most=most))
    if achieved.teammates and seating.problem.keep_teams_apart:
        found.append(_shortfall("teammates", times=len(achieved.teammates)))
    if achieved.kept_apart:
        found.append(_shortfall("kept-apart", times=len(achieved.kept_apart)))
    if achieved.wind_spread > 1:
        found.append(_shortfall("winds", spread=achieved.wind_spread))
    if any(out):
        found.append(_shortfall("sitting-out", rounds=sum(map(bool, out)), most=max(out)))
    if not seating.in_time:
        found.append(_shortfall("ended-early"))
    return found


def _shortfall(kind: str, **values: int) -> dict[str, Any]:
    message, cure = (text.format(**values) for text in WORDS[kind])
    return {"kind": kind, "message": message, "cure": cure, "values": values}
