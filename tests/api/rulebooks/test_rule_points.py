"""GET and POST /rule-points"""

from flask.testing import FlaskClient

import rulings
from tests.api.answers import mistakes

PATH = "/api/v1/rule-points"


def test_every_base_book_side_by_side(visitor: FlaskClient) -> None:
    answer = visitor.get(PATH).get_json()
    assert [book["id"] for book in answer["rulebooks"]] == list(rulings.library().books)
    assert {point["id"] for point in answer["points"]} == set(rulings.library().catalogue["rule_points"])
    for point in answer["points"]:
        values = [value["value"] for value in point["values"]]
        assert len(values) == len(answer["rulebooks"])
        assert point["differs"] == any(value != values[0] for value in values)
        assert all(value["text"] for value in point["values"])


def test_only_those_asked_for_in_the_order_asked(visitor: FlaskClient) -> None:
    answer = visitor.get(f"{PATH}?rulebooks=wrr-2015,%20wrc-2022").get_json()
    assert [book["id"] for book in answer["rulebooks"]] == ["wrr-2015", "wrc-2022"]


def test_with_options(visitor: FlaskClient) -> None:
    asked = {"rulebooks": [{"id": "wrc-2022"}, {"id": "wrc-2022", "options": {"uma": {"places": [20, 10]}}}]}
    answer = visitor.post(PATH, json=asked).get_json()
    differing = {point["id"]: point["values"][1]["text"] for point in answer["points"] if point["differs"]}
    assert differing == {"uma": "+20 / +10 / -10 / -20"}


def test_an_unknown_book_is_named_with_its_place(visitor: FlaskClient) -> None:
    found = mistakes(visitor.get(f"{PATH}?rulebooks=wrc-2022,wrc-2O25"))
    assert "wrc-2025" in found["rulebooks.1.id"][1]
    asked = {"rulebooks": [{"id": "wrc-2022", "options": {"umo": {}}}]}
    assert "uma" in mistakes(visitor.post(PATH, json=asked))["rulebooks.0.options.umo"][1]


def test_not_more_than_can_be_read(visitor: FlaskClient) -> None:
    many = ",".join(["wrc-2022"] * 17)
    assert set(mistakes(visitor.get(f"{PATH}?rulebooks={many}"))) == {"rulebooks"}
    assert set(mistakes(visitor.post(PATH, json={"rulebooks": [{"id": "wrc-2022"}] * 17}))) == {"rulebooks"}
    assert set(mistakes(visitor.post(PATH, json={"rulebooks": []}))) == {"rulebooks"}
    assert set(mistakes(visitor.post(PATH, json={}))) == {"rulebooks"}
    assert set(mistakes(visitor.get(f"{PATH}?rulebooks="))) == {"rulebooks"}
