"""Restoring a database from a backup, and what a backup holds."""
