"""Files are compressed as far as it goes, and once."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli
import pytest
from flask.testing import FlaskClient

from api.phone_app import compressed as compressing
from api.phone_app.compressed import compressed
from api.phone_app.files import kept

FILE = "/bundle/app.js"


@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
def test_a_file_comes_compressed(visitor: FlaskClient, encoding: str) -> None:
    answer = visitor.get(FILE, headers={"Accept-Encoding": encoding})
    unpack: Callable[[bytes], bytes] = {"br": brotli.decompress, "gzip": gzip.decompress, "identity": bytes}[encoding]
    assert unpack(answer.data) == kept()[FILE]
    assert answer.headers.get("Content-Encoding", "identity") == encoding
    assert "Accept-Encoding" in answer.headers["Vary"]


def test_the_next_start_compresses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compressing, "BUILT", tmp_path / "build")
    made = compressed(b"the next start", "gzip")
    compressing._compressed.cache_clear()
    monkeypatch.setattr(compressing, "_compress", None)
    assert compressed(b"the next start", "gzip") == made


def test_it_is_compressed_where_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(compressing, "BUILT", tmp_path / "file" / "compressed")
    assert gzip.decompress(compressed(b"nowhere to store", "gzip")) == b"nowhere to store"


def test_it_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where nothing can be stored, and however many ask at once."""
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(compressing, "BUILT", tmp_path / "file" / "compressed")
    done: list[str] = []

    def small(_: bytes, encoding: str) -> bytes:
        done.append(encoding)
        return b"small"

    monkeypatch.setattr(compressing, "_compress", small)
    with ThreadPoolExecutor(8) as threads:
        answers = set(threads.map(lambda _: compressed(b"asked by many", "gzip"), range(16)))
    assert (answers, done) == ({b"small"}, ["gzip"])
