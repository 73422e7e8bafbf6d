"""What keeps a server running: its health, its log, its clock."""
