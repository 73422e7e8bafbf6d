"""Escalations and a player's own page, from which a player appeals."""
