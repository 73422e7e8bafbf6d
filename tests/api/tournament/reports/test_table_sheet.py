"""GET printables/tables.pdf: the codes of all tables, to cut out."""

from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import ORIGIN, codes, in_order, pages

PATH = "printables/tables.pdf"


def test_each_table_has_its_code_six_to_a_page(hall: Hall) -> None:
    tables = {row["label"]: row["id"] for row in hall.get("tables")["items"]}
    for label in ("10", "9", "3", "4", "5"):
        tables[label] = str(uuid7())
        assert hall.call("PUT", f"tables/{tables[label]}", {"label": label}, "director").status_code == 201
    first, second = pages(hall, PATH, "referee")
    in_order(first, "Table 1", "Table 2", "Autumn Cup", "Table 3", "Table 4", "Table 5", "Table 9", "1 of 2")
    in_order(second, "Table 10", "Scan it to rule at this table", "Autumn Cup", "2 of 2")
    ordered = [tables[label] for label in ("1", "2", "3", "4", "5", "9", "10")]
    first_entries = {entry["subject"]: entry for entry in reversed(hall.get("journal?limit=500")["items"])}
    entries = [first_entries[table] for table in ordered]
    codes(hall, PATH, *(f"{ORIGIN}/#/table/{one['subject']}/{one['seq']}-{one['hash'][:32]}" for one in entries))
    in_order(pages(hall, PATH, "arbiter", "ja")[0], "1卓", "2卓", "Autumn Cup")


def test_unknown_language(hall: Hall) -> None:
    details(hall.call("GET", f"{PATH}?lang=de"), 422)
