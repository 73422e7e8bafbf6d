"""The shape of each data file; `docs/rulebook-format.md` says the same in words."""

from __future__ import annotations

from typing import Any

from rulings.engine.corrections import WHEN
from rulings.engine.resolve import KINDS
from rulings.loading.shape import (
    LANGUAGES,
    Place,
    Shape,
    anything,
    boolean,
    by_kind,
    by_p,
    by_reading,
    currency,
    either,
    integer,
    list_of,
    map_of,
    natural,
    one_of,
    record,
    some,
    string,
    text,
)

ON = one_of("offender", "team", "each-player", "each-teammate")
SCOPES = ("hand", "hanchan", "day", "tournament", "season")
WORDS = record(dict.fromkeys(LANGUAGES, some(string)))
VOCABULARY = record({}, dict.fromkeys(LANGUAGES, string))
CONDITION = map_of(anything)
READING = map_of(string)
HAND_NAMES = ("yaku", "fu", "limits", "no_win", "furiten", "until", "no_riichi", "no_quad")
HANCHAN_NAMES = ("ends", "over")
SETTLEMENT_NAMES = ("steps", "places", "ends", "remarks")
TRAINING_NAMES = ("questions", "choices", "lines", "subjects")
CALL_NAMES = ("ends", "why", "open", "lost", "dora", "table", "asks", "answers", "kinds")
DRAW_NAMES = ("kinds", "ends", "declared", "shows", "remarks", "against", "dealer")


def growth(value: Any, place: Place) -> None:
    """Check points that grow with each offence, by so much or so many times."""
    if not isinstance(value, dict):
        raise place.error(
            f"{value!r} is not a number of points.", "Write a whole number, or how it grows: first and add or times."
        )
    record({"first": natural}, {"add": natural, "times": natural})(value, place)
    if ("add" in value) == ("times" in value):
        raise place.error("Points grow in one way.", "Write exactly one of add, times.")


def a_reading(value: Any, place: Place) -> None:
    """Check a question with at least two alternatives, one of them the default."""
    record({"question": text, "alternatives": map_of(text), "default": string, "reason": text})(value, place)
    if len(value["alternatives"]) < 2:
        raise place.at("alternatives").error("There is nothing to choose.", "Write at least two alternatives.")
    one_of(*value["alternatives"])(value["default"], place.at("default"))


def an_answer(value: Any, place: Place) -> None:
    """Check an answer to a rule point, or one with the section in which it stands."""
    if isinstance(value, dict) and "is" in value:
        record({"is": anything, "section": string}, {"source": string})(value, place)


POINTS = record({"points": by_reading(either(int, natural, growth))}, {"whom": ON})
PENALTY = either(str, one_of(*KINDS), POINTS)
EXPECTED_END = list_of(one_of("own-win", "exhaustive-draw", "four-riichi", "other-win", "chonbo", "abortive-draw"))

ROW = record(
    {"id": string},
    {
        "when": CONDITION,
        "reading": READING,
        "then": some(PENALTY),
        "effects": list_of(string),
        "as": record({"foul": string}, {"given": map_of(anything)}),
        "range": some(PENALTY),
        "deferred": record({"judged": EXPECTED_END, "dropped": EXPECTED_END}),
        "lateness": one_of("player", "arbiter"),
        "counts": one_of(True),
        "section": string,
        "source": string,
    },
)
FOUL_ENTRY = record(
    {"rows": some(ROW)},
    {"section": string, "source": string, "scope": by_reading(one_of(*SCOPES)), "examples": list_of(string)},
)
STEP = record(
    {"step": string},
    {"when": CONDITION, "unless": list_of(string), "reading": READING, "first": boolean, "effect": boolean},
)
ENTRY = either(str, string, STEP)
PROCEDURES = map_of(list_of(ENTRY))
RULE = record(
    {"id": string, "when": CONDITION, "then": one_of("void", "applies"), "section": string},
    {"reading": READING, "source": string, "fouls": list_of(string)},
)
CASUAL = record(
    {"section": string, "extrapolated_each_per_p": natural},
    {
        "source": string,
        "each": by_p(by_reading(natural)),
        "to_table": by_p(natural),
        "chonbo": record({"to_dealer": natural, "to_others": natural, "from_dealer": natural}),
        "not_applied": list_of(string),
        "borrowed": boolean,
    },
)
COST = record(
    {},
    {
        "points": list_of(record({"whom": ON, "p": by_reading(natural)})),
        "fines": list_of(record({"whom": ON, "amount": by_reading(natural)})),
        "penalties": list_of(PENALTY),
        "effects": list_of(string),
    },
)
BAND = record(
    {"id": string},
    {
        "from_minute": natural,
        "after_seconds": natural,
        "per_minute": record(
            {},
            {
                "points": list_of(record({"whom": ON, "p": natural})),
                "fines": list_of(record({"whom": ON, "amount": natural})),
            },
        ),
        "once": COST,
        "instead_of": list_of(one_of("points", "fines", "penalties", "effects")),
        "once_for_team": by_reading(boolean),
        "reading": READING,
    },
)
CLOCK = record(
    {"section": string, "minute": by_reading(one_of("completed", "begun")), "bands": some(BAND)}, {"source": string}
)
CLOCKS = record({}, {"player": CLOCK, "arbiter": CLOCK})
VALUES = record({}, {"chonbo": by_reading(natural)})
PARAMETER = record(
    {"name": string, "kind": one_of("uma", "hundreds", "several")},
    {"default": integer, "default_with": map_of(integer), "answers": map_of(text)},
)
RAISE = record({"kinds": some(one_of(*KINDS)), "by": natural})
QUESTION: dict[str, Shape] = {"kind": string, "question": text}
FACT = by_kind(
    {
        "yes-no": record(QUESTION, {"if_true": text, "if_false": text, "disputed": text, "usual": boolean}),
        "choice": record({**QUESTION, "answers": map_of(text)}, {"disputed": text, "usual": string}),
        "count": record({**QUESTION, "min": integer, "max": integer}, {"unit": one_of("seconds"), "usual": integer}),
    }
)
POINT: dict[str, Shape] = {"kind": string, "name": text}
SOURCE: dict[str, Shape] = {"title": string, "publisher": string, "year": integer}
ALLOWS = record({}, dict.fromkeys(("hand_end", "simultaneous"), map_of(some(string))))
CORRECTION = record(
    {"when": one_of(*WHEN), "of": some(string), "text": text}, {"unless": some(string), "player": boolean}
)
RULE_POINT = by_kind(
    {
        **dict.fromkeys(("points", "places", "p"), record(POINT)),
        **dict.fromkeys(
            ("choice", "several"),
            record({**POINT, "answers": map_of(text)}, {"allows": ALLOWS, "assumed": string}),
        ),
    }
)

