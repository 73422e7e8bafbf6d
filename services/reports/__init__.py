"""Printed reports: an incident, an event, a foul card, a price list, table codes."""
