"""Who has a tile that several players called."""
