"""The strict loader: YAML to a checked library, and the JSON that server and phone read."""
