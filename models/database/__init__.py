"""Connections, transactions, the schema, and writing rows with their journal entries."""
