"""Every attack by its name, with the most milliseconds that a ruling may take beside it."""

from __future__ import annotations

from bench.attacks.clients import Sized, crowd, many, streams
from bench.attacks.payloads import (
    DECISION,
    JSON,
    empty_items,
    file,
    large_bodies,
    layered_jpeg,
    lying_workbook,
    pasted,
    photos,
    seatings,
    sign_ins,
    wide_png,
)
from bench.load import request

HALF_HEADER = b"GET /api/v1/rulebooks HTTP/1.1\r\nHost: localhost\r\nX-Half: "
SLOW_BODY = request("POST", DECISION, JSON, "{" * 9)[:-8]
UNREAD = request("GET", "/bundle/app.js", {"Connection": "keep-alive"}) * 40

ATTACKS: dict[str, tuple[Sized, float]] = {
    "200 slow bodies": (crowd(200, SLOW_BODY), 200),
    "1,000 slow bodies": (crowd(1000, SLOW_BODY), 200),
    "1,000 half headers": (crowd(1000, HALF_HEADER), 200),
    "1,000 idle connections": (crowd(1000, b""), 200),
    "200 who never read": (crowd(200, UNREAD, reads=False), 200),
    "200 who send a megabyte": (many(200, large_bodies), 200),
    "40 sign-ins at once": (many(40, sign_ins), 200),
    "32 PNGs of 16 megapixels": (many(32, photos(wide_png)), 200),
    "8 JPEGs of 50 layers": (many(8, photos(layered_jpeg)), 200),
    "2,000 streams": (streams(2000), 100),
    "16 sheets of dots": (many(16, pasted("seating/import", "." * 3_000)), 200),
    "16 sheets in no encoding": (many(16, file("results", b"a" * 600_000 + b",\xe9")), 200),
    "16 plans of digits": (many(16, pasted("seating/import", "seats = {" + "1" * 12_000)), 200),
    "16 seatings of 1,024 players": (many(16, seatings), 200),
    "16 workbooks that lie": (many(16, file("players/import", lying_workbook())), 200),
    **{
        f"16 times 330,000 empty {field} to {address}": (many(16, empty_items(address, field)), 200)
        for address, field in (
            ("calls", "calls"),
            ("score-sheets", "hands"),
            ("settlements", "penalties"),
            ("transfers", "offences"),
            ("rule-points", "rulebooks"),
        )
    },
}
