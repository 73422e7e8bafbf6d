"""GET rulings/{id}/report.pdf: all that is known of a ruling, for who was not there."""

from io import BytesIO

import pytest
from pypdf import PdfReader
from uuid_utils.compat import uuid7

from services.proofs import proof_file
from services.proofs.ruling_proof import shorten
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.journal.phone import log_key
from tests.api.tournament.pdf import codes, in_order, pages, printed
from tests.api.tournament.pictures import picture
from tests.api.tournament.reports.test_export_escalations import climb
from tests.models.sample import database_id, tamper


def report(hall: Hall, ruling: str, lang: str = "en") -> str:
    return " ".join(pages(hall, f"rulings/{ruling}/report.pdf", lang=lang))


@pytest.mark.postgresql
def test_it_tells_everything_in_its_order(league: Hall) -> None:
    league.rule("unclear-call")
    first = league.rule("empty-win")
    issued = {"penalties": [{"kind": "warning"}], "reason": "nobody was misled"}
    call = {"issued": issued, "note": "He said ron.\nThen nothing.", "context": {"simultaneous": "win"}}
    ruling = league.rule("empty-win", amends={"ruling": first["id"], "reason": "wrong hand"}, **call)
    sent = {"reason": "the player asks for it"}
    assert league.call("PUT", f"rulings/{ruling['id']}/escalation", sent).status_code == 201
    number, hash_ = ruling["journal"]["seq"], ruling["journal"]["hash"]
    in_order(
        report(league, ruling["id"]),
        *("Autumn Cup", f"Incident report {number}", "Empty win declaration", "Warning"),
        *("Offender", "Player 0 (ID 100)", "Table", "Hand", "East 1", "Seat", "East", "+01:00", "Referee", "referee"),
        *(
            "R.League 24/25",
            "From the official text",
            "Melds, Calls, and Declarations",
            "· Penalties",
            ruling["revision"],
        ),
        *("What was established", "Did anything else happen at the same time?", "Another win on this tile"),
        *("What the rulebook prescribes", "The chonbo is void", "Issued otherwise, because", "nobody was misled"),
        *("Said aloud", "This is a warning.", "Steps", "1. Warn the player"),
        *("Put right at the table", "isn't dealt again", "Interpretations used", "win?"),
        *(
            "Note",
            "He said ron.",
            "Then nothing.",
            "What the referee saw",
            "Earlier",
            "non-standard call 1",
        ),
        *("Escalation", "to the director: referee", "the player asks for it", "History", "Chonbo (30P)", "Charged"),
        *("nobody was misled", "Amended by another ruling", "wrong hand", "Escalated", "The journal's entry"),
        f"{number}:{hash_}",
    )
    path = f"rulings/{ruling['id']}"
    proof = proof_file.read(league.call("GET", f"{path}/proof").text)
    codes(league, f"{path}/report.pdf", f"{number}:{hash_}", str(shorten(proof, hash_)))


@pytest.mark.parametrize(
    ("foul", "facts", "kind", "expected"),
    [
        ("slow-play", {"serious_or_repeated": True}, "warning", "Within the book's range"),
        ("slow-play", {"serious_or_repeated": True}, "none", "Issued otherwise, because"),
        ("riichi-not-announced", {}, "warning", "Chosen, because"),
        ("empty-win", {}, "chonbo", "Why"),
    ],
)
def test_only_what_the_book_does_not_leave_to_the_referee_was_issued_otherwise(
    league: Hall, foul: str, facts: dict[str, object], kind: str, expected: str
) -> None:
    issued = {"penalties": [{"kind": kind}], "reason": "the third reminder"}
    ruling = league.rule(foul, facts, issued=issued)
    assert f"{expected} the third reminder" in report(league, ruling["id"])


def test_it_carries_the_proof(league: Hall) -> None:
    """The whole one as a file, a short one as a code, and the key by which both are checked in print."""
    ruling = league.rule("unclear-call")
    path, key = f"rulings/{ruling['id']}", str(log_key(league))
    attached = PdfReader(BytesIO(printed(league, f"{path}/report.pdf"))).attachments
    ((name, (content,)),) = attached.items()
    assert name == f"ruling-{ruling['journal']['seq']}.tlog-proof"
    proof = proof_file.read(content.decode())
    assert content.decode() == league.call("GET", f"{path}/proof").text
    short = proof_file.check(shorten(proof, ruling["journal"]["hash"]), key)
    assert (short.entry, short.hash) == (None, ruling["journal"]["hash"])
    assert proof_file.check(proof, key).entry
    assert key in report(league, ruling["id"]).replace(" ", "")


def test_of_a_damaged_log_it_proves_nothing_and_is_drawn_all_the_same(league: Hall, database_url: str) -> None:
    ruling = league.rule("unclear-call")["id"]
    own = database_id(database_url, league.tournament)
    tamper(database_url, "DELETE FROM journal_entry WHERE tournament_id = :own AND seq = 2", own=own)
    assert "The journal's entry" in report(league, ruling)
    assert not PdfReader(BytesIO(printed(league, f"rulings/{ruling}/report.pdf"))).attachments


def test_it_names_photos_by_their_hashes(league: Hall) -> None:
    ruling = league.rule("unclear-call")["id"]
    photo = league.call("PUT", f"rulings/{ruling}/photos/{uuid7()}", data=picture()).get_json()
    in_order(report(league, ruling), "Photos", f"image/jpeg, {photo['bytes']} bytes", photo["sha256"][:50])


