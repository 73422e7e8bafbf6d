"""The ledger, brought up to date in the transaction of whatever changed it."""
