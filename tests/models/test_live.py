"""Who listens to a journal is told of every number, however the threads fall."""

from typing import Any
from uuid import uuid4

from models.journal.live import Listener


class Hurried(Listener):
    """Told of another number just after each look at where the journal stands."""

    def __init__(self) -> None:
        super().__init__(uuid4(), 5, lambda _: None)
        self.coming: list[int] = []

    def __getattribute__(self, name: str) -> Any:
        found = super().__getattribute__(name)
        if name == "_seq" and found == 5 and self.coming:
            self.notify(self.coming.pop())
        return found


def test_a_number_that_comes_while_it_looks_is_told() -> None:
    listener = Hurried()
    moves = listener.moves(0.01)
    assert next(moves) == 5
    listener.coming = [6]
    assert [next(moves), next(moves), next(moves)] == [None, 6, None]
