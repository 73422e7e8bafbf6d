"""Players, teams and officials, what phones are told, and the erasure of personal data."""
