"""Telling phones while the app is closed (Web Push): what, to whom, by which services."""
