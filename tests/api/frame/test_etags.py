"""The version that was read is the version that is meant, however it was compressed on the way."""

import pytest
from flask import Flask


@pytest.mark.parametrize("encoding", ["identity", "gzip", "br", "zstd"])
def test_a_compressed_version_is_the_same_version(probed: Flask, encoding: str) -> None:
    client = probed.test_client()
    accepting = {"Accept-Encoding": encoding}
    etag = client.get("/probe/versioned-big", headers=accepting).headers["ETag"]
    assert client.get("/probe/versioned-big", headers={**accepting, "If-None-Match": etag}).status_code == 304
    assert client.put("/probe/versioned", headers={"If-Match": etag}).status_code == 200


@pytest.mark.parametrize("etag", ['"6"', '"7:lzma"', '"7:br:br"', '"6:br"', 'W/"7"', "7 7", ""])
def test_any_other_version_is_refused(probed: Flask, etag: str) -> None:
    assert probed.test_client().put("/probe/versioned", headers={"If-Match": etag}).status_code == 412


def test_any_version_will_do_when_the_client_says_so(probed: Flask) -> None:
    assert probed.test_client().put("/probe/versioned", headers={"If-Match": "*"}).status_code == 200
