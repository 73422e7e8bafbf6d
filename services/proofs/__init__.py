"""Proofs that the journal is what it was: checkpoints, their witnesses, and what stands in the log."""
