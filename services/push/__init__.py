"""Web Push: what phones are told while the app is closed, to whom, and by which push services."""
