"""Settings, read from the environment once, refused when wrong. None of them is a secret with a default."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from limits import parse as parse_limit

from models.database.engine import database_url

ROOT = Path(__file__).resolve().parent
PREFIX = "SHINPAN_"
TEST_PREFIX = "SHINPAN_TEST_"  # settings of the test suite, none of the app's business
PUSH_SERVICES = (
    "fcm.googleapis.com",  # Chrome, Samsung, Opera
    "updates.push.services.mozilla.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",  # Edge
)
CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[a-z0-9.-]+(?:[:/]\S*)?", re.IGNORECASE)
SERVICE = re.compile(r"(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?://[a-z0-9.-]+(?::[1-9][0-9]{0,4})?")
ROLE = re.compile(r"[a-z_][a-z0-9_]{0,62}")
AUTHORITY = re.compile(r"https?://[a-z0-9.-]+(?::[1-9][0-9]{0,4})?(?:/\S*)?", re.IGNORECASE)
ORIGIN = re.compile(r"https?://(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::[1-9][0-9]{0,4})?/?", re.IGNORECASE)
LOG_LEVELS = ("debug", "info", "warning", "error")


class ConfigError(ValueError):
    """A setting that can't be used. The message names the variable, what is wrong and the cure."""

    def __init__(self, variable: str, problem: str, cure: str) -> None:
        super().__init__(f"{variable}: {problem} {cure}")


@dataclass(frozen=True, slots=True)
class Config:
    """Every setting with its default. SHINPAN_DATABASE_URL sets `database_url`, and so on."""

    database_url: str = f"sqlite:///{ROOT / 'instance' / 'shinpan.sqlite3'}"
    log_level: str = "info"
    trusted_proxies: int = 0  # how many reverse proxies in front may say who the client is
    rate_limit: str = "12000/minute"  # per address: a whole hall may stand behind one
    rate_limit_official: str = "1200/minute"  # per official with a valid token
    push_contact: str = ""  # whom push services may write to; without it nothing is pushed to phones
    push_services: tuple[str, ...] = PUSH_SERVICES  # hosts that messages may go to, or whole origins
    serving_role: str = ""  # of PostgreSQL: what the migrations let it do is what serving needs
    stamping_authority: str = ""  # an address that stamps checkpoints (RFC 3161); without it nothing is stamped
    stamping_roots: Path | None = None  # a PEM file with the root certificates of that authority
    public_url: str = ""  # by which phones reach the server; without it, that by which it is asked
    rulebooks: Path | None = None  # a folder with a club's own rulebooks

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Config:
        """Read SHINPAN_* variables. Raises ConfigError on a misspelt name or a wrong value."""
        known = {PREFIX + field.name.upper(): field.name for field in fields(cls)}
        given = {name: text for name, text in environment.items() if _is_ours(name)}
        for name in given.keys() - known.keys():
            close = get_close_matches(name, known, n=1, cutoff=0.85)
            cure = f"Did you mean {close[0]}?" if close else f"Known are: {', '.join(sorted(known))}."
            raise ConfigError(name, "there is no such setting.", cure)
        values = {known[name]: READERS[known[name]](name, text.strip()) for name, text in given.items()}
        return cls(**values)


def _is_ours(name: str) -> bool:
    return name.startswith(PREFIX) and not name.startswith(TEST_PREFIX)


def _database_url(name: str, text: str) -> str:
    try:
        return database_url(text).render_as_string(hide_password=False)
    except ValueError as error:
        raise ConfigError(name, "can't be used:", f"{error}.") from None


def _log_level(name: str, text: str) -> str:
    if text.lower() in LOG_LEVELS:
        return text.lower()
    raise ConfigError(name, f"{text!r} is no log level.", f"Choose one of: {', '.join(LOG_LEVELS)}.")


def _rate(name: str, text: str) -> str:
    try:
        parse_limit(text)
    except ValueError:
        raise ConfigError(name, f"{text!r} is no rate.", "Write a number per time, such as 600/minute.") from None
    return text


def _whole_number(lowest: int, highest: int) -> Callable[[str, str], int]:
    def read(name: str, text: str) -> int:
        if text.isascii() and text.isdecimal() and lowest <= int(text) <= highest:
            return int(text)
        raise ConfigError(name, f"{text!r} is out of range.", f"Write a whole number from {lowest} to {highest}.")

    return read


def _push_contact(name: str, text: str) -> str:
    if CONTACT.fullmatch(text):
        return text
    cure = "Write whom push services may turn to: mailto:name@example.org, or an https address."
    raise ConfigError(name, f"{text!r} is no contact.", cure)


def _push_services(name: str, text: str) -> tuple[str, ...]:
    names = tuple(part.strip().lower() for part in text.split(","))
    for part in names:
        if not SERVICE.fullmatch(part):
            cure = "Write hosts (push.example.org, *.example.org) or origins (https://push.example.org:8443)."
            raise ConfigError(name, f"{part!r} is no push service.", cure)
    return names


def origin(name: str, text: str) -> str:
    """Parse the address of a server. Raises ConfigError for what is more or less than scheme, name and port."""
    if ORIGIN.fullmatch(text):
        return text.rstrip("/").lower()
    raise ConfigError(name, f"{text!r} is no address.", "Give scheme, name and port, such as https://referees.example.")


def _role(name: str, text: str) -> str:
    if ROLE.fullmatch(text):
        return text
    raise ConfigError(name, f"{text!r} is no role.", "Write small letters, digits and underscores.")


def _folder(name: str, text: str) -> Path:
    if (path := Path(text)).is_dir():
        return path
    raise ConfigError(name, f"{text!r} is no folder.", "Name one that this process can read.")


def _stamping_authority(name: str, text: str) -> str:
    if AUTHORITY.fullmatch(text):
        return text
    raise ConfigError(
        name, f"{text!r} is no address.", "Write where an authority answers, such as https://tsa.example."
    )


def _file(name: str, text: str) -> Path:
    if (path := Path(text)).is_file():
        return path
    raise ConfigError(name, f"{text!r} is no file.", "Name one that this process can read.")


READERS: dict[str, Callable[[str, str], Any]] = {
    "database_url": _database_url,
    "log_level": _log_level,
    "trusted_proxies": _whole_number(0, 10),
    "rate_limit": _rate,
    "rate_limit_official": _rate,
    "push_contact": _push_contact,
    "push_services": _push_services,
    "serving_role": _role,
    "stamping_authority": _stamping_authority,
    "stamping_roots": _file,
    "public_url": origin,
    "rulebooks": _folder,
}
