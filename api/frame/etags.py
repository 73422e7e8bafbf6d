"""ETag, If-Match and If-None-Match: nobody overwrites what they have not seen, nobody downloads what they have."""

from __future__ import annotations

from flask import Response, current_app, request

from api.frame.problems import Problem


def _names(etag: str) -> list[str]:
    """Return the ETag, and its name for each way of compressing the same version, as flask-compress renames it."""
    return [etag, *(f"{etag}:{algorithm}" for algorithm in current_app.config["COMPRESS_ALGORITHM"])]


def unchanged(etag: str) -> bool:
    """Return whether the client holds this version already (If-None-Match): then answer 304."""
    sent = request.if_none_match
    return any(sent.contains_weak(name) for name in _names(etag))


def require_match(etag: str) -> None:
    """Refuse an edit without If-Match (428) or with the ETag of another version (412)."""
    if "If-Match" not in request.headers:
        raise Problem(428)
    if not any(name in request.if_match for name in _names(etag)):
        raise Problem(412)


def keep(response: Response, etag: str) -> Response:
    """Name what never changes: the browser that fetched it may keep it for good, for the token that fetched it."""
    response.set_etag(etag)
    response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
    response.vary.add("Authorization")
    return response


def revalidate(response: Response, etag: str) -> Response:
    """Give an answer an ETag that browsers revalidate each time: what it holds may be redacted one day."""
    response.set_etag(etag)
    response.headers["Cache-Control"] = "private, no-cache"
    response.vary.add("Authorization")
    return response


def tag(response: Response, etag: str) -> Response:
    """Name the version of this answer; caches may keep it but ask each time."""
    response.set_etag(etag)
    response.headers["Cache-Control"] = "no-cache"
    return response
