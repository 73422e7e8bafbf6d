"""Nothing that anybody can name, send or ask for writes a header of its own, or breaks one of ours."""

from typing import Any
from urllib.parse import unquote

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.http import parse_options_header
from werkzeug.test import TestResponse

from tests.api.answers import details
from tests.api.tournament.hall import Hall

BREAK = "\r\nX-Forged: 1"
FILES = [
    *(f"exports/{what}.{form}" for what in ("rulings", "penalties", "standings") for form in ("csv", "xlsx")),
    *("exports/journal.jsonl", "standings.csv", "report.pdf"),
    *(f"printables/{what}.pdf" for what in ("tables", "foul-card", "penalties")),
]
# Each header that the app reads, as a server with a looser parser than ours would hand it over.
READ = {
    "HTTP_X_REQUEST_ID": "0197c0de-0000",
    "HTTP_ACCEPT_LANGUAGE": "fr",
    "HTTP_ACCEPT_ENCODING": "br",
    "HTTP_IF_NONE_MATCH": '"x"',
    "HTTP_AUTHORIZATION": "Bearer spt_x",
    "HTTP_COOKIE": "shinpan=x",
    "HTTP_ORIGIN": "http://localhost",
    "HTTP_SHINPAN_OFFICIAL": "x",
    "HTTP_USER_AGENT": "x",
    "HTTP_RANGE": "bytes=0-1",
    "HTTP_SEC_FETCH_SITE": "none",
}


def unforged(response: TestResponse) -> None:
    assert "X-Forged" not in response.headers
    for name, value in response.headers.items():
        assert not set(name + value) & set("\r\n\0"), f"{name}: {value!r}"


@pytest.mark.parametrize("path", FILES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_tournaments_name_stays_within_the_name_of_a_file(path: str, lang: str, own: Hall) -> None:
    query = {} if path.startswith(("exports/journal", "standings.csv")) else {"lang": lang}
    response = own.call("GET", path, None, "director", query_string=query)
    assert response.status_code == 200, response.text
    unforged(response)
    kind, named = parse_options_header(response.headers["Content-Disposition"])
    assert kind == "attachment"
    assert set(named) == {"filename"}
    written = unquote(response.headers["Content-Disposition"].partition("filename*=UTF-8''")[2])
    assert not set(written + named["filename"]) & set('/\\"<>:\r\n')


@pytest.mark.parametrize("header", READ)
@pytest.mark.parametrize("path", ["/", "/api/v1/rulebooks", "/api/v1/account", "/docs", "/openapi.yaml"])
def test_no_header_that_is_read_is_written(header: str, path: str, own: Hall) -> None:
    response = own.browser().get(path, environ_overrides={header: READ[header] + BREAK}, buffered=True)
    assert response.status_code < 500
    unforged(response)


@pytest.mark.parametrize("path", ["/t/a\r\nX-Forged: 1/board", "//docs\r\nX-Forged: 1", "/t/\n/board", "//t/\r/board"])
def test_no_address_is_written_as_it_came(path: str, attacked: Flask) -> None:
    response = attacked.test_client().get(environ_overrides={"PATH_INFO": path})
    assert response.status_code in (302, 308, 404)
    unforged(response)


@pytest.mark.parametrize("query", ["lang=en%0d%0aX-Forged:1", "q=%0d%0aX-Forged:1", "x%0d%0aX-Forged=1"])
def test_no_query_is_written(query: str, attacked: Flask) -> None:
    unforged(attacked.test_client().get(f"/api/v1/fouls?{query}"))


@pytest.mark.parametrize(
    "different",
    [{"slug": "a" + BREAK}, {"slug": 'a"b'}, {"slug": "../a"}, {"currency": "EU\n"}, {"time_zone": "Europe/Paris\n"}],
)
def test_what_stands_in_addresses_is_checked_where_it_is_made(different: dict[str, Any], ana: FlaskClient) -> None:
    asked = {"name": "Cup", "slug": "a", "rulebook": {"id": "wrc-2022"}, "currency": "EUR", "time_zone": "Asia/Tokyo"}
    details(ana.put(f"/api/v1/account/tournaments/{uuid7()}", json={**asked, **different}), 422)
