"""What every answer carries to keep browsers from doing harm, and how much a client may send."""

from __future__ import annotations

from flask import Flask, request
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.wrappers import Response

MAX_BODY_BYTES = 1_000_000
CSP = "Content-Security-Policy"
API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
HEADERS = (
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
HSTS = ("Strict-Transport-Security", "max-age=31536000")


def install(app: Flask, trusted_proxies: int) -> None:
    """Set the headers on every answer of this app (a view may set its own policy or caching) and limit its bodies."""
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY_BYTES
    if trusted_proxies:
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=trusted_proxies, x_proto=trusted_proxies, x_host=trusted_proxies
        )
    app.after_request(_protect)


def _protect(response: Response) -> Response:
    headers = response.headers
    if CSP not in headers:
        headers[CSP] = API_CSP
    if "Cache-Control" not in headers:
        headers["Cache-Control"] = "no-store"
    headers.extend(HEADERS)
    if request.scheme == "https":
        headers.add(*HSTS)
    return response
