"""What every answer carries to keep browsers from doing harm, and how much a client may send."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

MAX_BODY_BYTES = 1_000_000
MOST_PUBLIC_BYTES = 64_000
"""A body of somebody who shows no credentials: none of their questions needs more."""
CSP = "Content-Security-Policy"
PERMISSIONS = "Permissions-Policy"


def permissions(**granted: str) -> str:
    """Return the header that refuses a page these powers of the device, save those `granted` (camera="(self)")."""
    refused = dict.fromkeys(("camera", "geolocation", "microphone", "payment", "usb"), "()")
    return ", ".join(f"{power}={who}" for power, who in {**refused, **granted}.items())


ALWAYS = (
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
UNLESS_THE_VIEW_SAYS_OTHERWISE = (
    (CSP, "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
    ("Cache-Control", "no-store"),
    (PERMISSIONS, permissions()),
)
VIEW_HEADERS = "shinpan.headers"  # where in the WSGI environment a view leaves headers to add, cheaper than in Flask
HSTS = ("Strict-Transport-Security", "max-age=31536000; includeSubDomains")


def install(app: Flask, trusted_proxies: int) -> None:
    """Set the headers on every answer of this app and limit its bodies."""
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY_BYTES
    app.wsgi_app = ProtectiveHeaders(app.wsgi_app)  # type: ignore[method-assign]
    if trusted_proxies:
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=trusted_proxies, x_proto=trusted_proxies, x_host=trusted_proxies
        )


class ProtectiveHeaders:
    """Outside Flask, so that no answer escapes them, and they cost next to nothing."""

    def __init__(self, wsgi_app: WSGIApplication) -> None:
        self._wsgi_app = wsgi_app

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        def start(line: str, headers: list[tuple[str, str]], exc_info: Any = None, /) -> Any:
            present = {name for name, _ in headers}
            headers.extend(header for header in UNLESS_THE_VIEW_SAYS_OTHERWISE if header[0] not in present)
            headers.extend(ALWAYS)
            headers.extend(environ.get(VIEW_HEADERS, ()))
            if environ["wsgi.url_scheme"] == "https":
                headers.append(HSTS)
            return start_response(line, headers, exc_info)

        return self._wsgi_app(environ, start)
