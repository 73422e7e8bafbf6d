"""Lateness clocks and game clocks, computed from recorded times."""
