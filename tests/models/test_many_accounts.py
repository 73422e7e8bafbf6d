"""However many accounts a question names, the database answers it."""

import pytest
from uuid_utils.compat import uuid7

from models.database.engine import Engines, read, write
from models.money import ledger
from models.money.ledger import Cause
from models.people.players import MOST_TOGETHER
from models.ruling import rulings
from tests.models.sample import Sample


@pytest.mark.parametrize("strangers", [0, MOST_TOGETHER - 1, MOST_TOGETHER, 5_000])
def test_what_one_owes_is_found_among_many(engines: Engines, sample: Sample, strangers: int) -> None:
    owing = sample.players[0]
    line = {"id": uuid7(), "account_kind": "player", "account_id": owing, "unit": "SGD", "amount": 1000}
    with write(engines) as connection:
        ledger.post(
            sample.journal(connection), Cause("decision", uuid7()), [{**line, "what": "decided", "reason": "late"}]
        )
        ruling = sample.issue(connection)
    named = [*(uuid7() for _ in range(strangers)), owing, owing]
    with read(engines) as connection:
        [balance] = ledger.totals(connection, sample.tournament, False, named)
        assert (balance.account_id, balance.amount) == (owing, 1000)
        assert [row.id for row in rulings.on_offenders(connection, sample.tournament, named)] == [ruling]
