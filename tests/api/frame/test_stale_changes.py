"""Every PUT and PATCH has an id of its own, happens once, or names what it replaces: nothing is replaced unseen."""

import re
from pathlib import Path

import pytest

from app import create_app
from config import Config
from rulings.loading import yaml_file
from tests.databases import ROOT

DESCRIBED = yaml_file.read(ROOT / "openapi.yaml", ROOT)

# The last part of its address is an id that whoever sends it made: the same again is the same, another body a conflict.
OWN_ID = {
    "PUT /api/v1/account/tournaments/<uuid:tournament_id>",
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
            *("teams/<uuid:team_id>", "timings/<uuid:timing_id>"),
            "rulings/<uuid:ruling_id>/notes/<uuid:note_id>",
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
    *(
        f"PUT /api/v1/tournaments/<uuid:tournament_id>/{path}"
        for path in (
            *("api-tokens/<uuid:token_id>/revocation", "invitations/<uuid:invitation_id>/revocation"),
            *("kept-times/<uuid:kept_id>/answer", "officials/<uuid:official_id>/revocation"),
            *("phones/<uuid:phone_id>/cut-off", "push-subscriptions/<uuid:subscription_id>/end"),
            *("help-calls/<uuid:help_call_id>/answer", "help-calls/<uuid:help_call_id>/end"),
            "rulings/<uuid:ruling_id>/withdrawal",
        )
    ),
}
# It names what it replaces, as the caller saw it.
VERSIONED = {
    "PUT /api/v1/tournaments/<uuid:tournament_id>/hanchans/<uuid:hanchan_id>/result": "corrects",
    **dict.fromkeys(
        (
            "PATCH /api/v1/tournaments/<uuid:tournament_id>/officials/<uuid:official_id>",
            "PUT /api/v1/tournaments/<uuid:tournament_id>/hanchans/<uuid:hanchan_id>/schedule",
            "PUT /api/v1/tournaments/<uuid:tournament_id>/scoring",
        ),
        "replaces",
    ),
}
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
    assert sorted(replacing) == sorted([*OWN_ID, *ONCE, *VERSIONED, *TAGGED, *GROWING, *OTHERS])


@pytest.mark.parametrize("operation", VERSIONED)
def test_its_body_names_what_it_replaces(operation: str) -> None:
    method, path = operation.split()
    described = DESCRIBED["paths"][re.sub(r"<uuid:(\w+)>", r"{\1}", path)][method.lower()]
    [body] = described["requestBody"]["content"].values()
    schema = DESCRIBED["components"]["schemas"][body["schema"]["$ref"].rpartition("/")[2]]
    assert VERSIONED[operation] in schema["properties"]
