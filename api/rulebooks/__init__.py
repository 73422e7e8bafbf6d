"""Rulebooks and fouls: listed, composed, searched and compared."""
