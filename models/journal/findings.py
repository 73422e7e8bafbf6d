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
    "row-changed-before": "{row} was changed between entry {before} and entry {seq}, without an entry",
    "row-changed": "{row} was changed after entry {seq}, without an entry",
    "row-missing": "{row}, written by entry {seq}, is missing",
    "row-unrecorded": "{row} is in no journal entry",
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
