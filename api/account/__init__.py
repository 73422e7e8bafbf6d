"""Accounts: people who sign in by themselves, wherever they are."""
