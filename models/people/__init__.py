"""Accounts, officials, players, teams, and the credentials by which they are let in."""
