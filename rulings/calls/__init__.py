"""Calls on one tile: who has it and why, what becomes of the other calls, and when a kan's indicator is turned."""
