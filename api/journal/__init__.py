"""The journal as feed, live stream and audit."""
