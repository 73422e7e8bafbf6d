"""Rows of players made whole: halves of names joined, a group's team written beside each, who dropped left out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate, groupby

from services.spreadsheets.formats.sheet import LeftOut, Sheet
from services.spreadsheets.rows import Row

LISTED = re.compile(r"(\d{1,4})\s*+[.)]\s++(.+)")
"""1. Aoki Taro"""
FAMILY_FIRST = re.compile(r"[\u0400-\u04ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
"""Letters of languages that write the family's name first."""
DROPPED = {"dropped", "withdrawn", "no"}


def complete_names(sheet: Sheet) -> None:
    """Make every row's name whole, and leave out who dropped out."""
    sheet.left_out = [*sheet.left_out, *(LeftOut(row.number, "dropped") for row in sheet.rows if _dropped_out(row))]
    sheet.rows = [row for row in sheet.rows if not _dropped_out(row)]
    for row in sheet.rows:
        _join(row)
    _split_lists(sheet.rows)
    _fill_groups(sheet.rows)


def _dropped_out(row: Row) -> bool:
    return row.cells.get("status", "").casefold() in DROPPED


def _join(row: Row) -> None:
    first, last = row.cells.get("first_name", ""), row.cells.get("last_name", "")
    if (first or last) and not row.cells.get("name"):
        halves = (last, first) if FAMILY_FIRST.search(first + last) else (first, last)
        place = row.places.get("first_name", row.places.get("last_name", ""))
        row.cells = {**row.cells, "name": " ".join(filter(None, halves))}
        row.places = {**row.places, "name": place}


def _split_lists(rows: Sequence[Row]) -> None:
    """Take the numbers of a numbered list off the names: they are the players' numbers where there are no others."""
    found = [LISTED.fullmatch(row.cells.get("name", "")) for row in rows]
    if not all(found) or any(row.cells.get("id_number") for row in rows):
        return
    for row, match in zip(rows, found, strict=True):
        if match is not None:
            row.cells = {**row.cells, "id_number": match[1], "name": match[2]}


def _fill_groups(rows: Sequence[Row]) -> None:
    """Write a team beside all its players where it stands beside the first of each group, and all groups are alike.

    So a merged cell looks once it was saved as text.
    """
    teams = [row.cells.get("team", "") for row in rows]
    starts = [bool(team) for team in teams]
    named = [team for team in teams if team]
    if len(named) < 2 or not starts[0] or len(set(named)) < len(named):
        return
    sizes = [len(list(group)) for _, group in groupby(accumulate(starts))]
    if len(set(sizes)) > 1 or sizes[0] == 1:
        return
    for at, row in enumerate(rows):
        row.cells = {**row.cells, "team": named[at // sizes[0]]}
