"""Hands: what a referee is asked about tiles."""
