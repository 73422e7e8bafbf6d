"""The `shinpan` command: rulings, rulebooks and tools without a server, and what owners and auditors do."""
