"""How push services know that a message is from this server: signed with its own key (VAPID, RFC 8292)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from py_vapid import Vapid02

from models.database.engine import Engines, read, write
from models.people import push_keys
from services.push.encryption import point, to_text

LASTS = timedelta(hours=12)  # a day is the most that services take


def own_key(engines: Engines) -> Vapid02:
    """Return this server's key, made now where there is none; processes that race for it get the same one."""
    with read(engines) as connection:
        kept = push_keys.find(connection)
    if kept is None:
        with write(engines) as connection:
            push_keys.save(connection, _new(), datetime.now(UTC))
            kept = push_keys.find(connection)
    assert kept is not None, "just kept"  # noqa: S101 -- for the type checker
    return Vapid02.from_raw(kept.encode())


def public_text(key: Vapid02) -> str:
    """Return the public half of a key, as a browser wants it to subscribe."""
    return to_text(point(key.public_key))


def signed(key: Vapid02, origin: str, contact: str) -> dict[str, str]:
    """Sign the header that says to this push service, for some hours, who sends and whom to write to about it."""
    until = int((datetime.now(UTC) + LASTS).timestamp())
    claims = {"aud": origin, "exp": until, "sub": contact}
    signer = Vapid02(key.private_key, {"no-strict": True})  # config.py is strict about the contact
    return dict(signer.sign(claims))


def _new() -> str:
    made = Vapid02()
    made.generate_keys()
    return to_text(made.private_key.private_numbers().private_value.to_bytes(32))