def test_it_names_the_others_of_the_same_incident(hall: Hall) -> None:
    call = {"incident": str(uuid7()), "context": {"offenders": 2}}
    first, second = (hall.rule("empty-win", offender=hall.player(one), **call) for one in (0, 1))
    in_order(report(hall, first["id"]), "Offender", "Player 0 (ID 100)", "With", "Player 1 (ID 101)", "Table")
    in_order(report(hall, second["id"]), "Offender", "Player 1 (ID 101)", "With", "Player 0 (ID 100)", "Table")
    assert "Player 1" not in report(hall, hall.rule("unclear-call")["id"])


def test_what_waited_tells_what_it_was_at_first_and_what_became_of_it(league: Hall) -> None:
    waiting = league.rule("noten-riichi", {"hand_end": "not-yet"}, offender=league.player(1))
    end = {"table": str(league.tables[0]), "hanchan": str(league.hanchan), "how": "exhaustive-draw"}
    end |= {"hand": {"wind": "east", "number": 1, "counters": 0}, "hands": {"south": "noten"}}
    assert league.call("PUT", f"hand-ends/{uuid7()}", end).status_code == 201
    in_order(
        report(league, waiting["id"]),
        "Chonbo (30P)",
        "At first",
        "Judged if the hand ends with:",
        "History",
        "Judged: Noten riichi",
    )
    league.call("PUT", f"rulings/{waiting['id']}/withdrawal", {"reason": "the hand was tenpai"})
    in_order(report(league, waiting["id"]), "withdrawn", "Withdrawn", "the hand was tenpai")


CLIMB = {
    "en": (
        *("Escalated to the head referee: Player 0 (player)", "I said nothing", "Evidence: South heard it"),
        *(
            "by the head referee, not finally (overturned): head-referee",
            "South is right",
            "Stands since: no ruling in force",
        ),
        *("Appealed to the director: referee", "finally (upheld): director", "Stands since: Chonbo (30P), entry"),
        *("Reopened by the director: director", "finally (amended)", "it was another call", "History"),
        *("Escalated, Player 0 (player): I said nothing", "Escalation decided: overturned, head-referee"),
        *("Appealed to the director, referee", "decided: upheld", "Escalation reopened", "decided: amended"),
    ),
    "ja": (
        *("審判長の審議へ：Player 0（選手）", "証拠：South heard it", "審判長の決定（取消、最終ではない）"),
        *(
            "裁定なし",
            "ディレクターへ異議申立て",
            "最終決定（維持）",
            "審議を再開",
            "最終決定（変更）",
            "経過",
            "審議の決定：変更",
        ),
    ),
    "fr": (
        *("Portée devant l'arbitre principal : Player 0 (joueur)", "Preuves : South heard it", "sans être définitive"),
        *(
            "aucune décision en vigueur",
            "au directeur",
            "définitivement (maintenue)",
            "Rouverte",
            "Historique",
            "tranché : modifiée",
        ),
    ),
}


def test_it_tells_every_step_of_its_escalation(league: Hall) -> None:
    ruling, last = climb(league)
    for lang, expected in CLIMB.items():
        in_order(report(league, ruling["id"], lang), *expected)
        in_order(report(league, last["standing"], lang), *expected[:2])


def test_it_tells_that_who_ruled_was_not_impartial(league: Hall) -> None:
    declared = {"conflicts": [str(league.players[0])]}
    changed = league.change_official(league.officials["referee"], **declared)
    assert changed.status_code == 200, changed.text
    on_offender, at_table = league.rule("empty-win"), league.rule("empty-win", offender=league.player(1))
    conflict = "had a declared conflict of interest with the offender"
    in_order(report(league, on_offender["id"]), "Conflict of interest", conflict)
    in_order(report(league, at_table["id"], "fr"), "Conflit d'intérêts", "avec quelqu'un à la table")
    in_order(report(league, at_table["id"], "ja"), "利害関係", "同卓者との利害関係")
    assert "Conflict of interest" not in report(league, league.rule("empty-win", role="director")["id"])


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ja", ("裁定報告書", "誤ロン・誤ツモ", "チョンボ（30P）", "反則者", "規則の定め", "手順", "経過")),
        ("fr", ("Rapport d'incident", "Annonce à vide", "Fautif", "Ce que prévoit le règlement", "Étapes")),
        ("ru", ("Отчёт о случае", "Пустое объявление победы", "Нарушитель", "Что предписывают правила", "Что сделать")),
    ],
)
def test_it_speaks_three_languages(league: Hall, lang: str, expected: tuple[str, ...]) -> None:
    in_order(report(league, league.rule("empty-win")["id"], lang), *expected)


def test_a_long_note_in_any_script_goes_on_over_pages(hall: Hall) -> None:
    note = "あ" * 2000 + "\n" + "<b>&amp; " * 200
    found = pages(hall, f"rulings/{hall.rule('empty-win', note=note)['id']}/report.pdf")
    assert len(found) > 2
    assert f"{len(found)} of {len(found)}" in found[-1]
    whole = "".join(found)
    assert (whole.count("あ"), whole.count("<b>&amp;")) >= (2000, 200)


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"rulings/{league.rule('empty-win')['id']}/report.pdf"
    details(hall.call("GET", path, None, "director"), 404)
    checks.missing(league, "rulings/{}/report.pdf")
    details(league.call("GET", f"{path}?lang=de", None, "director"), 422)
