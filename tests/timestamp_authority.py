"""A stamping authority (RFC 3161) on this machine: openssl answers behind a small server."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

SETTINGS = """
[tsa]
default_tsa = own
[own]
serial = {folder}/serial
signer_cert = {folder}/tsa.pem
signer_key = {folder}/tsa.key
certs = {folder}/tsa.pem
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
"""


class Authority:
    """Where it answers, its roots, and how often it was asked; with a `status` it refuses."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.roots = folder, folder / "roots.pem"
        self.asked, self.status = 0, 200
        self.address = ""
        _certify(folder)
        (folder / "serial").write_text("01\n")
        (folder / "tsa.cnf").write_text(SETTINGS.format(folder=folder))

    def answer(self, query: bytes) -> bytes:
        self.asked += 1
        if self.status != 200:
            return b""
        (self.folder / "query").write_bytes(query)
        command = ["openssl", "ts", "-reply", "-config", self.folder / "tsa.cnf", "-section", "own"]
        files = ["-queryfile", self.folder / "query", "-out", self.folder / "reply"]
        subprocess.run([*command, *files], check=True, capture_output=True)
        return (self.folder / "reply").read_bytes()


@contextmanager
def authority(folder: Path) -> Iterator[Authority]:
    """An authority that runs until the end."""
    folder.mkdir()
    made = Authority(folder)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = made.answer(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(made.status)
            self.send_header("Content-Type", "application/timestamp-reply")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        made.address = f"http://127.0.0.1:{server.server_address[1]}/"
        running = threading.Thread(target=server.serve_forever, daemon=True)
        running.start()
        yield made
        server.shutdown()
        running.join()


def _certify(folder: Path) -> None:
    """Write a root, and the certificate and key of the authority under it."""
    root_key, key = (rsa.generate_private_key(65537, 2048) for _ in range(2))
    root_name, name = (x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)]) for text in ("Root", "Stamps"))
    signs = x509.KeyUsage(True, False, False, False, False, True, True, False, False)
    root = _certificate(root_name, root_name, root_key.public_key())
    root = root.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    root = root.add_extension(signs, critical=True)
    leaf = _certificate(name, root_name, key.public_key())
    leaf = leaf.add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.TIME_STAMPING]), critical=True)
    pem = serialization.Encoding.PEM
    (folder / "roots.pem").write_bytes(root.sign(root_key, hashes.SHA256()).public_bytes(pem))
    (folder / "tsa.pem").write_bytes(leaf.sign(root_key, hashes.SHA256()).public_bytes(pem))
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "tsa.key").write_bytes(key.private_bytes(pem, *plain))


def _certificate(subject: x509.Name, issuer: x509.Name, key: rsa.RSAPublicKey) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(issuer, subject, key, x509.random_serial_number())
    return made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=3650))
