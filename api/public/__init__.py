"""What anyone may ask without an account: rulebooks, fouls, decisions, lateness, casual payments."""
