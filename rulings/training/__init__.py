"""Training cards: a situation as it is told at the table, and what the engine answers to it under a rulebook."""
