"""A ruling on its way from a referee's phone into the log: what it names, what the log knows, deciding, storing."""
