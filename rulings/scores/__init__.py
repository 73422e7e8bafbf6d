"""Scores, casual payments, charges and money."""
