"""Where this server sends what it pushes, how it is sealed, and by whose key: nothing of it needs a tournament."""

import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from config import PUSH_SERVICES
from models.database.engine import make_engine
from services.push import push_services as looking
from services.push.delivery import UNREACHED, Message, post
from services.push.encryption import encrypt
from services.push.push_services import Services, Unsafe
from services.push.vapid import own_key, public_text
from tests.api.push_service import PushService, plain, push_service, raw

# RFC 8291, section 5 and appendix A.
THEIR_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
THEIR_SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
OUR_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
MESSAGE = Message(b'{"body": "one"}', "topic", "normal", 60)


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    own = derive_private_key(int.from_bytes(raw(OUR_KEY)), SECP256R1())
    said = b"When I grow up, I want to be a watermelon"
    assert plain(encrypt(said, THEIR_KEY, THEIR_SECRET, own, raw(SALT))) == SEALED


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://eu.push.services.mozilla.com:443/wpush",
        "https://web.push.apple.com/QABC",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%2Fdef",
    ],
)
def test_the_services_of_the_browsers_are_known(endpoint: str) -> None:
    assert Services(PUSH_SERVICES).know(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        *("http://fcm.googleapis.com/fcm/send/abc", "https://fcm.googleapis.com:8443/", "fcm.googleapis.com/send"),
        *("https://fcm.googleapis.com.example.org/", "https://evilfcm.googleapis.com/", "https://push.apple.com.evil/"),
        *(
            "https://notpush.apple.com/",
            "https://push.services.mozilla.com/",
            "https://example.org/?fcm.googleapis.com",
        ),
        *("https://fcm.googleapis.com@10.0.0.1/", "https://user:pass@fcm.googleapis.com/", "https://[::1]/"),
        *("https://127.0.0.1/", "https://10.0.0.1/", "https://169.254.169.254/latest/meta-data", "https://2130706433/"),
        *("https://localhost/", "https://fcm.googleapis.com\\@localhost/", "https://fcm.googleapis.com/#x"),
        *(
            "file:///etc/passwd",
            "gopher://fcm.googleapis.com/",
            "https://",
            "",
            "https://fcm.googleapis.com/\r\nHost: x",
        ),
        *("https://fcm.googleapis.com:0/", "https://fcm.googleapis.com:99999/", "https://fcm.googleapis.com/é"),
        "https://fcm.googleapis.com/" + "x" * 2000,
    ],
)
def test_nothing_else_is(endpoint: str) -> None:
    services = Services(PUSH_SERVICES)
    assert not services.know(endpoint)
    with pytest.raises(Unsafe):
        services.target(endpoint)


@pytest.mark.parametrize(
    "inside",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.1"),
        *("::1", "fe80::1%1", "fd00::1", "::ffff:10.0.0.1"),
    ],
)
def test_a_known_name_that_leads_inside_is_not_followed(inside: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", (address, 443)) for address in ("142.250.1.1", inside)]
    monkeypatch.setattr(looking, "socket", SimpleNamespace(getaddrinfo=lambda *_, **__: found, SOCK_STREAM=1))
    with pytest.raises(Unsafe):
        Services(PUSH_SERVICES).target("https://fcm.googleapis.com/fcm/send/abc")
    found.pop()
    target = Services(PUSH_SERVICES).target("https://fcm.googleapis.com/fcm/send/abc?d=1")
    assert (target.addresses, target.path, target.origin) == (
        ("142.250.1.1",),
        "/fcm/send/abc?d=1",
        "https://fcm.googleapis.com",
    )


def test_an_origin_is_what_its_owner_vouches_for_to_the_letter() -> None:
    services = Services(["http://127.0.0.1:8090"])
    assert services.target("http://127.0.0.1:8090/send/a").addresses == ("127.0.0.1",)
    for other in ("http://127.0.0.1:8091/", "https://127.0.0.1:8090/", "http://127.0.0.1/", "http://127.0.0.1:80900/"):
        assert not services.know(other), other


def test_processes_that_race_for_the_key_get_the_same_one(database_url: str) -> None:
    stores = [make_engine(database_url) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        keys = set(threads.map(lambda store: public_text(own_key(store)), stores))
    assert len(keys) == 1
    assert len(raw(keys.pop())) == 65
    for store in stores:
        store.dispose()


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, str]:
    """A server's own certificate for that name, and the file by which others would trust it."""
    key = generate_private_key(SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    built = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / f"{name}.pem"
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(pem + built.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context, str(file)


@pytest.fixture(params=["localhost", "elsewhere.example"])
def by_tls(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, PushService]]:
    """A push service at https://localhost, whose trusted certificate is for that name."""
    context, file = certificate(tmp_path, request.param)
    monkeypatch.setenv("SSL_CERT_FILE", file)
    with push_service(context) as service:
        yield request.param, service


def test_a_service_is_believed_by_its_certificate(by_tls: tuple[str, PushService], sqlite_url: str) -> None:
    name, service = by_tls
    store = make_engine(sqlite_url)
    subscription: Any = SimpleNamespace(
        endpoint=service.subscription("a")["endpoint"], **service.subscription("a")["keys"]
    )
    answer = post(Services([service.origin]), own_key(store), "mailto:a@b.org", subscription, MESSAGE)
    store.dispose()
    assert answer.status == (201 if name == "localhost" else UNREACHED)
    assert [one.headers["host"] for one in service.delivered] == (
        [service.origin.removeprefix("https://")] if name == "localhost" else []
    )
