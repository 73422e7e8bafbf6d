"""A ruling on its way from a referee's phone into the log: references, known facts, decision, storage."""
