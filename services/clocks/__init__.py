"""Lateness clocks and what they charge; game clocks."""
