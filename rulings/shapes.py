"""The shape of each data file; `docs/rulebook-format.md` says the same in words."""

from __future__ import annotations

from rulings.resolve import KINDS
from rulings.shape import (
    LANGUAGES,
    anything,
    boolean,
    by_reading,
    either,
    integer,
    list_of,
    map_of,
    one_of,
    optional_string,
    record,
    string,
    text,
)

ON = one_of("offender", "team", "each-player", "each-teammate")
SCOPES = ("hand", "hanchan", "day", "tournament", "season")
WORDS = record(dict.fromkeys(LANGUAGES, list_of(string)))
CONDITION = map_of(anything)
READING = map_of(string)

GROWTH = record({"first": integer}, {"add": integer, "times": integer})
POINTS = record({"points": either(int, integer, by_reading(GROWTH))}, {"whom": ON})
PENALTY = either(str, one_of(*KINDS), POINTS)
EXPECTED_END = list_of(one_of("own-win", "exhaustive-draw", "four-riichi", "other-win", "chonbo", "abortive-draw"))

ROW = record(
    {"id": string},
    {
        "when": CONDITION,
        "reading": READING,
        "then": list_of(PENALTY),
        "effects": list_of(string),
        "as": record({"foul": string}, {"given": map_of(anything)}),
        "range": list_of(PENALTY),
        "deferred": record({"judged": EXPECTED_END, "dropped": EXPECTED_END}),
        "lateness": one_of("player", "arbiter"),
        "section": string,
        "source": string,
    },
)
FOUL_ENTRY = record(
    {"rows": list_of(ROW)},
    {"section": string, "source": string, "scope": by_reading(one_of(*SCOPES)), "examples": list_of(string)},
)
STEP = record({"step": string}, {"when": CONDITION, "unless": list_of(string), "reading": READING, "effect": boolean})
ENTRY = either(str, string, STEP)
PROCEDURES = map_of(list_of(ENTRY))
RULE = record(
    {"id": string, "when": CONDITION, "then": one_of("void", "applies"), "section": string},
    {"reading": READING, "source": string, "fouls": list_of(string)},
)
CASUAL = record(
    {"section": string, "extrapolated_each_per_p": integer},
    {
        "source": string,
        "each": map_of(by_reading(integer)),
        "to_table": map_of(integer),
        "chonbo": record({"to_dealer": integer, "to_others": integer, "from_dealer": integer}),
        "not_applied": list_of(string),
        "borrowed": boolean,
    },
)
COST = record(
    {},
    {
        "points": list_of(record({"whom": ON, "p": by_reading(integer)})),
        "fines": list_of(record({"whom": ON, "amount": by_reading(integer)})),
        "penalties": list_of(PENALTY),
        "effects": list_of(string),
    },
)
BAND = record(
    {"id": string},
    {
        "from_minute": integer,
        "after_seconds": integer,
        "per_minute": record(
            {},
            {
                "points": list_of(record({"whom": ON, "p": integer})),
                "fines": list_of(record({"whom": ON, "amount": integer})),
            },
        ),
        "once": COST,
        "instead_of": list_of(one_of("points", "fines", "penalties")),
        "reading": READING,
    },
)
CLOCK = record(
    {"section": string, "minute": by_reading(one_of("completed", "begun")), "bands": list_of(BAND)}, {"source": string}
)
VALUES = record({}, {"chonbo": by_reading(integer)})
ALTERNATIVES = map_of(text)
A_READING = record({"question": text, "alternatives": ALTERNATIVES, "default": string, "reason": text})
PARAMETER = record(
    {"name": string, "kind": one_of("uma", "hundreds", "several")}, {"default": integer, "answers": map_of(text)}
)
RAISE = record({"kinds": list_of(one_of(*KINDS)), "by": integer, "except": list_of(string)})

CATALOGUE = {
    "fouls": record(
        {
            "categories": map_of(record({"name": text})),
            "fouls": map_of(
                record(
                    {"category": string, "name": text, "asks": list_of(string), "words": WORDS}, {"implies": CONDITION}
                )
            ),
            "ambiguities": map_of(
                record({"words": WORDS, "question": text, "means": list_of(record({"foul": string, "text": text}))})
            ),
        }
    ),
    "facts": map_of(
        record(
            {"kind": one_of("yes-no", "choice", "count"), "question": text},
            {"answers": map_of(text), "min": integer, "max": integer, "if_true": text, "if_false": text},
        )
    ),
    "kinds": map_of(record({"name": text, "line": text, "say": text})),
    "steps": map_of(text),
    "phrases": map_of(text),
    "procedures": PROCEDURES,
    "examples": map_of(record({"text": text, "suspicion": boolean})),
    "readings": map_of(A_READING),
    "references": map_of(
        record(
            {"title": string, "publisher": string, "year": integer, "reading": one_of("whole", "part", "second-hand")}
        )
    ),
    "rule-points": map_of(
        record({"kind": one_of("points", "places", "choice", "several", "p"), "name": text}, {"answers": map_of(text)})
    ),
}

BOOK = {
    "rulebook": record(
        {
            "id": string,
            "name": text,
            "body": string,
            "edition": string,
            "standing": one_of("official", "second-hand", "partial"),
            "standing_note": text,
            "currency": optional_string,
            "source": string,
            "values": VALUES,
            "readings": list_of(string),
            "chonbo": list_of(RULE),
            "casual": CASUAL,
            "procedures": PROCEDURES,
        }
    ),
    "fouls": map_of(FOUL_ENTRY),
    "lateness": map_of(CLOCK),
    "rule-points": map_of(anything),
    "readings": map_of(A_READING),
}

OPTION = record(
    {"id": string, "name": text, "summary": text, "section": string},
    {
        "parameter": PARAMETER,
        "excludes": map_of(text),
        "values": VALUES,
        "fouls": map_of(FOUL_ENTRY),
        "lateness": map_of(CLOCK),
        "rule_points": map_of(anything),
        "chonbo": list_of(RULE),
        "casual": CASUAL,
        "casual_only": boolean,
        "readings": list_of(string),
        "raise": RAISE,
    },
)
