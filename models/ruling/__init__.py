"""Rulings and what belongs to them: hands, dead hands, escalations, help calls, photos, precedents."""
