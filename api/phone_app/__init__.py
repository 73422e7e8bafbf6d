"""The phone app's files, served from the root of the server."""
