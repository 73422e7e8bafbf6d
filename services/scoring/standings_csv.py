"""Standings as comma-separated text, for another system or a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from io import StringIO
from uuid import UUID

from rulings.scores.scoring import decimal
from services.scoring.standings import Standing

COLUMNS = (
    *("rank", "name", "id_number", "team", "hanchans"),
    *("score", "penalties", "final", "disqualified", "penalty_points", "withdrawn"),
)
RUN_BY_SPREADSHEETS = tuple("=+-@\t\r\n＝＋－＠")


def as_csv(found: Iterable[Standing], teams: Mapping[UUID, str]) -> str:
    """Write one row for each; score and final in P with one decimal, penalties in whole P and in table points."""
    text = StringIO()
    sheet = csv.writer(text)
    sheet.writerow(COLUMNS)
    for one in found:
        team = "" if one.team is None else teams[one.team]
        named = (plain(one.name), plain(one.id_number or ""), plain(team))
        scored = (one.hanchans, decimal(one.score), one.p, decimal(one.final))
        rest = ("yes" if one.disqualified else "", one.pts, "yes" if one.withdrawn else "")
        sheet.writerow(("" if one.rank is None else one.rank, *named, *scored, *rest))
    return text.getvalue()


def plain(text: str) -> str:
    """Put an apostrophe before text that a spreadsheet would take for a formula and run."""
    return f"'{text}" if text.lstrip(" ").startswith(RUN_BY_SPREADSHEETS) else text
