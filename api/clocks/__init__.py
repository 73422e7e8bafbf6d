"""Lateness clocks and what they charge: recorded times and the ledger, brought before the rules."""
