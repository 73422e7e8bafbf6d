"""The engine: one foul's table under one rulebook, decided."""
