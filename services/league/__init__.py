"""Leagues and their seasons: who manages them, which tournaments are in, and who leads."""
