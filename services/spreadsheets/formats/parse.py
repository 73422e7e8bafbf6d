"""Parse whatever was sent into a sheet: the format that fits it best, or the one that a person chose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from services.errors import Invalid, field_error
from services.spreadsheets.columns import PLAYER_SHEET, SEATS, Kind
from services.spreadsheets.files.cells import Grid, check_row_count
from services.spreadsheets.files.document import Document, Source, open_document
from services.spreadsheets.formats import documents, plans, world_riichi
from services.spreadsheets.formats.headed import take_columns
from services.spreadsheets.formats.layouts import take_layouts
from services.spreadsheets.formats.lines import take_lines
from services.spreadsheets.formats.names import complete_names
from services.spreadsheets.formats.row_per_seat import take_seats
from services.spreadsheets.formats.seat_columns import take_seat_columns
from services.spreadsheets.formats.sheet import Sheet
from services.spreadsheets.rows import complete


def parse(source: Source, kind: Kind) -> Sheet:
    """Parse a sheet of players or of seating.

    Raises Invalid for what is none: with `headings` and `lacking` where columns are to be chosen, with `worksheets`
    where several of a workbook fit.
    """
    document = open_document(source)
    sheet = _choose(source, document, kind)
    if sheet.format in ("columns", "no-headings"):
        _check_columns(source, sheet, _lacks(kind, sheet))
    if kind is PLAYER_SHEET:
        complete_names(sheet)
    errors = check_row_count(source.field, sheet.rows)
    if errors:
        raise Invalid(errors=errors)
    sheet.rows = [complete(row, kind.longest, kind.optional) for row in sheet.rows]
    sheet.encoding = document.encoding
    return sheet


def _choose(source: Source, document: Document, kind: Kind) -> Sheet:
    """Choose among the formats that fit. Raises Invalid where none does, or several worksheets do."""
    found = [sheet for sheet in _whole(source, document, kind) if source.format in (None, sheet.format)]
    if not found:
        by_grid = [list(_of_grid(source, grid, kind)) for grid in document.grids]
        by_grid = [[sheet for sheet in sheets if source.format in (None, sheet.format)] for sheets in by_grid]
        fitting = [sheets for sheets in by_grid if sheets]
        sure = [sheets for sheets in fitting if not sheets[0].guessed and not _lacks(kind, sheets[0])]
        _check_one_worksheet(sure or fitting)
        found = (sure or fitting or [[]])[0]
    if not found:
        what = f"be taken for {source.format}" if source.format else f"be read as {kind.name}"
        cure = "Name the columns in the first row." if kind is PLAYER_SHEET else "Name round, table and seats."
        raise Invalid(errors=[field_error(source.field, f"It can't {what}.", cure)])
    chosen, *others = found
    chosen.alternatives = [sheet.format for sheet in others if chosen.guessed]
    return chosen


def _lacks(kind: Kind, sheet: Sheet) -> list[str]:
    return kind.missing([*(column["column"] for column in sheet.columns), *sheet.counted]) if sheet.columns else []


def _whole(source: Source, document: Document, kind: Kind) -> Iterator[Sheet]:
    """Yield what the document is as a whole, its worksheets or data together."""
    if kind is PLAYER_SHEET:
        found = [world_riichi.take_players(document.grids), documents.take_players(document.data)]
    else:
        found = [world_riichi.take_seating(document.grids), documents.take_seating(document.data)]
        if found[1] is None:
            found.append(plans.take_listed_plan(document.data, source))
    yield from filter(None, found)


def _of_grid(source: Source, grid: Grid, kind: Kind) -> Iterator[Sheet]:
    """Yield what a worksheet may be, the surest first."""
    headed = take_columns(grid, kind, source) if grid.rows else None
    if kind is PLAYER_SHEET or source.columns is not None:
        yield from filter(None, [headed])
        return
    plan = plans.take_plan(grid, source)
    by_seat = take_seats(grid) or take_seat_columns(grid)
    lines = take_lines(grid)
    layouts = take_layouts(grid)
    certain = headed if headed is not None and headed.format == "columns" else None
    if certain is not None and _lacks(kind, certain) and (by_seat or lines or layouts):
        certain = None
    guessed = [*filter(None, [lines]), *layouts]
    if lines is not None and layouts and not _in_order(lines) and _in_order(layouts[0]):
        guessed = [layouts[0], lines, *layouts[1:]]
    yield from filter(None, [plan, by_seat, certain, headed if certain is None and not guessed else None, *guessed])


def _in_order(sheet: Sheet) -> bool:
    """Whether the players of the first round stand in their order."""
    first = sheet.rows[0].cells["round"]
    players = [row.cells[seat] for row in sheet.rows if row.cells["round"] == first for seat in SEATS]
    return players == sorted(players, key=lambda player: (len(player), player))


def _check_one_worksheet(fitting: Sequence[Sequence[Sheet]]) -> None:
    if len(fitting) > 1:
        names = [sheets[0].worksheet for sheets in fitting]
        message = f"Several worksheets may be meant: {', '.join(names)}."
        raise Invalid(errors=[field_error("worksheet", message, "Name one of them.")], worksheets=names)


def _check_columns(source: Source, sheet: Sheet, missing: Sequence[str]) -> None:
    if source.columns is not None and len(source.columns) != len(sheet.columns):
        message = f"These are {len(source.columns)} for {len(sheet.columns)} headings."
        raise Invalid(errors=[field_error("columns", message, "Give one for each.")])
    if missing:
        message = f"No heading of the first row was taken for {', '.join(missing)}."
        error = field_error(source.field, message, "Choose which column it is, or name it in the first row.")
        raise Invalid(errors=[error], headings=sheet.columns, lacking=missing)