CATALOGUE = {
    "fouls": record(
        {
            "categories": map_of(record({"name": text}, {"reasons": list_of(string)})),
            "fouls": map_of(
                record(
                    {"category": string, "name": text, "asks": list_of(string), "words": WORDS},
                    {"implies": CONDITION, "near": some(string), "reasons": some(string)},
                )
            ),
            "ambiguities": map_of(
                record({"words": WORDS, "question": text, "means": some(record({"foul": string, "text": text}))})
            ),
        }
    ),
    "facts": map_of(FACT),
    "kinds": record(
        dict.fromkeys(
            KINDS,
            record({"name": text, "line": text, "say": text}, {"in_points": record({"line": text, "say": text})}),
        )
    ),
    "steps": record(
        {**dict.fromkeys(("to_do", "settles", "stays"), map_of(text)), "never_together": list_of(list_of(string))},
        {
            "opens": map_of(record({}, {"foul": string, "facts": map_of(anything), "repeat": boolean})),
            "lost_once_chosen": map_of(list_of(one_of(*KINDS))),
        },
    ),
    "phrases": map_of(text),
    "procedures": PROCEDURES,
    "corrections": map_of(CORRECTION),
    "examples": map_of(record({"text": text, "suspicion": boolean})),
    "calls": record(dict.fromkeys(CALL_NAMES, map_of(text))),
    "draws": record(dict.fromkeys(DRAW_NAMES, map_of(text))),
    "hanchan": record(dict.fromkeys(HANCHAN_NAMES, map_of(text))),
    "hands": record(dict.fromkeys(HAND_NAMES, map_of(text))),
    "training": record(dict.fromkeys(TRAINING_NAMES, map_of(text))),
    "readings": map_of(a_reading),
    "reasons": map_of(text),
    "references": map_of(
        record({**SOURCE, "title": either(str, string, text), "reading": one_of("whole", "part", "second-hand")})
    ),
    "rule-points": map_of(RULE_POINT),
    "settlements": record(
        {
            **dict.fromkeys(SETTLEMENT_NAMES, map_of(text)),
            "choices": map_of(record({"name": text, "answers": map_of(text), "assumed": string})),
            "assumed": map_of(map_of(anything)),
        }
    ),
    "vocabulary": record({"empty": VOCABULARY, "same": map_of(VOCABULARY)}),
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
            "currency": currency,
            "source": string,
            "values": VALUES,
            "readings": list_of(string),
            "chonbo": list_of(RULE),
            "casual": CASUAL,
            "procedures": PROCEDURES,
        },
        {"unit": one_of("pts"), "sources": some(string), "assumed": map_of(string)},
    ),
    "fouls": map_of(FOUL_ENTRY),
    "lateness": CLOCKS,
    "rule-points": map_of(an_answer),
    "readings": map_of(a_reading),
}

OWN_BOOK = record(
    {
        "id": string,
        "based_on": string,
        "name": text,
        "body": string,
        "edition": string,
        "standing_note": text,
        "source": record(SOURCE),
    },
    {
        "currency": currency,
        "values": VALUES,
        "fouls": map_of(either(type(None), anything, FOUL_ENTRY)),
        "lateness": CLOCKS,
        "rule_points": map_of(anything),
        "chonbo": list_of(RULE),
        "casual": CASUAL,
        "procedures": PROCEDURES,
        "readings": map_of(a_reading),
        "steps": map_of(text),
    },
)

OPTION = record(
    {"id": string, "name": text, "summary": text, "section": string},
    {
        "parameter": PARAMETER,
        "excludes": map_of(text),
        "values": VALUES,
        "fouls": map_of(FOUL_ENTRY),
        "lateness": CLOCKS,
        "rule_points": map_of(anything),
        "chonbo": list_of(RULE),
        "casual": CASUAL,
        "casual_only": boolean,
        "readings": list_of(string),
        "raise": RAISE,
    },
)
