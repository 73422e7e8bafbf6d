"""The ledger and payments."""
