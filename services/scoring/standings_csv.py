"""Standings as comma-separated text, for another system or a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from io import StringIO
from unicodedata import category, normalize
from uuid import UUID

from rulings.scores.scoring import decimal
from services.scoring.standings import Standing

COLUMNS = (
    *("rank", "name", "id_number", "team", "hanchans"),
    *("score", "penalties", "final", "disqualified", "penalty_points", "withdrawn"),
)
RUN_BY_SPREADSHEETS = "=+-@−"
SPLIT_BY_SPREADSHEETS = ("\t", "\r", "\n")
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing, as spaces, controls, formats and marks do by their category."""


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
    """Put an apostrophe before text that a spreadsheet would take for a formula and run.

    Some skip what can't be seen before the sign, and take its full-width and small forms too.
    """
    seen = next((letter for letter in text if category(letter)[0] not in "ZCM" and letter not in BLANKS), "")
    runs = text.startswith(SPLIT_BY_SPREADSHEETS) or (seen and normalize("NFKC", seen) in RUN_BY_SPREADSHEETS)
    return f"'{text}" if runs else text
