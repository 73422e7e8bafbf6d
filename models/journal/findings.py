"""What an audit can find: kinds, and what each says."""

from collections.abc import Mapping
from dataclasses import dataclass, field

WORDS = {
    "no-id": "rows say that they belong to {id}, which is no id",
    "journal-unreadable": "the journal cannot be read any further: {error}",
    "not-as-noted": "the journal does not hold entry {seq} with the hash {hash}",
    "no-number": "an entry has the number {number}",
    "unchained": "entry {seq} does not follow the entry before it: the chain is broken",
    "entry-changed": "entry {seq} was changed: its content does not give its hash",
    "entry-missing": "entry {seq} is missing",
    "entries-missing": "entries {seq} to {last} are missing",
    "redaction-unrecorded": "entry {seq} lacks personal data, and no later entry says that it was removed",
    "head-missing": "the head of the journal is missing",
    "head-changed": "the head of the journal was changed: it is not entry {seq}, the last one",
    "journal-cut": "a phone of {official} (witness {witness}) signed {size} entries: the end of the journal is gone",
    "journal-forged": "a phone of {official} (witness {witness}) signed {size} other entries: the journal is forged",
    "journal-not-as-stamped": "what an authority stamped at {at} was another journal of {size} entries than this one",
    "row-changed-before": "{row} was changed between entry {before} and entry {seq}, without an entry",
    "row-changed": "{row} was changed after entry {seq}, without an entry",
    "row-missing": "{row}, written by entry {seq}, is missing",
    "row-unrecorded": "{row} is in no journal entry",
    "admission-unrecorded": "{row} lets somebody in as {whom} ({roles}) since {since}, and no entry accounts for it: "
    "cut that phone off, and look through what was entered as {whom} since",
    "session-unrecorded": "{row} is a browser that acts as {whom} ({roles}) since {since}, and no entry accounts for "
    "it: cut off the phones of {whom}, let them in anew, and look through what was entered as {whom} since",
    "token-unrecorded": "{row} lets programs act as {whom} ({roles}) since {since}, and no entry accounts for it: "
    "revoke that token, and look through what was entered as {whom} since",
    "invitation-unrecorded": "{row} invites people in as {whom} ({roles}) since {since}, and no entry accounts for it: "
    "revoke that link, and cut off every phone that came by it",
    "table-unreadable": "the table {table} cannot be read: {error}",
    "rulebook-missing": "the rulebook with revision {revision}, named by entry {seq}, is missing",
    "rulebook-changed": "the rulebook with revision {revision} was changed after entry {seq} named it",
}


@dataclass(frozen=True)
class Finding:
    """Something wrong: at which journal entry (None: at none in particular), its kind, and what that wants named."""

    seq: int | None
    kind: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def what(self) -> str:
        """It in words."""
        return WORDS[self.kind].format(seq=self.seq, **self.values)
