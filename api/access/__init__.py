"""Who calls and whether they may: credentials, permissions, rate limits, and the headers that protect a browser."""
