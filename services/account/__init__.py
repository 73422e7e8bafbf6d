"""Accounts: the links that make one, and passwords."""
