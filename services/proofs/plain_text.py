"""What the command line says of logs and proofs, in English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

import rulings as rules
from models.journal import stamps, witnesses
from rulings.words.wording import Words
from services.proofs.evidence import Evidence
from services.proofs.log import Log
from services.proofs.proof_file import Proved

NAMED_BY_FILE = (
    "The file itself names this key: compare it with the one on the event's papers, or give that with --key."
)


def describe_log(log: Log) -> Iterator[str]:
    """Yield who signs the log, who stands behind its head, and the checkpoint."""
    checkpoint = log.checkpoint()
    known = len(witnesses.list_all(log.connection, log.tournament_id))
    yield f"{len(checkpoint.signatures) - 1} of {known} witnesses stand behind the head"
    yield f"key {log.vkey}"
    for row in stamps.list_all(log.connection, log.tournament_id)[-1:]:
        stamp = stamps.read(row.response, row.roots)
        yield f"stamped with {row.size} entries, {_time(stamp.at)}, by an authority under {' or '.join(stamp.roots)}"
    yield from ("checkpoint", *(f"    {line}" for line in str(checkpoint).splitlines()))


def describe_proof(proved: Proved, *, given: bool) -> Iterator[str]:
    """Yield what a proof says. `given`: whether the key came from elsewhere than the file."""
    if not proved.witnesses:
        yield "Nobody witnessed it: it rests on the log's own key alone."
    yield f"The proof holds. In the log {proved.head.origin}, signed when it had {proved.head.size} entries, stood"
    yield from (f"    {line}" for line in _entry(proved))
    yield f"signed by   {proved.key}"
    for key, seconds in proved.witnesses:
        yield f"witnessed   by {key.name} (key {key.id.hex()}), {_time(datetime.fromtimestamp(seconds, UTC))}"
    if not given:
        yield NAMED_BY_FILE


def describe_evidence(found: Evidence, *, given: bool) -> Iterator[str]:
    """Yield what a phone's evidence says. `given`: whether the key came from elsewhere than the file."""
    yield f"The evidence holds: the log {found.key.name} was changed after it had been signed."
    yield f"signed first      with {found.seen.size} entries, root {found.seen.root.hex()}"
    yield f"signed in place   with {found.now.size} entries, root {found.now.root.hex()}"
    yield f"both signed by    {found.key}"
    seen = _time(datetime.fromtimestamp(found.seconds, UTC))
    yield f"the first seen by {found.witness.name} (key {found.witness.id.hex()}), {seen}"
    yield from _differing("as it was", found.mine)
    yield from _differing("as it is ", found.theirs)
    if not given:
        yield NAMED_BY_FILE


def _differing(what: str, entry: Mapping[str, Any] | None) -> Iterator[str]:
    if entry is None:
        yield f"{what}: there is no such entry"
        return
    yield f"{what}: entry {entry['seq']}, {entry['kind']}, {entry['at']}, hash {entry['hash']}"
    yield from (f"    {line}" for line in _ruling(entry["body"].get("ruling"), {}))


def _entry(proved: Proved) -> Iterator[str]:
    entry = proved.entry
    if entry is None:
        yield f"an entry with the hash {proved.hash}; this short proof does not say what it is"
        return
    by = "somebody who is no official" if entry["who"] is None else f"official {entry['who']}"
    yield f"entry {entry['seq']}, {entry['kind']}, hash {proved.hash}"
    yield f"written     {_time(datetime.fromisoformat(entry['at']))}, by {by}"
    yield from _ruling(entry["body"].get("ruling"), proved.texts)
    names = {place for place in proved.texts if place.startswith("ruling.offender")}
    yield from (f"{place:<12}{text}" for place, text in proved.texts.items() if place not in names)


def _ruling(listed: Any, texts: dict[str, str]) -> Iterator[str]:
    if not isinstance(listed, dict):
        return
    words = Words(rules.library(), "en")
    known = rules.library().catalogue["fouls"].get(listed["foul"])
    foul = listed["foul"] if known is None else words.pick(known["name"])
    yield f"ruling      {foul}: {words.penalties(listed['penalties'], listed.get('effects', ()))}"
    yield f"ruled       {_time(datetime.fromisoformat(listed['ruled_at']))}, at table {listed['table']['label']}"
    offender = listed["offender"]
    name = (
        offender["name"] if isinstance(offender["name"], str) else texts.get("ruling.offender.name", "name not given")
    )
    yield f"on          {name} ({offender['kind']} {offender['id']})"


def _time(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
