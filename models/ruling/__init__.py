"""Rulings and what belongs to them: hands, dead hands, escalations, photos, precedents."""
