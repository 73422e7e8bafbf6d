"""The ledger of points and fines, and receipts."""
