"""What lies between a phone and the server: it may damage a file on its way, be cut, or bring tomorrow's version."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from api.phone_app.files import HEADERS, PAGE, kept, listing
from tests.server import StandIn

PASSED_ON = ("Accept", "Authorization", "Content-Type", "Cookie", "Sec-Fetch-Site", "Shinpan-Official")
KEPT = ("Content-Type", "Content-Security-Policy", "Permissions-Policy", "Cache-Control", "Set-Cookie")


class Proxy:
    """`changed`: path → what arrives instead; `cut`: how paths begin that do not; `held`: that do not yet;
    `asked`: every path asked for; `most`: how paths begin → after how many bytes their answers break off;
    `stopped`: how paths begin → what something before the server says to them, in HTML, such as 403.
    """

    def __init__(self, server: str) -> None:
        self.server = server
        self.address = ""
        self.changed: dict[str, bytes] = {}
        self.cut: set[str] = set()
        self.held: set[str] = set()
        self.asked: list[str] = []
        self.most: dict[str, int] = {}
        self.stopped: dict[str, int] = {}

    def release(self, changed: dict[str, bytes]) -> str:
        """A next version of the app, in which these files (path → content) are others; the version's name."""
        self.changed |= changed
        return self._list({**kept(), **changed})

    def release_headers(self) -> str:
        """A next version with the same files, that asks browsers for more protection; the version's name."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(HEADERS, PAGE, {**HEADERS[PAGE], "Permissions-Policy": "camera=()"})
            return self._list(kept())

    def let_go(self, path: str) -> None:
        """Wait until it is no longer held."""
        while path.startswith(tuple(self.held)):
            time.sleep(0.05)

    def _list(self, files: dict[str, bytes]) -> str:
        listed = listing(files)
        self.changed["/precache.js"] = f"self.PRECACHE = {json.dumps(listed)};".encode()
        return str(listed["version"])


@contextmanager
def proxied(server: str) -> Iterator[Proxy]:
    """A proxy to this server, on a port of its own."""
    proxy = Proxy(server)
    passing = StandIn(("127.0.0.1", 0), _handler(proxy))
    proxy.address = f"http://127.0.0.1:{passing.server_port}"
    thread = threading.Thread(target=passing.serve_forever, daemon=True)
    thread.start()
    try:
        yield proxy
    finally:
        passing.shutdown()
        passing.server_close()
        thread.join()


def _handler(proxy: Proxy) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._pass_on()

        def do_PUT(self) -> None:
            self._pass_on()

        def _pass_on(self) -> None:
            proxy.asked.append(self.path)
            taken = self.rfile.read(int(self.headers.get("Content-Length", 0))) or None
            proxy.let_go(self.path)
            if self.path.startswith(tuple(proxy.cut)):
                self.close_connection = True
                return
            stopped = next((status for path, status in proxy.stopped.items() if self.path.startswith(path)), None)
            if stopped:
                self.send_error(stopped)
                return
            sent = {name: self.headers[name] for name in PASSED_ON if name in self.headers}
            request = Request(proxy.server + self.path, taken, sent, method=self.command)  # noqa: S310 -- our server
            try:
                answer = urlopen(request, timeout=30)  # noqa: S310 -- our server
            except HTTPError as error:
                answer = error
            with answer:
                body = proxy.changed.get(self.path, answer.read())
                self.send_response(200 if self.path in proxy.changed else answer.status)
                for name in KEPT:
                    if name in answer.headers:
                        self.send_header(name, answer.headers[name])
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            most = next((count for path, count in proxy.most.items() if self.path.startswith(path)), len(body))
            self.wfile.write(body[:most])
            self.close_connection = most < len(body)

        def log_message(self, *_: object) -> None:
            """The server logs already."""

    return Handler
