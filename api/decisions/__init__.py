"""Questions to the rules that need no account: decisions, lateness, casual payments."""
