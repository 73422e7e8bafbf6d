"""How people and programs get into a tournament: invitations, admissions, phones, API tokens."""
