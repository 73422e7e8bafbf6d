"""Nobody is led to another site: neither by what an address says, nor by what a header says."""

import re
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from flask import Flask
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from api.frame.openapi import description

HERE = "https://localhost/"
EVIL = "//evil.example"
LEADING = re.compile(
    r"^(?:next|url|uri|to|goto|go|back|return\w*|redirect\w*|continue|dest\w*|target|callback|origin)$"
)
SAYING = "&".join(f"{name}=https:{EVIL}" for name in ("next", "url", "redirect", "return_to", "continue", "lang"))
HEADERS = {
    "Referer": f"https:{EVIL}",
    "Forwarded": "host=evil.example;proto=https",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Prefix": EVIL,
    "X-Original-URL": EVIL,
    "X-Rewrite-URL": EVIL,
}
ADDRESSES = [
    *(EVIL, f"{EVIL}/docs", "/%2f%2fevil.example", "/%5cevil.example", "/\\evil.example", "/.%2f/evil.example"),
    *(
        "/t//evil.example/board",
        "/t/%2f%2fevil.example/board",
        "/t/\\evil.example/board",
        "/t/%5c%5cevil.example/board",
    ),
    *("/docs//evil.example", "///docs", "//docs/", "/bundle//evil.example", "/api/v1//rulebooks", "/%09/evil.example"),
    *("/t/https:%2f%2fevil.example/board", "/t/javascript:alert(1)/board", "/icons//evil.example"),
]


def stays(response: TestResponse) -> None:
    """Browsers take a backslash for a slash."""
    for name in ("Location", "Refresh", "Content-Location"):
        if name in response.headers:
            assert urlsplit(urljoin(HERE, response.headers[name].replace("\\", "/"))).netloc == "localhost"


def test_no_address_takes_where_to_go(attacked: Flask) -> None:
    described = description(attacked)["paths"]
    named = {
        parameter["name"]
        for methods in described.values()
        for operation in methods.values()
        for parameter in (operation if isinstance(operation, list) else operation.get("parameters", []))
    }
    named |= {name for rule in attacked.url_map.iter_rules() for name in rule.arguments}
    assert "tournament_id" in named
    assert not {name for name in named if LEADING.match(name)}


def test_every_address_stays_here_whatever_is_said(attacked: Flask) -> None:
    client = attacked.test_client()
    for rule in attacked.url_map.iter_rules():
        some = dict.fromkeys(rule.arguments, str(uuid7())) | {"folder": "bundle", "name": "x", "form": "csv"}
        some["name"] = "sw.js" if "any(" in rule.rule else "x"
        path = attacked.url_map.bind("localhost").build(rule.endpoint, {name: some[name] for name in rule.arguments})
        stays(client.get(f"{path}?{SAYING}", base_url=HERE, headers=HEADERS, buffered=True))


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_that_looks_like_another_site_stays_here(address: str, attacked: Flask) -> None:
    client = attacked.test_client()
    stays(client.get(base_url=HERE, headers=HEADERS, environ_overrides={"PATH_INFO": unquote(address)}, buffered=True))


def test_the_two_redirects_lead_within_the_app(attacked: Flask) -> None:
    client = attacked.test_client()
    assert client.get("/t/cup/board").headers["Location"] == "/#/board/cup"
    doubled = client.get(base_url=HERE, environ_overrides={"PATH_INFO": "//api/v1//rulebooks"})
    assert (doubled.status_code, doubled.headers["Location"]) == (308, f"{HERE}api/v1/rulebooks")
