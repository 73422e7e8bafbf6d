"""GET tables/{table_id}/qr: a code that leads a phone to the table's page."""

from io import BytesIO
from xml.etree import ElementTree

import pytest
import segno
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

SVG = "{http://www.w3.org/2000/svg}"


def drawing(hall: Hall, table: str, origin: str = "http://localhost") -> ElementTree.Element:
    response = hall.call("GET", f"tables/{table}/qr", None, "finance", base_url=origin)
    assert (response.status_code, response.content_type) == (200, "image/svg+xml; charset=utf-8")
    return ElementTree.fromstring(response.data)  # noqa: S314 -- our own drawing


def strokes(svg: ElementTree.Element) -> str:
    """What is drawn."""
    (path,) = svg.iter(f"{SVG}path")
    return path.attrib["d"]


@pytest.mark.parametrize("origin", ["http://localhost", "http://192.168.1.7:8000", "https://referees.example"])
def test_it_leads_to_the_table_on_the_server_that_was_asked(hall: Hall, origin: str) -> None:
    svg = drawing(hall, str(hall.tables[0]), origin)
    expected = BytesIO()
    named = hall.scanned("").removeprefix("/api/v1/tables/").rstrip("/")
    code = segno.make_qr(f"{origin}/#/table/{named}", error="m")
    code.save(expected, kind="svg", border=4)
    assert strokes(svg) == strokes(ElementTree.fromstring(expected.getvalue()))  # noqa: S314
    side = code.symbol_size(border=4)[0]
    assert svg.attrib["viewBox"] == f"0 0 {side} {side}", "a quiet zone of four modules"
    assert "width" not in svg.attrib, "it fills whatever it is put into"


@pytest.mark.parametrize(("label", "title"), [("B2", "B2"), ("<b>7</b> & ”", "<b>7</b> & ”"), ("\u0001北", "北")])
def test_its_title_is_the_label(hall: Hall, label: str, title: str) -> None:
    table = uuid7()
    assert hall.call("PUT", f"tables/{table}", {"label": label}, "director").status_code == 201
    svg = drawing(hall, str(table))
    assert [element.text for element in svg.iter(f"{SVG}title")] == [title]


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"tables/{hall.tables[0]}/qr"
    details(league.call("GET", path), 404)
    checks.missing(hall, "tables/{}/qr")
