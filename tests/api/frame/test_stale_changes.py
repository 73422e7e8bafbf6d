"""Every PUT and PATCH has an id of its own, happens once, or names what it replaces: nothing is replaced unseen."""

import re
from pathlib import Path
from typing import Any

import pytest

from app import create_app
from config import Config
from rulings.loading import yaml_file
from tests.databases import ROOT

DESCRIBED = yaml_file.read(ROOT / "openapi.yaml", ROOT)

# The last part of its address is an id that whoever sends it made: the same again is the same, another body a conflict.
OWN_ID = {
    "PUT /api/v1/account/tournaments/<uuid:tournament_id>",
    *(
        f"PUT /api/v1/account/leagues/<uuid:league_id>{path}"
        for path in ("", "/invitations/<uuid:invitation_id>", "/seasons/<uuid:season_id>")
    ),
    "PUT /api/v1/accounts/<uuid:identity>",
    "PUT /api/v1/tables/<uuid:table_id>/<code>/kept-times/<uuid:kept_id>",
    *(
        f"PUT /api/v1/tournaments/<uuid:tournament_id>/{path}"
        for path in (
            *("api-tokens/<uuid:token_id>", "dead-hands/<uuid:dead_hand_id>", "erasures/<uuid:erasure_id>"),
            *("extra-times/<uuid:extra_id>", "hanchans/<uuid:hanchan_id>", "hand-ends/<uuid:hand_end_id>"),
            "help-calls/<uuid:help_call_id>",
            *("invitations/<uuid:invitation_id>", "joinings/<uuid:admission_id>", "ledger/decisions/<uuid:line_id>"),
            *("officials/<uuid:official_id>", "payments/<uuid:payment_id>", "players/<uuid:player_id>"),
            *("push-subscriptions/<uuid:subscription_id>", "rulings/<uuid:ruling_id>", "tables/<uuid:table_id>"),
            *("exams/<uuid:exam_id>", "exams/<uuid:exam_id>/attempts/<uuid:attempt_id>"),
            *("seatings/<uuid:seating_id>", "teams/<uuid:team_id>", "timings/<uuid:timing_id>"),
            *("rulings/<uuid:ruling_id>/notes/<uuid:note_id>", "refunds/<uuid:refund_id>"),
            "cash-counts/<uuid:count_id>",
            *("rulings/<uuid:ruling_id>/photos/<uuid:photo_id>", "rulings/<uuid:ruling_id>/escalation"),
            *(
                f"rulings/<uuid:ruling_id>/escalation/{step}/<uuid:step_id>"
                for step in ("appeals", "decisions", "reopenings")
            ),
        )
    ),
}
# It ends or answers something once, and nothing undoes it by the same address.
ONCE = {
    "PUT /api/v1/account/passkeys/<uuid:identity>/removal",
    "PUT /api/v1/account/sessions/<uuid:identity>/end",
    "PUT /api/v1/account/leagues/<uuid:league_id>/invitations/<uuid:invitation_id>/revocation",
    "PUT /api/v1/account/leagues/<uuid:league_id>/managers/<uuid:account_id>/removal",
    *(
        f"PUT /api/v1/tournaments/<uuid:tournament_id>/{path}"
        for path in (
            *("api-tokens/<uuid:token_id>/revocation", "invitations/<uuid:invitation_id>/revocation"),
            *("kept-times/<uuid:kept_id>/answer", "officials/<uuid:official_id>/revocation"),
            *("phones/<uuid:phone_id>/cut-off", "push-subscriptions/<uuid:subscription_id>/end"),
            *("help-calls/<uuid:help_call_id>/answer", "help-calls/<uuid:help_call_id>/end"),
            *("rulings/<uuid:ruling_id>/withdrawal", "payments/<uuid:payment_id>/withdrawal"),
            "ledger/decisions/<uuid:line_id>/withdrawal",
            "exams/<uuid:exam_id>/attempts/<uuid:attempt_id>/withdrawal",
            "players/<uuid:player_id>/merge",
            *(f"{kind}s/<uuid:{kind}_id>/removal" for kind in ("player", "team", "table", "hanchan")),
            "hanchans/removal",
            *("hanchans/<uuid:hanchan_id>/permission", "hanchans/<uuid:hanchan_id>/result/withdrawal"),
            *("hand-ends/<uuid:hand_end_id>/withdrawal", "season", "season/leaving"),
        )
    ),
}
# It names what it replaces, as the caller saw it.
VERSIONED = {
    "PUT /api/v1/tournaments/<uuid:tournament_id>/hanchans/<uuid:hanchan_id>/result": "corrects",
    **dict.fromkeys(
        (
            "PATCH /api/v1/account/leagues/<uuid:league_id>",
            "PATCH /api/v1/account/leagues/<uuid:league_id>/seasons/<uuid:season_id>",
            "PATCH /api/v1/tournaments/<uuid:tournament_id>/exams/<uuid:exam_id>",
            *(
                f"PATCH /api/v1/tournaments/<uuid:tournament_id>/{kind}s/<uuid:{kind}_id>"
                for kind in ("official", "player", "team", "table")
            ),
            "PUT /api/v1/tournaments/<uuid:tournament_id>/hanchans/<uuid:hanchan_id>/schedule",
            "PUT /api/v1/tournaments/<uuid:tournament_id>/schedules",
            "PUT /api/v1/tournaments/<uuid:tournament_id>/scoring",
        ),
        "replaces",
    ),
}
# Each of those it changes names what it replaces.
EACH_VERSIONED = {"PATCH /api/v1/tournaments/<uuid:tournament_id>/hanchans": "hanchans"}
# It names the version by an ETag.
TAGGED = {"PATCH /api/v1/tournaments/<uuid:tournament_id>"}
# It replaces what is of less alone.
GROWING = {"PUT /api/v1/tournaments/<uuid:tournament_id>/journal/witnesses/<key_id>"}
# The present password, where there is one, comes with it.
OTHERS = {"PUT /api/v1/account/password"}


def test_nothing_is_replaced_unseen(tmp_path: Path) -> None:
    app = create_app(Config(database_url=f"sqlite:///{tmp_path / 'untouched.sqlite3'}"))
    replacing = {
        f"{method} {rule.rule}"
        for rule in app.url_map.iter_rules()
        for method in rule.methods or ()
        if method in ("PUT", "PATCH")
    }
    assert sorted(replacing) == sorted([*OWN_ID, *ONCE, *VERSIONED, *EACH_VERSIONED, *TAGGED, *GROWING, *OTHERS])


@pytest.mark.parametrize("operation", VERSIONED)
def test_its_body_names_what_it_replaces(operation: str) -> None:
    assert VERSIONED[operation] in fields_of_body(operation)


@pytest.mark.parametrize("operation", EACH_VERSIONED)
def test_each_of_its_items_names_what_it_replaces(operation: str) -> None:
    item = fields_of_body(operation)[EACH_VERSIONED[operation]]["items"]
    assert "replaces" in described(item)["required"]


def fields_of_body(operation: str) -> dict[str, Any]:
    method, path = operation.split()
    operations = DESCRIBED["paths"][re.sub(r"<uuid:(\w+)>", r"{\1}", path)]
    [body] = operations[method.lower()]["requestBody"]["content"].values()
    return dict(described(body["schema"])["properties"])


def described(schema: dict[str, str]) -> dict[str, Any]:
    """The schema that is meant."""
    return dict(DESCRIBED["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
