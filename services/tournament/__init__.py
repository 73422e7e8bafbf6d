"""Tournaments created, and leagues with their seasons."""
